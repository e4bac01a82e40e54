import path from 'node:path'
import type { Plugin } from 'vite'

const ID = '\0light-phaser'
const SOURCES = path.resolve(import.meta.dirname, '../../node_modules/phaser/src')
const IS_SOURCE = /node_modules[\\/]phaser[\\/]src[\\/]/

/** These modules are imported first: the renderer breaks an import cycle in Phaser. */
const FIRST = ['renderer/index']

/**
 * Systems of scenes that register themselves. Tweens, timers, loader, sound, physics and tilemaps are left out: scenes have their own, or
 * none.
 */
const SYSTEMS = [
  'events/EventEmitter',
  'cameras/2d/CameraManager',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/GameObjectCreator',
  'gameobjects/GameObjectFactory',
  'scene/ScenePlugin',
  'input/InputPlugin',
]

/** Factories available to scenes as `this.add.<name>`. */
export const PHASER_FACTORIES = {
  container: 'gameobjects/container/ContainerFactory',
  image: 'gameobjects/image/ImageFactory',
  particles: 'gameobjects/particles/ParticleEmitterFactory',
  rectangle: 'gameobjects/shape/rectangle/RectangleFactory',
}

/** Source modules of what scenes may use as `Phaser.<name>`. */
export const PHASER_PARTS: Readonly<Record<string, string>> = {
  BlendModes: 'renderer/BlendModes',
  'Core.Events': 'core/events/index',
  'Display.Color': 'display/color/index',
  Game: 'core/Game',
  'GameObjects.Container': 'gameobjects/container/Container',
  'GameObjects.Graphics': 'gameobjects/graphics/Graphics',
  'GameObjects.Image': 'gameobjects/image/Image',
  'GameObjects.Particles.ParticleEmitter': 'gameobjects/particles/ParticleEmitter',
  'GameObjects.Rectangle': 'gameobjects/shape/rectangle/Rectangle',
  'GameObjects.Text': 'gameobjects/text/Text',
  'Input.Events': 'input/events/index',
  'Math.RadToDeg': 'math/RadToDeg',
  Scale: 'scale/index',
  Scene: 'scene/Scene',
  'Scenes.Events': 'scene/events/index',
  'Textures.Events': 'textures/events/index',
  TintModes: 'renderer/TintModes',
}

/** Constants of Phaser's root, such as renderer types. */
export const PHASER_CONSTANTS: readonly string[] = ['WEBGL', 'HEADLESS']

const setting = (name: string, value: string): string => {
  const names = name.split('.')
  const parents = names.slice(0, -1).map((_, at) => `Phaser.${names.slice(0, at + 1).join('.')} ??= {}`)
  return [...parents, `Phaser.${name} = ${value}`].join('\n')
}

const entry = (): string => {
  const at = (file: string): string => JSON.stringify(path.join(SOURCES, `${file}.js`))
  const parts = Object.entries(PHASER_PARTS)
  return [
    ...[...FIRST, ...SYSTEMS, ...Object.values(PHASER_FACTORIES)].map((file) => `import ${at(file)}`),
    `import constants from ${at('const')}`,
    ...parts.map(([, file], index) => `import part${index} from ${at(file)}`),
    'const Phaser = {}',
    ...parts.map(([name], index) => setting(name, `part${index}`)),
    ...PHASER_CONSTANTS.map((name) => setting(name, `constants.${name}`)),
    'export default Phaser',
  ].join('\n')
}

/** Resolves the feature flags that Phaser's sources read as `typeof NAME`: WebGL only. */
const withSwitches = (code: string): string =>
  code.replace(/typeof (CANVAS_RENDERER|WEBGL_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_\w+)/g, (_, name) =>
    String(name === 'WEBGL_RENDERER'),
  )

/**
 * Builds Phaser from its sources with only what the scenes use: 351 → 186 kB gzip. Its bundle is not tree-shakeable. The types
 * still cover all of Phaser, so a test compares what scenes use with the parts listed here. The dev server and vitest use all
 * of Phaser.
 */
export const lightPhaser = (): Plugin => ({
  name: 'house-kombat-light-phaser',
  apply: 'build',
  enforce: 'pre',
  resolveId: (request) => (request === 'phaser' ? ID : undefined),
  load: (id) => (id === ID ? entry() : undefined),
  transform: {
    filter: { id: IS_SOURCE },
    handler: (code) => ({ code: withSwitches(code), map: null }),
  },
})

import path from 'node:path'
import type { Plugin } from 'vite'

const ID = '\0light-phaser'
const SOURCES = path.resolve(import.meta.dirname, '../../node_modules/phaser/src')
const IS_SOURCE = /node_modules[\\/]phaser[\\/]src[\\/]/

/** Imported first: Phaser's modules import each other in a cycle, which works only if the renderer is first. */
const FIRST = ['renderer/index']

/**
 * Scene systems, which register themselves when imported. Phaser's tweens, timers, loader, sound, physics and tilemaps
 * are left out, because our scenes do not use them.
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

export const PHASER_FACTORIES = {
  container: 'gameobjects/container/ContainerFactory',
  image: 'gameobjects/image/ImageFactory',
  particles: 'gameobjects/particles/ParticleEmitterFactory',
  rectangle: 'gameobjects/shape/rectangle/RectangleFactory',
}

/** Source modules by the name under which scenes use them: `Phaser.<name>`. */
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

/** Replaces the feature flags, which Phaser's sources read as `typeof NAME`. Only WebGL is on. */
const withSwitches = (code: string): string =>
  code.replace(/typeof (CANVAS_RENDERER|WEBGL_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_\w+)/g, (_, name) =>
    String(name === 'WEBGL_RENDERER'),
  )

/**
 * Builds Phaser from its sources with only the parts that scenes use, about half of it. Phaser's own bundle is not
 * tree-shakeable. Its types still declare all parts, so a test compares the scenes' code with the lists here. The dev
 * server and vitest use all of Phaser.
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

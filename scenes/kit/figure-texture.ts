import type Phaser from 'phaser'
import type { FighterLayer } from '#assets/manifest/fighter-layers.ts'

/** Phaser keeps the file's fields as the frame's `customData`. */
interface FileFrame {
  readonly frame: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
}

interface Cut {
  readonly source: CanvasImageSource
  readonly name: string
  readonly file: FileFrame
}

const WIDTH = 1024
/** Packs repeat the pixels at each frame's edge outside it, so that filtering does not bleed. */
const BORDER_PX = 1
const GAP_PX = 2

/** Number of figures per composed texture: figures that look alike share one. */
const users = new WeakMap<Phaser.Textures.Texture, number>()

const cutsOf = (textures: Phaser.Textures.TextureManager, layers: readonly FighterLayer[]): Cut[] => {
  const cuts = new Map<string, Cut>()
  for (const { pack, frame, faceFrames } of layers) {
    for (const name of [frame, ...Object.values(faceFrames ?? {})]) {
      const texture = textures.get(pack)
      if (!texture.has(name)) continue
      const source = texture.getSourceImage() as HTMLImageElement
      cuts.set(name, { source, name, file: texture.get(name).customData as FileFrame })
    }
  }
  return [...cuts.values()].sort((a, b) => b.file.frame.h - a.file.frame.h)
}

/** Places the cut-outs in rows, in the given order. Returns their top left corners and the total height. */
const placed = (cuts: readonly Cut[]) => {
  const edge = GAP_PX + BORDER_PX
  let [x, y, rowHeight] = [edge, edge, 0]
  const places = cuts.map((cut) => {
    const { w, h } = cut.file.frame
    if (x + w + edge > WIDTH) [x, y, rowHeight] = [edge, y + rowHeight + GAP_PX + 2 * BORDER_PX, 0]
    rowHeight = Math.max(rowHeight, h)
    const place = { cut, x, y }
    x += w + GAP_PX + 2 * BORDER_PX
    return place
  })
  return { places, height: y + rowHeight + edge }
}

const compose = (
  textures: Phaser.Textures.TextureManager,
  key: string,
  layers: readonly FighterLayer[],
): Phaser.Textures.Texture | null => {
  const { places, height } = placed(cutsOf(textures, layers))
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  const frames: Record<string, FileFrame> = {}
  for (const { cut, x, y } of places) {
    const { w, h } = cut.file.frame
    const [fromX, fromY] = [cut.file.frame.x - BORDER_PX, cut.file.frame.y - BORDER_PX]
    const [wide, high] = [w + 2 * BORDER_PX, h + 2 * BORDER_PX]
    context.drawImage(cut.source, fromX, fromY, wide, high, x - BORDER_PX, y - BORDER_PX, wide, high)
    frames[cut.name] = { ...cut.file, frame: { x, y, w, h } }
  }
  const texture = textures.create(key, canvas)
  return texture && textures.addAtlasJSONHash(key, texture, { frames })
}

/**
 * Composes pet and gear from several packs into one texture, because each texture change costs a draw call. Destroying
 * the last figure that uses the texture removes it. Returns the texture's key.
 */
export const figureTexture = (figure: Phaser.GameObjects.GameObject, layers: readonly FighterLayer[]): string => {
  const { textures } = figure.scene
  const [first] = layers
  if (!first || layers.every(({ pack }) => pack === first.pack)) return first?.pack ?? ''
  const key = `figure:${layers.map(({ frame }) => frame).join(' ')}`
  const texture = textures.exists(key) ? textures.get(key) : compose(textures, key, layers)
  if (!texture) return first.pack
  users.set(texture, (users.get(texture) ?? 0) + 1)
  figure.once('destroy', () => {
    const left = (users.get(texture) ?? 1) - 1
    users.set(texture, left)
    if (left === 0 && textures.exists(key)) textures.remove(key)
  })
  return key
}

import Phaser from 'phaser'
import type { Effects } from './effects.ts'

/** The effects of the pack `vfx`. */
export type FlipbookName = 'hit' | 'crit' | 'slash' | 'burn' | 'freeze' | 'heal' | 'reflect'

/** Frames of each effect. */
const FRAMES = 8

export interface FlipbookOptions {
  readonly x: number
  readonly y: number
  /** Width of the effect's frame, CSS px. */
  readonly size: number
  readonly lifeMs: number
  readonly delayMs?: number
  /** Runs from right to left. */
  readonly flip?: boolean
  readonly rotation?: number
  /** Frames are added to what lies below: for light. */
  readonly glows?: boolean
}

const frameName = (name: FlipbookName, index: number): string => `vfx/${name}/${String(index).padStart(2, '0')}`

/** Plays a drawn effect once inside `layer`. */
export const playFlipbook = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  name: FlipbookName,
  options: FlipbookOptions,
): void => {
  const { scene } = layer
  const image = new Phaser.GameObjects.Image(scene, options.x, options.y, 'vfx', frameName(name, 0))
  image.setScale(options.size / image.width).setVisible(false)
  if (options.flip) image.scaleX = -image.scaleX
  if (options.rotation) image.setRotation(options.rotation)
  if (options.glows) image.setBlendMode(Phaser.BlendModes.ADD)
  layer.add(image)
  effects.add(
    {
      lifeMs: options.lifeMs,
      update(t) {
        image.setVisible(true)
        image.setFrame(frameName(name, Math.min(FRAMES - 1, Math.floor(t * FRAMES))))
      },
      end: () => image.destroy(),
    },
    options.delayMs ?? 0,
  )
}

import Phaser from 'phaser'
import { EFFECT_FRAME_COUNT, type EffectName, effectFrames } from '../../assets/manifest/vfx.ts'
import type { Effects } from './effects.ts'

export interface FlipbookOptions {
  readonly x: number
  readonly y: number
  /** Width of the effect's frame, CSS px. */
  readonly size: number
  readonly lifeMs: number
  readonly delayMs?: number
  /** Mirrors it. */
  readonly flip?: boolean
  readonly rotation?: number
}

/** Plays a frame animation once inside `layer`. */
export const playFlipbook = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  name: EffectName,
  options: FlipbookOptions,
): void => {
  const { scene } = layer
  const frames = effectFrames(name)
  const image = new Phaser.GameObjects.Image(scene, options.x, options.y, 'vfx', frames[0])
  image.setScale(options.size / image.width).setVisible(false)
  if (options.flip) image.scaleX = -image.scaleX
  if (options.rotation) image.setRotation(options.rotation)
  layer.add(image)
  effects.add(
    {
      lifeMs: options.lifeMs,
      update(t) {
        image.setVisible(true)
        image.setFrame(frames[Math.min(EFFECT_FRAME_COUNT - 1, Math.floor(t * EFFECT_FRAME_COUNT))] ?? '')
      },
      end: () => image.destroy(),
    },
    options.delayMs ?? 0,
  )
}

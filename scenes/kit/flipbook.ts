import Phaser from 'phaser'
import { type ArenaEffectName, arenaEffectFrames, effectsWith } from '#assets/manifest/additions.ts'
import type { Effects } from './effects.ts'

export interface FlipbookOptions {
  readonly x: number
  readonly y: number
  /** CSS px. */
  readonly size: number
  readonly lifeMs: number
  readonly delayMs?: number
  readonly flip?: boolean
  readonly rotation?: number
}

const playOne = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  name: ArenaEffectName,
  options: FlipbookOptions,
): void => {
  const { scene } = layer
  const frames = arenaEffectFrames(name)
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
        image.setFrame(frames[Math.min(frames.length - 1, Math.floor(t * frames.length))] ?? '')
      },
      end: () => image.destroy(),
    },
    options.delayMs ?? 0,
  )
}

export const playFlipbook = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  name: ArenaEffectName,
  options: FlipbookOptions,
): void => {
  for (const each of [name, ...effectsWith(name)]) playOne(layer, effects, each, options)
}

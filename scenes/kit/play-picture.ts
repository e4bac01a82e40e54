import Phaser from 'phaser'
import type { Effects } from './effects.ts'

export interface PictureOptions {
  readonly texture: string
  readonly frame: string
  readonly lifeMs: number
  readonly delayMs?: number
}

export const playPicture = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  { texture, frame, lifeMs, delayMs = 0 }: PictureOptions,
  draw: (image: Phaser.GameObjects.Image, t: number, ageMs: number) => void,
): void => {
  const image = new Phaser.GameObjects.Image(layer.scene, 0, 0, texture, frame)
  image.setVisible(false)
  layer.add(image)
  effects.add(
    {
      lifeMs,
      update(t, ageMs) {
        image.setVisible(true)
        draw(image, t, ageMs)
      },
      end: () => image.destroy(),
    },
    delayMs,
  )
}

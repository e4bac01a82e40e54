import Phaser from 'phaser'
import { backOut, quadIn, quadOut, shareOf } from './easing.ts'
import type { Effects } from './effects.ts'
import { DISPLAY_FONT } from './stage-scene.ts'

const LIFE_MS = 900
const RISE_PX = 40

export interface FloatTextOptions {
  readonly x: number
  readonly y: number
  readonly text: string
  /** Fill, CSS colour; the stroke is always ink. */
  readonly fill: string
  readonly sizePx: number
  readonly delayMs?: number
  /** Smaller word above it ('Critical'). */
  readonly title?: { readonly text: string; readonly fill: string }
  /** Radians. */
  readonly tilt?: number
  /** Keeps still: no pop, for reduced motion. */
  readonly isCalm?: boolean
}

const inkText = (
  scene: Phaser.Scene,
  y: number,
  text: string,
  fill: string,
  sizePx: number,
  resolution: number,
): Phaser.GameObjects.Text =>
  new Phaser.GameObjects.Text(scene, 0, y, text, {
    fontFamily: DISPLAY_FONT,
    fontSize: `${Math.round(sizePx)}px`,
    color: fill,
    stroke: '#1d1038',
    strokeThickness: Math.max(4, Math.round(sizePx / 4.6)),
    padding: { x: 4, y: 4 },
    resolution,
  }).setOrigin(0.5)

/** A number or word that pops up (1.4 → 1), rises 40 px and fades (art direction, Motion). */
export const floatText = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  resolution: number,
  options: FloatTextOptions,
): void => {
  const { scene } = layer
  const group = new Phaser.GameObjects.Container(scene, options.x, options.y)
  group.add(inkText(scene, 0, options.text, options.fill, options.sizePx, resolution))
  if (options.title)
    group.add(
      inkText(scene, -options.sizePx * 0.86, options.title.text, options.title.fill, options.sizePx * 0.62, resolution),
    )
  group.setRotation(options.tilt ?? 0).setVisible(false)
  layer.add(group)
  effects.add(
    {
      lifeMs: LIFE_MS,
      update(t, ageMs) {
        group.setVisible(true)
        group.y = options.y - RISE_PX * quadOut(t)
        group.setAlpha(1 - quadIn(shareOf(t, 0.65, 1)))
        group.setScale(options.isCalm ? 1 : 1.4 - 0.4 * backOut(shareOf(ageMs, 0, 180)))
      },
      end: () => group.destroy(),
    },
    options.delayMs ?? 0,
  )
}

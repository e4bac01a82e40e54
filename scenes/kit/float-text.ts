import Phaser from 'phaser'
import { DISPLAY_FONT, DRAWN, GLYPH_INK_PX, GLYPH_PX, GLYPHS, glyphFrame, inkFrame } from './drawn-textures.ts'
import { backOut, quadIn, quadOut, shareOf } from './easing.ts'
import type { Effects } from './effects.ts'

/** Short, so that a text is gone before the next blow. Reduced motion gets more time. */
const LIFE_MS = 500
const CALM_MS = 900
export const POP_SCALE = 1.6
const POP_MS = { held: 45, settled: 200 } as const
/** Share of its life at which a text starts to fade. */
const FADES_FROM = 0.55
export const RISE_PX = 40
const TITLE = { share: 0.58, above: 0.84 } as const

export interface FloatTextOptions {
  readonly x: number
  /** Where the text's centre starts, in CSS px. */
  readonly y: number
  /** Text of digits and signs uses drawn glyphs, anything else a text object. */
  readonly text: string
  readonly colour: number
  readonly sizePx: number
  readonly delayMs?: number
  readonly driftPx?: number
  /** Speed of the fight. The text lasts the same real time at any speed. */
  readonly tempo?: number
  /** Smaller label above the text ('Critical'). */
  readonly title?: { readonly text: string; readonly colour: number }
  /** Radians. */
  readonly tilt?: number
  /** Reduced motion: no pop, no rise. */
  readonly isCalm?: boolean
}

const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`

const inkText = (
  scene: Phaser.Scene,
  text: string,
  colour: number,
  sizePx: number,
  resolution: number,
): Phaser.GameObjects.Text =>
  new Phaser.GameObjects.Text(scene, 0, 0, text, {
    fontFamily: DISPLAY_FONT,
    fontSize: `${Math.round(sizePx)}px`,
    color: css(colour),
    stroke: '#1d1038',
    strokeThickness: Math.max(4, Math.round(sizePx / 4.6)),
    padding: { x: 4, y: 4 },
    resolution,
  }).setOrigin(0.5)

const isNumber = (text: string): boolean => text !== '' && [...text].every((letter) => GLYPHS.includes(letter))

const inkNumber = (scene: Phaser.Scene, text: string, colour: number, sizePx: number): Phaser.GameObjects.Container => {
  const row = new Phaser.GameObjects.Container(scene, 0, 0)
  const fills = [...text].map((glyph) => new Phaser.GameObjects.Image(scene, 0, 0, DRAWN, glyphFrame(glyph)))
  const inks = [...text].map((glyph) => new Phaser.GameObjects.Image(scene, 0, 0, DRAWN, inkFrame(glyph)))
  const widthOf = (image: Phaser.GameObjects.Image): number => image.width - 2 * GLYPH_INK_PX
  let x = -fills.reduce((sum, image) => sum + widthOf(image), 0) / 2
  for (const [index, fill] of fills.entries()) {
    fill.setX(x + widthOf(fill) / 2).setTint(colour)
    inks[index]?.setX(fill.x)
    x += widthOf(fill)
  }
  row.add([...inks, ...fills])
  return row.setScale(sizePx / GLYPH_PX)
}

/** CSS px. */
export const floatTextWidth = (text: string, sizePx: number): number => (text.length * 0.56 + 0.3) * sizePx

export const floatText = (
  layer: Phaser.GameObjects.Container,
  effects: Effects,
  resolution: number,
  options: FloatTextOptions,
): void => {
  const { scene } = layer
  const { text, colour, sizePx, title, isCalm = false, driftPx = 0, tempo = 1 } = options
  const group = new Phaser.GameObjects.Container(scene, options.x, options.y)
  group.add(isNumber(text) ? inkNumber(scene, text, colour, sizePx) : inkText(scene, text, colour, sizePx, resolution))
  if (title)
    group.add(inkText(scene, title.text, title.colour, sizePx * TITLE.share, resolution).setY(-sizePx * TITLE.above))
  group
    .setName(text)
    .setRotation(options.tilt ?? 0)
    .setVisible(false)
  layer.add(group)
  effects.add(
    {
      lifeMs: tempo * (isCalm ? CALM_MS : LIFE_MS),
      update(t, ageMs) {
        const way = isCalm ? 0 : quadOut(t)
        group.setVisible(true).setPosition(options.x + driftPx * way, options.y - RISE_PX * way)
        group.setAlpha(1 - quadIn(shareOf(t, FADES_FROM, 1)))
        const settled = backOut(shareOf(ageMs / tempo, POP_MS.held, POP_MS.settled))
        group.setScale(isCalm ? 1 : POP_SCALE - (POP_SCALE - 1) * settled)
      },
      end: () => group.destroy(),
    },
    options.delayMs ?? 0,
  )
}

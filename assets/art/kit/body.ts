import type { BuildName } from '#assets/manifest/builds.ts'
import type { BoneName } from '#assets/manifest/rig.ts'
import type { DrawnPart } from './compose.ts'
import { fill, highlight, line, volume } from './svg.ts'
import { INK, tone } from './tone.ts'

/** A part without a colour takes the skin's colour. */
export interface BodyStyle {
  readonly build: BuildName
  readonly skin: string
  readonly body?: string
  readonly limb?: string
  readonly paw?: string
  readonly belly?: string
  readonly chest?: string
}

const TORSOS: Readonly<Record<BuildName, string>> = {
  sturdy:
    'M208,322 C192,344 190,388 204,414 C214,434 302,434 312,414 C326,388 326,344 312,322 C296,302 224,302 208,322Z',
  lithe:
    'M222,320 C206,342 212,372 200,412 C212,436 304,436 316,412 C304,372 312,342 298,320 C284,304 236,304 222,320Z',
  chubby:
    'M220,322 C196,346 178,384 190,412 C202,438 314,438 326,412 C338,384 322,346 300,322 C286,306 234,306 220,322Z',
}

const arm = (x: number, y: number): string =>
  `M${x - 14},${y - 2} C${x - 14},${y - 19} ${x + 14},${y - 19} ${x + 14},${y - 2} L${x + 15},${y + 28} C${x + 25},${y + 36} ${x + 28},${y + 50} ${x + 23},${y + 62} C${x + 17},${y + 78} ${x - 17},${y + 78} ${x - 23},${y + 62} C${x - 28},${y + 50} ${x - 25},${y + 37} ${x - 15},${y + 28}Z`

const leg = (x: number): string =>
  `M${x - 22},396 C${x - 24},416 ${x - 26},424 ${x - 28},436 C${x - 32},452 ${x - 24},458 ${x - 10},458 L${x + 28},458 C${x + 44},458 ${x + 44},436 ${x + 28},432 C${x + 22},430 ${x + 20},418 ${x + 22},396Z`

const hand = (x: number, y: number, paw: string | undefined): string =>
  paw
    ? fill(`M${x - 40},${y + 38} Q${x},${y + 30} ${x + 40},${y + 38} V${y + 90} H${x - 40}Z`, paw) +
      fill(
        `M${x + 4},${y + 38} Q${x + 34},${y + 36} ${x + 34},${y + 90} H${x + 10}Q${x + 22},${y + 56} ${x + 4},${y + 38}Z`,
        tone(paw, -0.12),
        'opacity=".8"',
      )
    : ''

const foot = (x: number, paw: string | undefined): string =>
  (paw ? fill(`M${x - 40},438 Q${x + 10},424 ${x + 60},440 V470 H${x - 40}Z`, paw) : '') +
  line(`M${x + 22},446 v14 M${x + 32},445 v14`, 3.5, INK, 'opacity=".75"')

export const limb = (slot: 'armF' | 'legF' | 'legN' | 'torso' | 'armN', svg: string): DrawnPart => ({
  slot,
  bone: slot satisfies BoneName,
  svg,
})

/** Drawn on one common canvas, so that armour, boots, necklaces and wings fit all three builds. */
export const drawBody = (style: BodyStyle): DrawnPart[] => {
  const torsoColour = style.body ?? style.skin
  const limbColour = style.limb ?? style.skin
  const farColour = tone(limbColour, -0.05)
  const belly = style.belly
    ? fill('M272,330 C238,336 226,372 232,404 C238,428 300,428 308,402 C316,374 306,336 272,330Z', style.belly)
    : ''
  const neckShadow = fill('M200,318 Q258,352 320,318 L320,300 H200Z', tone(torsoColour, -0.2), 'opacity=".55"')
  return [
    limb('armF', volume(arm(308, 344), farColour, { inside: hand(308, 344, style.paw) })),
    limb('legF', volume(leg(290), farColour, { inside: foot(290, style.paw) })),
    limb('legN', volume(leg(228), limbColour, { inside: foot(228, style.paw) })),
    limb(
      'torso',
      volume(TORSOS[style.build], torsoColour, {
        relief: [6, 10, 9],
        inside: belly + (style.chest ?? '') + neckShadow,
      }),
    ),
    limb(
      'armN',
      volume(arm(208, 344), limbColour, {
        inside: hand(208, 344, style.paw),
        gloss: highlight(200, 352, 4, 12, 4, 0.35),
      }) + line('M214,398 q9,1 13,-6 M199,402 q8,6 17,3', 3.5, INK, 'opacity=".7"'),
    ),
  ]
}

export const HEADS = {
  hamster:
    'M260,128 C316,128 354,162 360,206 C394,226 400,290 338,309 C306,318 214,318 182,309 C120,290 126,226 160,206 C166,162 204,128 260,128Z',
  egg: 'M260,130 C316,130 350,166 354,212 C362,262 332,312 260,313 C188,312 158,262 166,212 C170,166 204,130 260,130Z',
  cat: 'M260,134 C312,134 346,160 354,204 L394,226 L368,238 L388,266 L352,268 C338,300 306,312 260,312 C214,312 182,300 168,268 L132,266 L152,238 L126,226 L166,204 C174,160 208,134 260,134Z',
  dog: 'M260,130 C310,130 344,158 350,204 C356,232 358,262 344,286 C326,314 294,316 264,316 C232,316 194,314 176,286 C162,262 164,232 170,204 C176,158 210,130 260,130Z',
} as const

import type { SmithyPicture } from '#assets/manifest/smithy.ts'
import { ellipse, fill, halo, highlight, line, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import type { PictureDrawing } from '../picture-drawing.ts'

const STEEL = '#8d9cc0'
const DARK_STEEL = '#5f6c94'
const WOOD = '#a9683a'
const GOLD = '#ffc93c'

/** Origin: the middle of the anvil's face. */
export const drawAnvil = (): string =>
  volume('M-74,92 H74 L86,196 H-86Z', WOOD, {
    relief: [8, 12, 6],
    inside:
      line('M-46,92 L-52,196 M-10,92 L-12,196 M34,92 L40,196', 5, tone(WOOD, -0.14)) +
      line('M-96,122 H96', 20, '#3a2a4c') +
      line('M-96,120 H96', 12, DARK_STEEL) +
      fill(`${ellipse(-52, 121, 5)}${ellipse(0, 121, 5)}${ellipse(52, 121, 5)}`, '#d9e2f5'),
  }) +
  volume('M-58,94 C-58,70 -34,66 -32,46 H36 C38,66 62,70 62,94Z', DARK_STEEL, { relief: [8, 10, 6] }) +
  volume(
    'M-150,4 C-118,2 -96,0 -78,0 H104 C112,0 116,6 114,12 L106,34 C98,48 70,52 44,52 H-36 C-70,52 -90,36 -104,26 C-120,16 -138,12 -150,4Z',
    STEEL,
    {
      relief: [8, 6, 13],
      topColour: '#c9d3ea',
      inside: fill('M-84,0 H110 V11 H-96Z', '#eaf0ff', 'opacity=".85"') + line('M-60,30 H66', 4, tone(STEEL, -0.12)),
    },
  )

/** Upright. Origin: the lower end of the handle. */
export const drawHammer = (): string =>
  volume('M-13,0 C-16,-70 -12,-130 -11,-190 H11 C12,-130 16,-70 13,0 C8,8 -8,8 -13,0Z', WOOD, {
    relief: [7, 6, 2],
    inside:
      line('M-16,-18 L16,-30 M-16,-38 L16,-50 M-16,-58 L16,-70', 8, '#6f3f86') +
      line('M-3,-90 V-180', 4, tone(WOOD, 0.09)),
  }) +
  volume(
    'M-74,-246 C-80,-246 -84,-240 -84,-232 V-190 C-84,-182 -80,-176 -74,-176 H-52 L-44,-184 H40 L84,-200 C90,-202 90,-220 84,-222 L40,-238 H-44 L-52,-246Z',
    STEEL,
    {
      relief: [8, 4, 14],
      topColour: '#d9e2f5',
      inside:
        fill('M-52,-250 H-38 V-170 H-52Z', DARK_STEEL, 'opacity=".55"') +
        fill('M-26,-240 H28 V-182 H-26Z', GOLD) +
        fill('M-26,-198 H28 V-182 H-26Z', tone(GOLD, -0.13)) +
        fill('M1,-228 l7,12 l13,2 l-9,10 l2,13 l-13,-6 l-13,6 l2,-13 l-9,-10 l13,-2Z', '#fff3c4'),
      gloss: highlight(-66, -226, 6, 16, 0, 0.6),
    },
  )

/** Origin: the middle of the furnace's foot. */
export const drawFurnace = (): string =>
  halo(0, -44, 130, '#ff8a1f', 0.7, 96) +
  volume('M-70,0 V-74 C-70,-112 -40,-124 -26,-126 V-170 H26 V-126 C40,-124 70,-112 70,-74 V0Z', '#7a6486', {
    relief: [5, 8, 5],
    inside: line(
      'M-70,-24 h18 M-70,-52 h16 M-66,-82 h20 M52,-24 h18 M54,-52 h16 M44,-82 h22 M-30,-100 h22 M8,-108 h22 M-26,-132 h52 M-26,-150 h52 M-4,-150 v-20 M10,-132 v-18',
      4,
      tone('#7a6486', -0.13),
    ),
  }) +
  fill('M-42,0 V-48 C-42,-76 42,-76 42,-48 V0Z', '#2a0f24') +
  fill(
    'M-38,0 C-42,-22 -26,-28 -24,-46 C-12,-38 -12,-30 -8,-24 C-4,-42 4,-52 2,-62 C18,-50 20,-34 18,-24 C24,-28 26,-34 26,-40 C38,-26 42,-12 38,0Z',
    '#ff7a1f',
  ) +
  fill('M-22,0 C-26,-14 -14,-18 -12,-28 C-2,-20 0,-14 2,-10 C6,-18 8,-24 8,-30 C20,-18 24,-8 20,0Z', '#ffd23e') +
  fill('M-8,0 C-8,-10 -2,-10 0,-16 C6,-10 8,-6 6,0Z', '#fff6c8')

export const SMITHY: Readonly<Record<SmithyPicture, PictureDrawing>> = {
  'smithy-anvil': { svg: drawAnvil, box: { x: -162, y: -14, width: 288, height: 224 }, pxPerUnit: 1.4 },
  'smithy-hammer': { svg: drawHammer, box: { x: -98, y: -260, width: 196, height: 276 }, pxPerUnit: 1.1 },
}

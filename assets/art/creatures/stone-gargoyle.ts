import { fill, line, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { demonFaces } from './demon-face.ts'
import { chin, throat } from './demon-mouth.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { claws, crack, foot, horn } from './parts.ts'

const STONE = '#7d8796'
const MOSS = '#6fae4a'
const CURSE = '#8dff5c'

const moss = (path: string): string => fill(path, MOSS) + line(path, 3, tone(MOSS, -0.12), 'opacity=".6"')

const fist = (x: number, side: 1 | -1): string => {
  const at = (dx: number): number => x + side * dx
  return (
    volume(
      `M${at(24)},262 L${at(-30)},270 L${at(-58)},318 L${at(-52)},362 L${at(-76)},380 L${at(-72)},424 L${at(-34)},440 L${at(2)},424 L${at(4)},384 L${at(-10)},362 L${at(8)},318Z`,
      tone(STONE, -0.05),
      {
        outline: 7,
        shadeX: 8,
        shadeY: 9,
        inside:
          crack(`M${at(-30)},296 L${at(-38)},322 L${at(-24)},340`, 4, CURSE, '#f2ffe0') +
          moss(`M${at(30)},250 L${at(-40)},258 L${at(-36)},282 L${at(-18)},274 L${at(-8)},290 L${at(20)},278Z`),
      },
    ) +
    claws(
      [
        [at(-60), 428, side * 10],
        [at(-36), 436, 0],
        [at(-12), 428, side * -10],
      ],
      '#d9dfe6',
    )
  )
}

const body = (): string =>
  horn(
    'M186,226 C154,216 136,180 150,140 C166,166 190,176 216,184Z',
    'M130,130 H190 V168 L140,176Z',
    '#cfd3cf',
    '#5d6675',
  ) +
  volume('M322,222 L356,204 L350,176 L330,184 L304,178 L296,200Z', '#cfd3cf', { outline: 6, shadeX: 4, shadeY: 5 }) +
  volume(
    'M186,196 L244,178 L322,186 L364,226 L378,300 L368,380 L330,428 L258,440 L186,428 L148,384 L136,300 L150,232Z',
    STONE,
    {
      outline: 7,
      shadeX: 13,
      shadeY: 14,
      topColour: tone(STONE, 0.12),
      inside:
        moss(
          'M150,170 H370 V226 L346,212 L330,232 L306,208 L284,216 L262,202 L236,224 L214,206 L190,238 L168,220 L150,250Z',
        ) +
        fill('M148,384 L186,428 L258,440 L258,410 L206,398 L176,362Z', tone(STONE, -0.09), 'opacity=".7"') +
        crack('M340,300 L326,330 L346,356 L332,384', 5, CURSE, '#f2ffe0') +
        crack('M168,300 L182,322 L170,342', 4, CURSE, '#f2ffe0'),
    },
  ) +
  throat(266, 336, 60, 44, '#1f2a1c', '#7fd44a')

/** The stone gargoyle: blocks of the fortress with a curse glowing in the cracks, one horn broken. */
export const drawStoneGargoyle = (): DrawnLayer[] => [
  {
    slot: 'tail',
    bone: 'tail',
    svg: volume(
      'M206,400 C150,424 96,410 88,360 L64,376 L74,320 L120,352 L104,356 C112,384 150,390 196,370Z',
      tone(STONE, -0.06),
      {
        shadeX: 5,
        shadeY: 6,
      },
    ),
  },
  { slot: 'limb', bone: 'limbF', svg: fist(352, -1) },
  { slot: 'feet', bone: 'root', svg: foot(214, 454, tone(STONE, -0.06), 30) + foot(300, 454, tone(STONE, -0.06), 30) },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'jaw', bone: 'jaw', svg: chin(266, 368, 54, 42, STONE) },
  {
    slot: 'face',
    bone: 'body',
    svg: demonFaces([
      { x: 222, y: 280, rx: 25, ry: 22, side: 1, colour: '#d8ffb0', core: '#7be03a' },
      { x: 312, y: 280, rx: 23, ry: 22, side: -1, colour: '#d8ffb0', core: '#7be03a' },
    ]),
  },
  { slot: 'limb', bone: 'limbN', svg: fist(160, 1) },
]

import { ellipse, fill, halo, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import { demonFaces } from './demon-face.ts'
import { chin, throat } from './demon-mouth.ts'
import type { DrawnLayer } from './drawn-layer.ts'

const SKIN = '#7436d8'
const GLOW = '#43f0d8'

const stalk = (path: string, x: number, y: number): string =>
  line(path, 26) +
  line(path, 14, SKIN) +
  halo(x, y, 30, GLOW, 0.5) +
  volume(ellipse(x, y, 17), '#eafffb', {
    relief: [5, 3, 4],
    inside: fill(ellipse(x + 4, y + 2, 8, 9), '#12a892') + fill(ellipse(x + 5, y + 2, 3.4, 6), INK),
  })

const feeler = (side: 1 | -1): string =>
  `<g transform="translate(256,0) scale(${side},1)">${volume(
    'M70,290 C120,280 156,300 170,340 C180,372 206,376 214,350 C230,392 196,422 158,404 C126,388 122,350 76,346Z',
    tone(SKIN, -0.06),
    {
      relief: [6, 5, 6],
      inside: [
        [112, 328],
        [136, 350],
        [150, 378],
        [178, 394],
      ]
        .map(([x = 0, y = 0]) => fill(ellipse(x, y, 8, 6), GLOW, 'opacity=".75"'))
        .join(''),
    },
  )}</g>`

const feelers = (): string =>
  [
    ['M204,380 C196,420 170,430 176,470', 24],
    ['M308,380 C318,420 342,430 336,470', 24],
    ['M240,390 C232,430 262,440 246,482', 26],
    ['M278,390 C288,430 262,446 286,478', 26],
  ]
    .map(
      ([path, width]) =>
        line(String(path), Number(width) + 12) +
        line(String(path), Number(width), tone(SKIN, -0.08)) +
        line(String(path), 5, GLOW, 'opacity=".5"'),
    )
    .join('')

const body = (): string =>
  stalk('M206,226 C190,196 176,190 168,168', 166, 160) +
  stalk('M256,212 C256,184 264,170 262,146', 262, 136) +
  stalk('M308,226 C326,198 340,194 350,170', 352, 160) +
  volume(ellipse(256, 306, 112, 104), SKIN, {
    relief: [7, 14, 14],
    topColour: tone(SKIN, 0.13),
    inside: [
      [172, 330, 12],
      [186, 356, 8],
      [346, 336, 12],
      [330, 362, 8],
      [172, 260, 9],
      [340, 256, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 0.8), tone(SKIN, -0.12)))
      .join(''),
    gloss: '<ellipse cx="194" cy="238" rx="26" ry="12" fill="#fff" opacity=".45" transform="rotate(-34 194 238)"/>',
  }) +
  throat(262, 352, 50, 32, '#1c0a40', GLOW)

export const drawAbyssEye = (): DrawnLayer[] => [
  { slot: 'tail', bone: 'tail', svg: feelers() },
  { slot: 'limb', bone: 'limbF', svg: feeler(1) },
  { slot: 'limb', bone: 'limbN', svg: feeler(-1) },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'jaw', bone: 'jaw', svg: chin(262, 374, 42, 30, SKIN) },
  {
    slot: 'face',
    bone: 'body',
    svg: demonFaces([{ x: 264, y: 284, rx: 56, ry: 50, side: 0, colour: '#eafffb', core: GLOW }]),
  },
]

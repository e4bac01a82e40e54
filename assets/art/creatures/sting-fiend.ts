import { ellipse, fill, line, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { demonFaces } from './demon-face.ts'
import { chin, throat } from './demon-mouth.ts'
import type { DrawnLayer } from './drawn-layer.ts'

const SHELL = '#f08a2c'
const BELLY = '#ffd07a'
const DARK = '#8a3a2a'
const STEEL = '#c9d2e6'

const tail = (): string => {
  const rings = [
    [166, 372, 40],
    [120, 340, 36],
    [92, 290, 33],
    [92, 236, 29],
    [118, 190, 26],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      volume(ellipse(x, y, r), SHELL, {
        relief: [6, 6, 7],
        inside: line(`M${x - r},${y + r * 0.4} Q${x},${y + r * 0.9} ${x + r},${y + r * 0.2}`, 5, tone(SHELL, -0.14)),
      }),
    )
    .join('')
  const sting = volume('M120,176 C136,130 176,116 216,146 C196,144 184,152 178,170 C172,196 146,206 128,196Z', STEEL, {
    relief: [6, 5, 6],
    inside: fill('M180,110 H230 V160 L186,166Z', '#b65cff'),
  })
  return rings + sting
}

const pincer = (side: 1 | -1): string => {
  const x = side === 1 ? 170 : 346
  const at = (dx: number): number => x + side * dx
  return (
    volume(
      `M${at(18)},356 C${at(-20)},352 ${at(-52)},368 ${at(-66)},394 L${at(-44)},416 C${at(-30)},396 ${at(-6)},390 ${at(20)},392Z`,
      SHELL,
      { relief: [6, 5, 6] },
    ) +
    volume(
      `M${at(-30)},388 C${at(-64)},364 ${at(-118)},376 ${at(-132)},428 C${at(-116)},412 ${at(-100)},408 ${at(-86)},412 C${at(-96)},420 ${at(-102)},432 ${at(-98)},446 C${at(-60)},452 ${at(-22)},428 ${at(-30)},388Z`,
      SHELL,
      { relief: [7, 7, 8], inside: line(`M${at(-50)},398 q-16,-8 -34,0`, 6, '#ffe2a8', 'opacity=".8"') },
    )
  )
}

const legs = (): string =>
  [176, 214, 308, 346]
    .map((x, index) => {
      const out = index < 2 ? -1 : 1
      return volume(
        `M${x - 14},408 L${x + out * 22 - 10},430 L${x + out * 14 - 6},458 L${x + out * 40},452 L${x + out * 40 + 2},420 L${x + 14},400Z`,
        DARK,
        { relief: [6, 4, 5] },
      )
    })
    .join('')

const body = (): string =>
  volume(
    'M256,236 C340,236 388,290 384,362 C380,416 332,444 256,444 C180,444 132,416 128,362 C124,290 172,236 256,236Z',
    SHELL,
    {
      relief: [7, 13, 13],
      topColour: '#ffb04a',
      inside:
        line('M256,230 V300', 7, tone(SHELL, -0.14)) +
        line('M150,290 Q256,250 366,290', 7, tone(SHELL, -0.14)) +
        fill(ellipse(264, 424, 96, 50), BELLY, 'opacity=".85"') +
        [
          [190, 268, 12],
          [320, 268, 12],
          [220, 250, 8],
          [292, 250, 8],
        ]
          .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 0.7), tone(SHELL, -0.14), 'opacity=".7"'))
          .join(''),
      gloss: '<ellipse cx="186" cy="292" rx="26" ry="11" fill="#fff" opacity=".45" transform="rotate(-34 186 292)"/>',
    },
  ) +
  throat(264, 372, 54, 34) +
  volume('M206,252 L190,206 L224,240Z', STEEL, { relief: [5, 3, 4] }) +
  volume('M306,252 L324,206 L290,240Z', STEEL, { relief: [5, 3, 4] })

export const drawStingFiend = (): DrawnLayer[] => [
  { slot: 'tail', bone: 'tail', svg: tail() },
  { slot: 'limb', bone: 'limbF', svg: pincer(-1) },
  { slot: 'feet', bone: 'root', svg: legs() },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'jaw', bone: 'jaw', svg: chin(264, 396, 46, 32, BELLY) },
  {
    slot: 'face',
    bone: 'body',
    svg: demonFaces([
      { x: 216, y: 328, rx: 27, ry: 25, side: 1, colour: '#e9d4ff', core: '#b65cff' },
      { x: 308, y: 328, rx: 25, ry: 25, side: -1, colour: '#e9d4ff', core: '#b65cff' },
    ]),
  },
  { slot: 'limb', bone: 'limbN', svg: pincer(1) },
]

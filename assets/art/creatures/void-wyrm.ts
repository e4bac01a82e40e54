import { ellipse, fill, line, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'
import { demonFaces } from './demon-face.ts'
import { chin, throat } from './demon-mouth.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { horn } from './parts.ts'

const SCALE = '#1fa39a'
const BELLY = '#b8f5dc'
const FIN = '#e0409a'

const fin = (side: 1 | -1): string =>
  `<g transform="translate(266,0) scale(${side},1)">${volume(
    'M46,236 C84,176 130,152 176,150 C164,170 170,184 186,194 C164,204 162,220 174,238 C150,240 142,256 148,276 C116,262 86,268 56,280Z',
    FIN,
    {
      relief: [6, 6, 7],
      inside: line('M60,250 Q110,190 166,158 M64,258 L172,198 M66,266 L164,238', 6, tone(FIN, -0.13)),
    },
  )}</g>`

const tail = (): string =>
  volume(
    'M250,366 C150,360 84,396 96,432 C108,466 250,474 352,458 C420,446 446,412 428,376 C420,360 426,344 446,330 C414,322 388,344 392,376 C394,400 372,412 330,410Z',
    tone(SCALE, -0.05),
    {
      relief: [7, 8, 10],
      inside: line(
        'M128,408 q10,20 4,40 M176,398 q10,28 4,56 M230,400 q8,28 4,62 M290,412 q6,22 2,50 M348,408 q8,20 4,44',
        7,
        tone(SCALE, -0.16),
      ),
    },
  ) +
  volume(
    'M440,346 C426,318 440,296 462,286 C460,300 468,306 482,304 C478,318 484,328 496,334 C478,352 456,354 440,346Z',
    FIN,
    { relief: [6, 4, 5] },
  )

const body = (): string =>
  volume('M196,260 C186,320 160,350 156,400 C156,440 320,444 326,404 C326,366 330,330 334,270Z', SCALE, {
    relief: [7, 12, 10],
    inside:
      fill('M236,280 C226,340 208,360 206,420 H296 C300,370 314,330 318,280Z', BELLY) +
      line('M224,340 Q262,356 308,340 M212,372 Q254,390 302,372 M206,402 Q252,420 298,402', 6, tone(BELLY, -0.16)),
  }) +
  horn(
    'M216,182 C190,150 190,112 214,84 C216,120 234,138 254,150Z',
    'M180,70 H240 V112 L190,122Z',
    '#f0e6ff',
    '#e0409a',
  ) +
  horn(
    'M316,182 C342,150 342,112 318,84 C316,120 298,138 280,150Z',
    'M352,70 H296 V112 L346,122Z',
    '#f0e6ff',
    '#e0409a',
  ) +
  volume(
    'M266,146 C330,146 370,186 372,238 C376,262 366,286 344,298 C318,318 226,318 196,298 C172,284 160,262 164,238 C164,186 204,146 266,146Z',
    SCALE,
    {
      relief: [7, 12, 12],
      topColour: tone(SCALE, 0.13),
      inside:
        fill('M250,140 L266,186 L284,140Z', FIN, 'opacity=".8"') +
        [
          [186, 250, 9],
          [200, 272, 7],
          [352, 250, 8],
        ]
          .map(([x = 0, y = 0, r = 0]) => fill(ellipse(x, y, r, r * 0.7), tone(SCALE, -0.14)))
          .join(''),
      gloss: '<ellipse cx="206" cy="186" rx="26" ry="11" fill="#fff" opacity=".45" transform="rotate(-34 206 186)"/>',
    },
  ) +
  throat(280, 268, 62, 36, '#3a0a3c', '#ff8ad0')

export const drawVoidWyrm = (): DrawnLayer[] => [
  { slot: 'tail', bone: 'tail', svg: tail() },
  { slot: 'limb', bone: 'limbF', svg: fin(1) },
  { slot: 'limb', bone: 'limbN', svg: fin(-1) },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'jaw', bone: 'jaw', svg: chin(280, 294, 52, 34, BELLY) },
  {
    slot: 'face',
    bone: 'body',
    svg: demonFaces([
      { x: 224, y: 224, rx: 27, ry: 26, side: 1, colour: '#ffe9a0', core: '#ff5fb0' },
      { x: 320, y: 224, rx: 25, ry: 26, side: -1, colour: '#ffe9a0', core: '#ff5fb0' },
    ]),
  },
]

import type { FaceName } from '../../manifest/rig.ts'
import { fill, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { creatureEyes } from './parts.ts'

const FUR = '#8a5a3c'
const LIGHT = '#b98257'
const IVORY = '#fff3d6'
const ICE = '#8fe3ff'
const GOLD = '#ffcf3f'

/** The head is drawn in its own size and stands larger. */
const headSized = (drawing: string): string =>
  `<g transform="translate(346,240) scale(1.1) translate(-346,-246)">${drawing}</g>`

const leg = (x: number, y: number, half: number, colour: string): string => {
  const nails = [-18, 2, 22]
    .map(
      (dx) => `<path d="M${x + dx - 6},${y + 84} a9,10 0 0 1 18,0Z" fill="${IVORY}" stroke="${INK}" stroke-width="3"/>`,
    )
    .join('')
  return volume(
    `M${x - half},${y - 30} C${x - half - 6},${y + 50} ${x - half - 8},${y + 70} ${x - half - 6},${y + 84} H${x + half + 10} C${x + half + 12},${y + 66} ${x + half + 2},${y + 50} ${x + half},${y - 30}Z`,
    colour,
    {
      outline: 7,
      shadeX: 8,
      shadeY: 6,
      inside:
        fill(`M${x - half - 20},${y + 64} H${x + half + 30} V${y + 100} H${x - half - 20}Z`, tone(colour, -0.1)) +
        nails,
    },
  )
}

/** Tufts of hair from right to left along a line that hangs by `dip`, as the end of a path. */
const tufts = (right: number, left: number, y: number, count: number, depth: number, dip: number): string => {
  const step = (right - left) / count
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const x = right - index * step
    const sag = 4 * dip * ((index + 0.5) / count) * (1 - (index + 0.5) / count)
    const tip = y + sag + depth + (index % 3) * 6
    path += ` Q${x - step * 0.2},${tip - depth * 0.3} ${x - step * 0.62},${tip} Q${x - step * 0.8},${y + sag + 12} ${x - step},${y + sag}`
  }
  return path
}

const BACK = 'M84,326 C70,220 140,140 250,142 C360,140 420,210 412,320 C412,350 410,366 404,378'

const body = (): string => {
  const strands = [
    [150, 230],
    [206, 286],
    [116, 286],
    [262, 330],
    [176, 326],
  ]
    .map(([x = 0, y = 0]) => line(`M${x},${y} q8,18 -2,34 M${x + 20},${y + 6} q8,14 0,30`, 6, tone(FUR, -0.1)))
    .join('')
  const blanket = volume(
    'M120,210 C150,160 220,136 262,146 C262,190 256,236 236,268 C180,268 134,246 120,210Z',
    '#3f79c9',
    {
      shadeX: 6,
      shadeY: 7,
      inside:
        line('M112,206 Q166,258 244,258', 9, GOLD) +
        `<path d="M184,172 l15,23 l-15,23 l-15,-23Z" fill="${ICE}" stroke="${INK}" stroke-width="4"/>`,
    },
  )
  return (
    volume(`${BACK}${tufts(404, 92, 378, 8, 36, 10)} C86,364 84,346 84,326Z`, FUR, {
      outline: 7,
      shadeX: 14,
      shadeY: 10,
      topColour: '#b07a50',
      inside: `${strands}${fill(`M420,356${tufts(420, 76, 356, 9, 24, 16)} V470 H420Z`, LIGHT, 'opacity=".55"')}`,
    }) + blanket
  )
}

const tusk = (path: string, tip: string, shine: string): string =>
  volume(path, IVORY, { shadeX: 5, shadeY: 7, inside: fill(tip, ICE), gloss: line(shine, 6, '#fff', 'opacity=".9"') })

const back = (): string =>
  headSized(
    volume('M432,196 C462,182 480,206 474,244 C470,268 452,280 434,272Z', LIGHT, { outline: 7, shadeX: 3, shadeY: 5 }) +
      tusk(
        'M400,262 C414,322 446,346 488,334 C508,326 520,306 522,284 C498,306 464,292 446,252Z',
        'M486,270 H530 V350 L480,345Z',
        'M424,288 Q440,320 472,322',
      ),
  )

const ear = (): string =>
  headSized(
    volume('M258,186 C206,160 176,206 190,262 C200,304 240,318 268,290Z', LIGHT, {
      outline: 7,
      shadeX: 5,
      shadeY: 7,
      inside: fill('M254,208 C222,192 206,222 214,258 C222,288 248,290 262,270Z', '#e0908a'),
    }),
  )

const skull = (): string =>
  headSized(
    volume(
      'M346,108 C404,104 446,146 448,212 C450,262 420,300 366,306 C300,308 252,276 250,218 C248,154 288,112 346,108Z',
      FUR,
      { outline: 7, shadeX: 10, shadeY: 11, topColour: LIGHT },
    ),
  )

const nearTusk = (): string =>
  headSized(
    tusk(
      'M296,258 C270,330 290,394 352,412 C408,426 470,402 494,352 C466,378 424,380 390,366 C352,348 336,312 344,268Z',
      'M440,330 H510 V420 L448,420Z',
      'M306,290 Q298,352 350,384',
    ) + volume('M288,260 q28,-18 62,-2 l-5,22 q-26,-12 -54,2Z', GOLD, { outline: 5, shadeX: 3, shadeY: 3 }),
  )

const trunk = (): string =>
  headSized(
    volume(
      'M338,206 C334,262 338,312 356,342 C378,378 434,378 448,340 C454,320 444,304 428,306 C416,308 418,322 410,328 C398,334 394,316 396,296 C398,264 410,240 404,206 C386,196 356,196 338,206Z',
      tone(FUR, 0.05),
      {
        shadeX: 7,
        shadeY: 7,
        topColour: FUR,
        inside: line(
          'M346,244 q24,10 52,0 M345,270 q24,10 50,0 M350,296 q22,10 44,-2 M358,322 q20,4 38,-10 M380,348 q6,-12 22,-22 M412,354 q-4,-14 4,-28',
          5,
          tone(FUR, -0.1),
        ),
      },
    ),
  )

const hair = (): string =>
  headSized(
    volume(
      'M318,112 C304,70 336,48 370,44 C362,58 370,66 382,62 C394,58 402,62 408,72 C398,80 396,96 392,112Z',
      LIGHT,
      {
        shadeX: 4,
        shadeY: 5,
      },
    ) +
      volume(
        'M252,196 C244,140 282,84 352,84 C420,84 458,136 450,190 C440,184 432,176 428,168 C424,180 418,186 410,190 C404,180 400,174 396,166 C390,184 382,196 370,206 C362,196 354,186 352,172 C344,186 332,194 318,198 C316,190 314,182 310,174 C300,190 284,198 252,196Z',
        LIGHT,
        {
          shadeX: 7,
          shadeY: 8,
          topColour: '#d9a273',
          inside: line(
            'M310,170 Q306,140 318,112 M352,168 Q346,136 354,104 M396,166 Q400,136 390,108',
            5,
            tone(LIGHT, -0.12),
          ),
        },
      ),
  )

const face = (name: FaceName): string =>
  headSized(
    creatureEyes(name, [
      { x: 316, y: 218, rx: 21, ry: 22, side: 1, colour: '#7fe6ff', core: '#eaffff' },
      { x: 418, y: 216, rx: 17, ry: 22, side: -1, colour: '#7fe6ff', core: '#eaffff' },
    ]),
  )

const tail = (): string =>
  volume('M112,292 C70,316 50,350 58,380 C64,404 84,400 82,380 C80,358 96,340 116,328Z', FUR) +
  volume('M54,364 C42,392 48,412 66,424 C84,412 92,394 86,368Z', LIGHT, { outline: 5, shadeX: 3, shadeY: 4 })

/** The Mammoth: shaggy, with a blanket of its riders and tusks that end in ice. */
export const drawMammoth = (): DrawnLayer[] => [
  { slot: 'far', bone: 'legBack', svg: leg(160, 376, 30, tone(FUR, -0.09)) },
  { slot: 'far', bone: 'legFront', svg: leg(312, 376, 30, tone(FUR, -0.09)) },
  { slot: 'tail', bone: 'tail', svg: tail() },
  { slot: 'near', bone: 'legBack', svg: leg(208, 382, 34, FUR) },
  { slot: 'near', bone: 'legFront', svg: leg(362, 382, 32, FUR) },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'back', bone: 'head', svg: back() },
  { slot: 'ear', bone: 'ear', svg: ear() },
  { slot: 'head', bone: 'head', svg: skull() },
  {
    slot: 'face',
    bone: 'head',
    svg: { idle: face('idle'), attack: face('attack'), hit: face('hit'), ko: face('ko') },
  },
  { slot: 'tusk', bone: 'head', svg: nearTusk() },
  { slot: 'trunk', bone: 'trunk', svg: trunk() },
  { slot: 'hair', bone: 'head', svg: hair() },
]

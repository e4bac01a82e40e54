import type { FaceName } from '#assets/manifest/rig.ts'
import { ellipse, fill, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { crack, creatureEyes } from './parts.ts'

const FUR = '#7a4a33'
const LIGHT = '#b0744c'
const DARK = '#57301f'
const IVORY = '#fff3d6'
const ICE = '#8fe3ff'
const IRON = '#8a92a8'

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
      relief: [7, 8, 6],
      inside:
        fill(`M${x - half - 20},${y + 64} H${x + half + 30} V${y + 100} H${x - half - 20}Z`, tone(colour, -0.1)) +
        nails,
    },
  )
}

/** Tufts of hair from right to left, along a line that sags by `dip`. Returns path commands without the start. */
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

const BACK = 'M62,352 C46,276 62,214 104,182 C120,120 176,74 240,84 C330,92 420,190 414,330 C412,352 410,366 404,378'

const spike = (x: number, y: number, degrees: number, height: number): string =>
  `<g transform="translate(${x},${y}) rotate(${degrees})">${volume(`M-24,20 L-16,${-height * 0.62} L2,${-height} L18,${-height * 0.5} L26,20Z`, ICE, { relief: [6, 5, 3], topColour: '#e6fbff', inside: fill(`M2,${-height} L-2,24 H30 L18,${-height * 0.5}Z`, '#4fb4e8', 'opacity=".7"') })}</g>`

const ice = (): string =>
  spike(84, 226, -44, 74) + spike(232, 92, 6, 76) + spike(116, 168, -36, 104) + spike(170, 112, -18, 118)

const body = (): string => {
  const locks = [
    [120, 226],
    [190, 176],
    [176, 262],
    [104, 300],
    [240, 316],
    [172, 330],
  ]
    .map(([x = 0, y = 0]) =>
      line(
        `M${x},${y} q10,20 -2,40 M${x + 24},${y + 6} q10,16 0,36 M${x + 46},${y - 2} q8,16 0,32`,
        7,
        tone(FUR, -0.09),
      ),
    )
    .join('')
  const harness =
    line('M118,190 C150,262 196,316 262,350', 34, INK) +
    line('M118,190 C150,262 196,316 262,350', 22, '#4a3f6b') +
    [
      [134, 222],
      [162, 266],
      [198, 306],
      [240, 338],
    ]
      .map(([x = 0, y = 0]) => volume(ellipse(x, y, 10), IRON, { relief: [4, 2, 3] }))
      .join('')
  return (
    ice() +
    volume(`${BACK}${tufts(404, 70, 384, 6, 48, 14)} C62,372 62,362 62,352Z`, FUR, {
      relief: [8, 16, 12],
      topColour: LIGHT,
      inside: `${fill(`M430,330${tufts(430, 40, 334, 7, 44, 22)} V490 H430Z`, DARK, 'opacity=".7"')}${locks}${fill('M96,190 C128,120 180,82 246,92 C190,104 140,150 124,206 Q108,196 96,190Z', tone(LIGHT, 0.07), 'opacity=".6"')}`,
    }) +
    harness
  )
}

/** Narrowed, because the tusk would otherwise reach into the opponent. */
const tusk = (path: string, tip: string, shine: string, ring: string): string =>
  `<g transform="translate(300,0) scale(.86,1) translate(-300,0)">${volume(path, IVORY, {
    relief: [7, 6, 9],
    inside: fill(tip, ICE) + line(ring, 22, INK) + line(ring, 14, IRON),
    gloss: line(shine, 7, '#fff', 'opacity=".9"'),
  })}</g>`

const back = (): string =>
  headSized(
    tusk(
      'M404,254 C412,312 446,346 496,336 C546,324 574,262 560,178 C550,240 526,282 490,284 C466,284 452,268 450,246Z',
      'M520,170 H600 V290 L528,286Z',
      'M424,282 Q444,316 486,316',
      'M436,336 L470,270',
    ),
  )

const ear = (): string =>
  headSized(
    volume(
      'M262,176 C222,150 180,170 178,214 C176,240 184,262 180,290 Q200,282 206,300 Q222,286 234,306 Q246,286 270,280Z',
      LIGHT,
      {
        relief: [7, 5, 7],
        inside: fill('M256,198 C226,182 206,202 208,232 C212,262 232,272 262,260Z', tone(FUR, -0.06)),
      },
    ),
  )

const skull = (): string =>
  headSized(
    volume(
      'M344,64 C390,60 416,92 430,126 C452,152 462,192 456,230 L468,268 L444,268 L438,298 L416,286 C402,300 386,308 366,308 C330,310 300,300 282,288 L270,306 L262,280 L238,286 L246,252 L230,238 C234,190 250,152 272,124 C286,90 308,66 344,64Z',
      FUR,
      {
        relief: [8, 12, 12],
        topColour: tone(LIGHT, 0.06),
        inside: line('M296,116 q-8,22 -22,36 M322,96 q-4,20 -14,34 M410,116 q8,20 18,32', 6, tone(FUR, -0.06)),
      },
    ),
  )

const nearTusk = (): string =>
  headSized(
    tusk(
      'M282,262 C252,336 280,402 366,420 C462,440 548,382 558,280 C530,340 470,376 412,364 C354,352 324,318 336,270Z',
      'M488,268 H580 V410 L500,420Z',
      'M290,306 Q288,370 360,398',
      'M262,344 L338,318',
    ),
  )

const trunk = (): string =>
  headSized(
    volume(
      'M338,198 C330,262 334,316 356,350 C380,388 442,388 456,346 C464,322 450,302 432,304 C418,308 420,324 410,330 C398,334 396,316 400,296 C404,264 412,240 404,198 C388,184 356,184 338,198Z',
      tone(FUR, 0.05),
      {
        relief: [7, 8, 8],
        topColour: LIGHT,
        inside: line(
          'M340,240 q30,12 62,0 M339,270 q28,12 60,0 M345,300 q26,12 56,-2 M354,328 q22,6 42,-12 M380,354 q6,-12 22,-22 M414,358 q-4,-14 4,-28',
          6,
          tone(FUR, -0.1),
        ),
      },
    ),
  )

const hair = (): string =>
  headSized(
    volume(
      'M300,92 C262,88 236,62 240,26 C258,48 272,52 288,46 C284,18 306,-4 342,-8 C334,12 342,24 362,24 C392,22 412,40 416,66 C434,84 436,112 428,136 L414,118 L406,150 L390,124 L376,160 L360,128 L342,158 L330,124 L312,142 L306,116 L290,124Z',
      DARK,
      {
        relief: [7, 6, 8],
        topColour: FUR,
        inside: line(
          'M312,110 Q304,80 318,40 M344,124 Q338,84 352,44 M376,128 Q384,92 372,50 M406,118 Q412,92 398,62',
          6,
          tone(DARK, -0.08),
        ),
      },
    ),
  )

const brows = (name: FaceName): string => {
  const lift = name === 'hit' || name === 'ko' ? -22 : 0
  const brow = (path: string): string =>
    `<g transform="translate(0,${lift})">${volume(path, DARK, { relief: [5, 2, 3] })}</g>`
  return brow('M254,176 L334,204 L336,224 L250,196Z') + brow('M458,174 L404,202 L402,220 L462,194Z')
}

const face = (name: FaceName): string =>
  headSized(
    creatureEyes(name, [
      { x: 296, y: 232, rx: 26, ry: 24, side: 1, colour: '#7fe6ff', core: '#eaffff' },
      { x: 430, y: 230, rx: 20, ry: 24, side: -1, colour: '#7fe6ff', core: '#eaffff' },
    ]) + brows(name),
  )

const tail = (): string =>
  volume('M96,292 C54,316 34,350 42,380 C48,404 68,400 66,380 C64,358 80,340 100,328Z', FUR) +
  volume('M38,364 C24,396 30,420 50,434 C72,420 80,396 70,366Z', DARK, { relief: [6, 3, 4] })

const wildIce = (): string =>
  spike(62, 268, -62, 96) + spike(98, 190, -48, 142) + spike(142, 132, -26, 140) + spike(202, 94, -8, 128)

const frostCrack = (path: string, width: number): string => crack(path, width, '#39b8ff', '#eaffff')

const bodyCracks = (): string =>
  frostCrack('M108,214 L132,250 L114,284 L142,320 M132,250 L172,246 L190,216 M142,320 L188,330', 7) +
  frostCrack('M252,140 L268,186 L240,226 L262,272 L238,304 M268,186 L306,196 M262,272 L302,286 L318,330', 7) +
  frostCrack('M196,372 L216,392 L204,416 M312,366 L330,388', 5)

const headCracks = (): string =>
  headSized(
    frostCrack('M300,150 L288,178 L304,196 M424,140 L436,168 L424,188 M280,262 L262,276', 5) +
      fill('M276,226 C246,214 226,192 214,164 C238,186 262,196 292,210Z', '#9ff1ff', 'opacity=".85"') +
      fill('M444,226 C462,212 470,192 474,170 C460,190 446,200 430,210Z', '#9ff1ff', 'opacity=".85"'),
  )

export const drawMammoth = (): DrawnLayer[] => [
  { slot: 'far', bone: 'legBack', svg: leg(160, 376, 30, tone(FUR, -0.09)) },
  { slot: 'far', bone: 'legFront', svg: leg(312, 376, 30, tone(FUR, -0.09)) },
  { slot: 'tail', bone: 'tail', svg: tail() },
  { slot: 'near', bone: 'legBack', svg: leg(208, 382, 34, FUR) },
  { slot: 'near', bone: 'legFront', svg: leg(362, 382, 32, FUR) },
  { slot: 'spikes', bone: 'body', svg: wildIce() },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'cracks', bone: 'body', svg: bodyCracks() },
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
  { slot: 'cracks', bone: 'head', svg: headCracks() },
]

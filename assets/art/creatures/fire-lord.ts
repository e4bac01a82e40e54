import type { FaceName } from '#assets/manifest/rig.ts'
import { fill, line, mirrored, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import type { DrawnLayer } from './drawn-layer.ts'
import { claws, crack, creatureEyes, ember, fangs } from './parts.ts'

const SKIN = '#8f2436'
const ROCK = '#54213f'
const CLAW = '#ffcf6b'
const FLAME =
  'M160,210 C120,190 116,140 138,118 C142,136 150,142 158,142 C146,104 166,62 198,44 C194,66 202,78 214,84 C214,50 236,16 272,4 C264,30 276,50 292,60 C300,50 302,40 300,30 C330,48 344,78 340,104 C350,100 356,92 358,80 C382,110 384,150 368,176 C378,174 384,168 388,160 C394,196 372,222 346,226Z'
const EMBERS = [
  [96, 150, 9],
  [424, 120, 8],
  [64, 268, 7],
  [456, 226, 9],
  [40, 380, 6],
  [486, 356, 6],
  [150, 60, 6],
  [392, 40, 7],
] as const

const headSized = (body: string): string =>
  `<g transform="translate(262,210) scale(1.2) translate(-262,-210)">${body}</g>`

const flame = (): string => {
  const tongue = (scale: number, colour: string): string =>
    `<g transform="translate(262,206) scale(${scale}) translate(-262,-206)">${fill(FLAME, colour)}</g>`
  return (
    fill(FLAME, INK, `stroke="${INK}" stroke-width="14" stroke-linejoin="round"`) +
    tongue(1, '#ff3d1f') +
    tongue(0.86, '#ff8a1f') +
    tongue(0.68, '#ffd23e') +
    tongue(0.46, '#fff2a8')
  )
}

/** `side` 1 is the near arm. */
const arm = (x: number, y: number, side: 1 | -1): string => {
  const at = (points: string): string =>
    points.replace(/(-?\d+),(-?\d+)/g, (_, px: string, py: string) => `${x + side * Number(px)},${y + Number(py)}`)
  const limb = at(
    'M-30,-30 C-74,-24 -96,26 -92,76 C-116,98 -112,152 -68,156 C-24,158 -14,114 -30,86 C-28,58 -14,42 6,28Z',
  )
  const veins = at('M-62,0 L-52,30 L-70,52 M-82,104 L-62,116 L-44,104 M-62,116 L-62,138')
  const pad = at('M-62,16 C-82,-30 -36,-62 20,-44 C26,-18 0,24 -62,16Z')
  const spikes = [
    [-50, -14, -66],
    [-30, -38, -34],
    [-2, -46, -8],
  ] as const
  return (
    volume(limb, ROCK, { relief: [7, 9, 10], inside: crack(veins, 5) }) +
    claws(
      [
        [x - side * 92, y + 144, side * 12],
        [x - side * 68, y + 153, 0],
        [x - side * 44, y + 147, side * -12],
      ],
      CLAW,
    ) +
    claws(
      spikes.map(([dx, dy, degrees]) => [x + side * dx, y + dy, side * degrees + 180] as const),
      CLAW,
    ) +
    volume(pad, tone(ROCK, 0.04), { relief: [6, 6, 7] })
  )
}

const leg = (x: number): string =>
  volume(
    `M${x - 42},380 C${x - 48},420 ${x - 50},440 ${x - 48},464 H${x + 46} C${x + 52},440 ${x + 46},410 ${x + 40},380Z`,
    ROCK,
    { relief: [7, 7, 9], inside: crack(`M${x - 10},400 L${x},424 L${x - 8},442`, 5) },
  ) +
  claws(
    [
      [x - 30, 454, 4],
      [x - 2, 457, 0],
      [x + 26, 454, -4],
    ],
    CLAW,
  )

const body = (): string =>
  volume(
    'M150,262 C130,310 150,390 196,414 C230,428 298,428 330,412 C376,388 392,308 372,260 C340,222 184,222 150,262Z',
    SKIN,
    {
      relief: [7, 12, 12],
      inside:
        fill(
          'M206,300 C206,270 320,270 320,300 C330,350 310,400 264,404 C216,400 198,350 206,300Z',
          '#ff7a2a',
          'opacity=".34"',
        ) +
        crack('M264,290 L256,322 L274,346 L258,380 L266,404 M256,322 L214,316 M274,346 L318,338 M216,360 L258,380', 7),
    },
  )

const head = (): string =>
  headSized(
    mirrored(262, () =>
      volume('M52,150 C92,146 118,112 104,64 C136,98 138,160 82,192Z', '#3b1b38', {
        relief: [6, 5, 6],
        inside:
          fill('M80,60 H140 V96 Q110,104 84,92Z', '#ff8a1f') +
          line('M84,156 q16,6 20,20 M98,132 q18,6 22,20', 5, '#5d2c50'),
      }),
    ) +
      volume(
        'M262,136 C312,136 342,168 340,208 C342,240 330,262 304,276 C286,290 240,290 222,276 C194,262 182,240 184,208 C182,168 212,136 262,136Z',
        SKIN,
        {
          relief: [6, 9, 10],
          topColour: '#c83a3a',
          inside: crack('M262,140 L256,162 L268,178', 5) + crack('M330,200 L314,216', 4),
        },
      ),
  )

const mouths = (): Readonly<Partial<Record<FaceName, string>>> => ({
  idle:
    `<path d="M218,246 Q264,234 310,244 C314,268 292,282 264,282 C236,282 214,270 218,246Z" fill="#ffd23e" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>` +
    fill('M232,262 Q264,254 298,260 Q290,276 264,277 Q240,277 232,262Z', '#ff5a1c') +
    fangs([
      [233, 244, 9, 20],
      [258, 241, 8, 14],
      [280, 241, 8, 14],
      [302, 243, 8, 20],
    ]),
  attack:
    `<path d="M214,238 Q264,226 314,236 C324,280 300,308 264,308 C228,308 206,280 214,238Z" fill="#ffd23e" stroke="${INK}" stroke-width="9" stroke-linejoin="round"/>` +
    fill('M232,276 Q264,262 298,274 Q292,300 264,301 Q236,301 232,276Z', '#ff5a1c') +
    fangs([
      [231, 237, 10, 26],
      [257, 233, 9, 17],
      [281, 233, 9, 17],
      [304, 236, 9, 26],
      [246, 302, 7, -14],
      [284, 302, 7, -14],
    ]),
  hit:
    `<path d="M222,252 Q264,240 308,250 L304,276 Q264,284 226,278Z" fill="#fff6dc" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>` +
    line('M244,248 V278 M265,246 V280 M286,247 V278 M224,265 Q264,256 306,263', 4),
  ko:
    `<path d="M228,262 Q246,246 264,260 Q282,274 302,256" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round"/>` +
    volume('M268,264 q2,30 18,28 q14,-4 6,-30Z', '#ffb35c', { relief: [4, 2, 2] }),
})

const brow = (): string =>
  volume(
    'M196,186 C214,176 240,184 262,204 C284,184 314,176 330,186 L322,170 C300,160 280,164 264,178 C248,164 222,160 204,170Z',
    ROCK,
    { relief: [4, 2, 3] },
  )

const face = (name: FaceName): string =>
  headSized(
    creatureEyes(name, [
      { x: 232, y: 206, rx: 21, ry: 20, side: 1, colour: '#ffb01f', core: '#fff7c2' },
      { x: 304, y: 206, rx: 19, ry: 20, side: -1, colour: '#ffb01f', core: '#fff7c2' },
    ]) +
      (name === 'ko' ? '' : brow()) +
      (mouths()[name] ?? ''),
  )

const MANTLE =
  'M262,420 C200,430 150,410 128,360 C96,372 70,356 62,322 C78,330 92,326 100,316 C60,290 44,236 66,186 C74,210 86,222 102,226 C92,180 108,130 148,108 C144,138 154,160 176,176 L262,230 L348,176 C370,160 380,138 376,108 C416,130 432,180 422,226 C438,222 450,210 458,186 C480,236 464,290 424,316 C432,326 446,330 462,322 C454,356 428,372 396,360 C374,410 324,430 262,420Z'

const mantle = (): string => {
  const tongue = (scale: number, colour: string): string =>
    `<g transform="translate(262,360) scale(${scale * 1.2},${scale * 1.14}) translate(-262,-360)">${fill(MANTLE, colour)}</g>`
  return (
    `<g transform="translate(262,360) scale(1.2,1.14) translate(-262,-360)">${fill(MANTLE, INK, `stroke="${INK}" stroke-width="12" stroke-linejoin="round"`)}</g>` +
    tongue(1, '#d8281c') +
    tongue(0.9, '#ff6a1f') +
    tongue(0.76, '#ffb02e')
  )
}

const bodyCracks = (): string =>
  crack(
    'M196,286 L226,302 L214,334 L240,356 L226,392 M330,284 L302,306 L316,336 L290,360 L302,398 M264,286 L250,320 L278,344 L256,378 L268,408',
    11,
    '#ffb02e',
    '#fffbe0',
  )

const headCracks = (): string =>
  headSized(
    crack('M224,150 L236,170 L222,186 M304,150 L292,170 L306,186 M262,140 L258,176', 6, '#ffb02e', '#fffbe0') +
      fill('M216,204 C196,192 186,172 184,148 C198,168 212,180 232,190Z', '#ffe27a', 'opacity=".9"') +
      fill('M320,204 C338,192 346,172 348,148 C336,168 322,180 306,190Z', '#ffe27a', 'opacity=".9"'),
  )

export const drawFireLord = (): DrawnLayer[] => [
  { slot: 'embers', bone: 'embers', svg: EMBERS.map(([x, y, r]) => ember(x, y, r, '#ff8a1f', '#ffe58a')).join('') },
  { slot: 'mantle', bone: 'body', svg: mantle() },
  { slot: 'flame', bone: 'flame', svg: flame() },
  { slot: 'arm', bone: 'armF', svg: arm(366, 262, -1) },
  { slot: 'leg', bone: 'legF', svg: leg(316) },
  { slot: 'leg', bone: 'legN', svg: leg(206) },
  { slot: 'body', bone: 'body', svg: body() },
  { slot: 'cracks', bone: 'body', svg: bodyCracks() },
  { slot: 'head', bone: 'head', svg: head() },
  {
    slot: 'face',
    bone: 'head',
    svg: { idle: face('idle'), attack: face('attack'), hit: face('hit'), ko: face('ko') },
  },
  { slot: 'cracks', bone: 'head', svg: headCracks() },
  { slot: 'arm', bone: 'armN', svg: arm(158, 262, 1) },
]

import type { FaceName } from '#assets/manifest/rig.ts'
import { fill, freshId, gradient, halo, line, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'
import type { DrawnLayer } from './drawn-layer.ts'

const CLOTH = '#3a2c6e'
const HOOD = '#55409c'
const GLOW = '#4dffc9'
const DARK = '#0b0620'
const WISPS = [
  [88, 150, 18],
  [432, 130, 22],
  [62, 312, 13],
  [462, 292, 15],
] as const

const wisp = (x: number, y: number, size: number): string => {
  const drop = (s: number, lift: number): string =>
    `M${x},${y - s + lift} C${x + s * 0.8},${y - s * 0.2 + lift} ${x + s * 0.6},${y + s * 0.8} ${x},${y + s * 0.8} C${x - s * 0.6},${y + s * 0.8} ${x - s * 0.6},${y - s * 0.1 + lift} ${x},${y - s + lift}Z`
  return (
    halo(x, y, size * 1.9, GLOW, 0.55) +
    fill(drop(size * 1.25, 0), GLOW) +
    fill(drop(size * 0.7, size * 0.1), '#eafff8')
  )
}

const hem = (): string =>
  volume(
    'M170,300 C120,360 96,410 100,462 C116,446 124,452 132,478 C146,452 160,452 174,486 C190,456 208,458 222,494 C238,462 252,464 262,500 C276,464 292,462 304,494 C318,458 334,456 348,486 C362,452 376,452 390,476 C398,452 408,446 422,460 C424,408 400,358 350,300Z',
    tone(CLOTH, -0.1),
    { relief: [6, 6, 6], inside: hemGlow(430) },
  )

const hemGlow = (from: number): string => {
  const id = freshId('g')
  return `<defs>${gradient(id, [
    [0, GLOW, 0],
    [1, GLOW, 0.5],
  ])}</defs><rect x="60" y="${from}" width="400" height="80" fill="url(#${id})"/>`
}

const robe = (): string =>
  volume(
    'M176,220 C120,250 92,330 100,430 C110,410 122,412 132,438 C144,414 156,414 168,444 C182,418 196,418 208,450 C226,424 244,424 260,454 C276,424 292,424 308,450 C320,418 336,416 348,442 C360,414 374,412 386,436 C396,412 408,410 418,428 C426,330 398,250 340,220Z',
    CLOTH,
    {
      relief: [7, 13, 10],
      inside:
        `<path d="M232,250 C220,320 214,390 226,460 M292,250 C304,320 312,390 300,460 M160,290 C140,340 134,390 138,440 M362,290 C380,340 386,390 384,440" stroke="${tone(CLOTH, -0.09)}" stroke-width="10" fill="none" stroke-linecap="round"/>` +
        fill('M226,300 C238,344 234,384 262,426 C290,384 286,344 298,300 C280,320 250,320 226,300Z', '#120a2a') +
        line('M262,352 V384 M252,366 H272', 5, GLOW, 'opacity=".7"') +
        hemGlow(384),
    },
  )

/** `side`: 1 is the far arm, which points to the right. */
const arm = (side: 1 | -1): string => {
  const fingers = [
    [-4, -6, -6],
    [14, -2, -20],
    [30, 8, -36],
  ]
    .map(
      ([dx = 0, dy = 0, degrees = 0]) =>
        `<g transform="translate(${142 + dx},${352 + dy}) rotate(${degrees})">${volume(
          'M-9,-8 C-11,10 -9,26 -5,38 L0,66 L7,38 C11,26 11,8 9,-8Z',
          '#e9e2d2',
          { relief: [5, 2, 2], inside: line('M-11,14 h22 M-9,34 h18', 3, '#a89c94') },
        )}</g>`,
    )
    .join('')
  const sleeve = volume(
    'M60,256 C112,252 166,290 190,348 C176,346 168,354 162,374 C148,358 134,358 120,376 C110,344 84,320 54,306Z',
    HOOD,
    { relief: [7, 6, 8], inside: line('M92,276 q36,24 52,64', 5, tone(HOOD, -0.1)) },
  )
  const cuff = fill('M120,376 C134,358 148,358 162,374 C150,384 134,386 120,376Z', DARK)
  return `<g transform="translate(260,0) scale(${side},1)">${cuff}${fingers}${sleeve}</g>`
}

const tip = (): string =>
  volume('M318,112 C306,40 240,8 160,36 C192,46 194,74 182,116 C200,156 330,156 318,112Z', HOOD, {
    relief: [7, 4, 6],
    inside: line('M198,50 Q216,72 206,110 M238,48 Q256,66 252,96', 5, tone(HOOD, -0.12)),
  })

const head = (): string =>
  volume(
    'M260,70 C180,76 134,140 136,214 C138,262 176,292 216,304 C248,312 276,312 304,304 C346,292 384,262 386,214 C388,140 340,76 260,70Z',
    HOOD,
    {
      relief: [7, 12, 12],
      topColour: '#7a5fd0',
      gloss: line('M172,168 Q182,118 226,96', 8, '#a48ff0', 'opacity=".7"'),
    },
  ) +
  `<path d="M264,124 C210,124 178,168 182,216 C186,262 224,288 264,290 C306,288 344,262 346,216 C350,168 318,124 264,124Z" fill="${DARK}" stroke="${INK}" stroke-width="8"/>` +
  halo(264, 222, 92, GLOW, 0.36)

const SKULL_TOP =
  'M264,138 C220,140 198,174 200,212 C204,238 214,252 226,262 L234,246 L246,270 L262,250 L278,272 L292,248 L302,262 C316,250 328,236 330,212 C332,174 308,140 264,138Z'

const socket = (x: number, side: 1 | -1, name: FaceName): string => {
  const hollow = `<path d="M${-24 * side},-12 C${-8 * side},-24 ${18 * side},-8 ${20 * side},8 C${10 * side},22 ${-18 * side},20 ${-24 * side},-12Z" fill="${DARK}" stroke="${INK}" stroke-width="4"/>`
  const lights: Readonly<Partial<Record<FaceName, string>>> = {
    idle: `<circle r="8.5" cx="1" cy="2" fill="${GLOW}"/><circle r="4" cx="1" cy="1" fill="#fff"/>`,
    attack: `${halo(0, 2, 30, GLOW, 0.7)}<circle r="12" cx="1" cy="2" fill="${GLOW}"/><circle r="6.5" cx="1" cy="1" fill="#fff"/>`,
    hit: line(`M${-9 * side},-6 L${8 * side},3 L${-9 * side},11`, 5, GLOW),
    ko: line('M-7,-5 L8,9 M8,-5 L-7,9', 5, '#7d8fb8'),
  }
  return `<g transform="translate(${x},212)">${hollow}${lights[name] ?? ''}</g>`
}

const face = (name: FaceName): string => {
  const drop = name === 'attack' ? 30 : name === 'ko' ? 16 : 0
  const jaw = drop
    ? volume(
        `M226,${244 + drop} L238,${256 + drop} L250,${246 + drop} L262,${258 + drop} L276,${246 + drop} L288,${257 + drop} L302,${244 + drop} C300,${268 + drop} 284,${280 + drop} 264,${280 + drop} C244,${280 + drop} 228,${268 + drop} 226,${244 + drop}Z`,
        '#e2d8cc',
        { relief: [5, 3, 4] },
      )
    : ''
  return (
    jaw +
    `<path d="${SKULL_TOP}" fill="#efe8dc" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/>` +
    fill('M300,150 C322,166 330,190 330,212 C328,236 316,250 302,262 L292,248 C312,226 314,186 300,150Z', '#b7a9bd') +
    `<path d="M262,140 l-8,22 l12,14 l-8,18" stroke="${INK}" stroke-width="5" fill="none" stroke-linejoin="round"/>` +
    line('M216,150 q-10,12 -12,26', 6, '#fff') +
    socket(234, 1, name) +
    socket(302, -1, name) +
    fill('M258,232 l6,-12 l7,12Z', DARK)
  )
}

const collar = (): string =>
  volume(
    'M196,296 C230,316 296,316 330,296 C334,312 330,324 318,328 C288,340 238,340 208,328 C196,322 192,310 196,296Z',
    '#b59a52',
    { relief: [6, 3, 5], inside: line('M206,312 Q262,334 320,312', 4, '#7d6630') },
  ) +
  volume('M262,304 l22,24 l-22,28 l-22,-28Z', '#2ee6a8', {
    relief: [5, 3, 3],
    inside: fill('M262,304l-22,24h22Z', '#c8fff0'),
  })

export const drawHollowBoss = (): DrawnLayer[] => [
  { slot: 'wisps', bone: 'wisps', svg: WISPS.map(([x, y, size]) => wisp(x, y, size)).join('') },
  { slot: 'hem', bone: 'hem', svg: hem() },
  { slot: 'robe', bone: 'robe', svg: robe() },
  { slot: 'arm', bone: 'armF', svg: arm(1) },
  { slot: 'tip', bone: 'tip', svg: tip() },
  { slot: 'head', bone: 'head', svg: head() },
  {
    slot: 'face',
    bone: 'head',
    svg: { idle: face('idle'), attack: face('attack'), hit: face('hit'), ko: face('ko') },
  },
  { slot: 'collar', bone: 'robe', svg: collar() },
  { slot: 'arm', bone: 'armN', svg: arm(-1) },
]

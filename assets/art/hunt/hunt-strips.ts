import { HUNT_STRIP_PLACES, HUNT_STRIP_WIDTH, type HuntLayer, type HuntStage } from '#assets/manifest/creatures.ts'
import { ellipse, fill, freshId, gradient, halo, highlight, line, place, volume } from '../kit/svg.ts'
import { tone } from '../kit/tone.ts'

const TILE = HUNT_STRIP_WIDTH

export const huntStripBox = (layer: HuntLayer) => ({ x: 0, width: TILE, ...HUNT_STRIP_PLACES[layer] })

/** The strip repeats: a drawing near one end is drawn at the other end as well. */
const around = (x: number, y: number, scale: number, body: () => string): string =>
  [x - TILE, x, x + TILE]
    .filter((each) => each > -260 && each < TILE + 260)
    .map((each) => place(each, y, scale, body()))
    .join('')

const row = (body: () => string, y: number, ...places: readonly (readonly [x: number, scale: number])[]): string =>
  places.map(([x, scale]) => around(x, y, scale, body)).join('')

/** Starts and ends at the same height, because the strip repeats. */
const wave = (y: number, swing: number): string =>
  `M0,${y} Q97.5,${y - swing} 195,${y} T390,${y} T585,${y} T${TILE},${y}`

interface Floor {
  readonly top: string
  readonly bottom: string
  readonly edge: string
  readonly path: string
  readonly details: string
}

const floor = ({ top, bottom, edge, path, details }: Floor): string => {
  const shade = freshId('g')
  const way = freshId('g')
  return (
    `<defs>${gradient(shade, [
      [0, top],
      [1, bottom],
    ])}${gradient(way, [
      [0, path, 0],
      [0.35, path, 0.75],
      [0.7, path, 0.5],
      [1, path, 0],
    ])}</defs>${fill(`${wave(486, 9)} V600 H0Z`, `url(#${shade})`)}` +
    `<rect x="0" y="512" width="${TILE}" height="66" fill="url(#${way})"/>${line(wave(486, 9), 4, edge, 'opacity=".8"')}${details}`
  )
}

const pebble = (colour: string) => (): string =>
  volume('M-14,4 C-16,-8 -4,-12 4,-10 C14,-8 18,2 12,6 C4,10 -10,10 -14,4Z', colour, { relief: [2.5, 2, 3] })
const tuft = (colour: string) => (): string =>
  fill(
    'M-16,2 C-14,-8 -18,-14 -22,-20 C-12,-16 -9,-10 -8,-4 C-8,-14 -4,-22 0,-28 C2,-18 2,-12 2,-4 C6,-12 12,-16 20,-18 C14,-10 13,-4 14,2Z',
    colour,
  )
const crack = (colour: string) => (): string =>
  line('M-26,0 L-10,4 L0,-3 L14,3 L30,-2 M0,-3 L4,-10', 2.5, colour, 'opacity=".6"')

const tomb = (): string =>
  volume('M-22,0 V-40 C-22,-66 22,-66 22,-40 V0Z', '#7d6a8f', {
    relief: [4, 5, 5],
    inside: line('M0,-48 V-18 M-10,-37 H10', 5, '#3a2a4c') + line('M-20,-8 L-8,-14 L-4,-6', 3, '#57456b'),
  })
const deadTree = (): string =>
  volume(
    'M-14,0 C-8,-40 -12,-66 -26,-92 C-36,-110 -52,-118 -66,-120 C-48,-126 -34,-122 -22,-108 C-22,-126 -30,-140 -40,-152 C-22,-146 -14,-130 -10,-112 C-4,-130 8,-146 28,-150 C12,-138 6,-122 4,-104 C14,-116 30,-124 48,-122 C28,-114 14,-102 8,-84 C6,-54 10,-30 18,0Z',
    '#4a2a58',
    { relief: [4, 6, 4] },
  )
const ruinedWall = (): string =>
  volume(
    'M-92,0 V-62 H-70 V-78 H-48 V-62 H-30 V-84 L-16,-92 L-6,-76 L14,-80 L22,-58 L44,-54 L50,-34 L78,-28 L92,0Z',
    '#6a3f6e',
    {
      relief: [4, 6, 6],
      inside: line(
        'M-92,-22 H92 M-92,-44 H60 M-60,-22 V0 M-20,-22 V0 M24,-22 V0 M-40,-44 V-22 M4,-44 V-22 M-70,-62 V-44 M-14,-66 V-44',
        3,
        '#47264f',
      ),
    },
  )
const lantern = (light: string) => (): string =>
  `${halo(20, -92, 46, light, 0.55)}${volume('M-5,0 L-3,-112 C-2,-124 18,-124 20,-112 L14,-110 C12,-116 4,-116 4,-110 L6,0Z', '#3a2148', { relief: [3.5, 2, 3] })}${volume('M10,-106 H32 L28,-78 H14Z', light, { relief: [3.5, 3, 3] })}`

const pillar = (): string =>
  volume('M-34,0 V-16 H-26 V-176 H-34 V-196 H34 V-176 H26 V-16 H34 V0Z', '#4468b8', {
    relief: [4, 9, 5],
    inside:
      line('M-12,-172 V-20 M6,-172 V-20', 4, '#30509a') + fill('M-34,-196 H34 V-186 H-34Z', '#6d94da', 'opacity=".7"'),
  })
const banner = (colour: string) => (): string =>
  volume('M-24,-150 H24 V-58 L0,-74 L-24,-58Z', colour, {
    relief: [4, 5, 5],
    inside: fill('M0,-132 L8,-112 L28,-108 L10,-98 L0,-78 L-10,-98 L-28,-108 L-8,-112Z', '#ffd66b'),
  })
const brazier = (): string =>
  `${halo(0, -92, 60, '#ffb347', 0.6)}${volume('M-6,0 L-4,-50 H4 L6,0Z', '#1b2c66', { relief: [3.5, 2, 3] })}${fill('M-16,-70 C-24,-92 -8,-98 -6,-118 C6,-108 4,-98 12,-100 C22,-92 20,-78 14,-68Z', '#ff9d2e')}${fill('M-9,-70 C-12,-84 -2,-88 0,-100 C8,-90 12,-80 8,-68Z', '#ffe071')}${volume('M-26,-72 H26 C24,-52 14,-46 0,-46 C-14,-46 -24,-52 -26,-72Z', '#3a58a8', { relief: [3.5, 4, 4] })}`
const armour = (): string =>
  volume(
    'M-20,0 L-16,-40 L-28,-48 L-22,-78 L-12,-82 C-14,-106 14,-106 12,-82 L22,-78 L28,-48 L16,-40 L20,0Z',
    '#7f97c8',
    {
      relief: [4, 6, 5],
      inside: line('M-12,-88 H12 M0,-76 V-8 M-18,-44 H18', 4, '#3f5590') + fill('M-8,-96 H8 V-90 H-8Z', '#1b2c66'),
    },
  )

const crystal = (colour: string) => (): string =>
  `${halo(0, -50, 60, colour, 0.45)}${volume('M-12,0 L-22,-62 L-6,-104 L10,-62 L8,0Z', colour, { relief: [4, 5, 4], gloss: highlight(-10, -66, 3.5, 22, 4, 0.7) })}${volume('M6,0 L10,-40 L24,-66 L32,-34 L26,0Z', tone(colour, -0.06), { relief: [4, 4, 3] })}${volume('M-34,0 L-38,-26 L-26,-46 L-16,-24 L-14,0Z', tone(colour, 0.05), { relief: [4, 4, 3] })}`
const brokenArch = (): string =>
  volume('M-70,0 V-110 C-70,-160 -30,-178 4,-176 L-2,-150 L14,-142 C-18,-144 -42,-134 -42,-100 V0Z', '#5646ac', {
    relief: [4, 6, 5],
    inside:
      line('M-58,-30 l6,6 l-6,6 M-58,-70 l6,6 l-6,6 M-50,-128 l8,2 l-2,8', 4, '#43f0d8') +
      line('M-70,-50 H-42 M-70,-90 H-42 M-62,-134 L-40,-120', 3, '#34267c'),
  })
const islet = (): string =>
  `${volume('M-46,-96 C-30,-106 30,-106 46,-96 C34,-78 18,-64 2,-50 C-16,-62 -34,-78 -46,-96Z', '#38207c', { relief: [4, 5, 5] })}${fill('M-46,-96 C-30,-106 30,-106 46,-96 C26,-88 -26,-88 -46,-96Z', '#8b68dc')}`

const MID: Readonly<Record<HuntStage, () => string>> = {
  'cursed-fortress': () =>
    row(ruinedWall, 492, [120, 1], [560, 0.86]) +
    row(deadTree, 494, [290, 1], [700, 0.84]) +
    row(tomb, 494, [222, 0.9], [356, 0.72], [462, 0.96], [640, 0.66]) +
    row(lantern('#8dff5c'), 494, [410, 1], [20, 0.94]),
  'demonbane-keep': () =>
    row(pillar, 494, [70, 1], [330, 1], [590, 1]) +
    row(banner('#c23a5c'), 460, [200, 0.9], [720, 0.9]) +
    row(banner('#6a3fc0'), 460, [460, 0.9]) +
    row(brazier, 494, [140, 0.9], [400, 0.9], [660, 0.9]) +
    row(armour, 494, [262, 0.94], [524, 0.94]),
  'eternal-abyss-gate': () =>
    row(crystal('#36d6c8'), 494, [90, 1]) +
    row(brokenArch, 494, [250, 1]) +
    row(crystal('#b65cff'), 494, [380, 0.72]) +
    row(islet, 474, [500, 0.9]) +
    row(crystal('#7c6bff'), 494, [590, 1.05]) +
    row(crystal('#36d6c8'), 494, [690, 0.74]) +
    row(islet, 430, [180, 0.6]),
}

const GROUND: Readonly<Record<HuntStage, () => string>> = {
  'cursed-fortress': () =>
    floor({
      top: '#7a4068',
      bottom: '#241030',
      edge: '#a8608a',
      path: '#b9768c',
      details:
        row(tuft('#4a2150'), 508, [60, 0.8]) +
        row(tuft('#4a2150'), 506, [310, 0.7]) +
        row(tuft('#4a2150'), 508, [600, 0.9]) +
        row(pebble('#6d5680'), 586, [140, 1]) +
        row(pebble('#8a6f98'), 520, [260, 0.6]) +
        row(pebble('#6d5680'), 588, [430, 1.2]) +
        row(pebble('#8a6f98'), 524, [690, 0.7]) +
        row(crack('#3a1844'), 560, [200, 1]) +
        row(crack('#3a1844'), 552, [520, 1]) +
        row(crack('#3a1844'), 572, [740, 0.9]),
    }),
  'demonbane-keep': () =>
    floor({
      top: '#5579bc',
      bottom: '#121d4c',
      edge: '#9cc4f0',
      path: '#8fb4e8',
      details:
        line(`M0,514 H${TILE} M0,546 H${TILE} M0,584 H${TILE}`, 2.5, '#22386f', 'opacity=".6"') +
        line(
          Array.from({ length: 13 }, (_, index) => `M${index * 65 - 30},600 L${index * 65 + 30},488`).join(' '),
          2.5,
          '#22386f',
          'opacity=".5"',
        ) +
        row(crack('#1b2c66'), 566, [330, 0.9]) +
        row(crack('#1b2c66'), 528, [620, 0.8]),
    }),
  'eternal-abyss-gate': () =>
    floor({
      top: '#6d4cc4',
      bottom: '#160a3c',
      edge: '#7ff5e4',
      path: '#8d6ae0',
      details:
        row(crack('#43f0d8'), 556, [130, 1.2]) +
        row(crack('#43f0d8'), 538, [410, 1]) +
        row(crack('#43f0d8'), 570, [640, 1.3]) +
        row(pebble('#4b3a9c'), 588, [250, 1.1]) +
        row(pebble('#7a5ad0'), 520, [540, 0.7]) +
        row(pebble('#4b3a9c'), 582, [20, 0.9]),
    }),
}

const thorns = (): string =>
  fill(
    'M-90,40 C-70,-10 -60,-30 -84,-62 C-52,-48 -42,-20 -44,4 C-30,-30 -10,-48 10,-54 C-8,-34 -12,-10 -8,12 C8,-16 30,-26 54,-24 C34,-12 24,8 26,40Z',
    '#1b0b26',
  )
const rail = (): string =>
  fill(
    [-100, -60, -20, 20, 60, 100]
      .map(
        (x) => `M${x - 5},40 V-20 L${x},-44 L${x + 5},-20 V40Z M${x - 12},-14 a12,9 0 0 1 24,0 h-6 a6,5 0 0 0 -12,0Z`,
      )
      .join(' '),
    '#0e1840',
  ) + line('M-120,4 H120', 6, '#0e1840')
const shards = (): string =>
  fill('M-96,40 L-84,-8 L-66,-40 L-54,-2 L-36,-24 L-26,6 L-4,-58 L18,2 L34,-18 L44,10 L70,-30 L92,40Z', '#12082f')

const FORE: Readonly<Record<HuntStage, () => string>> = {
  'cursed-fortress': () => around(70, 604, 0.72, thorns) + around(480, 606, 0.86, thorns),
  'demonbane-keep': () => around(130, 606, 0.7, rail) + around(540, 610, 0.78, rail),
  'eternal-abyss-gate': () => around(60, 606, 0.72, shards) + around(500, 608, 0.86, shards),
}

const STRIPS: Readonly<Record<HuntLayer, Readonly<Record<HuntStage, () => string>>>> = {
  mid: MID,
  ground: GROUND,
  fore: FORE,
}

export const drawHuntStrip = (stage: HuntStage, layer: HuntLayer): string => STRIPS[layer][stage]()

const shadowUnder = (width: number): string =>
  `<path d="${ellipse(0, 0, width, width * 0.13)}" fill="#12072a" opacity=".45"/>`

export const HUNT_CAMP: Readonly<Record<'tent' | 'logs' | 'spoils', () => string>> = {
  tent: () =>
    shadowUnder(112) +
    line('M0,-150 V-178', 6) +
    volume('M2,-178 L34,-168 L2,-156Z', '#ff4d6d', { relief: [4, 3, 3] }) +
    volume('M-104,0 C-74,-44 -30,-112 0,-152 C30,-112 74,-44 104,0Z', '#ff9f1c', {
      relief: [5, 8, 8],
      inside:
        fill('M0,-152 C-18,-112 -46,-44 -62,0 H-30 C-20,-50 -8,-112 0,-152Z', '#fff3dc') +
        fill('M0,-152 C18,-112 46,-44 62,0 H30 C20,-50 8,-112 0,-152Z', '#fff3dc'),
    }) +
    volume('M-28,0 C-20,-42 -8,-74 0,-92 C8,-74 20,-42 28,0Z', '#3a1a48', { relief: [4, 3, 3] }),
  logs: () =>
    shadowUnder(44) +
    volume('M-42,-14 L34,-2 L32,10 L-44,-2Z', '#7a4a2c', { relief: [4, 3, 3] }) +
    volume('M42,-14 L-34,-2 L-32,10 L44,-2Z', '#96603a', { relief: [4, 3, 3] }) +
    fill(ellipse(-38, -8, 5, 6), '#d9a066') +
    fill(ellipse(38, -8, 5, 6), '#d9a066'),
  spoils: () =>
    shadowUnder(50) +
    volume('M-40,0 C-56,-30 -30,-58 -16,-66 H16 C30,-58 56,-30 40,0 C20,8 -20,8 -40,0Z', '#b9824a', {
      relief: [5, 7, 7],
      gloss: highlight(-20, -40, 6, 14, 24, 0.4),
    }) +
    volume('M-18,-64 C-26,-76 -16,-84 -10,-80 C-4,-88 6,-88 10,-80 C18,-84 26,-76 18,-64Z', '#d79d5e', {
      relief: [4, 3, 3],
    }) +
    line('M-20,-64 H20', 7, '#ff4d6d') +
    volume(ellipse(0, -30, 17), '#ffc93c', {
      relief: [4, 3, 3],
      inside: fill('M3,-43 L-9,-28 H-1 L-4,-17 L9,-33 H1Z', '#c98a00'),
    }) +
    volume(ellipse(44, -8, 12, 11), '#ffc93c', { relief: [4, 3, 3] }) +
    volume(ellipse(-50, -6, 11, 10), '#ffe08a', { relief: [4, 3, 3] }),
}

export const HUNT_CAMP_BOXES: Readonly<
  Record<keyof typeof HUNT_CAMP, { x: number; y: number; width: number; height: number }>
> = {
  tent: { x: -120, y: -190, width: 240, height: 210 },
  logs: { x: -60, y: -30, width: 120, height: 50 },
  spoils: { x: -70, y: -100, width: 140, height: 120 },
}

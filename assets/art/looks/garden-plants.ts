import { ellipse, fill, halo, line, mirrored, place, starPath, volume } from '../kit/svg.ts'
import { INK, tone } from '../kit/tone.ts'

const LEAF = '#4cb944'
const DARK_LEAF = '#2f8f4a'
const WOOD = '#a8673a'
const STONE = '#b9b2d0'

/** Origin: the middle of the piece, at ground level. */
type Draw = () => string

const dot = (x: number, y: number, radius: number, colour: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" stroke="${INK}" stroke-width="4"/>`

const bloom = (x: number, y: number, size: number, colour: string): string =>
  line(`M${x},${y} Q${x + 2},${y + size} ${x},-8`, 5, DARK_LEAF) +
  volume(starPath(x, y, size, size * 0.62, 6, -90, 0.5), colour, { relief: [5, 2, 3], topColour: tone(colour, 0.12) }) +
  fill(ellipse(x, y, size * 0.32), '#fff3a0')

const flowerBed: Draw = () =>
  bloom(-34, -42, 15, '#ff7fb0') +
  bloom(2, -58, 17, '#ffd23e') +
  bloom(36, -44, 15, '#b98cff') +
  bloom(-14, -30, 13, '#ffffff') +
  bloom(20, -28, 13, '#ff8a5c') +
  volume('M-50,-20 Q0,-10 50,-20 L44,-2 Q0,6 -44,-2Z', '#8a5530', {
    relief: [6, 4, 5],
    topColour: '#b0744a',
    inside: line('M-26,-16 V8 M0,-14 V8 M26,-16 V8', 4, '#5f3519'),
  })

const berryBush: Draw = () =>
  volume(
    'M-46,0 C-62,-20 -48,-42 -34,-44 C-34,-68 -6,-78 6,-66 C24,-78 46,-62 42,-44 C60,-36 58,-10 46,0 Q0,8 -46,0Z',
    LEAF,
    {
      relief: [6, 7, 9],
      topColour: '#8fdc5a',
      inside: line('M-24,-24 q8,-8 16,0 M10,-44 q8,-8 16,0 M12,-14 q8,-8 16,0', 5, DARK_LEAF),
    },
  ) +
  [
    [-26, -40],
    [-4, -52],
    [24, -28],
    [-8, -22],
    [-34, -14],
    [34, -10],
    [24, -54],
  ]
    .map(([x = 0, y = 0]) => dot(x, y, 8, '#ff3d6e') + fill(ellipse(x - 2.5, y - 2.5, 2.4), '#ffffff', 'opacity=".9"'))
    .join('')

const toadstool = (x: number, y: number, k: number, colour: string): string =>
  place(
    x,
    y,
    k,
    volume('M-12,0 C-8,-18 -8,-26 -10,-34 H10 C8,-26 8,-18 12,0Z', '#fff1dc', { relief: [6, 3, 2] }) +
      volume('M-34,-30 C-34,-64 34,-64 34,-30 C22,-22 -22,-22 -34,-30Z', colour, {
        relief: [6, 4, 5],
        inside: fill(`${ellipse(-14, -42, 7)}${ellipse(10, -46, 6)}${ellipse(22, -34, 4)}`, '#ffffff'),
      }),
  )

const mushroomRing: Draw = () =>
  fill(ellipse(0, -16, 52, 18), '#9fe05a', 'opacity=".45"') +
  toadstool(-16, -34, 0.62, '#c45ad8') +
  toadstool(20, -34, 0.66, '#e8505b') +
  toadstool(-38, -18, 0.62, '#f0a03c') +
  toadstool(40, -18, 0.58, '#43c3b0') +
  halo(0, -26, 18, '#fff6b0', 0.9) +
  toadstool(-24, 0, 0.76, '#e8505b') +
  toadstool(22, 2, 0.84, '#7a6cff')

const stonePath: Draw = () =>
  [
    [-30, -42, 19, 9],
    [2, -36, 20, 9],
    [34, -28, 18, 9],
    [-14, -19, 22, 10],
    [22, -9, 22, 10],
    [-32, -1, 20, 9],
  ]
    .map(([x = 0, y = 0, rx = 1, ry = 1]) =>
      volume(ellipse(x, y - 4, rx, ry), STONE, { relief: [5, 2, 5], topColour: '#e6e0f6' }),
    )
    .join('')

const fishPond: Draw = () =>
  volume(ellipse(0, -20, 54, 24), STONE, { relief: [6, 3, 6], topColour: '#dcd6f0' }) +
  volume(ellipse(0, -22, 43, 16), '#3fb6ef', {
    relief: [4, 0, 0],
    topColour: '#2c8ed0',
    inside: line('M-34,-16 q10,-5 20,0 M8,-28 q10,-5 20,0', 4, '#c4efff'),
  }) +
  volume('M-12,-22 C-4,-36 18,-36 22,-22 L34,-32 L33,-12 L22,-20 C16,-10 -4,-10 -12,-22Z', '#ff9f1c', {
    relief: [5, 3, 4],
    inside: fill('M4,-36 h8 v30 h-8Z', '#fff3dc'),
  }) +
  dot(-3, -24, 1.5, INK) +
  volume('M-44,-24 a12,6 0 1 1 14,7 l-4,-7Z', LEAF, { relief: [4, 2, 2] })

const crystalCluster: Draw = () => {
  const shard = (x: number, k: number, turn: number, colour: string): string =>
    `<g transform="translate(${x},-3) rotate(${turn}) scale(${k})">${volume(
      'M0,-96 L22,-64 L18,0 H-18 L-22,-64Z',
      colour,
      {
        relief: [7, 0, 0],
        inside:
          fill('M0,-96 L-22,-64 L-18,0 H0 L-2,-54Z', tone(colour, 0.12)) +
          fill('M0,-96 L22,-64 L-2,-54 L-22,-64Z', tone(colour, 0.24)),
      },
    )}</g>`
  return (
    halo(0, -48, 54, '#8fe0ff', 0.7) +
    shard(-20, 0.76, -22, '#b06bff') +
    shard(22, 0.7, 20, '#ff6fd8') +
    shard(0, 1.02, -2, '#46c8ff') +
    shard(-36, 0.42, -34, '#46c8ff') +
    shard(36, 0.4, 30, '#b06bff')
  )
}

const beeHive: Draw = () =>
  volume('M-34,0 L-28,-16 H28 L34,0Z', WOOD, { relief: [6, 3, 3] }) +
  volume(
    'M-30,-14 C-46,-30 -44,-48 -34,-54 C-36,-76 -16,-92 0,-92 C16,-92 36,-76 34,-54 C44,-48 46,-30 30,-14 Q0,-6 -30,-14Z',
    '#ffbe2e',
    {
      relief: [6, 6, 7],
      topColour: '#ffe07a',
      inside: line('M-34,-72 Q0,-60 34,-72 M-42,-52 Q0,-40 42,-52 M-44,-32 Q0,-20 44,-32', 5, '#d98a1c'),
    },
  ) +
  volume('M-11,-14 v-12 a11,11 0 0 1 22,0 v12Z', '#4a2a2e', { relief: [4, 0, 0] }) +
  [
    [44, -78, 1],
    [-46, -64, -1],
  ]
    .map(
      ([x = 0, y = 0, side = 1]) =>
        `<g transform="translate(${x},${y}) scale(${side * 0.9},.9)">${fill(ellipse(-2, -9, 5, 8), '#e6f6ff', `stroke="${INK}" stroke-width="3.5"`)}${volume(ellipse(0, 0, 11, 8), '#ffd23e', { relief: [4, 2, 2], inside: line('M-3,-9 V9 M4,-9 V9', 4) })}</g>`,
    )
    .join('')

const birdHouse: Draw = () =>
  line('M0,0 V-56', 18) +
  line('M0,0 V-56', 8, WOOD) +
  volume('M-27,-44 V-84 H27 V-44Z', '#7fd0f0', { relief: [6, 5, 4], topColour: '#b4ecff' }) +
  volume('M-42,-78 L0,-110 L42,-78 L34,-68 L0,-92 L-34,-68Z', '#ff6f61', { relief: [6, 4, 4] }) +
  volume(ellipse(0, -66, 11), '#3a2450', { relief: [4, 0, 0] }) +
  volume('M-9,-66 a9,9 0 0 1 18,0 l-5,4 h-8Z', '#ffd23e', { relief: [3, 2, 2] }) +
  dot(-3, -68, 1.2, INK) +
  line('M0,-50 h14', 6, '#5f3519')

const campFire: Draw = () =>
  halo(0, -40, 50, '#ff9f1c', 0.8) +
  volume(
    'M0,-92 C22,-66 38,-46 30,-22 C24,-6 -24,-6 -30,-22 C-36,-40 -20,-50 -18,-66 C-8,-60 -6,-54 -6,-48 C4,-58 4,-76 0,-92Z',
    '#ff6a1f',
    {
      relief: [6, 4, 4],
    },
  ) +
  fill('M2,-58 C16,-42 22,-30 16,-16 C10,-8 -10,-8 -14,-18 C-16,-32 -4,-36 2,-58Z', '#ffd23e') +
  fill('M0,-34 C8,-26 10,-20 6,-14 Q0,-10 -6,-14 C-8,-22 -2,-26 0,-34Z', '#fff6d6') +
  mirrored(
    0,
    () =>
      `<g transform="rotate(9 0 -10)">${volume('M-42,-14 H40 q6,6 0,12 H-42 q-6,-6 0,-12Z', WOOD, { relief: [6, 3, 3], inside: fill(ellipse(-40, -8, 5, 7), '#f0c08a') })}</g>`,
  ) +
  [-44, 44].map((x) => volume(ellipse(x, -5, 11, 8), STONE, { relief: [5, 2, 3] })).join('')

export const GARDEN_PLANTS = {
  'flower-bed': flowerBed,
  'berry-bush': berryBush,
  'mushroom-ring': mushroomRing,
  'stone-path': stonePath,
  'fish-pond': fishPond,
  'crystal-cluster': crystalCluster,
  'bee-hive': beeHive,
  'bird-house': birdHouse,
  'camp-fire': campFire,
} as const satisfies Readonly<Record<string, Draw>>

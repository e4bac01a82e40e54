import { ISLAND_LIFE } from '#assets/manifest/home-islands.ts'
import { MAP_LANDS } from '#assets/manifest/map-regions.ts'
import { PETS_BY_HOUSE, type PetName } from '#assets/manifest/pets.ts'
import { fill, halo, line, place, volume } from '../kit/svg.ts'
import { INK } from '../kit/tone.ts'
import { island } from './island.ts'
import { ISLAND_SHAPES } from './island-shapes.ts'
import { LAND_COLOURS } from './lands.ts'
import { PROPS } from './props.ts'

const HALF_WIDTH = 178
const HALF_DEPTH = 58

const flowers = (spots: readonly (readonly [x: number, y: number, colour: string])[]): string =>
  spots
    .map(
      ([x, y, colour]) =>
        line(`M${x},${y} v8`, 3, '#2f8f4a') +
        `<circle cx="${x}" cy="${y}" r="5" fill="${colour}" stroke="${INK}" stroke-width="2.5"/><circle cx="${x}" cy="${y}" r="1.8" fill="#fff3a0"/>`,
    )
    .join('')

const tufts = (spots: readonly (readonly [x: number, y: number])[], colour: string): string =>
  spots.map(([x, y]) => line(`M${x - 6},${y} l-3,-8 M${x},${y} v-11 M${x + 6},${y} l3,-8`, 4, colour)).join('')

const stones = (spots: readonly (readonly [x: number, y: number, size: number])[], colour: string): string =>
  spots
    .map(([x, y, size]) =>
      volume(`M${x - size},${y} q${size * 0.2},${-size} ${size},${-size} q${size},0 ${size},${size}Z`, colour, {
        relief: [4, 3, 3],
      }),
    )
    .join('')

/** A still stream. The page animates the waterfall separately. */
const stream = (path: string, width: number, colour: string, edge: string): string =>
  line(path, width + 7, edge) + line(path, width, colour) + line(path, width * 0.3, '#ffffff', 'opacity=".55"')

/** A still waterfall. The page draws the animated one over it; with reduced motion only this one shows. */
const falls = (pet: PetName): string =>
  ISLAND_LIFE[pet].falls
    .map(
      ({ x, y, length, width, colour }) =>
        line(`M${x},${y} v${length}`, width + 7, INK) +
        line(`M${x},${y} v${length}`, width, colour) +
        line(`M${x - width * 0.2},${y + 6} v${length * 0.6}`, width * 0.22, '#ffffff', 'opacity=".6"') +
        `<ellipse cx="${x}" cy="${y + length + 4}" rx="${width}" ry="5" fill="#ffffff" opacity=".35"/>`,
    )
    .join('')

const windmill = (x: number, y: number): string =>
  volume(`M${x - 22},${y} L${x - 14},${y - 66} H${x + 14} L${x + 22},${y}Z`, '#fff0d2', {
    relief: [5, 5, 3],
    inside:
      fill(`M${x - 6},${y - 40} h12 v14 h-12Z`, INK) + fill(`M${x - 8},${y} v-16 a8,8 0 0 1 16,0 v16Z`, '#7a4a2c'),
  }) +
  volume(`M${x - 20},${y - 62} L${x},${y - 92} L${x + 20},${y - 62}Z`, '#4a8df0', { relief: [5, 4, 4] }) +
  [45, 135, 225, 315]
    .map(
      (turn) =>
        `<g transform="translate(${x},${y - 74}) rotate(${turn})">${volume('M-3,0 V-44 H13 V-14 H3 V0Z', '#fff8e6', { relief: [4, 2, 2] })}</g>`,
    )
    .join('') +
  `<circle cx="${x}" cy="${y - 74}" r="5" fill="#ffc93c" stroke="${INK}" stroke-width="3"/>`

const chimney = (x: number, y: number): string =>
  volume(`M${x - 7},${y} v-30 h14 v30Z`, '#c8603f', { relief: [4, 2, 2] })

const lantern = (x: number, y: number, colour: string): string =>
  line(`M${x},${y} v-34`, 9) +
  line(`M${x},${y} v-34`, 4, '#8a5530') +
  volume(`M${x - 8},${y - 34} h16 l-3,-18 h-10Z`, colour, { relief: [4, 2, 2] })

const moonArch = (x: number, y: number): string =>
  volume(`M${x - 30},${y} v-40 a30,30 0 0 1 60,0 v40 h-15 v-40 a15,15 0 0 0 -30,0 v40Z`, '#e6d2ff', {
    relief: [5, 4, 4],
  })

const banner = (x: number, y: number, colour: string): string =>
  line(`M${x},${y} v-58`, 9) +
  line(`M${x},${y} v-58`, 4, '#ffc93c') +
  volume(`M${x + 2},${y - 56} h24 v32 l-12,-8 l-12,8Z`, colour, { relief: [4, 3, 3] })

const snowman = (x: number, y: number): string =>
  volume(`M${x - 15},${y} a15,13 0 1 1 30,0Z`, '#ffffff', { relief: [4, 3, 4] }) +
  volume(`M${x - 11},${y - 18} a11,11 0 1 1 22,0 a11,11 0 1 1 -22,0Z`, '#ffffff', { relief: [4, 3, 4] }) +
  fill(`M${x - 2},${y - 17} l14,3 l-14,4Z`, '#ff9f1c') +
  `<circle cx="${x - 5}" cy="${y - 22}" r="2" fill="${INK}"/><circle cx="${x + 4}" cy="${y - 22}" r="2" fill="${INK}"/>` +
  line(`M${x - 10},${y - 8} q10,6 20,0`, 6, '#ff4d6d')

const treehouse = (x: number, y: number): string =>
  volume(
    `M${x - 16},${y} C${x - 8},${y - 30} ${x - 12},${y - 60} ${x - 10},${y - 96} H${x + 12} C${x + 10},${y - 60} ${x + 8},${y - 30} ${x + 20},${y}Z`,
    '#8a5530',
    { relief: [5, 4, 2] },
  ) +
  volume(
    `M${x - 44},${y - 86} C${x - 60},${y - 120} ${x - 20},${y - 150} ${x + 6},${y - 138} C${x + 40},${y - 150} ${x + 64},${y - 112} ${x + 44},${y - 86} C${x + 20},${y - 74} ${x - 20},${y - 74} ${x - 44},${y - 86}Z`,
    '#2f9a5f',
    { relief: [5, 6, 8], topColour: '#5cc97a' },
  ) +
  volume(`M${x - 26},${y - 38} h52 v-34 h-52Z`, '#d9a063', {
    relief: [5, 4, 3],
    inside: fill(`M${x - 8},${y - 44} v-14 h16 v14Z`, INK),
  }) +
  volume(`M${x - 34},${y - 68} L${x},${y - 96} L${x + 34},${y - 68}Z`, '#b9563f', { relief: [5, 4, 4] }) +
  line(
    `M${x - 14},${y - 36} V${y - 2} M${x - 2},${y - 36} V${y - 2} M${x - 14},${y - 26} h12 M${x - 14},${y - 14} h12`,
    4,
    '#5a3418',
  )

const bone = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x},${y}) rotate(${turn})">${volume('M-16,-4 a7,7 0 1 1 4,-8 a7,7 0 0 1 6,6 H8 a7,7 0 0 1 6,-6 a7,7 0 1 1 4,8 a7,7 0 1 1 -4,10 a7,7 0 0 1 -6,-4 H-6 a7,7 0 0 1 -6,4 a7,7 0 1 1 -4,-10Z', '#fff3dc', { relief: [4, 2, 3] })}</g>`

/** Leaves the middle free for the pet. */
const DECO: Readonly<Record<PetName, () => string>> = {
  hamster: () =>
    PROPS.tree(-158, -4, 0.66, '#6ccf4e') +
    chimney(-96, -62) +
    PROPS.hut(-116, -8, 1.06) +
    windmill(130, -6) +
    PROPS.tree(160, 8, 0.56, '#8be04e') +
    stream('M26,30 q28,2 36,24', 14, '#7fdcff', '#3f9f5a') +
    line('M-108,-2 q16,26 64,28', 11, '#f2e2a0') +
    tufts(
      [
        [-62, 40],
        [112, 34],
        [-146, 22],
      ],
      '#4cae3a',
    ) +
    flowers([
      [-90, 30, '#ff7fb0'],
      [-34, 46, '#ffffff'],
      [104, 12, '#ffd23e'],
      [140, 24, '#ff7fb0'],
      [-132, 16, '#ffffff'],
    ]),
  moonbix: () =>
    halo(-120, -60, 84, '#ff7fe6', 0.45) +
    halo(126, -50, 76, '#5fd0ff', 0.4) +
    moonArch(-64, -30) +
    PROPS.crystal(-150, 4, 0.86, '#5fd0ff', -16) +
    PROPS.crystal(-120, -4, 1.34, '#ff6fd8', -6) +
    PROPS.crystal(-92, 8, 0.6, '#b06bff', 12) +
    PROPS.crystal(104, -10, 0.9, '#b06bff', -8) +
    PROPS.crystal(132, -4, 1.16, '#5fd0ff', 6) +
    PROPS.crystal(160, 6, 0.66, '#ff6fd8', 18) +
    PROPS.crystal(-58, 42, 0.34, '#5fd0ff', -8) +
    PROPS.crystal(92, 38, 0.4, '#ff9fe8', 10) +
    line('M-20,34 h30 M30,44 h24 M-120,28 h20', 5, '#9a63f0'),
  not: () =>
    PROPS.pyramid(-104, -6, 1) +
    PROPS.pyramid(-150, 10, 0.34) +
    PROPS.palm(116, -4, 1.08) +
    '<ellipse cx="118" cy="22" rx="40" ry="12" fill="#4fc3ef" stroke="#c8903f" stroke-width="5"/><path d="M92,18 q12,-5 26,-3" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round" opacity=".7"/>' +
    lantern(88, 6, '#ffb14a') +
    PROPS.cactus(158, 14, 0.5) +
    PROPS.cactus(-62, 34, 0.36) +
    line('M-126,30 q20,-10 44,2 q20,8 40,0 M-20,46 q18,-8 34,0 M150,36 q8,-4 14,0', 4, '#e0a850') +
    stones(
      [
        [40, 48, 8],
        [-150, 26, 9],
      ],
      '#d99a56',
    ),
  major: () =>
    PROPS.tower(-124, -4, 0.9, '#f4e6ff', '#3a5fd8') +
    PROPS.tower(124, -4, 0.9, '#f4e6ff', '#3a5fd8') +
    volume('M-170,2 V-24 h10 v-8 h12 v8 h12 v-8 h12 v8 h12 v-8 h12 v8 h10 V2Z', '#fff3dc', { relief: [5, 4, 3] }) +
    volume('M170,2 V-24 h-10 v-8 h-12 v8 h-12 v-8 h-12 v8 h-12 v-8 h-12 v8 h-10 V2Z', '#fff3dc', {
      relief: [5, 4, 3],
    }) +
    `<ellipse cx="0" cy="10" rx="92" ry="32" fill="#d8cdf6" stroke="#8d78d4" stroke-width="5"/><ellipse cx="0" cy="10" rx="66" ry="22" fill="none" stroke="#8d78d4" stroke-width="4"/>` +
    lantern(-84, 12, '#ffe9a8') +
    lantern(84, 12, '#ffe9a8') +
    banner(-160, 30, '#ff4d6d') +
    banner(136, 30, '#ff4d6d') +
    line('M-60,48 h22 M-24,50 h24 M16,50 h22 M52,46 h18', 5, '#a896e0'),
  blum: () =>
    PROPS.tree(-148, -10, 0.9, '#ff9cc4') +
    PROPS.mushroom(-112, 6, 1.1, '#c45ad8') +
    PROPS.tree(132, -10, 1.22, '#ffb3d1') +
    PROPS.mushroom(94, 4, 0.74, '#43c3b0') +
    PROPS.mushroom(156, 18, 0.5, '#f0a03c') +
    stream('M34,30 q24,4 32,28', 13, '#8fe6ff', '#4f9f5f') +
    PROPS.mushroom(-82, 38, 0.4, '#ff6f91') +
    flowers([
      [-52, 44, '#ff7fb0'],
      [-150, 22, '#ffffff'],
      [116, 34, '#ffd23e'],
      [20, 48, '#ffffff'],
      [142, 30, '#ff7fb0'],
    ]) +
    tufts(
      [
        [-112, 30],
        [94, 26],
      ],
      '#5f9c43',
    ),
  cats: () =>
    PROPS.mountain(-106, -8, 0.72, '#7fa4dc') +
    PROPS.pine(-154, 8, 0.5, '#4b93a8', true) +
    PROPS.pine(-82, 2, 0.5, '#4b93a8', true) +
    PROPS.pine(156, -6, 0.8, '#4b93a8', true) +
    volume('M116,-34 h12 v-16 h-12Z', '#8fb0d8', { relief: [4, 2, 2] }) +
    PROPS.ice(122, 2, 0.96) +
    snowman(-92, 40) +
    '<ellipse cx="76" cy="34" rx="38" ry="10" fill="#a9dcff" stroke="#7fb4e6" stroke-width="4"/>' +
    line('M54,32 l16,-4 M78,38 l20,-5 M-30,46 q12,-6 26,0 M-146,28 q10,-5 20,0', 4, '#ffffff') +
    stones(
      [
        [140, 32, 9],
        [-50, 50, 7],
      ],
      '#cfe6fb',
    ),
  seed: () =>
    PROPS.pine(-150, -2, 0.94, '#2f9a6f') +
    PROPS.pine(-116, -10, 1.22) +
    PROPS.pine(-84, 0, 0.66, '#3aa878') +
    treehouse(128, 4) +
    PROPS.pine(160, 10, 0.56, '#2f9a6f') +
    stream('M-20,26 q16,4 22,20', 18, '#7fdcff', '#2a7f56') +
    PROPS.mushroom(-92, 38, 0.4) +
    PROPS.mushroom(78, 38, 0.34, '#f0a03c') +
    flowers([
      [-136, 24, '#fff3a0'],
      [-52, 40, '#ffffff'],
      [104, 30, '#fff3a0'],
    ]) +
    tufts(
      [
        [50, 44],
        [-116, 34],
        [144, 26],
      ],
      '#2a8c60',
    ),
  dogs: () =>
    PROPS.volcano(-108, -4, 0.72) +
    PROPS.deadTree(128, -2, 0.94, '#3a2038') +
    PROPS.deadTree(162, 12, 0.44, '#3a2038') +
    line('M-108,2 C-92,24 -56,12 -44,52', 15, INK) +
    line('M-108,2 C-92,24 -56,12 -44,52', 9, '#ff7a2a') +
    line('M-108,2 C-92,24 -56,12 -44,52', 3, '#ffd23e') +
    line('M72,20 l16,-8 l14,8 l12,-6 M96,14 l4,18 M20,46 l14,-6 l12,6', 8, INK) +
    line('M72,20 l16,-8 l14,8 l12,-6 M96,14 l4,18 M20,46 l14,-6 l12,6', 3.5, '#ff9f3a') +
    bone(104, 42, -18) +
    stones(
      [
        [-158, 24, 12],
        [58, 46, 8],
        [132, 30, 10],
      ],
      '#6d3a44',
    ),
}

export const drawHomeIsland = (pet: PetName): string => {
  const land = MAP_LANDS.find(({ houseId }) => PETS_BY_HOUSE[houseId] === pet)?.land ?? 'meadow'
  return (
    island(ISLAND_SHAPES[land], HALF_WIDTH, HALF_DEPTH, LAND_COLOURS[land]) +
    falls(pet) +
    place(0, 0, 1, DECO[pet]()) +
    '<ellipse cx="0" cy="12" rx="96" ry="22" fill="#1d1038" opacity=".16"/>'
  )
}

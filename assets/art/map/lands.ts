import type { LandName, Point } from '#assets/manifest/map-regions.ts'
import { fill, halo, line, volume } from '../kit/svg.ts'
import { type IslandColours, island } from './island.ts'
import { ISLAND_SHAPES } from './island-shapes.ts'
import { PROPS } from './props.ts'

/** Map units from the middle of the island. */
export const LAND_BOX = { x: -280, y: -310, width: 560, height: 560 } as const

const dots = (points: readonly (readonly [x: number, y: number, colour: string])[]): string =>
  points.map(([x, y, colour]) => `<circle cx="${x}" cy="${y}" r="5" fill="${colour}"/>`).join('')

const meadow = (): string =>
  PROPS.hut(-66, -26, 0.9) +
  PROPS.tree(-126, 6, 0.78) +
  PROPS.tree(96, -22, 0.9) +
  PROPS.hut(24, -34, 0.72, '#4a8df0') +
  PROPS.tree(136, 14, 0.66, '#6ccf4e') +
  PROPS.tree(-16, 30, 0.5, '#8be04e') +
  line('M-40,34 q24,-16 44,-2 q26,14 52,-4', 10, '#f2e2a0') +
  dots([
    [-96, 40, '#ff7fb0'],
    [60, 40, '#ffffff'],
    [100, 30, '#ffd23e'],
    [-60, 50, '#ff7fb0'],
  ])

const forest = (): string =>
  PROPS.pine(-112, -4, 0.82) +
  PROPS.pine(-64, -30, 0.98, '#2f9a6f') +
  PROPS.pine(8, -36, 1.06) +
  PROPS.pine(78, -26, 0.92, '#2f9a6f') +
  PROPS.pine(124, 6, 0.76) +
  PROPS.tree(-30, 22, 0.7, '#3a9f56') +
  PROPS.pine(46, 26, 0.72) +
  PROPS.mushroom(-86, 36, 0.5) +
  PROPS.mushroom(96, 38, 0.44, '#f0a03c')

const desert = (): string =>
  PROPS.pyramid(-50, -6, 1.06) +
  PROPS.pyramid(48, -10, 0.72) +
  PROPS.cactus(112, 16, 0.72) +
  PROPS.cactus(-134, 12, 0.6) +
  PROPS.palm(10, 36, 0.72) +
  '<ellipse cx="34" cy="44" rx="40" ry="11" fill="#4fc3ef" stroke="#c8903f" stroke-width="4"/>' +
  line('M-110,42 q20,-10 40,0 M84,44 q16,-8 30,0', 4, '#e0a850')

const frost = (): string =>
  PROPS.mountain(-36, -6, 1.02, '#7fa4dc') +
  PROPS.mountain(70, -2, 0.66, '#8fb4e6') +
  PROPS.pine(-128, 10, 0.6, '#4b93a8', true) +
  PROPS.pine(128, 18, 0.6, '#4b93a8', true) +
  PROPS.ice(34, 38, 0.78) +
  PROPS.pine(-74, 40, 0.54, '#4b93a8', true)

const blossom = (): string =>
  PROPS.tree(-118, -2, 0.92, '#ff9cc4') +
  PROPS.tree(112, -8, 1, '#ffb3d1') +
  PROPS.mushroom(-54, 2, 1.24, '#c45ad8') +
  PROPS.mushroom(42, -10, 1.06, '#ff6f91') +
  PROPS.mushroom(100, 32, 0.66, '#f0a03c') +
  PROPS.mushroom(-10, 26, 0.6, '#43c3b0') +
  PROPS.tree(-88, 40, 0.46, '#ffc2dc') +
  '<ellipse cx="34" cy="46" rx="46" ry="11" fill="#6fd8f2" stroke="#3f8f5f" stroke-width="4"/>' +
  dots([
    [-130, 24, '#ff7fb0'],
    [-34, 54, '#ffffff'],
    [76, 54, '#ff7fb0'],
    [134, 18, '#ffffff'],
    [14, 14, '#ffd23e'],
  ])

const crystal = (): string =>
  halo(0, -40, 150, '#ff7fe6', 0.5) +
  PROPS.crystal(-100, 6, 0.72, '#5fd0ff', -14) +
  PROPS.crystal(-56, -4, 1.05, '#ff6fd8', -8) +
  PROPS.crystal(0, -8, 1.4, '#b06bff') +
  PROPS.crystal(54, -4, 1, '#ff6fd8', 10) +
  PROPS.crystal(100, 10, 0.72, '#5fd0ff', 16) +
  PROPS.crystal(-22, 30, 0.5, '#5fd0ff', -6) +
  PROPS.crystal(34, 32, 0.46, '#ff9fe8', 12)

const LAVA = 'M-22,10 C-60,26 -30,40 -60,54 M22,14 C60,28 40,44 70,50'

const volcano = (): string =>
  PROPS.volcano(0, -8, 1.04) +
  PROPS.deadTree(-124, 14, 0.66, '#3a2038') +
  PROPS.deadTree(124, 18, 0.6, '#3a2038') +
  line(LAVA, 11, '#ff7a2a') +
  line(LAVA, 4, '#ffd23e')

const GATE = `${fill('M-20,14 V-8 a20,20 0 0 1 40,0 V14Z', '#3a2480')}${fill('M-11,14 V-6 a11,11 0 0 1 22,0 V14Z', '#ffc93c')}`

const citadel = (): string =>
  halo(0, -90, 175, '#ffe071', 0.6) +
  PROPS.tower(-122, 8, 0.66, '#fff3dc', '#2f6fe0', '#ffc93c') +
  PROPS.tower(122, 8, 0.66, '#fff3dc', '#2f6fe0', '#ffc93c') +
  PROPS.tower(-74, -4, 0.98, '#f4e6ff', '#3a5fd8', '#ffc93c') +
  PROPS.tower(74, -4, 0.98, '#f4e6ff', '#3a5fd8', '#ffc93c') +
  PROPS.tower(0, -18, 1.3, '#fff8e6', '#4a7cf0', '#ffc93c') +
  volume('M-70,14 V-26 H-50 V-36 H-30 V-26 H-10 V-36 H10 V-26 H30 V-36 H50 V-26 H70 V14Z', '#fff3dc', {
    relief: [6, 6, 4],
    inside: GATE,
  }) +
  line('M-6,24 q-14,14 4,30', 16, '#f2e2a0') +
  PROPS.tree(-112, 34, 0.46, '#5fcf6f') +
  PROPS.tree(112, 36, 0.46, '#5fcf6f')

export const LAND_COLOURS: Readonly<Record<LandName, IslandColours>> = {
  meadow: { top: '#7ed957', cliff: '#a8693f' },
  forest: { top: '#3fae62', cliff: '#7d5238' },
  desert: { top: '#ffd27a', cliff: '#d08a48' },
  frost: { top: '#eef9ff', cliff: '#7fa6dd', edge: '#bfdcf5' },
  blossom: { top: '#97d36a', cliff: '#7a5a86' },
  crystal: { top: '#b98bff', cliff: '#6a3fc4' },
  volcano: { top: '#8d4a4f', cliff: '#45233f' },
  citadel: { top: '#8fd6a0', cliff: '#7a6fc4' },
}

/** Positions are relative to the island's middle; drawn from back to front. */
const DECO: Readonly<Record<LandName, () => string>> = {
  meadow,
  forest,
  desert,
  frost,
  blossom,
  crystal,
  volcano,
  citadel,
}

export const drawLand = (name: LandName, radius: Point): string =>
  island(ISLAND_SHAPES[name], radius.x, radius.y, LAND_COLOURS[name]) + DECO[name]()

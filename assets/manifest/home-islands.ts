import type { Point } from './map-regions.ts'
import { PETS_BY_HOUSE, type PetName } from './pets.ts'

/**
 * The picture's box in units of the drawing. The origin is where the pet stands, near the middle of the island's top.
 */
export const HOME_ISLAND_BOX = { x: -216, y: -178, width: 432, height: 348 } as const

export type HomeIslandPicture = `home-${PetName}`
export const HOME_ISLAND_PICTURES: readonly HomeIslandPicture[] = PETS_BY_HOUSE.map(
  (pet): HomeIslandPicture => `home-${pet}`,
)

export type TimeOfDay = 'day' | 'dusk' | 'night'

/** Shown at dusk and at night. `reach` is the radius of the light. */
export interface IslandLight extends Point {
  readonly reach: number
  readonly colour: string
}

export interface IslandLife {
  readonly lights: readonly IslandLight[]
  readonly smoke: readonly Point[]
  readonly smokeColour?: string
  /** Falling water, sand or lava. The point is the middle of the upper edge. */
  readonly falls: readonly (Point & { readonly length: number; readonly width: number; readonly colour: string })[]
  readonly air: Readonly<Record<'day' | 'night', AirKind | null>>
}

export type AirKind = 'snow' | 'petals' | 'leaves' | 'seeds' | 'embers' | 'sparkles' | 'fireflies' | 'sand'

const WINDOW = '#ffd76a'

export const ISLAND_LIFE: Readonly<Record<PetName, IslandLife>> = {
  hamster: {
    lights: [
      { x: -116, y: -20, reach: 34, colour: WINDOW },
      { x: 130, y: -40, reach: 26, colour: WINDOW },
    ],
    smoke: [{ x: -96, y: -96 }],
    falls: [{ x: 62, y: 50, length: 62, width: 16, colour: '#7fdcff' }],
    air: { day: 'seeds', night: 'fireflies' },
  },
  moonbix: {
    lights: [
      { x: -122, y: -62, reach: 52, colour: '#ff8fe6' },
      { x: 128, y: -54, reach: 46, colour: '#7fe6ff' },
      { x: -58, y: 34, reach: 24, colour: '#7fe6ff' },
    ],
    smoke: [],
    falls: [],
    air: { day: 'sparkles', night: 'sparkles' },
  },
  not: {
    lights: [
      { x: -106, y: -14, reach: 28, colour: '#ffb14a' },
      { x: 88, y: -40, reach: 34, colour: '#ffb14a' },
    ],
    smoke: [],
    falls: [{ x: -74, y: 52, length: 66, width: 12, colour: '#ffe09a' }],
    air: { day: 'sand', night: 'sparkles' },
  },
  major: {
    lights: [
      { x: -124, y: -66, reach: 28, colour: WINDOW },
      { x: 124, y: -66, reach: 28, colour: WINDOW },
      { x: -84, y: -32, reach: 28, colour: WINDOW },
      { x: 84, y: -32, reach: 28, colour: WINDOW },
    ],
    smoke: [],
    falls: [],
    air: { day: null, night: 'sparkles' },
  },
  blum: {
    lights: [
      { x: -112, y: -44, reach: 46, colour: '#ffb0e0' },
      { x: 94, y: -28, reach: 34, colour: '#9fffe0' },
    ],
    smoke: [],
    falls: [{ x: 66, y: 56, length: 60, width: 14, colour: '#8fe6ff' }],
    air: { day: 'petals', night: 'fireflies' },
  },
  cats: {
    lights: [{ x: 122, y: -8, reach: 36, colour: WINDOW }],
    smoke: [{ x: 122, y: -54 }],
    falls: [],
    air: { day: 'snow', night: 'snow' },
  },
  seed: {
    lights: [
      { x: 128, y: -44, reach: 34, colour: WINDOW },
      { x: -92, y: 24, reach: 20, colour: '#9fffb0' },
    ],
    smoke: [],
    falls: [{ x: 2, y: 42, length: 72, width: 20, colour: '#7fdcff' }],
    air: { day: 'leaves', night: 'fireflies' },
  },
  dogs: {
    lights: [
      { x: -108, y: -92, reach: 62, colour: '#ff7a2a' },
      { x: 96, y: 10, reach: 24, colour: '#ff9f3a' },
    ],
    smoke: [
      { x: -116, y: -102 },
      { x: -98, y: -100 },
    ],
    smokeColour: '#6d5068',
    falls: [{ x: -44, y: 52, length: 54, width: 12, colour: '#ff8a2a' }],
    air: { day: 'embers', night: 'embers' },
  },
}

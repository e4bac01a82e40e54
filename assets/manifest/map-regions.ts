import { PETS_BY_HOUSE, type PetName } from './pets.ts'

/** Map units are pixels of the background: two per CSS px on a phone of 390 px. The map scrolls vertically. */
export const MAP_SIZE = { width: 780, height: 1660 } as const

export interface Point {
  readonly x: number
  readonly y: number
}

export type LandName = 'meadow' | 'crystal' | 'desert' | 'citadel' | 'blossom' | 'frost' | 'forest' | 'volcano'

export interface MapLand {
  readonly houseId: number
  readonly land: LandName
  readonly frame: string
  /** Middle of the island's top, and the anchor of its frame. */
  readonly center: Point
  readonly radius: Point
  readonly label: Point
  readonly polygon: readonly Point[]
}

type LandPlace = Omit<MapLand, 'houseId' | 'frame'>

const OUTLINE = [
  [-1, 0],
  [-0.7, -0.8],
  [0, -1.9],
  [0.7, -0.8],
  [1, 0],
  [0.7, 1.2],
  [0.1, 2],
  [-0.6, 1.5],
] as const

const land = (name: LandName, x: number, y: number, radiusX: number, radiusY: number): LandPlace => ({
  land: name,
  center: { x, y },
  radius: { x: radiusX, y: radiusY },
  label: { x, y: Math.round(y + radiusY * 0.9 + 27) },
  polygon: OUTLINE.map(([across, down]) => ({
    x: Math.round(x + across * radiusX),
    y: Math.round(y + down * radiusY),
  })),
})

const LANDS: Readonly<Record<PetName, LandPlace>> = {
  hamster: land('meadow', 232, 1462, 178, 78),
  moonbix: land('crystal', 558, 656, 170, 72),
  not: land('desert', 216, 1146, 176, 76),
  major: land('citadel', 548, 312, 182, 78),
  blum: land('blossom', 218, 804, 172, 74),
  cats: land('frost', 562, 984, 176, 74),
  seed: land('forest', 560, 1324, 172, 74),
  dogs: land('volcano', 216, 492, 176, 76),
}

export const MAP_LANDS: readonly MapLand[] = PETS_BY_HOUSE.map((pet, houseId) => ({
  houseId,
  frame: `land/${houseId}`,
  ...LANDS[pet],
}))

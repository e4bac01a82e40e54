import { drawFighter } from '../../art/dressed.ts'
import { place } from '../../art/kit/svg.ts'
import { GEAR_SLOTS, RARITIES, type RarityIndex, type Worn } from '../../manifest/fighter-layers.ts'
import { TOP_PLACES } from '../../manifest/insignia.ts'
import { PETS_BY_HOUSE } from '../../manifest/pets.ts'
import { POSES, type PoseName } from '../../manifest/poses.ts'
import { SPECIAL_ITEMS } from '../../manifest/special-items.ts'
import type { Sheet } from './sheet.ts'

const MIXED_RARITIES: readonly RarityIndex[] = [2, 3, 5, 4, 1, 0, 3, 5]
const POSE_NAMES = Object.keys(POSES) as PoseName[]
const HOUSES = PETS_BY_HOUSE.map((_, houseId) => houseId)

export const dressedIn = (rarity: RarityIndex): Worn =>
  Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, rarity])) as Worn

/** Rest units. */
export const FIGHTER_SHADOW = '<ellipse cx="256" cy="460" rx="104" ry="18" fill="#0d0622" opacity=".5"/>'

const fighterGrid = (name: string, rows: readonly (readonly string[])[], edge = 190): Sheet => {
  const stepX = edge * 1.16
  const columns = Math.max(...rows.map((row) => row.length))
  const svg = rows
    .flatMap((row, y) =>
      row.map((fighter, x) =>
        place(x * stepX + edge * 0.08, y * edge * 1.04 + 4, edge / 512, place(0, 40, 1, FIGHTER_SHADOW + fighter)),
      ),
    )
    .join('')
  return { name, width: Math.round(stepX * columns), height: Math.round(edge * 1.04 * rows.length + 16), svg }
}

const inRows = <T>(list: readonly T[], length: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, row) => list.slice(row * length, (row + 1) * length))

export const fighterSheets = (): Sheet[] => [
  fighterGrid(
    'pets',
    HOUSES.map((houseId) => POSE_NAMES.map((pose) => drawFighter(houseId, {}, POSES[pose]))),
  ),
  fighterGrid(
    'geared',
    HOUSES.map((houseId) =>
      POSE_NAMES.map((pose) => drawFighter(houseId, dressedIn(MIXED_RARITIES[houseId] ?? 0), POSES[pose])),
    ),
  ),
  fighterGrid(
    'rarities',
    HOUSES.map((houseId) =>
      RARITIES.map((_, rarity) => drawFighter(houseId, dressedIn(rarity as RarityIndex), POSES.idle)),
    ),
  ),
  fighterGrid(
    'helmets',
    HOUSES.map((houseId) =>
      RARITIES.map((_, rarity) => drawFighter(houseId, { helmet: rarity as RarityIndex }, POSES.idle)),
    ),
  ),
  fighterGrid(
    'crowns',
    HOUSES.map((houseId) =>
      TOP_PLACES.flatMap((top, index) => [
        drawFighter(houseId, {}, POSES.idle, top),
        drawFighter(houseId, dressedIn((index + 1) as RarityIndex), index % 2 ? POSES.win : POSES.attack, top),
      ]),
    ),
  ),
  fighterGrid(
    'specials',
    inRows(
      [...SPECIAL_ITEMS].map(([slug, item], index) =>
        drawFighter(HOUSES[index % HOUSES.length] ?? 0, { [item.slot]: { special: slug } }, POSES.idle),
      ),
      8,
    ),
  ),
]

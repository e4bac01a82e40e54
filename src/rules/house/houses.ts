import { HOUSE_PETS, type PetName } from './house-pets.ts'
import houseRows from './houses.json' with { type: 'json' }

/** As in A3. To rename a house, edit `houses.json` only (T35). */
export interface House {
  readonly id: number
  readonly slug: PetName
  readonly name: string
  readonly animated: boolean
  /** Points that R06 converts to attack, HP and luck. */
  readonly atk: number
  readonly hp: number
  readonly luck: number
}

const ROWS: Readonly<Record<PetName, Omit<House, 'id' | 'slug'>>> = houseRows

/** Indexed by house id (A3, row 73). */
export const HOUSES: readonly House[] = HOUSE_PETS.map((slug, id) => ({ id, slug, ...ROWS[slug] }))

/** False for unknown ids and fractions (A5). */
export const isHouseId = (id: number): boolean => HOUSES[id]?.id === id

/** @throws RangeError for an unknown id */
export const houseOf = (id: number): House => {
  const house = HOUSES[id]
  if (!house) throw new RangeError(`No house has the id ${id}`)
  return house
}

export const houseBySlug = (slug: string): House | undefined => HOUSES.find((house) => house.slug === slug)

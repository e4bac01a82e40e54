import { HOUSE_PETS, type PetName } from './house-pets.ts'
import houseRows from './houses.json' with { type: 'json' }

/** A Big House (A3), but for its description, which is in `house-words.ts`. Names are in `houses.json`: to rename a house, edit only that file (T35). */
export interface House {
  /** 0–7. */
  readonly id: number
  /** Its pet: hamster … dogs. */
  readonly slug: PetName
  readonly name: string
  readonly animated: boolean
  /** Points that R06 converts to attack, health and luck. */
  readonly atk: number
  readonly hp: number
  readonly luck: number
}

const ROWS: Readonly<Record<PetName, Omit<House, 'id' | 'slug'>>> = houseRows

/** The eight houses in the order of their ids (A3, row 73). */
export const HOUSES: readonly House[] = HOUSE_PETS.map((slug, id) => ({ id, slug, ...ROWS[slug] }))

/** Whether a number is a house id (A5). */
export const isHouseId = (id: number): boolean => HOUSES[id]?.id === id

/** The house with this id. @throws RangeError when there is none */
export const houseOf = (id: number): House => {
  const house = HOUSES[id]
  if (!house) throw new RangeError(`No house has the id ${id}`)
  return house
}

/** The house whose pet has this slug, or undefined. */
export const houseBySlug = (slug: string): House | undefined => HOUSES.find((house) => house.slug === slug)

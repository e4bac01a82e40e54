import { type EquippedStone, STONE_LEVELS, STONE_TYPES } from './stones.ts'

export const MERGED_STONES = 3

export type StoneId = `${EquippedStone['type']}:${EquippedStone['level']}`

export const stoneIdOf = ({ type, level }: EquippedStone): StoneId => `${type}:${level}`

export const ALL_STONES: readonly EquippedStone[] = STONE_TYPES.flatMap((type) =>
  STONE_LEVELS.map((level) => ({ type, level })),
)

/** The stone that a merge makes (R23). Null at the highest level (row 139). */
export const mergedStone = ({ type, level }: EquippedStone): EquippedStone | null => {
  const next = STONE_LEVELS.find((candidate) => candidate === level + 1)
  return next === undefined ? null : { type, level: next }
}

export type MergeError = 'invalid-item' | 'stone-max-level' | 'stones-needed'

/** `loose` counts stones that are not on the pet. */
export type LooseStone = EquippedStone & { readonly loose: number }

/**
 * A merge takes three of one stack, below the highest level and none on the pet (rows 137, 140). @returns the stack, or the code of the
 * error
 */
export const mergeOf = (ids: readonly string[], has: readonly LooseStone[]): LooseStone | MergeError => {
  const chosen = ids.flatMap((id) => has.filter((stone) => stoneIdOf(stone) === id))
  const [first] = chosen
  if (first === undefined || chosen.length !== ids.length) return 'invalid-item'
  if (chosen.some((stone) => mergedStone(stone) === null)) return 'stone-max-level'
  const isSet = ids.length === MERGED_STONES && new Set(chosen).size === 1
  return isSet && first.loose >= MERGED_STONES ? first : 'stones-needed'
}

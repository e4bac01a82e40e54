import { type EquippedStone, STONE_LEVELS, STONE_TYPES } from './stones.ts'

export const MERGED_STONES = 3

export type StoneId = `${EquippedStone['type']}:${EquippedStone['level']}`

export const stoneIdOf = ({ type, level }: EquippedStone): StoneId => `${type}:${level}`

export const ALL_STONES: readonly EquippedStone[] = STONE_TYPES.flatMap((type) =>
  STONE_LEVELS.map((level) => ({ type, level })),
)

/** Null for a stone of the highest level, which cannot be merged (R23, row 139). */
export const mergedStone = ({ type, level }: EquippedStone): EquippedStone | null => {
  const next = STONE_LEVELS.find((candidate) => candidate === level + 1)
  return next === undefined ? null : { type, level: next }
}

export type MergeError = 'invalid-item' | 'stone-max-level' | 'stones-needed'

/** `loose` is the number of stones that the pet does not wear. */
export type LooseStone = EquippedStone & { readonly loose: number }

/**
 * The stack to merge, or the error's code. A merge takes three stones of one stack that is below the highest level. The
 * pet must not wear any of the three (rows 137, 140).
 */
export const mergeOf = (ids: readonly string[], has: readonly LooseStone[]): LooseStone | MergeError => {
  const chosen = ids.flatMap((id) => has.filter((stone) => stoneIdOf(stone) === id))
  const [first] = chosen
  if (first === undefined || chosen.length !== ids.length) return 'invalid-item'
  if (chosen.some((stone) => mergedStone(stone) === null)) return 'stone-max-level'
  const isSet = ids.length === MERGED_STONES && new Set(chosen).size === 1
  return isSet && first.loose >= MERGED_STONES ? first : 'stones-needed'
}

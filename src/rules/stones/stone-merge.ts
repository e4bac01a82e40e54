import { type EquippedStone, STONE_LEVELS, STONE_TYPES } from './stones.ts'

/** Stones of one type and level that a merge takes (row 137). */
export const MERGED_STONES = 3

/** A stone's stack in a call: `burning-hell:2`. */
export type StoneId = `${EquippedStone['type']}:${EquippedStone['level']}`

/** Name of the stack that a stone lies in. */
export const stoneIdOf = ({ type, level }: EquippedStone): StoneId => `${type}:${level}`

/** Every stone that there is. */
export const ALL_STONES: readonly EquippedStone[] = STONE_TYPES.flatMap((type) =>
  STONE_LEVELS.map((level) => ({ type, level })),
)

/** What three of a stone merge into (R23); null for the highest level (row 139). */
export const mergedStone = ({ type, level }: EquippedStone): EquippedStone | null => {
  const next = STONE_LEVELS.find((candidate) => candidate === level + 1)
  return next === undefined ? null : { type, level: next }
}

/** Why stones cannot be merged; the names of the refusals. */
export type MergeRefusal = 'invalid-item' | 'stone-max-level' | 'stones-needed'

/** A stone and how many of it are off the pet. */
export type LooseStone = EquippedStone & { readonly loose: number }

/**
 * Whether the stones of these stacks merge (rows 137, 140): three of one stack, below the highest level, none of them on the pet.
 * @param has the player's stones; those on the pet alone have none loose
 * @returns the stack that merges, or why none does
 */
export const mergeOf = (ids: readonly string[], has: readonly LooseStone[]): LooseStone | MergeRefusal => {
  const chosen = ids.flatMap((id) => has.filter((stone) => stoneIdOf(stone) === id))
  const [first] = chosen
  if (first === undefined || chosen.length !== ids.length) return 'invalid-item'
  if (chosen.some((stone) => mergedStone(stone) === null)) return 'stone-max-level'
  const isSet = ids.length === MERGED_STONES && new Set(chosen).size === 1
  return isSet && first.loose >= MERGED_STONES ? first : 'stones-needed'
}

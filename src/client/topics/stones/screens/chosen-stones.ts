import type { OwnedStone } from '#contracts/wire.ts'
import { MERGED_STONES, mergedStone } from '#rules/stones/stone-merge.ts'

/** Stones chosen for a merge, which are always of one stack (row 137). */
export interface Chosen {
  readonly id: OwnedStone['id']
  readonly count: number
}

export const looseOf = ({ quantity, equipped }: OwnedStone): number => quantity - Number(equipped)

/** Reads the stack anew, because another device may have merged meanwhile. */
export const chosenOf = (
  stones: readonly OwnedStone[],
  chosen: Chosen | null,
): { readonly stone: OwnedStone; readonly count: number } | null => {
  const stone = stones.find(({ id }) => id === chosen?.id)
  if (!stone || !chosen || mergedStone(stone) === null) return null
  const count = Math.min(chosen.count, looseOf(stone))
  return count > 0 ? { stone, count } : null
}

/** Stones of the chosen type come first (row 137). */
export const inPickOrder = (stones: readonly OwnedStone[], first: OwnedStone | null): readonly OwnedStone[] =>
  first === null ? stones : stones.toSorted((a, b) => Number(b.type === first.type) - Number(a.type === first.type))

/**
 * The stack from which one tap takes three stones: the chosen stack, else the first with three loose stones. Null if
 * there is none.
 */
export const stackToFill = (stones: readonly OwnedStone[], chosen: OwnedStone | null): OwnedStone | null => {
  const isWhole = (stone: OwnedStone): boolean => mergedStone(stone) !== null && looseOf(stone) >= MERGED_STONES
  return chosen && isWhole(chosen) ? chosen : (stones.find(isWhole) ?? null)
}

import { type MiningState, minedNano, type UpgradeEvent } from './mining.ts'

/**
 * What would have been mined since the last claim with a pocket one level bigger than at the end, had it been there from the start;
 * null where none is bigger.
 */
export const minedWithBiggerPocket = (
  input: MiningState & { readonly lastClaimMs: number; readonly nowMs: number },
): number | null => {
  const level = Math.max(0, ...input.upgrades.flatMap(({ type, level }) => (type === 'pocket-size' ? level : [])))
  if (level + 1 >= input.settings['pocket-size'].length) return null
  const bigger: UpgradeEvent = { type: 'pocket-size', level: level + 1, atMs: input.lastClaimMs }
  return minedNano({ ...input, upgrades: [...input.upgrades, bigger] })
}

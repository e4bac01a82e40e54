import { type MiningState, minedNano, type UpgradeEvent } from './mining.ts'

/** Amount that a pocket one level bigger would hold by now. Null at the top level. */
export const minedWithBiggerPocket = (
  input: MiningState & { readonly lastClaimMs: number; readonly nowMs: number },
): number | null => {
  const level = Math.max(0, ...input.upgrades.flatMap(({ type, level }) => (type === 'pocket-size' ? level : [])))
  if (level + 1 >= input.settings['pocket-size'].length) return null
  const bigger: UpgradeEvent = { type: 'pocket-size', level: level + 1, atMs: input.lastClaimMs }
  return minedNano({ ...input, upgrades: [...input.upgrades, bigger] })
}

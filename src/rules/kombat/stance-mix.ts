import { tierOf } from '#rules/season/ranks.ts'
import type { RankPoints, Tier } from '#rules/units.ts'
import { STANCES, type Stance } from './stances.ts'

export type StanceMix = Readonly<Record<Stance, number>>

/**
 * Minimum fighters in a league for showing a mix. With fewer, the percentages could reveal a single player's stance.
 */
export const FEWEST_IN_MIX = 30

const PERCENT = 100

/** Percentages are whole. Leagues with too few fighters are left out (R55). */
export const stanceMixes = (
  fighters: readonly { readonly rank: RankPoints; readonly stance: Stance }[],
): ReadonlyMap<Tier, StanceMix> => {
  const byTier = new Map<Tier, Stance[]>()
  for (const { rank, stance } of fighters) {
    const { tier } = tierOf(rank)
    const stances = byTier.get(tier)
    if (stances) stances.push(stance)
    else byTier.set(tier, [stance])
  }
  const mixes = new Map<Tier, StanceMix>()
  for (const [tier, stances] of byTier) {
    if (stances.length < FEWEST_IN_MIX) continue
    const percentOf = (stance: Stance): number =>
      Math.round((PERCENT * stances.filter((each) => each === stance).length) / stances.length)
    mixes.set(tier, Object.fromEntries(STANCES.map((stance) => [stance, percentOf(stance)])) as StanceMix)
  }
  return mixes
}

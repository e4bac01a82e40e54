import { poolsOf, slicesOf } from './draw.ts'
import { entrantsText } from './published-texts.ts'
import { type Difference, type PublishedDay, type Verdict, type VerifyTools, verdictOf } from './verdict.ts'

const wrongSlices = ({ entrants, slices }: PublishedDay): readonly Difference[] => {
  const cut = slicesOf(entrants, () => 0)
  return Array.from({ length: Math.max(cut.length, slices.length) }, (_, index) => index).flatMap(
    (index): Difference[] => {
      const [own, before] = [slices[index], slices[index - 1]]
      const isRight =
        own?.no === index + 1 &&
        own.size === cut[index]?.size &&
        own.lowest <= own.highest &&
        (before === undefined || before.highest <= own.lowest)
      return isRight ? [] : [{ what: 'slice', slice: index + 1 }]
    },
  )
}

const wrongPools = ({ slices }: PublishedDay): readonly Difference[] =>
  poolsOf(slices).flatMap((pool) =>
    slices
      .slice(pool.firstSlice, pool.firstSlice + pool.slices)
      .flatMap(({ no, pool: shown }): Difference[] => (shown === pool.no ? [] : [{ what: 'pool', bracket: no }])),
  )

/**
 * Checks the seed and the slices against the published hashes, and slices and pools against the rules (R26).
 * `verifyPool` checks the brackets.
 */
export const verifyDay = async (day: PublishedDay, { sha256 }: Pick<VerifyTools, 'sha256'>): Promise<Verdict> => {
  const [seedHash, entrantsHash] = await Promise.all([sha256(day.seed), sha256(entrantsText(day.slices))])
  return verdictOf({ hashes: 2 }, [
    ...(seedHash === day.seedHash ? [] : [{ what: 'seed' } as const]),
    ...(entrantsHash === day.entrantsHash ? [] : [{ what: 'entrants' } as const]),
    ...wrongSlices(day),
    ...wrongPools(day),
  ])
}

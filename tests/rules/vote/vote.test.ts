import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithinInviterShare, voteXp } from '#rules/vote/vote.ts'

describe('the weekly vote (R37, row 180)', () => {
  it('gives its winners 20, 10 and 5 % of what the week’s gifts brought, at most 500', () => {
    expect([1, 2, 3, 4].map((place) => voteXp(place, 1000))).toEqual([200, 100, 50, 0])
    expect([1, 2, 3].map((place) => voteXp(place, 1_000_000))).toEqual([500, 500, 500])
    expect(voteXp(3, 19)).toBe(0)
  })

  it('lets accounts of one inviter give six votes, and a tenth of more', () => {
    const most = (others: number): number => {
      let own = 0
      while (isWithinInviterShare(own, others + own)) own += 1
      return own
    }
    expect(most(0)).toBe(6)
    expect(most(54)).toBe(6)
    expect(most(63)).toBe(7)
    expect(most(900)).toBe(100)
  })

  it('never lets one inviter have more than the larger of six and a tenth, in any order of votes', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 400 }), (order) => {
        let [own, all] = [0, 0]
        for (const isTheirs of order) {
          if (isTheirs && !isWithinInviterShare(own, all)) continue
          if (isTheirs) own += 1
          all += 1
          expect(own).toBeLessThanOrEqual(Math.max(6, all / 10))
        }
      }),
      { seed: 20_261_126 },
    )
  })
})

import { describe, expect, it } from 'vitest'
import { SNAPSHOT_NAME } from '#rules/airdrop/airdrop.ts'
import { airdropPoints, pointsChange } from '#rules/airdrop/points.ts'
import { snapshotLineText } from '#rules/airdrop/snapshot-line.ts'

describe('points of the airdrop, formula 1 (R38)', () => {
  it('are claimed TOK, floored, ten a win and a hundred a friend (row 182)', () => {
    expect(airdropPoints({ claimedNano: 12_999_999_999n, wins: 7, friends: 3 })).toEqual({
      total: 382,
      tok: { count: 12, points: 12 },
      wins: { count: 7, points: 70 },
      friends: { count: 3, points: 300 },
    })
  })

  it('count twenty friends at most', () => {
    expect(airdropPoints({ claimedNano: 0n, wins: 0, friends: 21 }).total).toBe(2000)
  })

  it('are exact beyond what a number of nano TOK holds', () => {
    expect(airdropPoints({ claimedNano: 9_007_199_254_740_999_999_999n, wins: 0, friends: 0 }).total).toBe(
      9_007_199_254_740,
    )
  })

  it('have no other version, so that nothing is counted by a formula that was never shown', () => {
    expect(() => airdropPoints({ claimedNano: 0n, wins: 0, friends: 0 }, 2)).toThrow('never had a formula 2')
  })

  it('tell what changed part by part, also where it fell', () => {
    const before = airdropPoints({ claimedNano: 1_500_000_000n, wins: 1, friends: 2 })
    const now = airdropPoints({ claimedNano: 2_100_000_000n, wins: 3, friends: 1 })
    expect(pointsChange(now, before)).toEqual({
      total: -79,
      tok: { count: 1, points: 1 },
      wins: { count: 2, points: 20 },
      friends: { count: -1, points: -100 },
    })
  })
})

describe('a line of a snapshot (R38)', () => {
  it('says salted player, points and version, under the snapshot’s name', () => {
    const line = { snapshot: 'season-11', saltedPlayer: 'ab'.repeat(32), points: 1234, version: 1 }
    expect(snapshotLineText(line)).toBe(`house-kombat-airdrop/1|season-11|${'ab'.repeat(32)}|1234|1`)
  })

  it('has a name without what parts the text', () => {
    for (const name of ['season-11', 'a', '0', 'x'.repeat(32)]) expect(name).toMatch(SNAPSHOT_NAME)
    for (const name of ['', '-a', 'a|b', 'Season', 'a b', 'x'.repeat(33)]) expect(name).not.toMatch(SNAPSHOT_NAME)
  })
})

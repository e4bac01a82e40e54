import { describe, expect, test } from 'vitest'
import { bossGuildReward, bossPlaceReward, REWARDED_PLACES } from '#rules/boss/boss-places.ts'
import { BOSS_POINTS_A_DAY, bossLeaguePoints } from '#rules/leaderboards/league-points.ts'
import { tokToNano } from '#rules/units.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

describe('rewards at the end of a run (R25)', () => {
  test('individual: TOK, stone, awake stone, epic and legendary item by place; the hundred-and-first nothing', () => {
    const table = [1, 2, 3, 4, 10, 11, 50, 51, 100].map((place) => {
      const reward = bossPlaceReward(place, 0)
      return [
        `${place}: ${nanoToTok(reward?.tokNano ?? 0)}`,
        ...Array.from({ length: reward?.stones ?? 0 }, () => 'stone'),
        ...Array.from({ length: reward?.awakeStones ?? 0 }, () => 'awake stone'),
        ...(reward?.items ?? []),
      ].join(' + ')
    })
    expect(table).toEqual([
      '1: 100 + stone + awake stone + epic + legendary',
      '2: 60 + stone + awake stone + epic',
      '3: 60 + stone + awake stone + epic',
      '4: 30 + stone + awake stone + epic',
      '10: 30 + stone + awake stone + epic',
      '11: 15 + stone + awake stone',
      '50: 15 + stone + awake stone',
      '51: 8 + stone',
      '100: 8 + stone',
    ])
    expect(bossPlaceReward(REWARDED_PLACES.individual + 1, 20)).toBeNull()
  })

  test('a guild’s place brings TOK to each who fought for it; the eleventh nothing', () => {
    expect([1, 2, 3, 4, 10].map((place) => nanoToTok(bossGuildReward(place, 0) ?? 0))).toEqual([40, 25, 25, 12, 12])
    expect(bossGuildReward(REWARDED_PLACES.guild + 1, 20)).toBeNull()
  })

  test('a guild’s perk adds to the TOK and to nothing else (R24)', () => {
    expect(bossPlaceReward(1, 20)).toEqual({
      tokNano: tokToNano(120),
      stones: 1,
      awakeStones: 1,
      items: ['epic', 'legendary'],
    })
    expect(bossGuildReward(2, 6)).toBe(tokToNano(26.5))
  })
})

describe('league points of bosses (R27)', () => {
  test('by damage, at least one for any', () => {
    expect([0, 1, 999, 1000, 5000, 8500, 13_000].map((damage) => bossLeaguePoints(damage, 0))).toEqual([
      0, 1, 1, 2, 10, 17, 26,
    ])
  })

  test('at most fifty a day, whatever the fights bring', () => {
    expect(bossLeaguePoints(1_000_000, 0)).toBe(BOSS_POINTS_A_DAY)
    expect(bossLeaguePoints(13_000, 40)).toBe(10)
    expect(bossLeaguePoints(13_000, 50)).toBe(0)
    expect(bossLeaguePoints(13_000, 99)).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import {
  askedVolumeNano,
  countedVolumeNano,
  dogeRarityOf,
  FOUNDER,
  HAMSTER_DAY,
  MEDAL_RANK_CAP,
  nextDogeRarity,
  partnerCapNano,
} from '#rules/medals/medal-conditions.ts'
import { medalReward } from '#rules/medals/medal-rewards.ts'
import {
  DOGE_RARITIES,
  MEDAL_TYPES,
  marketMedal,
  marketMedalOf,
  medalOfSeason,
  seasonOfMedal,
} from '#rules/medals/medals.ts'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'

const reachedSteps = (byPartnerNano: readonly number[]) =>
  (['bronze', 'silver', 'gold'] as const).filter(
    (step) => countedVolumeNano(step, byPartnerNano) >= askedVolumeNano(step),
  )
const tok = (...amounts: readonly number[]) => amounts.map(tokToNano)

describe('medals (R31, rows 161 and 162)', () => {
  it('there are twenty-one of them, in the order of the specification', () => {
    expect(MEDAL_TYPES).toHaveLength(21)
    expect(MEDAL_TYPES.slice(0, 3)).toEqual(['legacy', 'hamster-day', 'season-1'])
    expect(MEDAL_TYPES.slice(11, 14)).toEqual(['season-10', 'doge-event', 'top-seller-bronze'])
  })

  it('season-1 to season-10 are the first ten seasons of this world, of which 11 is the first (T4)', () => {
    expect([10, 11, 12, 20, 21, 23].map(medalOfSeason)).toEqual([null, 'season-1', 'season-2', 'season-10', null, null])
    expect((['season-1', 'season-10', 'legacy'] as const).map(seasonOfMedal)).toEqual([11, 20, null])
  })

  it('the founder has 28 days to join and ten active days to do; the rank is capped at 10000', () => {
    expect(FOUNDER).toEqual({ joinedWithinMs: 28 * MS_PER_DAY, activeDays: 10 })
    expect(HAMSTER_DAY).toEqual({ week: 1, wins: 10 })
    expect(MEDAL_RANK_CAP).toBe(10_000)
  })

  it.each([
    [0, null],
    [1, 'wooden'],
    [4, 'wooden'],
    [5, 'bronze'],
    [14, 'bronze'],
    [15, 'silver'],
    [29, 'silver'],
    [30, 'gold'],
    [59, 'gold'],
    [60, 'emerald'],
    [99, 'emerald'],
    [100, 'diamond'],
    [1000, 'diamond'],
  ] as const)('%i ranked wins of a Week III bring %s', (wins, rarity) => {
    expect(dogeRarityOf(wins)).toBe(rarity)
  })

  it('the D.O.G.E. event’s medal pays 2/5/10/20/40/80 TOK in all, and the difference for a rise', () => {
    const paid = DOGE_RARITIES.map((rarity) => medalReward('doge-event', { rarity, paid: null }).tokNano)
    expect(paid).toEqual(tok(2, 5, 10, 20, 40, 80))
    expect(medalReward('doge-event', { rarity: 'gold', paid: 'bronze' }).tokNano).toBe(tokToNano(15))
    const steps = DOGE_RARITIES.map(
      (rarity, index) => medalReward('doge-event', { rarity, paid: DOGE_RARITIES[index - 1] ?? null }).tokNano,
    )
    expect(steps.reduce((sum, nano) => sum + nano, 0)).toBe(tokToNano(80))
    expect([null, 'wooden', 'diamond'].map((of) => nextDogeRarity(of as 'wooden' | null))).toEqual([
      'wooden',
      'bronze',
      null,
    ])
  })

  it.each([
    ['legacy', 20, 0, 0],
    ['hamster-day', 5, 0, 0],
    ['season-1', 10, 5, 0],
    ['season-10', 10, 5, 0],
    ['top-seller-bronze', 1, 0, 0],
    ['top-seller-silver', 9, 0, 0],
    ['top-seller-gold', 90, 0, 0],
    ['top-seller-gold-extra', 0, 30, 1],
    ['top-buyer-bronze', 1, 0, 0],
    ['top-buyer-silver', 9, 0, 0],
    ['top-buyer-gold', 90, 0, 0],
    ['top-buyer-gold-extra', 0, 30, 1],
  ] as const)('%s brings %i TOK, %i STAR and %i awake stones', (type, tokens, star, awakeStones) => {
    expect(medalReward(type)).toEqual({ tokNano: tokToNano(tokens), star, awakeStones })
  })

  it('what the market’s medals bring in all is one percent of the gold volume: wash trades do not pay', () => {
    const sum = (['bronze', 'silver', 'gold'] as const).reduce(
      (all, step) => all + medalReward(marketMedal('sold', step)).tokNano,
      0,
    )
    expect(sum).toBe(askedVolumeNano('gold') / 100)
  })

  it('a trading partner counts up to a fifth of the volume asked: with fewer than five there is no medal', () => {
    expect(partnerCapNano('bronze')).toBe(tokToNano(20))
    expect(countedVolumeNano('bronze', tok(1_000_000, 15))).toBe(tokToNano(35))
    expect(reachedSteps(tok(50_000, 50_000, 50_000, 50_000))).toEqual([])
    expect(reachedSteps(tok(20, 20, 20, 20, 20))).toEqual(['bronze'])
    expect(reachedSteps(tok(20, 20, 20, 20, 19.9))).toEqual([])
    expect(reachedSteps(tok(200, 200, 200, 200, 200))).toEqual(['bronze', 'silver'])
    expect(reachedSteps(tok(2000, 2000, 2000, 2000, 2000))).toEqual(['bronze', 'silver', 'gold'])
    expect(reachedSteps(tok(2000, 2000, 2000, 2000, 1999.9))).toEqual(['bronze', 'silver'])
  })

  it('a market medal is named by its side and step', () => {
    expect(marketMedal('bought', 'gold-extra')).toBe('top-buyer-gold-extra')
    expect(marketMedalOf('top-seller-silver')).toEqual({ side: 'sold', step: 'silver' })
    expect(marketMedalOf('doge-event')).toBeNull()
  })
})

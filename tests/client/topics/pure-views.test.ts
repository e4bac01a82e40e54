import { describe, expect, test } from 'vitest'
import { createTexts } from '#client/i18n/i18n.ts'
import { specialHouseOf } from '#client/topics/house/screens/onboarding/special-house.ts'
import { cardContent } from '#client/topics/kombat/screens/result/victory-card/card-content.ts'
import { energyAt } from '#client/topics/kombat/shared/energy.ts'
import { resultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'
import { miningState } from '#client/topics/mining/shared/mining-state.ts'
import { miningView } from '#client/topics/mining/shared/mining-view.ts'
import { en } from '#tests/helpers/english.ts'
import { anEnergy, aReplay, aResult, theGameConfig } from '#workbench/fixtures/builders.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'

const MINUTE_MS = 60_000
const nowSeconds = NOW_MS / 1000

describe('the mining card (rows 43, 44, 47; T8, T9)', () => {
  const state = miningState(theGameConfig, [], [])

  test('it is fed with the numbers of GET settings, never with bundled ones', () => {
    const view = miningView(state, NOW_MS - 30 * MINUTE_MS, NOW_MS)
    expect(view).toMatchObject({ progress: 0.5, isFull: false, isClaimable: true, minedNano: 1_000_000_000 })
    expect(view.amountText).toBe('1.000')
    expect(view.rateText).toBe('2.00')
    expect(view.fullInMs).toBe(30 * MINUTE_MS)
  })

  test('a full pocket stops and shows two decimals', () => {
    const view = miningView(state, NOW_MS - 300 * MINUTE_MS, NOW_MS)
    expect(view).toMatchObject({ progress: 1, isFull: true, minedNano: 2_000_000_000, amountText: '2.00', fullInMs: 0 })
  })

  test('seconds of the wire become milliseconds and scale-down counts against', () => {
    const boosted = miningState(
      theGameConfig,
      [{ upgrade_type: 'mining-tok', upgrade_level: 1, timestamp: nowSeconds - 10_000 }],
      [
        { type: 'mining-speed-scale-up', val: 200, timestamp: nowSeconds - 100 },
        { type: 'mining-speed-scale-down', val: 200, timestamp: nowSeconds + 100 },
      ],
    )
    expect(miningView(boosted, NOW_MS - MINUTE_MS, NOW_MS).rateText).toBe('8.00')
    expect(miningView(boosted, NOW_MS - MINUTE_MS, NOW_MS + 3 * MINUTE_MS).rateText).toBe('4.00')
  })

  test('ten minutes after the last claim it may be claimed', () => {
    expect(miningView(state, NOW_MS - 10 * MINUTE_MS + 1, NOW_MS).isClaimable).toBe(false)
    expect(miningView(state, NOW_MS - 10 * MINUTE_MS, NOW_MS).isClaimable).toBe(true)
  })
})

describe('energy (rows 100–102)', () => {
  test('refills that fell due meanwhile are added locally', () => {
    const energy = anEnergy({ current_energy: 3, next_refill: new Date(NOW_MS - 1000).toISOString() })
    expect(energyAt(energy, NOW_MS)).toMatchObject({
      current: 8,
      max: 20,
      nextAmount: 5,
      nextInMs: 3 * 3_600_000 - 1000,
    })
  })

  test('a full store has no next refill, and the last step brings only what is missing', () => {
    expect(energyAt(anEnergy({ current_energy: 20, next_refill: null }), NOW_MS).nextInMs).toBeNull()
    expect(energyAt(anEnergy({ current_energy: 18 }), NOW_MS).nextAmount).toBe(2)
  })
})

describe('special referrers (rows 69, 70; R04)', () => {
  const refs = { seed: 1001, major: 1002 }
  test('the two ids mean SEED and Major, any other id means no referrer', () => {
    expect(specialHouseOf(1001, refs)).toBe(6)
    expect(specialHouseOf(1002, refs)).toBe(3)
    expect(specialHouseOf(1003, refs)).toBeNull()
    expect(specialHouseOf(null, refs)).toBeNull()
  })
})

describe('the result from one side (rows 93, 98; T14)', () => {
  test('the attacker sees the rank change and a new league', () => {
    const view = resultView(aReplay())
    expect(view).toMatchObject({ won: true, hasPromotion: true })
    expect(view.rank).toMatchObject({ oldPoints: 390, newPoints: 411, gain: 21 })
    expect(view.rank?.after.title).toBe('Silver IV')
    expect(view.rank?.next?.minPoints).toBe(500)
    expect(view.rank?.progress).toBeCloseTo(0.11)
  })

  test('the defender sees the same fight as lost and without a rank change (R12)', () => {
    const view = resultView(aReplay({ viewer: 'defender', own: null }))
    expect(view).toMatchObject({ won: false, rank: null })
    expect(view.own.username).toBe('lunar')
    expect(view.other.username).toBe('nibbles')
  })

  test('an unranked fight has no rank change', () => {
    expect(resultView(aReplay({ ranked: false })).rank).toBeNull()
  })

  test('the top of the ladder has no next step', () => {
    const own = { ...aResult(), old_rank: 9000, new_rank: 9010, rank_gain: 10 }
    expect(resultView(aReplay({ own })).rank).toMatchObject({
      next: null,
      progress: 1,
    })
  })
})

describe('the victory card', () => {
  const { t } = createTexts(en)

  test('says who was beaten, the rank that was reached, and the word of praise', () => {
    expect(cardContent(t, resultView(aReplay()), 'comeback')).toMatchObject({
      title: 'Victory!',
      praise: { word: 'comeback', text: 'Comeback' },
      beaten: 'beat \u2068lunar\u2069',
      rank: { title: 'Silver IV', change: '+21 points' },
    })
  })

  test('has no ribbon and no rank where there is nothing to say', () => {
    const card = cardContent(t, resultView(aReplay({ ranked: false })), null)
    expect(card.praise).toBeNull()
    expect(card.rank).toBeNull()
  })
})

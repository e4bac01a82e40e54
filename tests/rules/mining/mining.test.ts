import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type EconomyConfig, gameValues } from '#rules/game-config/game-config.ts'
import { minedWithBiggerPocket } from '#rules/mining/bigger-pocket.ts'
import {
  type BoostEvent,
  boostFactorAt,
  claimWaitMinutes,
  minedNano,
  miningProgress,
  pocketMs,
  ratePerHourNano,
  type UpgradeEvent,
} from '#rules/mining/mining.ts'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { UPGRADE_TYPES } from '#rules/upgrades/upgrades.ts'

const settings = gameValues
const T0 = 1_700_000_000_000

/** Small values, so that the brute force reaches a full pocket. */
const smallGameConfig: EconomyConfig = {
  'pocket-size': [120, 300, 500],
  'pocket-size-costs': [1, 2],
  'mining-tok': [1_000_000_007, 1_234_567_891, 7_777_777_777],
  'mining-tok-costs': [1, 2],
  honor: [0, 20, 33],
}

const upgradeEvents = fc.array(
  fc.record({
    type: fc.constantFrom(...UPGRADE_TYPES),
    level: fc.integer({ min: 1, max: 2 }),
    atMs: fc.integer({ min: -50, max: 700 }).map((seconds) => T0 + seconds * 1000),
  }),
  { maxLength: 6 },
)
const boostEvents = fc.array(
  fc.record({
    atMs: fc.integer({ min: -50, max: 700 }).map((seconds) => T0 + seconds * 1000),
    val: fc.constantFrom(200, -200, 150, -50, 12.5),
  }),
  { maxLength: 6 },
)

const bruteForce = (upgrades: UpgradeEvent[], boosts: BoostEvent[], seconds: number): number => {
  const at = (type: UpgradeEvent['type'], ms: number): number => {
    const levels = upgrades.filter((event) => event.type === type && event.atMs <= ms).map((event) => event.level)
    return smallGameConfig[type][Math.max(0, ...levels)] ?? 0
  }
  let sum = 0n
  for (let second = 0; second < seconds; second++) {
    const ms = T0 + second * 1000
    if (second >= at('pocket-size', ms)) continue
    const net = boosts.filter((boost) => boost.atMs <= ms).reduce((total, boost) => total + boost.val, 0)
    sum += BigInt(at('mining-tok', ms)) * BigInt(100 + at('honor', ms)) * BigInt((net > 0 ? net : 100) * 10)
  }
  return Number(sum / (100n * 1000n * 3600n))
}

describe('the mined amount (A9, R03, row 48)', () => {
  test('equals the sum second by second, to the nano', () => {
    fc.assert(
      fc.property(upgradeEvents, boostEvents, fc.integer({ min: 0, max: 800 }), (upgrades, boosts, seconds) => {
        const mined = minedNano({
          settings: smallGameConfig,
          upgrades,
          boosts,
          lastClaimMs: T0,
          nowMs: T0 + seconds * 1000,
        })
        expect(mined).toBe(bruteForce(upgrades, boosts, seconds))
      }),
      { numRuns: 300, seed: 48 },
    )
  })

  test('of many claims equals that of one, less the rounding of each', () => {
    const upgrades: UpgradeEvent[] = [
      { type: 'pocket-size', level: 8, atMs: 0 },
      { type: 'mining-tok', level: 7, atMs: T0 + 3 * MS_PER_HOUR },
      { type: 'honor', level: 3, atMs: T0 + 5 * MS_PER_HOUR },
    ]
    const boosts = [
      { atMs: T0 + 2 * MS_PER_HOUR, val: 200 },
      { atMs: T0 + 4 * MS_PER_HOUR, val: -200 },
    ]
    const between = (lastClaimMs: number, nowMs: number) =>
      minedNano({ settings, upgrades, boosts, lastClaimMs, nowMs })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 24 * MS_PER_HOUR }), { maxLength: 12 }), (offsets) => {
        const moments = [0, ...offsets.sort((left, right) => left - right), 24 * MS_PER_HOUR].map(
          (offset) => T0 + offset,
        )
        const split = moments.slice(1).reduce((sum, moment, index) => sum + between(moments[index] ?? T0, moment), 0)
        const lost = between(T0, T0 + 24 * MS_PER_HOUR) - split
        expect(lost).toBeGreaterThanOrEqual(0)
        expect(lost).toBeLessThan(moments.length)
      }),
      { numRuns: 200, seed: 3 },
    )
  })

  test('never shrinks over time and never counts the future', () => {
    const state = { settings, upgrades: [], boosts: [], lastClaimMs: T0 }
    expect(minedNano({ ...state, nowMs: T0 })).toBe(0)
    expect(minedNano({ ...state, nowMs: T0 - 5000 })).toBe(0)
    expect(minedNano({ ...state, nowMs: T0 + 2 * MS_PER_HOUR })).toBe(2_000_000_000)
    expect(minedNano({ ...state, nowMs: T0 + 200 * MS_PER_HOUR })).toBe(2_000_000_000)
  })

  test('accepts fractional milliseconds', () => {
    const upgrades: UpgradeEvent[] = [{ type: 'mining-tok', level: 1, atMs: T0 + 10.5 }]
    const mined = minedNano({ settings, upgrades, boosts: [], lastClaimMs: T0 + 0.25, nowMs: T0 + MS_PER_HOUR + 0.75 })
    expect(mined).toBeGreaterThan(1_149_999_000)
    expect(mined).toBeLessThanOrEqual(1_150_000_000)
  })
})

describe('the rate (A9, T8, T9, row 47)', () => {
  test('displayed equals the amount claimed after an hour', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 15 }),
        fc.integer({ min: 0, max: 14 }),
        fc.constantFrom<BoostEvent[]>([], [{ atMs: 0, val: 200 }], [{ atMs: 0, val: -50 }]),
        (mining, honor, boosts) => {
          const upgrades: UpgradeEvent[] = [
            { type: 'mining-tok', level: mining, atMs: 0 },
            { type: 'honor', level: honor, atMs: 0 },
          ]
          const state = { settings, upgrades, boosts }
          const claimed = minedNano({ ...state, lastClaimMs: T0, nowMs: T0 + MS_PER_HOUR })
          expect(claimed).toBe(ratePerHourNano({ ...state, nowMs: T0 }))
        },
      ),
      { seed: 20_261_126 },
    )
  })

  test('is doubled by ×2, and normal again when the net of the log is not positive', () => {
    const boosts = [
      { atMs: T0, val: 200 },
      { atMs: T0 + 1000, val: -200 },
      { atMs: T0 + 2000, val: -100 },
    ]
    expect([T0 - 1, T0, T0 + 999, T0 + 1000, T0 + 2000].map((nowMs) => boostFactorAt(boosts, nowMs))).toEqual([
      1, 2, 2, 1, 1,
    ])
    expect(boostFactorAt([], T0)).toBe(1)
  })
})

describe('the pocket and the claim (A4, A5, rows 43, 45)', () => {
  test('progress is time since the claim divided by the pocket limit, from 0 to 1', () => {
    const state = { settings, upgrades: [], boosts: [], lastClaimMs: T0 }
    const progress = [-1, 0, 1, 2, 3].map((hours) => miningProgress({ ...state, nowMs: T0 + hours * MS_PER_HOUR }))
    expect(progress).toEqual([0, 0, 0.5, 1, 1])
    const upgrades: UpgradeEvent[] = [{ type: 'pocket-size', level: 2, atMs: T0 }]
    expect(miningProgress({ ...state, upgrades, nowMs: T0 + MS_PER_HOUR })).toBe(0.25)
    expect(pocketMs({ ...state, upgrades, nowMs: T0 })).toBe(4 * MS_PER_HOUR)
  })

  test('a pocket of size 0 is full', () => {
    expect(
      miningProgress({
        settings: { ...settings, 'pocket-size': [] },
        upgrades: [],
        boosts: [],
        lastClaimMs: T0,
        nowMs: T0,
      }),
    ).toBe(1)
  })

  test('a claim waits ten minutes; the minutes left are rounded up', () => {
    const waits = [0, 1, 60_000, 60_001, 9 * MS_PER_MINUTE, 599_999, 600_000, 700_000].map((ms) =>
      claimWaitMinutes(T0, T0 + ms),
    )
    expect(waits).toEqual([10, 10, 9, 9, 1, 1, 0, 0])
  })
})

describe('what a bigger pocket would have dug', () => {
  const gone = { settings, upgrades: [], boosts: [], lastClaimMs: T0, nowMs: T0 + 24 * MS_PER_HOUR }
  test('is the next level’s, as if it had been there since the last claim', () => {
    expect(minedNano(gone)).toBe(2_000_000_000)
    expect(minedWithBiggerPocket(gone)).toBe(3_000_000_000)
    const second: UpgradeEvent = { type: 'pocket-size', level: 2, atMs: T0 - 1 }
    expect(minedWithBiggerPocket({ ...gone, upgrades: [second] })).toBe(6_000_000_000)
  })
  test('is no more than the time that has passed, and nothing at the last level', () => {
    expect(minedWithBiggerPocket({ ...gone, nowMs: T0 + 2.5 * MS_PER_HOUR })).toBe(2_500_000_000)
    const last: UpgradeEvent = { type: 'pocket-size', level: settings['pocket-size'].length - 1, atMs: T0 - 1 }
    expect(minedWithBiggerPocket({ ...gone, upgrades: [last] })).toBeNull()
  })
})

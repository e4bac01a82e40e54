import { describe, expect, test } from 'vitest'
import { nextStep, RANK_LADDER, rankChange, rankPoints, stepProgress, TIER, tierOf } from '#rules/season/ranks.ts'

const change = (own: number, opponent: number, won: boolean, isBot = false) =>
  rankChange({ own: rankPoints(own), opponent: rankPoints(opponent), won, isBot })

describe('the PvP ladder (B9, rows 158, 191)', () => {
  test('golden table: 32 steps', () => {
    expect(RANK_LADDER.map((step) => `${step.index} ${step.title} ${step.minPoints}`)).toMatchInlineSnapshot(`
      [
        "0 Bronze IV 0",
        "1 Bronze III 100",
        "2 Bronze II 200",
        "3 Bronze I 300",
        "4 Silver IV 400",
        "5 Silver III 500",
        "6 Silver II 600",
        "7 Silver I 700",
        "8 Gold IV 800",
        "9 Gold III 900",
        "10 Gold II 1000",
        "11 Gold I 1100",
        "12 Emerald IV 1200",
        "13 Emerald III 1300",
        "14 Emerald II 1400",
        "15 Emerald I 1500",
        "16 Diamond IV 1600",
        "17 Diamond III 1700",
        "18 Diamond II 1800",
        "19 Diamond I 1900",
        "20 Champion IV 2000",
        "21 Champion III 2250",
        "22 Champion II 2500",
        "23 Champion I 2750",
        "24 Divine IV 3000",
        "25 Divine III 3500",
        "26 Divine II 4000",
        "27 Divine I 4500",
        "28 Mythic IV 5000",
        "29 Mythic III 6000",
        "30 Mythic II 7000",
        "31 Mythic I 8000",
      ]
    `)
  })

  test('a step lasts from its first point to the last before the next', () => {
    for (const step of RANK_LADDER) {
      expect(tierOf(rankPoints(step.minPoints))).toBe(step)
      const next = nextStep(rankPoints(step.minPoints))
      if (next) expect(tierOf(rankPoints(next.minPoints - 1))).toBe(step)
    }
    expect(tierOf(rankPoints(1_000_000)).title).toBe('Mythic I')
    expect(tierOf(rankPoints(850))).toMatchObject({ tier: TIER.Gold, step: 'IV', name: 'Gold', index: 8 })
  })

  test('progress runs from 0 to 1 within a step, and the top step is full', () => {
    expect([0, 50, 99, 100, 2125, 7999, 8000].map((points) => stepProgress(rankPoints(points)))).toEqual([
      0, 0.5, 0.99, 0, 0.5, 0.999, 1,
    ])
    expect(nextStep(rankPoints(8000))).toBeNull()
  })

  test('rank points are whole and not negative', () => {
    for (const wrong of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => rankPoints(wrong)).toThrow(RangeError)
    }
  })
})

describe('rank change (R12, row 93)', () => {
  test('golden table: own rank × difference to the opponent → win / loss', () => {
    const table = [0, 10, 500, 900, 1500, 5000].map((own) => {
      const cells = [-400, -100, 0, 100, 400]
        .filter((difference) => own + difference >= 0)
        .map(
          (difference) =>
            `${difference}: +${change(own, own + difference, true).gain} / ${change(own, own + difference, false).gain}`,
        )
      return `${own} → ${cells.join(', ')}`
    })
    expect(table).toMatchInlineSnapshot(`
      [
        "0 → 0: +20 / 0, 100: +24 / 0, 400: +30 / 0",
        "10 → 0: +20 / 0, 100: +24 / 0, 400: +30 / 0",
        "500 → -400: +10 / -13, -100: +16 / -10, 0: +20 / -8, 100: +24 / -6, 400: +30 / -3",
        "900 → -400: +10 / -19, -100: +16 / -14, 0: +20 / -11, 100: +24 / -8, 400: +30 / -4",
        "1500 → -400: +10 / -25, -100: +16 / -19, 0: +20 / -15, 100: +24 / -11, 400: +30 / -5",
        "5000 → -400: +10 / -25, -100: +16 / -19, 0: +20 / -15, 100: +24 / -11, 400: +30 / -5",
      ]
    `)
  })

  test('against a bot a win gives 10 at most, and a loss depends on its displayed rank', () => {
    expect(change(1500, 1500, true, true).gain).toBe(10)
    expect(change(1500, 2500, true, true).gain).toBe(10)
    expect(change(1500, 1500, false, true).gain).toBe(-15)
  })

  test('Bronze loses nothing, Silver half, Gold three quarters, and rounding comes last', () => {
    expect([300, 500, 900, 1300].map((own) => change(own, own, false).gain)).toEqual([0, -8, -11, -15])
    expect(change(300, 300, false)).toEqual({ newRank: 300, gain: 0 })
  })

  test('the new rank is the old one plus the change, never below 0', () => {
    for (const own of [0, 399, 400, 405, 800, 2000]) {
      for (const opponent of [0, own, own + 300]) {
        for (const won of [true, false]) {
          const { newRank, gain } = change(own, opponent, won)
          expect(newRank).toBe(own + gain)
          expect(Object.is(gain, -0)).toBe(false)
          expect(newRank).toBeGreaterThanOrEqual(0)
        }
      }
    }
  })
})

import { describe, expect, test } from 'vitest'
import { HOUSES } from '#rules/house/houses.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { LINE_RANGES, LINE_TYPES, type LineType } from '#rules/items/item-lines.ts'
import { type ItemStat, primaryStat } from '#rules/items/items.ts'
import { addEnergy } from '#rules/kombat/energy.ts'
import { exactPowerOf } from '#rules/kombat/power.ts'
import { OFFERS, piecesLeft, priceOf, SET_TYPES } from '#rules/shop/offers.ts'
import { shopPeriod } from '#rules/shop/shop-periods.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { aBuild } from '../kombat/builds.ts'

const offer = (type: string) => {
  const found = OFFERS.find((one) => one.type === type)
  if (!found) throw new Error(type)
  return found
}

describe('offers of the shop (rows 167, 171; R26, R32)', () => {
  test('each has a type of its own', () => {
    expect(new Set(OFFERS.map(({ type }) => type)).size).toBe(OFFERS.length)
  })

  test('one a fortnight: the chests for XTR and for STAR, each for itself; nothing else but energy and tickets is limited', () => {
    const limited = OFFERS.filter(({ limit }) => limit?.each === 'fortnight').map(({ type }) => type)
    expect(limited.sort()).toEqual([
      'common-weapon-box-star',
      'helmet-box-star',
      'iron-box-star',
      'iron-box-xtr',
      'titanium-box-star',
      'titanium-box-xtr',
      'wings-box-star',
      'wood-box-star',
      'wood-box-xtr',
    ])
    expect(OFFERS.filter(({ limit }) => limit?.each === 'day').map(({ type }) => type)).toEqual([
      'tournament-ticket-star',
      'energy-tok',
    ])
    for (const { limit, quantityMax } of OFFERS) if (limit?.each === 'fortnight') expect(quantityMax).toBe(1)
  })

  test('three tickets at once cost 45, the fourth 25; ten a day', () => {
    const ticket = offer('tournament-ticket-star')
    expect([priceOf(ticket, 0, 3), priceOf(ticket, 3, 1), priceOf(ticket, 0, 10)]).toEqual([45, 25, 325])
    expect([piecesLeft(ticket, 0), piecesLeft(ticket, 8), piecesLeft(ticket, 11)]).toEqual([10, 2, 0])
    expect(priceOf(offer('meat-hook-star'), 4, 3)).toBe(450)
  })

  test('fortnights are Weeks I–II and III–IV of the season, and days are UTC days', () => {
    const startMs = Date.UTC(2026, 10, 2)
    const at = (days: number, each: 'day' | 'fortnight') => {
      const period = shopPeriod({ pieces: 1, each }, startMs + days * MS_PER_DAY, { startMs })
      return [period.startMs, period.endMs].map((ms) => (ms - startMs) / MS_PER_DAY)
    }
    expect([at(0, 'fortnight'), at(13.999, 'fortnight'), at(14, 'fortnight'), at(27.9, 'fortnight')]).toEqual([
      [0, 14],
      [0, 14],
      [14, 28],
      [14, 28],
    ])
    expect([at(3, 'day'), at(3.99, 'day'), at(-0.5, 'day'), at(-3, 'fortnight')]).toEqual([
      [3, 4],
      [3, 4],
      [-1, 0],
      [-14, 0],
    ])
  })

  test('a refill of energy leaves its clock alone, and stops at the full pouch', () => {
    const state = { current: 3, nextRefillMs: 9000, lastBurnMs: 5 }
    expect(addEnergy(state, 5, 8000)).toEqual({ current: 8, nextRefillMs: 9000, lastBurnMs: 5 })
    expect(addEnergy({ ...state, current: 15 }, 5, 8000)).toEqual({ current: 20, nextRefillMs: null, lastBurnMs: 5 })
    expect(addEnergy(state, 5, 9000).current).toBe(13)
  })
})

describe('no build of shop items alone has more power than uncommon gear (R32)', () => {
  interface Worn {
    readonly type: (typeof WORN_TYPES)[number]
    readonly rarity: 'prototype' | 'uncommon'
    readonly qualities: readonly number[]
  }
  const lineOf = (type: LineType, quality: number): ItemStat => ({
    name: type,
    type,
    value: LINE_RANGES[type].max[quality - 1] ?? 0,
    level: quality,
    primary: false,
  })
  const powerOf = (houseId: number, worn: readonly Worn[], lines: readonly (readonly LineType[])[]): number =>
    exactPowerOf(
      aBuild({
        house: houseId,
        items: worn.map(({ type, rarity, qualities }, index) => ({
          slug: type,
          name: type,
          type,
          rarity,
          stats: [
            ...primaryStat(type, rarity),
            ...(lines[index] ?? []).map((line, at) => lineOf(line, qualities[at] ?? 0)),
          ],
        })),
      }),
    )
  const choicesOf = ({ qualities }: Worn): LineType[][] => {
    if (qualities.length === 0) return [[]]
    if (qualities.length === 1) return LINE_TYPES.map((type) => [type])
    return LINE_TYPES.flatMap((first) => LINE_TYPES.flatMap((second) => (first === second ? [] : [[first, second]])))
  }
  const bestPower = (houseId: number, worn: readonly Worn[]): number => {
    let lines: readonly (readonly LineType[])[] = worn.map((item) => choicesOf(item)[0] ?? [])
    let best = powerOf(houseId, worn, lines)
    for (let before = 0; before < best; ) {
      before = best
      for (const [index, item] of worn.entries())
        for (const choice of choicesOf(item)) {
          const changed = lines.with(index, choice)
          const power = powerOf(houseId, worn, changed)
          if (power > best) [best, lines] = [power, changed]
        }
    }
    return best
  }

  test.each(HOUSES.map(({ id }) => id))('in house %i, with the best lines that either can have', (houseId) => {
    const set = SET_TYPES.map((type): Worn => ({ type, rarity: 'prototype', qualities: [5, 4] }))
    const boxes = set.with(0, { type: 'sword', rarity: 'uncommon', qualities: [5] })
    const uncommon = WORN_TYPES.map((type): Worn => ({ type, rarity: 'uncommon', qualities: [5] }))
    const bar = bestPower(houseId, uncommon)
    expect(bestPower(houseId, set)).toBeLessThan(bar)
    expect(bestPower(houseId, boxes)).toBeLessThan(bar)
  })
})

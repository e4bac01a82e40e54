import { describe, expect, test } from 'vitest'
import { STAT_BAR_CAP } from '#rules/constants.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { BOT_NAMES } from '#rules/kombat/bot-names.ts'
import { BOT_POWER, botFactor, botFor, POWER_RATIO, RANK_BANDS, replacedRank } from '#rules/kombat/matchmaking.ts'
import { powerOf } from '#rules/kombat/power.ts'
import { unlockedSkills } from '#rules/kombat/skills.ts'
import { createRng } from '#rules/prng.ts'
import { rankPoints } from '#rules/season/ranks.ts'
import type { ArmyStep } from '#rules/units.ts'
import { ALL_STONES_4, aBuild, fullSet, seedOf } from './builds.ts'

const wornSet = (rarity: Rarity) => WORN_TYPES.map((type) => ({ type, rarity }))

test('a fair opponent is within a band of rank points and has 0.8 to 1.25 of the player’s power (R11, row 86)', () => {
  expect(RANK_BANDS).toEqual([100, 200, 400])
  expect(POWER_RATIO).toEqual({ min: 0.8, max: 1.25 })
})

test('a replaced rank is near the player’s, from 25 below to 24 above, and never below 0 (row 87)', () => {
  const rng = createRng('00000087')
  const near = Array.from({ length: 2000 }, () => replacedRank(rng, rankPoints(1000)))
  expect([Math.min(...near), Math.max(...near)]).toEqual([975, 1024])
  expect(Math.min(...Array.from({ length: 500 }, () => replacedRank(rng, rankPoints(3))))).toBe(0)
})

describe('bots (R11)', () => {
  const own = (rarity: Rarity | null, bestRank = 0) => ({
    stats: aBuild({ house: 3, items: rarity ? fullSet(rarity, 'rolled') : [], stones: ALL_STONES_4 }),
    armyStep: 0 as ArmyStep,
    items: rarity ? wornSet(rarity) : [],
    bestRank: rankPoints(bestRank),
  })

  test('have 0.8 of the power in the first five fights, then 0.85 to 1.05', () => {
    const rng = createRng('00000011')
    expect([0, 4].map((fights) => botFactor(rng, fights))).toEqual([BOT_POWER.beginner, BOT_POWER.beginner])
    const later = Array.from({ length: 500 }, () => botFactor(rng, 5))
    expect(Math.min(...later)).toBeGreaterThanOrEqual(0.85)
    expect(Math.max(...later)).toBeLessThanOrEqual(1.05)
    expect(Math.max(...later) - Math.min(...later)).toBeGreaterThan(0.18)
  })

  test.each([null, 'common', 'rare', 'legendary'] as const)(
    'have the requested power, with the gear of the player (%s)',
    (rarity) => {
      const player = own(rarity)
      for (const factor of [0.8, 0.85, 0.95, 1.05]) {
        const bot = botFor(createRng(seedOf(factor * 100)), { ...player, factor })
        expect(bot.power / powerOf(player.stats)).toBeCloseTo(factor, 2)
        expect(powerOf(bot.stats)).toBe(bot.power)
        expect(bot.items.map((item) => item.slug)).toEqual(player.items.map((item) => `${item.type}-${item.rarity}`))
        expect(bot.bonus.bonusAttack).toBeLessThan(bot.stats.attack)
        expect(bot.bonus.bonusAttack > 0).toBe(rarity !== null)
        expect(BOT_NAMES).toContain(bot.name)
      }
    },
  )

  test('use no skill that the player has not unlocked, and no stone that the player lacks', () => {
    for (const bestRank of [0, 500, 3000]) {
      for (let index = 0; index < 50; index++) {
        const bot = botFor(createRng(seedOf(index)), { ...own('common', bestRank), factor: 1 })
        expect(unlockedSkills(rankPoints(bestRank))).toContain(bot.stats.skill)
        for (const stone of bot.stats.stones) expect(ALL_STONES_4).toContainEqual(stone)
      }
    }
  })

  test('have another house than the given one, and draw all else as without it', () => {
    const houses = Array.from({ length: 60 }, (_, index) => {
      const made = (withoutHouse?: number) =>
        botFor(createRng(seedOf(index)), {
          ...own(null),
          factor: 0.8,
          ...(withoutHouse !== undefined && { withoutHouse }),
        })
      const [usual, other] = [made(), made(3)]
      expect(other.name).toBe(usual.name)
      expect(other.houseId).not.toBe(3)
      if (usual.houseId !== 3) expect(other).toEqual(usual)
      return usual.houseId
    })
    expect(houses).toContain(3)
  })

  test('of a player at the top stay within the stat bars', () => {
    const player = own('legendary')
    const stats = { ...player.stats, attack: STAT_BAR_CAP.attack, maxHp: STAT_BAR_CAP.hp }
    for (let index = 0; index < 50; index++) {
      const bot = botFor(createRng(seedOf(index)), { ...player, stats, factor: 1.05 })
      expect(bot.stats.attack).toBeLessThanOrEqual(STAT_BAR_CAP.attack)
      expect(bot.stats.maxHp).toBeLessThanOrEqual(STAT_BAR_CAP.hp)
    }
  })

  test('are the same for the same seed, and differ between seeds', () => {
    const make = (index: number) =>
      JSON.stringify(botFor(createRng(seedOf(index)), { ...own('rare', 900), factor: 0.9 }))
    expect(make(1)).toBe(make(1))
    expect(new Set(Array.from({ length: 30 }, (_, index) => make(index))).size).toBe(30)
  })

  test('have enough unique names', () => {
    expect(new Set(BOT_NAMES).size).toBe(BOT_NAMES.length)
    expect(BOT_NAMES.length).toBeGreaterThanOrEqual(60)
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOSS_ITEMS, type BossItem } from '#rules/boss/boss.ts'
import {
  begunBossEvents,
  bossEventOfId,
  isLive,
  isRunningBoss,
  lastBossEventOf,
  nextBossEvent,
  RUNNING_BOSSES,
} from '#rules/boss/boss-calendar.ts'
import { ARENA_BOSSES, bossDamage, rollBossRewards, SKIN_PERCENT, secondPhaseFrom } from '#rules/boss/boss-fight.ts'
import { ACTION_LIMIT, STAT_BAR_CAP } from '#rules/constants.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { RATE_CAP } from '#rules/kombat/fighter-stats.ts'
import { SKILL_NAMES } from '#rules/kombat/skills.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_DAY, NANO_PER_TOK } from '#rules/units.ts'
import { seedOf } from '../kombat/builds.ts'

const ms = (text: string): number => Date.parse(text)
const runText = ({ id, startMs, endMs }: ReturnType<typeof nextBossEvent>): string =>
  `${id} ${new Date(startMs).toISOString()} ${new Date(endMs).toISOString()}`

describe('the calendar of the bosses (R25, row 142)', () => {
  test('Mammoth from Monday, the Fire Lord from Thursday, 00:00 UTC; the newest start first', () => {
    expect(begunBossEvents(ms('2026-11-25T23:59:59.999Z')).map(runText)).toEqual([
      'boss-mammoth-2026-11-23 2026-11-23T00:00:00.000Z 2026-11-26T00:00:00.000Z',
      'boss-fire-lord-2026-11-19 2026-11-19T00:00:00.000Z 2026-11-23T00:00:00.000Z',
    ])
    expect(begunBossEvents(ms('2026-11-26T00:00:00Z')).map(runText)).toEqual([
      'boss-fire-lord-2026-11-26 2026-11-26T00:00:00.000Z 2026-11-30T00:00:00.000Z',
      'boss-mammoth-2026-11-23 2026-11-23T00:00:00.000Z 2026-11-26T00:00:00.000Z',
    ])
  })

  test('at every moment one is on, the other was the last, and the next one begins at its end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ms('2100-01-01T00:00:00Z') }), (nowMs) => {
        const [on, last] = begunBossEvents(nowMs)
        expect(isLive(on, nowMs)).toBe(true)
        expect(last && isLive(last, nowMs)).toBe(false)
        expect(last?.endMs).toBe(on.startMs)
        expect(nextBossEvent(nowMs)).toMatchObject({ slug: last?.slug, startMs: on.endMs })
        expect(lastBossEventOf(on.slug, nowMs)).toEqual(on)
        expect(bossEventOfId(on.id)).toEqual(on)
      }),
      { numRuns: 500, seed: 142 },
    )
  })

  test('a boss is live from its start until its end', () => {
    const bossEvent = lastBossEventOf('boss-mammoth', ms('2026-11-24T00:00:00Z'))
    expect(
      [bossEvent.startMs - 1, bossEvent.startMs, bossEvent.endMs - 1, bossEvent.endMs].map((at) =>
        isLive(bossEvent, at),
      ),
    ).toEqual([false, true, true, false])
  })

  test('only the ids of boss events are read, and the Hollow Boss never comes', () => {
    const wrong = [
      'boss-mammoth-2026-11-24',
      'boss-mammoth-',
      'boss-mammoth-now',
      'boss-hollow-2026-11-23',
      'boss-mammoth-2026-11-23T00:00:00Z',
      '',
    ]
    expect(wrong.map(bossEventOfId)).toEqual(wrong.map(() => null))
    expect(isRunningBoss('boss-hollow')).toBe(false)
  })
})

/** A fighter at or above any legal build in every stat. */
const STRONGEST: FightStats = {
  maxHp: STAT_BAR_CAP.hp,
  attack: STAT_BAR_CAP.attack,
  critPercent: STAT_BAR_CAP.critPercent,
  evasionPercent: 20,
  critDamagePercent: RATE_CAP.critDamagePercent,
  reflectPercent: RATE_CAP.reflectPercent,
  lifeStealPercent: RATE_CAP.lifeStealPercent,
  skill: 'berserk',
  stones: [
    { type: 'burning-hell', level: 4 },
    { type: 'luck-leech', level: 4 },
  ],
}

describe('a boss in the arena (R25, row 143)', () => {
  test('has the numbers of the rule', () => {
    expect(ARENA_BOSSES['boss-mammoth']).toMatchObject({ name: 'mammoth', stats: { attack: 200, skill: 'reflect' } })
    expect(ARENA_BOSSES['boss-fire-lord']).toMatchObject({
      name: 'fire-lord',
      stats: { attack: 260, stones: [{ type: 'burning-hell', level: 3 }] },
    })
  })

  test.each(RUNNING_BOSSES)('%s never dies in one fight, however strong the fighter', (slug) => {
    const boss = ARENA_BOSSES[slug].stats
    const damages = SKILL_NAMES.flatMap((skill) =>
      Array.from({ length: 60 }, (_, index) =>
        bossDamage(boss, simulateFight({ attacker: { ...STRONGEST, skill }, defender: boss }, seedOf(index))),
      ),
    )
    // The best of every roll: 20 attacks of 0.75 at the widest spread, all critical, doubled by Berserk.
    const bound = (ACTION_LIMIT / 2) * 0.75 * 1.3 * STRONGEST.attack * (STRONGEST.critDamagePercent / 100) * 2
    expect(bound).toBeLessThan(boss.maxHp)
    expect(Math.max(...damages)).toBeLessThan(boss.maxHp)
  })

  test('the damage is all that it lost: attacks, burning and its own hits reflected', () => {
    const boss = ARENA_BOSSES['boss-fire-lord'].stats
    const own = { ...STRONGEST, skill: 'reflect' } as const
    const outcome = simulateFight({ attacker: own, defender: boss }, seedOf(7))
    const parts = { attack: 0, burn: 0, reflected: 0 }
    for (const entry of outcome.scenario) {
      if (entry.actor === 'attacker') parts.attack += entry.damage_attack
      else {
        parts.burn += entry.damage_burning_hell
        parts.reflected += entry.damage_reflected
      }
    }
    expect(Math.min(...Object.values(parts))).toBeGreaterThan(0)
    expect(bossDamage(boss, outcome)).toBe(parts.attack + parts.burn + parts.reflected)
  })

  test('the second phase: from the start with a pool at or below half, from action 20 without a guild', () => {
    expect(secondPhaseFrom(null)).toBe(20)
    expect(secondPhaseFrom({ hp: 1000, damage: 499 })).toBeNull()
    expect(secondPhaseFrom({ hp: 1000, damage: 500 })).toBe(0)
    expect(secondPhaseFrom({ hp: 1000, damage: 2500 })).toBe(0)
  })
})

describe('what a fight with a boss gives (R25, row 147)', () => {
  const given = (damage: number, used: readonly BossItem[] = [], perkPercent = 0, seed = seedOf(3)) =>
    rollBossRewards(createRng(seed), { boss: 'boss-mammoth', damage, used, perkPercent })
  const tokAndStar = (...fight: Parameters<typeof given>): [number, number] => {
    const { tokNano, star } = given(...fight)
    return [tokNano / NANO_PER_TOK, star]
  }

  test('a TOK and a STAR for 5,000 damage: TOK for each part by hundredths, STAR for whole ones', () => {
    expect([0, 49, 50, 1049, 4999, 5000, 24_999].map((damage) => tokAndStar(damage))).toEqual([
      [0, 0],
      [0, 0],
      [0.01, 0],
      [0.2, 0],
      [0.99, 0],
      [1, 1],
      [4.99, 4],
    ])
  })

  test('the clover gives half as much again, the guild 2 % a level, both together 70 % at the most', () => {
    expect(tokAndStar(10_000, ['four-leaf-clover'])).toEqual([3, 3])
    expect(tokAndStar(10_000, [], 20)).toEqual([2.4, 2])
    expect(tokAndStar(10_000, ['four-leaf-clover'], 20)).toEqual([3.4, 3])
    expect(tokAndStar(10_000, ['meat-hook'])).toEqual([2, 2])
  })

  test('a hook makes the skin piece sure, else it is found in 10 %', () => {
    const fights = Array.from({ length: 4000 }, (_, index) => seedOf(index))
    const found = fights.filter((seed) => given(1000, [], 0, seed).skin !== null).length
    expect(Math.abs((100 * found) / fights.length - SKIN_PERCENT)).toBeLessThan(1.5)
    expect(fights.every((seed) => given(1000, ['meat-hook'], 0, seed).skin === 'mammoth-skin')).toBe(true)
    expect(
      rollBossRewards(createRng(seedOf(1)), { boss: 'boss-fire-lord', damage: 0, used: BOSS_ITEMS, perkPercent: 0 }),
    ).toEqual({ tokNano: 0, star: 0, skin: 'firelord-skin' })
  })

  test('each day of a week begins with one boss, three of the seven with the Mammoth', () => {
    const monday = ms('2026-11-23T00:00:00Z')
    const days = Array.from({ length: 7 }, (_, day) => begunBossEvents(monday + day * MS_PER_DAY)[0].slug)
    expect(days.filter((slug) => slug === 'boss-mammoth')).toHaveLength(3)
  })
})

import { describe, expect, test } from 'vitest'
import { ARMY_LADDER, armyStepOf, nextArmyCost } from '#rules/army/army.ts'
import { BOOST_SOURCES, boostLines, boostsEndMs, boostsLeft } from '#rules/boosts/boost-sources.ts'
import {
  REFERRAL_FRIEND_NANO,
  REFERRAL_INVITER_NANO,
  referralProblem,
  referralShareNano,
} from '#rules/friends/referral.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { switchHouseTerms } from '#rules/house/switch-house.ts'
import { type BoostEvent, boostFactorAt } from '#rules/mining/mining.ts'
import { isTaskDone, STARTS_DIRECTLY, TASK_TYPES, TASKS } from '#rules/tasks/tasks.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { isMissionDone, MISSIONS, type MissionCounters, missionSteps } from '#rules/upgrades/missions.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'

describe('tasks (A3, R05, rows 60–66)', () => {
  test('golden table of rewards per repeat', () => {
    expect(
      TASKS.map(
        ({ name, repeats, rewardNano, rewardStar, type }) =>
          `${name} (${type}) ×${repeats}: ${rewardNano === null ? 'by the day' : nanoToTok(rewardNano)} TOK, ${rewardStar} STAR`,
      ),
    ).toEqual([
      'Daily check-in (check-in) ×1: by the day TOK, 0 STAR',
      'Refer a friend (refer) ×1: 5 TOK, 0 STAR',
      'Refer 3 friends (refer) ×3: 5 TOK, 1 STAR',
      'Join our channel (join-telegram) ×1: 2 TOK, 0 STAR',
      'Boost our channel (boost-telegram) ×1: 3 TOK, 0 STAR',
      'Get Telegram Premium (be-premium) ×1: 10 TOK, 0 STAR',
      'Repost on X (retweet-x) ×1: 1.5 TOK, 0 STAR',
      'Play a partner app (play-app) ×1: 2 TOK, 0 STAR',
      'Add our folder (telegram-folder) ×1: 2 TOK, 0 STAR',
    ])
  })

  test('all fifteen types are defined, and no task that promotes another wallet is shipped (T34)', () => {
    expect(TASK_TYPES).toHaveLength(15)
    expect(TASKS.filter(({ type }) => /okx|bitget|interstella/.test(type))).toEqual([])
    expect(new Set(TASKS.map(({ id }) => id)).size).toBe(TASKS.length)
    expect([...STARTS_DIRECTLY]).toEqual(['check-in', 'refer'])
  })

  test('are done when all repeats are done', () => {
    expect([0, 2, 3, 4].map((done) => isTaskDone({ repeats: 3 }, done))).toEqual([false, false, true, true])
  })
})

describe('honor missions (R05, row 57)', () => {
  const none: MissionCounters = {
    bestRank: 0,
    wins: 0,
    qualifiedFriends: 0,
    guildsJoined: 0,
    itemsRefined: 0,
    itemsAwakened: 0,
    huntsCollected: 0,
    itemsSold: 0,
    bestCheckInStreak: 0,
    bestBossDamage: 0,
  }

  test('are fourteen, one for each level of honor', () => {
    expect(MISSIONS).toHaveLength(14)
    expect(gameValues.honor).toHaveLength(MISSIONS.length + 1)
    expect(MISSIONS.map(({ goal, name, repeats }) => `${name}: ${goal} in ${repeats}`)).toMatchInlineSnapshot(`
      [
        "Reach Silver: 400 in 1",
        "Win 10 fights: 10 in 10",
        "Win 50 fights: 50 in 50",
        "Win 200 fights: 200 in 200",
        "Refer a friend: 1 in 1",
        "Refer 3 friends: 3 in 3",
        "Refer 5 friends: 5 in 5",
        "Join a guild: 1 in 1",
        "Refine an item: 1 in 1",
        "Awaken an item: 1 in 1",
        "Finish 3 hunts: 3 in 3",
        "Sell an item: 1 in 1",
        "Check in 7 days in a row: 7 in 7",
        "Deal 10,000 damage to a boss: 10000 in 1",
      ]
    `)
    expect(new Set(MISSIONS.map(({ id }) => id)).size).toBe(14)
  })

  test('are done at their goal and not before', () => {
    for (const mission of MISSIONS) {
      const at = (value: number): MissionCounters => ({ ...none, [mission.counter]: value })
      expect(isMissionDone(mission, none)).toBe(false)
      expect(isMissionDone(mission, at(mission.goal - 1))).toBe(false)
      expect(isMissionDone(mission, at(mission.goal))).toBe(true)
      expect(missionSteps(mission, none)).toBe(0)
      expect(missionSteps(mission, at(mission.goal - 1))).toBe(mission.repeats - 1)
      expect(missionSteps(mission, at(mission.goal * 2))).toBe(mission.repeats)
    }
  })

  test('with a threshold have no partial progress: 9,999 damage is none', () => {
    const boss = MISSIONS.find(({ id }) => id === 'boss-10k')
    expect(boss && missionSteps(boss, { ...none, bestBossDamage: 9999 })).toBe(0)
  })
})

describe('referral (R39)', () => {
  test('pays 2 TOK to the inviter and 1 TOK to the friend', () => {
    expect([nanoToTok(REFERRAL_INVITER_NANO), nanoToTok(REFERRAL_FRIEND_NANO)]).toEqual([2, 1])
  })

  test('shares 5 % of the claims of thirty days, floored to nano, nothing before and after', () => {
    const share = (amountNano: number, atMs: number, qualifiedMs: number | null = 1000) =>
      referralShareNano({ amountNano, atMs, qualifiedMs })
    expect(share(8_000_000_000, 2000)).toBe(400_000_000)
    expect(share(39, 2000)).toBe(1)
    expect(share(19, 2000)).toBe(0)
    expect(share(100, 999)).toBe(0)
    expect(share(100, 1000)).toBe(5)
    expect(share(100, 1000 + 30 * MS_PER_DAY - 1)).toBe(5)
    expect(share(100, 1000 + 30 * MS_PER_DAY)).toBe(0)
    expect(share(100, 2000, null)).toBe(0)
    expect(share(9_007_199_254_740_991, 2000)).toBe(450_359_962_737_049)
  })

  test('rejects oneself, a second inviter and circles', () => {
    const referral = { inviterId: 2, friendId: 1, isFriendReferred: false, chain: [3, 4] }
    expect(referralProblem(referral)).toBeNull()
    expect(referralProblem({ ...referral, inviterId: 1 })).toBe('self')
    expect(referralProblem({ ...referral, isFriendReferred: true })).toBe('already-referred')
    expect(referralProblem({ ...referral, chain: [3, 1] })).toBe('cycle')
  })
})

describe('boost sources (R42, T8, row 42)', () => {
  test('an ad doubles for 2 h, three times a day; the channel for 24 h, once', () => {
    expect(BOOST_SOURCES.ad).toMatchObject({ factor: 2, durationMs: 2 * MS_PER_HOUR })
    expect(BOOST_SOURCES.channel).toMatchObject({ factor: 2, durationMs: 24 * MS_PER_HOUR })
    expect([0, 2, 3, 4].map((times) => boostsLeft(BOOST_SOURCES.ad, times))).toEqual([3, 1, 0, 0])
    expect([0, 1].map((times) => boostsLeft(BOOST_SOURCES.channel, times))).toEqual([1, 0])
  })

  test('never stack: one taken while another runs starts when that one ends', () => {
    const log: BoostEvent[] = [...boostLines(BOOST_SOURCES.ad, [], 1000)]
    expect(log).toEqual([
      { atMs: 1000, val: 200 },
      { atMs: 1000 + 2 * MS_PER_HOUR, val: -200 },
    ])
    log.push(...boostLines(BOOST_SOURCES.channel, log, 5000))
    log.push(...boostLines(BOOST_SOURCES.ad, log, 6000))
    const endMs = 1000 + 28 * MS_PER_HOUR
    expect(boostsEndMs(log, 7000)).toBe(endMs)
    for (let atMs = 1000; atMs < endMs; atMs += MS_PER_HOUR / 2) expect(boostFactorAt(log, atMs)).toBe(2)
    expect([999, endMs].map((atMs) => boostFactorAt(log, atMs))).toEqual([1, 1])
    expect(boostsEndMs(log, endMs)).toBeNull()
  })
})

test('switching the house (R41, row 74) is free the first time, then 50 TOK and seven days apart', () => {
  expect(switchHouseTerms(null, 5000)).toEqual({ costNano: 0, allowedFromMs: null })
  const nextMs = 1000 + 7 * MS_PER_DAY
  expect(switchHouseTerms(1000, 5000)).toEqual({ costNano: 50_000_000_000, allowedFromMs: nextMs })
  expect(switchHouseTerms(1000, nextMs - 1).allowedFromMs).toBe(nextMs)
  expect(switchHouseTerms(1000, nextMs)).toEqual({ costNano: 50_000_000_000, allowedFromMs: null })
})

test('spending on the army (A9, row 159) costs what is missing to the next step, nothing more on the top one', () => {
  expect([0, 19, 20, 21, 1_213_900, 1_964_150].map(nextArmyCost)).toEqual([20, 1, 30, 29, 750_250, null])
  let spent = 0
  for (let cost = nextArmyCost(spent); cost !== null; cost = nextArmyCost(spent)) spent += cost
  expect(spent).toBe(1_964_150)
  expect(armyStepOf(spent)).toBe(ARMY_LADDER.length - 1)
})

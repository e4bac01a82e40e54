import { describe, expect, test } from 'vitest'
import { BONES, type BoneName, type Pose } from '#assets/manifest/rig.ts'
import { awayChests } from '#client/topics/home/screens/away/away-chests.ts'
import { awayStory } from '#client/topics/home/screens/away/away-story.ts'
import { comesAfter, nextGoal } from '#client/topics/home/screens/goal/next-goal.ts'
import { type PetMood, petMood } from '#client/topics/home/screens/pet/pet-mood.ts'
import { moodMotion, TAP_MS, tapMotion } from '#client/topics/home/screens/pet/pet-motion.ts'
import { homeTips } from '#client/topics/home/screens/tips/home-tips.ts'
import type { HomeFacts } from '#client/topics/home/shared/today-items.ts'
import type { ChestShelf } from '#contracts/wire.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { shelfOf } from '#workbench/fixtures/chests.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { daily, hunt, quiet } from './home-facts.ts'

const fighter = {
  fights: 8,
  rank: 140,
  isUpgradeAffordable: false,
  isSwordWaiting: false,
  hasNewGear: false,
  bossFights: 0,
  tournament: null,
}
const letter = {
  id: 'letter',
  at: minutesAgo(60),
  reason: 'boss-place',
  tok: 0,
  star: 3,
  materials: [],
  claimed_at: null,
}

describe('the next goal', () => {
  test('goes from what is lost by waiting to what takes longest', () => {
    const full = { ...quiet, lastClaimMs: NOW_MS - 3 * MS_PER_HOUR }
    const due = { ...full, daily: { ...daily, claimed_today: false }, hunt: { ...hunt, end_time: minutesAgo(1) } }
    const newcomer = { ...fighter, fights: 0, isUpgradeAffordable: true }
    expect(nextGoal(due, newcomer)).toEqual({ kind: 'claim' })
    const claimed = { ...due, lastClaimMs: quiet.lastClaimMs }
    expect(nextGoal(claimed, newcomer)).toEqual({ kind: 'firstFight' })
    const keen = { ...newcomer, fights: 1 }
    expect(nextGoal(claimed, keen)).toEqual({ kind: 'daily' })
    expect(nextGoal({ ...claimed, daily }, keen)).toEqual({ kind: 'hunt' })
    expect(nextGoal({ ...quiet, hunt: null }, keen)).toEqual({ kind: 'upgrade' })
    expect(nextGoal({ ...quiet, hunt: null }, fighter)).toEqual({ kind: 'sendHunt' })
    expect(nextGoal(quiet, fighter)).toMatchObject({ kind: 'rank', points: 60, step: { title: 'Bronze II' } })
  })

  test('what a season, the league and medals have brought comes before the inbox', () => {
    const waiting = { ...quiet, chestOf: 11, leagueWeeks: ['IV', 'special'] as const, medals: 1, inbox: [letter] }
    expect(nextGoal(waiting, fighter)).toEqual({ kind: 'season', season: 11 })
    expect(nextGoal({ ...waiting, chestOf: null }, fighter)).toEqual({ kind: 'league', count: 2 })
    expect(nextGoal({ ...waiting, chestOf: null, leagueWeeks: [] }, fighter)).toEqual({ kind: 'medals', count: 1 })
  })

  test('chests that are ready come before the inbox and the season path (R54)', () => {
    const waiting = { ...quiet, readyChests: ['a', 'b'], pathSteps: [{ season: 11, step: 7 }], inbox: [letter] }
    expect(nextGoal(waiting, fighter)).toEqual({ kind: 'chests', count: 2 })
    expect(nextGoal({ ...waiting, medals: 1 }, fighter)).toEqual({ kind: 'medals', count: 1 })
    expect(nextGoal({ ...waiting, readyChests: [] }, fighter)).toEqual({ kind: 'inbox', count: 1 })
  })

  test('the first days’ boxes come before the day’s rewards once their strip is gone (R50, R53)', () => {
    const waiting = { ...quiet, daily: { ...daily, claimed_today: false }, boxes: 3 }
    expect(nextGoal(waiting, fighter)).toEqual({ kind: 'boxes', count: 3 })
    expect(nextGoal({ ...waiting, boxes: 0 }, fighter)).toEqual({ kind: 'daily' })
  })

  test('a chest to start comes before the hunt to begin, after what can be had at once (R54)', () => {
    const waiting = { ...quiet, startableChests: 2, hunt: null }
    expect(nextGoal(waiting, fighter)).toEqual({ kind: 'startChest' })
    expect(nextGoal({ ...waiting, readyChests: ['a'] }, fighter)).toEqual({ kind: 'chests', count: 1 })
    expect(nextGoal(waiting, { ...fighter, isUpgradeAffordable: true })).toEqual({ kind: 'upgrade' })
    expect(nextGoal(waiting, { ...fighter, hasNewGear: true })).toEqual({ kind: 'gear' })
    expect(comesAfter({ kind: 'startChest' }, 'gear')).toBe(true)
    expect(comesAfter({ kind: 'startChest' }, 'boss')).toBe(false)
  })

  test('tournament fights to watch come before what waits, a prize before the inbox, and entering after the boss (row 148)', () => {
    const waiting = { ...quiet, chestOf: 11, inbox: [letter] }
    const day = '2026-11-23'
    expect(nextGoal(waiting, { ...fighter, tournament: { kind: 'watch', day } })).toEqual({
      kind: 'tournamentWatch',
      day,
    })
    const reported = { ...fighter, tournament: { kind: 'prize', day } } as const
    expect(nextGoal(waiting, reported)).toEqual({ kind: 'season', season: 11 })
    expect(nextGoal({ ...quiet, inbox: [letter] }, reported)).toEqual({ kind: 'tournamentPrize', day })
    const ticket = { ...fighter, tournament: { kind: 'enter' } } as const
    expect(nextGoal(quiet, { ...ticket, bossFights: 1 })).toEqual({ kind: 'boss', count: 1 })
    expect(nextGoal(quiet, ticket)).toEqual({ kind: 'tournamentEnter' })
    expect(comesAfter({ kind: 'fight' }, 'tournament')).toBe(true)
    expect(comesAfter({ kind: 'boss', count: 1 }, 'tournament')).toBe(false)
  })

  test('what makes the pet stronger comes before what is bought, and the guild’s boss before the ladder', () => {
    const dressed = { ...fighter, isUpgradeAffordable: true, bossFights: 2 }
    const found = { ...dressed, hasNewGear: true }
    expect(nextGoal({ ...quiet, inbox: [letter] }, { ...found, isSwordWaiting: true })).toEqual({
      kind: 'inbox',
      count: 1,
    })
    expect(nextGoal(quiet, { ...found, isSwordWaiting: true })).toEqual({ kind: 'sword' })
    expect(nextGoal(quiet, found)).toEqual({ kind: 'gear' })
    expect(nextGoal(quiet, dressed)).toEqual({ kind: 'upgrade' })
    expect(nextGoal(quiet, { ...fighter, bossFights: 2 })).toEqual({ kind: 'boss', count: 2 })
  })

  test('without energy it is the full pocket, on top of the ladder the fight', () => {
    const tired = { ...quiet, energy: { current: 0, max: 20, nextAmount: 5, nextInMs: MS_PER_HOUR } }
    expect(nextGoal(tired, { ...fighter, fights: 0 })).toEqual({
      kind: 'pocket',
      atMs: NOW_MS + 30 * MS_PER_MINUTE,
    })
    expect(nextGoal(quiet, { ...fighter, rank: 9000 })).toEqual({ kind: 'fight' })
  })

  test('bag and boss are asked about only where they would be shown', () => {
    const askedAbout = (home: HomeFacts, known: Partial<typeof fighter>) => {
      const goal = nextGoal(home, { ...fighter, ...known })
      const asked = { gear: comesAfter(goal, 'gear'), boss: comesAfter(goal, 'boss') }
      for (const [what, fact] of [
        ['gear', { hasNewGear: true }],
        ['gear', { isSwordWaiting: true }],
        ['boss', { bossFights: 1 }],
      ] as const) {
        const shown = nextGoal(home, { ...fighter, ...known, ...fact })
        expect(shown?.kind !== goal?.kind).toBe(asked[what])
      }
      return asked
    }
    const unclaimed = { ...quiet, daily: { ...daily, claimed_today: false } }
    expect(askedAbout(unclaimed, {})).toEqual({ gear: false, boss: false })
    expect(askedAbout(quiet, { isUpgradeAffordable: true })).toEqual({ gear: true, boss: false })
    expect(askedAbout({ ...quiet, hunt: null }, {})).toEqual({ gear: true, boss: false })
    expect(askedAbout(quiet, {})).toEqual({ gear: true, boss: true })
    expect(askedAbout(quiet, { rank: 9000 })).toEqual({ gear: true, boss: true })
  })

  test('what failed to load is no goal', () => {
    expect(nextGoal({ nowMs: NOW_MS }, fighter)).toBeNull()
  })
})

describe('what happened while the player was away', () => {
  const back: HomeFacts = {
    ...quiet,
    lastClaimMs: NOW_MS - 5 * MS_PER_HOUR,
    hunt: { ...hunt, end_time: minutesAgo(60) },
  }
  const attacked = { won: 2, lost: 1, attacker: { username: 'lunar', house_id: 1 } }
  const away = {
    since: minutesAgo(240),
    attacks: 3,
    ...attacked,
    place: { before: 41, now: 57 },
    sold: { items: 2, tok: tokToNano(9.7) },
  }

  test('mined, hunted, attacked, sold, and what can be collected of it', () => {
    expect(awayStory(away, 0, back)).toEqual({
      sinceMs: NOW_MS - 4 * MS_PER_HOUR,
      goneMs: 4 * MS_PER_HOUR,
      minedNano: tokToNano(2),
      fullInMs: null,
      biggerNano: tokToNano(6),
      kills: 14,
      attacks: { count: 3, ...attacked },
      place: { before: 41, now: 57 },
      seasonDays: null,
      sold: { items: 2, tokNano: tokToNano(9.7) },
      arrived: 0,
      season: null,
      leagueWeeks: 0,
      steps: [{ kind: 'claim' }, { kind: 'hunt', slug: 'cursed-fortress' }],
    })
  })

  test('lists what came into the inbox meanwhile, unless it is claimed, and collects what waits', () => {
    const before = { ...letter, at: minutesAgo(241) }
    const claimed = { ...letter, claimed_at: minutesAgo(1) }
    const story = awayStory(away, 0, { ...back, inbox: [letter, { ...before, id: 'older' }, claimed] })
    expect(story).toMatchObject({ arrived: 1 })
    expect(story?.steps.slice(2)).toEqual([
      { kind: 'inbox', id: 'letter' },
      { kind: 'inbox', id: 'older' },
    ])
  })

  test('chests that are ready, which are collected with the rest, and after fourteen days the one that welcomes the player back (R54)', () => {
    const chests = (days: number, shelf: ChestShelf) =>
      awayChests({ sinceMs: NOW_MS - days * MS_PER_DAY }, shelf, NOW_MS)
    const closed = shelfOf(['titanium'])
    expect(chests(1, closed)).toEqual({ ready: 0, isReturn: false, isStartable: true })
    expect(chests(14, closed)).toMatchObject({ ready: 0, isReturn: true })
    expect(chests(14, shelfOf(['wood']))).toMatchObject({ isReturn: false })
    expect(chests(14, shelfOf(['wood -1', 'iron 20']))).toEqual({ ready: 1, isReturn: false, isStartable: false })
    expect(awayStory(away, 0, { ...back, readyChests: ['a'] })?.steps).toContainEqual({ kind: 'chest', id: 'a' })
  })

  test('a titanium chest that was won before the absence does not welcome the player back (R54)', () => {
    const sinceMs = NOW_MS - 14 * MS_PER_DAY
    const isReturn = (madeMs: number) => awayChests({ sinceMs }, shelfOf(['titanium'], 40, madeMs), NOW_MS).isReturn
    expect([isReturn(sinceMs - 1), isReturn(sinceMs + 1)]).toEqual([false, true])
  })

  describe('a season', () => {
    const seconds = (minutes: number): number => Date.parse(minutesAgo(minutes)) / 1000
    const season = {
      start_time: seconds(60),
      end_time: seconds(-38_820),
      next_season_time: seconds(-40_260),
      current_season: 12,
    }
    const seasonReported = (facts: Partial<HomeFacts>) => awayStory(away, 0, { ...back, season, ...facts })?.season

    test('that has begun meanwhile (R28)', () => {
      expect(seasonReported({})).toEqual({ number: 12, hasBegun: true })
      expect(seasonReported({ season: { ...season, start_time: seconds(241) } })).toBeNull()
      expect(seasonReported({ season: { ...season, current_season: 11 } }), 'the first of a world').toBeNull()
    })

    test('whose ranked days are over, until the next one begins (T29)', () => {
      const over = { ...season, start_time: seconds(40_000), end_time: seconds(200), next_season_time: seconds(-1240) }
      expect(seasonReported({ season: over })).toEqual({ number: 12, hasBegun: false })
      expect(seasonReported({ season: { ...over, end_time: seconds(241) } })).toBeNull()
    })

    test('the league’s rewards only where a week has closed meanwhile (R27)', () => {
      const lastMonday = Date.UTC(2026, 10, 23)
      const reported = (sinceMs: number) => {
        const since = new Date(sinceMs).toISOString()
        const story = awayStory({ ...away, since }, 0, { ...back, leagueWeeks: ['IV', 'special'] })
        return [story?.leagueWeeks, ...(story?.steps.slice(2) ?? [])]
      }
      expect(reported(lastMonday - 1)).toEqual([2, { kind: 'league', week: 'IV' }, { kind: 'league', week: 'special' }])
      expect(reported(lastMonday)).toEqual([0])
    })
  })

  test('a pocket with room says when it is full, and a hunt that still runs is not mentioned', () => {
    const half = { ...back, lastClaimMs: NOW_MS - 30 * MS_PER_MINUTE, hunt }
    expect(awayStory(away, 0, half)).toMatchObject({
      minedNano: tokToNano(1),
      fullInMs: 30 * MS_PER_MINUTE,
      biggerNano: null,
      kills: null,
    })
  })

  test('is shown once in three hours, and neither after a short absence nor before all of it is known', () => {
    expect(awayStory(null, 0, back)).toBeNull()
    expect(awayStory(undefined, 0, back)).toBeNull()
    expect(awayStory(away, NOW_MS - 3 * MS_PER_HOUR + 1, back)).toBeNull()
    expect(awayStory(away, NOW_MS - 3 * MS_PER_HOUR, back)).toMatchObject({ goneMs: 3 * MS_PER_HOUR })
    expect(awayStory({ ...away, since: minutesAgo(179) }, 0, back)).toBeNull()
    for (const part of ['mining', 'lastClaimMs', 'hunt'] as const)
      expect(awayStory(away, 0, { ...back, [part]: undefined })).toBeNull()
  })
})

describe('the tips of home (extra 5)', () => {
  const newcomer = { hasFought: false, isDailyReady: true, isHunting: false }
  test('none over the arrival; gift, hunt and pocket after the first fight', () => {
    expect(homeTips(newcomer)).toEqual([])
    expect(homeTips({ ...newcomer, hasFought: true })).toEqual(['home.daily', 'home.hunt', 'home.pocket'])
    expect(homeTips({ hasFought: true, isDailyReady: false, isHunting: true })).toEqual(['home.pocket'])
  })
})

describe('the mood of the pet', () => {
  const noon = { hour: 12, goneMs: MS_PER_HOUR, lastFightAgoMs: null, winStreak: 0, isPocketFull: false }
  test('digs by day while there is room in the pocket', () => {
    expect(petMood(noon)).toBe('digging')
    expect(petMood({ ...noon, isPocketFull: true })).toBe('resting')
  })
  test('sleeps at night and after a long absence', () => {
    expect([21, 22, 5, 6].map((hour) => petMood({ ...noon, hour }))).toEqual([
      'digging',
      'sleeping',
      'sleeping',
      'digging',
    ])
    expect(petMood({ ...noon, goneMs: 8 * MS_PER_HOUR })).toBe('sleeping')
    expect(petMood({ ...noon, hour: 23, goneMs: 10 * MS_PER_MINUTE - 1 })).toBe('digging')
  })
  test('feels the last fight for an hour: proud of three wins in a row, cross after a loss', () => {
    const fought = { ...noon, hour: 23, lastFightAgoMs: MS_PER_HOUR - 1 }
    expect([0, 1, 2, 3].map((winStreak) => petMood({ ...fought, winStreak }))).toEqual([
      'sulking',
      'sleeping',
      'sleeping',
      'flexing',
    ])
    expect(petMood({ ...fought, lastFightAgoMs: MS_PER_HOUR })).toBe('sleeping')
  })
})

describe('the motion of the pet', () => {
  const MOODS: readonly PetMood[] = ['resting', 'digging', 'sleeping', 'flexing', 'sulking']
  const FRAME_MS = 16
  /** Largest angle between two poses, in degrees. */
  const turn = (from: Pose, to: Pose): number =>
    Math.max(
      ...(Object.keys(BONES) as BoneName[]).map((bone) =>
        Math.abs((from.bones[bone]?.[0] ?? 0) - (to.bones[bone]?.[0] ?? 0)),
      ),
    )

  test.each(MOODS)('%s moves, without a jump', (mood) => {
    const motion = moodMotion(mood)
    const steps = Array.from({ length: 800 }, (_, frame) =>
      turn(motion(frame * FRAME_MS), motion((frame + 1) * FRAME_MS)),
    )
    expect(Math.max(...steps)).toBeLessThan(14)
    expect(Math.max(...steps)).toBeGreaterThan(0)
  })

  test('each mood has its own pose', () => {
    const poses = MOODS.map((mood) => JSON.stringify(moodMotion(mood)(1200)))
    expect(new Set(poses).size).toBe(MOODS.length)
  })

  test('three taps have three answers, and each is over in time', () => {
    expect(new Set([0, 1, 2].map((tap) => JSON.stringify(tapMotion(tap)(150)))).size).toBe(3)
    expect(tapMotion(3)).toBe(tapMotion(0))
    for (const tap of [0, 1, 2]) expect(tapMotion(tap)(TAP_MS)).toEqual(tapMotion(tap)(TAP_MS + 5000))
  })
})

import { describe, expect, test } from 'vitest'
import { ApiError } from '#client/api/api-error.ts'
import { type AdPorts, watchAd } from '#client/topics/ads/shared/ad-watch.ts'
import { addGains, collectAll, NO_GAIN } from '#client/topics/home/screens/collect/collect.ts'
import { isNewsWaiting } from '#client/topics/home/screens/news/news-seen.ts'
import { isShopNoticeActive } from '#client/topics/home/screens/promo/shop-notice.ts'
import { isBoostOfferDue } from '#client/topics/home/screens/start-dialogs/boost-offer.ts'
import {
  type CollectStep,
  collectSteps,
  type HomeFacts,
  huntDot,
  todayItems,
} from '#client/topics/home/shared/today-items.ts'
import { withFreeReroll, withMetWishes } from '#client/topics/home/shared/today-later-items.ts'
import { HUNT_MILESTONES } from '#rules/hunt/hunts.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { daily as claimedDaily, quiet, hunt as runningHunt } from './home-facts.ts'

const NOW_SECONDS = NOW_MS / 1000

describe('the shop’s weekly notice (rows 40, 190)', () => {
  const TUESDAY_MS = Date.parse('2026-11-24T12:00:00Z')
  const MONDAY_MS = Date.parse('2026-11-30T00:00:00Z')
  test('is active before the first tap', () => {
    expect(isShopNoticeActive(null, TUESDAY_MS)).toBe(true)
  })
  test('is back with the next Monday 00:00 UTC, and not before', () => {
    const active = (nowMs: number) => isShopNoticeActive(TUESDAY_MS, nowMs)
    expect([TUESDAY_MS, MONDAY_MS - 1, MONDAY_MS].map(active)).toEqual([false, false, true])
  })
  test('is back after 7 days at the latest, whatever was kept', () => {
    expect(isShopNoticeActive(MONDAY_MS, MONDAY_MS + 7 * MS_PER_DAY)).toBe(true)
    expect(isShopNoticeActive(MONDAY_MS, MONDAY_MS + 7 * MS_PER_DAY - 1)).toBe(false)
  })
})

describe('Check News (row 34)', () => {
  test('shows for news that is newer than the stored time, and for a week', () => {
    expect(isNewsWaiting(NOW_SECONDS - 60, 0, NOW_MS)).toBe(true)
    expect(isNewsWaiting(NOW_SECONDS - 60, NOW_SECONDS - 61, NOW_MS)).toBe(true)
    expect(isNewsWaiting(NOW_SECONDS - 60, NOW_SECONDS - 60, NOW_MS)).toBe(false)
    expect(isNewsWaiting(null, 0, NOW_MS)).toBe(false)
    const weekAgo = NOW_SECONDS - (7 * MS_PER_DAY) / 1000
    expect([isNewsWaiting(weekAgo + 1, 0, NOW_MS), isNewsWaiting(weekAgo, 0, NOW_MS)]).toEqual([true, false])
  })
})

describe('the boosts dialog that opens by itself (row 42; R42)', () => {
  const player = {
    nowMs: NOW_MS,
    offeredOn: '2026-11-23',
    isAnyAvailable: true,
    endsAt: null,
    isFirstSession: false,
    hasClaimed: false,
  }
  test('opens once a day while there is no boost and one can be had', () => {
    expect(isBoostOfferDue(player)).toBe(true)
    expect(isBoostOfferDue({ ...player, offeredOn: '' })).toBe(true)
    expect(isBoostOfferDue({ ...player, offeredOn: '2026-11-24' })).toBe(false)
    expect(isBoostOfferDue({ ...player, endsAt: NOW_SECONDS + 60 })).toBe(false)
    expect(isBoostOfferDue({ ...player, isAnyAvailable: false })).toBe(false)
  })
  test('in the session of joining it waits for the first claim', () => {
    expect(isBoostOfferDue({ ...player, isFirstSession: true })).toBe(false)
    expect(isBoostOfferDue({ ...player, isFirstSession: true, hasClaimed: true })).toBe(true)
  })
})

const daily = { ...claimedDaily, claimed_today: false }
const hunt = { ...runningHunt, end_time: minutesAgo(20), kills: 7 }
const milestones = {
  claimed: [1],
  total_demon_killed: 310,
  milestones: HUNT_MILESTONES.map(({ level, killsNeeded, tokNano }) => ({
    level,
    kills_needed: killsNeeded,
    reward_tok: tokNano,
    box: null,
    awake_stones: 0,
  })),
}
const everything: HomeFacts = {
  ...quiet,
  daily,
  hunt,
  milestones,
  energy: { current: 14, nextInMs: 1000 },
  missions: [
    { id: 'a', type: 'a', name: 'a', repeats: 3, task_user: { repeats: 3 }, completed: false },
    { id: 'b', type: 'b', name: 'b', repeats: 3, task_user: { repeats: 3 }, completed: true },
    { id: 'c', type: 'c', name: 'c', repeats: 3, task_user: { repeats: 2 }, completed: false },
  ],
  tasks: [],
  inbox: [{ id: 'i', at: minutesAgo(1), reason: 'x', tok: 1, star: 0, materials: [], claimed_at: null }],
}

describe('the today list (extra 6)', () => {
  const statesOf = (facts: HomeFacts) => todayItems(facts).map(({ kind, state }) => `${kind} ${state}`)

  test('has what can be taken first, then what can be done, what waits, and what is done', () => {
    expect(statesOf(everything)).toEqual([
      'claim ready',
      'daily ready',
      'hunt ready',
      'milestones ready',
      'missions ready',
      'inbox ready',
      'fight open',
      'tasks done',
    ])
  })
  test('has what a season, the league and medals have left to claim (row 38, T4)', () => {
    const kinds = (facts: Partial<HomeFacts>) =>
      todayItems({ ...everything, inbox: [], ...facts })
        .filter(({ kind }) => ['season', 'league', 'medals'].includes(kind))
        .map(({ kind, state, count, steps }) => `${kind} ${state} ${count} ${steps.length}`)
    expect(kinds({ chestOf: 11, leagueWeeks: ['IV', 'special'], medals: 3 })).toEqual([
      'season ready 11 0',
      'league ready 2 0',
      'medals ready 3 0',
    ])
    expect(kinds({ chestOf: null, leagueWeeks: [], medals: 0 })).toEqual([])
    expect(kinds({})).toEqual([])
  })
  test('has chests that are ready, or else those that wait to be started (R54)', () => {
    const chests = (facts: Partial<HomeFacts>) =>
      todayItems({ ...everything, ...facts })
        .filter(({ kind }) => kind === 'chests')
        .map(({ state, count }) => `${state} ${count}`)
    expect(chests({ readyChests: ['a'], startableChests: 2 })).toEqual(['ready 1'])
    expect(chests({ startableChests: 2 })).toEqual(['open 2'])
    expect(chests({})).toEqual([])
  })
  test('offers the free re-roll to a player who wears bonus stats, once a day, and nothing to others (R20)', () => {
    const { cosmetic } = aCombatProfile()
    const bare = Object.fromEntries(WORN_TYPES.map((slot) => [slot, null]))
    const shown = (rarity: Rarity, used: number | null | undefined) =>
      withFreeReroll([], { ...cosmetic, ...bare, sword: { slug: `sword-${rarity}`, image_url: '', rarity } }, used).map(
        ({ kind, state }) => `${kind} ${state}`,
      )
    expect(shown('uncommon', 0)).toEqual(['reroll open'])
    expect(shown('legendary', undefined)).toEqual(['reroll open'])
    expect(shown('uncommon', 1)).toEqual(['reroll done'])
    expect(shown('uncommon', null)).toEqual(['reroll missing'])
    expect(shown('common', 0)).toEqual([])
    expect(withFreeReroll([], undefined, 0)).toEqual([])
  })
  test('has the wishes that an offer meets, and none while no offer does (extra 13)', () => {
    const items = todayItems({ nowMs: NOW_MS, hunt: null })
    expect(withMetWishes(items, 0)).toEqual(items)
    expect(withMetWishes(items, 2).slice(0, 2)).toMatchObject([
      { kind: 'hunt', state: 'open' },
      { kind: 'wishes', state: 'open', count: 2, steps: [] },
    ])
  })
  test('shows the time or the minutes left', () => {
    const facts: HomeFacts = {
      ...everything,
      lastClaimMs: NOW_MS - 7.5 * MS_PER_MINUTE,
      daily: { ...daily, claimed_today: true },
      hunt: { ...hunt, end_time: minutesAgo(-20) },
      milestones: { ...milestones, claimed: [1, 2, 3] },
      missions: [],
      inbox: [],
      energy: { current: 0, nextInMs: 60_000 },
    }
    expect(statesOf(facts)).toEqual(['claim waiting', 'hunt waiting', 'fight waiting', 'daily done', 'tasks done'])
    expect(todayItems(facts)[0]?.count).toBe(3)
    expect(collectSteps(todayItems(facts))).toEqual([])
  })
  test('says what could not be loaded, and that no hunt runs', () => {
    expect(statesOf({ nowMs: NOW_MS, hunt: null })).toEqual([
      'hunt open',
      'claim missing',
      'daily missing',
      'fight missing',
      'tasks missing',
    ])
  })
  test('collects each chest that is ready and each step of the season path that is reached (R53, R54)', () => {
    const facts = { ...quiet, readyChests: ['a', 'b'], startableChests: 1, pathSteps: [{ season: 11, step: 7 }] }
    expect(collectSteps(todayItems(facts)).slice(-3)).toEqual([
      { kind: 'chest', id: 'a' },
      { kind: 'chest', id: 'b' },
      { kind: 'pathStep', season: 11, step: 7 },
    ])
    expect(collectSteps(todayItems({ ...quiet, startableChests: 1 })).map(({ kind }) => kind)).not.toContain('chest')
  })
  test('collects each reward of the inbox, except a prize that would reveal a tournament (R26)', () => {
    const [letter] = everything.inbox ?? []
    const inbox = letter ? [letter, { ...letter, id: 'prize' }] : []
    const steps = (hidden: readonly string[]) =>
      todayItems({ ...quiet, inbox, hiddenPrizes: new Set(hidden) }).find(({ kind }) => kind === 'inbox')
    expect(steps([])).toMatchObject({ count: 2, steps: [{ id: 'i' }, { id: 'prize' }] })
    expect(steps(['prize'])).toMatchObject({ count: 2, steps: [{ kind: 'inbox', id: 'i' }] })
  })
  test('lists the first days’ boxes that are left, and leaves each its own show (R50)', () => {
    expect(todayItems({ ...quiet, boxes: 2 }).find(({ kind }) => kind === 'boxes')).toMatchObject({
      state: 'ready',
      count: 2,
      steps: [],
    })
  })
  test('collects the claim, the check-in, the hunt and each milestone by single taps', () => {
    expect(collectSteps(todayItems(everything))).toEqual([
      { kind: 'claim' },
      { kind: 'daily' },
      { kind: 'hunt', slug: 'cursed-fortress' },
      { kind: 'milestone', level: 2 },
      { kind: 'milestone', level: 3 },
      { kind: 'inbox', id: 'i' },
    ])
    expect(todayItems(everything).map(({ tokNano }) => tokNano)).toEqual([
      tokToNano(1),
      tokToNano(2.5),
      null,
      tokToNano(25),
      null,
      null,
      null,
      null,
    ])
  })
  test('the hunt dot follows the rules, and is not there before all is known (row 41)', () => {
    expect(huntDot(everything)).toBe(true)
    expect(huntDot({ ...everything, milestones: undefined })).toBe(false)
    const busy = { ...everything, hunt: { ...hunt, end_time: minutesAgo(-1) } }
    expect(huntDot(busy)).toBe(true)
    expect(huntDot({ ...busy, milestones: { ...milestones, claimed: [1, 2, 3] } })).toBe(false)
    expect(huntDot({ ...busy, hunt: null, milestones: { ...milestones, claimed: [1, 2, 3] } })).toBe(true)
  })
})

const STEPS: readonly CollectStep[] = [{ kind: 'claim' }, { kind: 'daily' }, { kind: 'hunt', slug: 'cursed-fortress' }]
const one = { ...NO_GAIN, tokNano: 1, materials: new Map([['material-wood', 2]]) }

describe('collecting all (extra 6)', () => {
  test('goes through the steps and what follows from them, and adds up what they bring', async () => {
    const progress: string[] = []
    const harvest = await collectAll(
      STEPS,
      async ({ kind }) => ({ gain: one, follows: kind === 'hunt' ? [{ kind: 'milestone', level: 4 }] : [] }),
      (step, steps) => progress.push(`${step}/${steps}`),
    )
    expect(progress).toEqual(['1/3', '2/3', '3/3', '4/4'])
    expect([harvest.collected, harvest.gain.tokNano, harvest.missed]).toEqual([4, 4, []])
    expect(harvest.gain.materials.get('material-wood')).toBe(8)
  })
  test('a refusal is recorded and the rest continues', async () => {
    const harvest = await collectAll(
      STEPS,
      async ({ kind }) => {
        if (kind === 'daily') throw new ApiError('already-claimed-today', 'already claimed for today', 400)
        return { gain: one, follows: [] }
      },
      () => undefined,
    )
    expect(harvest.collected).toBe(2)
    expect(harvest.missed).toEqual([{ step: { kind: 'daily' }, message: 'already claimed for today' }])
  })
  test('without a connection there is no further attempt', async () => {
    const tried: string[] = []
    const harvest = await collectAll(
      STEPS,
      async ({ kind }) => {
        tried.push(kind)
        if (kind === 'daily') throw new ApiError('network', 'Network error', 418)
        return { gain: one, follows: [] }
      },
      () => undefined,
    )
    expect(tried).toEqual(['claim', 'daily'])
    expect(harvest.missed.map(({ step, message }) => [step.kind, message])).toEqual([
      ['daily', null],
      ['hunt', null],
    ])
  })
  test('gains of the same material become one', () => {
    expect([...addGains(one, one).materials]).toEqual([['material-wood', 4]])
  })
})

describe('watching an ad (row 188; R21, R42)', () => {
  const NOT_YET = new ApiError('ad-not-found', "The ad isn't confirmed yet. Check back in a moment.", 404)
  const ports = (over: Partial<AdPorts>): AdPorts & { readonly waits: number[] } => {
    const waits: number[] = []
    return {
      waits,
      start: async () => 'w1',
      show: async () => 'watched',
      ask: async () => undefined,
      isNotYet: (error) => error === NOT_YET,
      wait: async (delayMs) => void waits.push(delayMs),
      onWaiting: () => undefined,
      ...over,
    }
  }
  test('is a reward once the log entry exists, polled every three seconds', async () => {
    let looks = 0
    const watch = ports({
      ask: async () => {
        looks += 1
        if (looks < 3) throw NOT_YET
      },
    })
    expect(await watchAd(watch)).toEqual({ kind: 'rewarded', watchId: 'w1' })
    expect(watch.waits).toEqual([3000, 3000])
  })
  test('stops after ten more polls', async () => {
    let looks = 0
    const watch = ports({
      ask: async () => {
        looks += 1
        throw NOT_YET
      },
    })
    expect(await watchAd(watch)).toEqual({ kind: 'unconfirmed' })
    expect([looks, watch.waits.length]).toEqual([11, 10])
  })
  test('is none when it was skipped, could not be loaded or is refused', async () => {
    expect(await watchAd(ports({ show: async () => 'skipped' }))).toEqual({ kind: 'skipped' })
    expect(await watchAd(ports({ show: async () => 'not-loaded' }))).toEqual({ kind: 'not-loaded' })
    const refused = new ApiError('ad-daily-limit', 'Daily limit reached', 400)
    expect(await watchAd(ports({ start: () => Promise.reject(refused) }))).toEqual({
      kind: 'refused',
      error: refused,
      at: 'start',
    })
    expect(await watchAd(ports({ ask: () => Promise.reject(refused) }))).toEqual({
      kind: 'refused',
      error: refused,
      at: 'log',
    })
  })
})

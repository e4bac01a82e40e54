import { beforeEach, describe, expect, it } from 'vitest'
import { AD_CREDITS_PER_DAY } from '#rules/ads/ads.ts'
import { FREE_REROLLS_PER_DAY } from '#rules/blacksmith/re-roll.ts'
import { BOOST_SOURCES } from '#rules/boosts/boost-sources.ts'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { DONATION_LIMIT_NANO } from '#rules/guild/guild.ts'
import { CHALLENGES_PER_DAY } from '#rules/kombat/matchmaking.ts'
import { MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { confirmAd, itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const guilds = guildPlayers(itemsServer)
const bosses = bossPlayers(server)

const YESTERDAY_MS = Date.UTC(2026, 10, 23, 23, 30)
const TODAY_MS = Date.UTC(2026, 10, 24, 0, 30)
const DAYS = 2
const STEPS = [1, 2, 3, 4, 5].flatMap(() => [YESTERDAY_MS, TODAY_MS])
const TRIES = CHALLENGES_PER_DAY + 2

beforeEach(() => server.clock.set(YESTERDAY_MS))

type Answer = { readonly status: number }
const isDone = async (answer: Promise<Answer>): Promise<boolean> => (await answer).status === 200

/** Whether the attempt succeeded; false at the day's limit. */
type Attempt = (as: number) => Promise<boolean>
const countUses = async (as: number, attempt: Attempt): Promise<number> => {
  let used = 0
  while (used < TRIES && (await attempt(as))) used += 1
  return used
}
const usesOf = async (as: number, attempt: Attempt): Promise<{ days: number[]; steps: number[] }> => {
  const at = async (ms: number): Promise<number> => {
    server.clock.set(ms)
    return countUses(as, attempt)
  }
  const days = [await at(YESTERDAY_MS), await at(TODAY_MS)]
  const steps: number[] = []
  for (const step of STEPS) steps.push(await at(step))
  return { days, steps }
}
const NONE = STEPS.map(() => 0)
const each = (limit: number) => ({ days: Array.from({ length: DAYS }, () => limit), steps: NONE })

/** Watches an ad, and lets a minute pass, so that the next ad can start at once. Null where none starts. */
const watch = async (as: number, purpose: 'credit' | 'boost'): Promise<string | null> => {
  const started = await server.call('ads.start', { query: { purpose } }, { as })
  if (started.status !== 200) return null
  await confirmAd(server, as)
  server.clock.advance(MS_PER_MINUTE)
  return started.data
}
const reroll = (as: number, id: string) => server.call('equipments.adsReroll', { params: { id } }, { as })
const anItem = (as: number) => items.item(as, { type: 'sword', rarity: 'rare' })
const ledgerRows = async (as: number, reason: 'first-win' | 'fight-drop', of = 'tok'): Promise<number> =>
  (await items.booked(as, reason)).filter(([asset]) => asset === of).length

describe('what can be done so often a day (R11, R13, R20, R21, R24, R25, R40, R42), while the clock steps back and forth over midnight', () => {
  it('fights with a boss are not there again (row 147)', async () => {
    const as = await players.join()
    const uses = await usesOf(as, async () => {
      const { commitment, fights_left } = await bosses.page(as)
      const isFought = await isDone(bosses.ask(as, commitment === null ? {} : { commitment }))
      expect(isFought).toBe(fights_left > 0)
      return isFought
    })
    expect(uses).toEqual(each(BOSS_FIGHTS_A_DAY))
  })

  it('fights with the boss are not said to be left by the guild’s reminder', async () => {
    const leader = await guilds.found('clock-steps')
    const as = await guilds.member('clock-steps')
    server.clock.set(TODAY_MS)
    for (let fights = 0; fights < BOSS_FIGHTS_A_DAY; fights += 1) await bosses.fight(as)
    await server.db
      .updateTable('guild_members')
      .set({ boss_day: '2026-11-24', boss_fights: BOSS_FIGHTS_A_DAY })
      .where('player_id', '=', BigInt(as))
      .execute()
    server.clock.set(YESTERDAY_MS)
    const { data } = await server.call('guild.remind', {}, { as: leader })
    expect(data.reminded).toBe(0)
  })

  it('gifts to the guild are not there again, and the day’s sum stays (row 141)', async () => {
    const as = await guilds.found('generous')
    await items.give(as, 'tok', tokToNano(1000))
    const half = DONATION_LIMIT_NANO / 2
    const uses = await usesOf(as, () => isDone(server.call('guild.donate', { body: { amount: half } }, { as })))
    expect(uses).toEqual(each(2))
    server.clock.set(YESTERDAY_MS)
    const { data } = await server.call('guild.get', { params: { id: 'generous' } }, { as })
    expect(data.own.given_today).toBe(DONATION_LIMIT_NANO)
  })

  it('what a member has given this week does not begin anew at a Monday’s midnight (row 141)', async () => {
    const as = await guilds.found('of-the-week')
    await items.give(as, 'tok', tokToNano(1000))
    const sunday = Date.UTC(2026, 10, 29, 23, 59, 59)
    const monday = Date.UTC(2026, 10, 30, 0, 0, 1)
    const given = async (ms: number): Promise<number | undefined> => {
      server.clock.set(ms)
      await server.call('guild.donate', { body: { amount: tokToNano(1) } }, { as })
      const { data } = await server.call('guild.get', { params: { id: 'of-the-week' } }, { as })
      return data.roster[0]?.given_week
    }
    expect(await given(sunday)).toBe(tokToNano(1))
    expect(await given(monday)).toBe(tokToNano(1))
    expect(await given(sunday)).toBe(tokToNano(2))
    expect(await given(monday)).toBe(tokToNano(3))
  })

  it('challenges are not there again (row 94)', async () => {
    const [as, other] = [await players.join(), await players.join()]
    const body = { query: String(other) }
    const uses = await usesOf(as, () => isDone(server.call('combats.challenge', { body }, { as })))
    expect(uses).toEqual(each(CHALLENGES_PER_DAY))
  })

  it('the first win of the day is not there again (row 91)', async () => {
    const as = await players.join()
    const uses = await usesOf(as, async () => {
      const before = await ledgerRows(as, 'first-win')
      for (let fights = 0; fights < TRIES; fights += 1) {
        await players.arrange(as, { energy: 5 })
        const { winner } = await players.fight(as)
        if (winner === 'attacker') return (await ledgerRows(as, 'first-win')) > before
      }
      throw new Error('no fight was won')
    })
    expect(uses).toEqual(each(1))
  })

  it('the common drop of the day is not there again (row 91)', async () => {
    const as = await players.join()
    /** A quarter of first wins drop an item. Every win here is a first one. */
    const uses = await usesOf(as, async () => {
      const before = await ledgerRows(as, 'fight-drop', 'equipment')
      const tries = before < DAYS ? TRIES : 4
      for (let fights = 0; fights < tries; fights += 1) {
        await players.arrange(as, { energy: 5 })
        await server.db.updateTable('players').set({ first_win_day: null }).where('id', '=', BigInt(as)).execute()
        await players.fight(as)
        if ((await ledgerRows(as, 'fight-drop', 'equipment')) > before) return true
      }
      return false
    })
    expect(uses).toEqual(each(1))
  })

  it('free re-rolls of an item are not there again, and the day’s total stays (row 125)', async () => {
    const as = await players.join()
    const item = await anItem(as)
    await server.db
      .insertInto('ad_watches')
      .values(
        [1, 2, 3, 4].map(() => ({
          id: crypto.randomUUID(),
          player_id: BigInt(as),
          purpose: 'credit' as const,
          started_at: new Date(YESTERDAY_MS),
          rewarded_at: new Date(YESTERDAY_MS),
        })),
      )
      .execute()
    expect(await usesOf(as, () => isDone(reroll(as, item)))).toEqual(each(FREE_REROLLS_PER_DAY))
    server.clock.set(YESTERDAY_MS)
    const { data } = await server.call('equipments.freeRerolled', { query: {} }, { as })
    expect(data).toBe(FREE_REROLLS_PER_DAY)
  })

  it('paid re-rolls of an item do not begin at their first price again (rows 123, 124)', async () => {
    const as = await players.join()
    const item = await anItem(as)
    await items.give(as, 'tok', tokToNano(10_000))
    const counts: number[] = []
    for (const step of [YESTERDAY_MS, TODAY_MS, ...STEPS]) {
      server.clock.set(step)
      const { data } = await server.call('equipments.reroll', { params: { id: item } }, { as })
      counts.push(data.reroll_count)
    }
    expect(counts).toEqual([1, ...[TODAY_MS, ...STEPS].map((_, index) => index + 1)])
  })

  it('ads for a credit are not there again, also where it is spent by the clock that is behind (rows 126, 127)', async () => {
    const as = await players.join()
    const uses = await usesOf(as, async () => (await watch(as, 'credit')) !== null)
    expect(uses).toEqual(each(AD_CREDITS_PER_DAY))

    const spender = await players.join()
    server.clock.set(TODAY_MS)
    expect(await countUses(spender, async () => (await watch(spender, 'credit')) !== null)).toBe(AD_CREDITS_PER_DAY)
    server.clock.set(YESTERDAY_MS)
    const spend = async () => isDone(reroll(spender, await anItem(spender)))
    expect(await countUses(spender, spend)).toBe(AD_CREDITS_PER_DAY)
    server.clock.set(TODAY_MS + 10 * MS_PER_MINUTE)
    expect(await watch(spender, 'credit')).toBeNull()
  })

  it('ads for a boost, and boosts, are not there again (row 42)', async () => {
    const as = await players.join()
    const take = async (): Promise<boolean> => {
      const watch_id = await watch(as, 'boost')
      if (watch_id === null) return false
      expect(await isDone(server.call('users.takeBoost', { body: { source: 'ad', watch_id } }, { as }))).toBe(true)
      return true
    }
    expect(await usesOf(as, take)).toEqual(each(BOOST_SOURCES.ad.perDay ?? 0))

    // Watched by the clock ahead, claimed by the clock behind.
    const other = await players.join()
    const watched: (string | null)[] = []
    server.clock.set(TODAY_MS)
    while (watched.at(-1) !== null) watched.push(await watch(other, 'boost'))
    server.clock.set(YESTERDAY_MS)
    for (const watch_id of watched.slice(0, -1)) {
      const body = { source: 'ad' as const, ...(watch_id === null ? {} : { watch_id }) }
      expect(await isDone(server.call('users.takeBoost', { body }, { as: other }))).toBe(true)
    }
    server.clock.set(TODAY_MS + 10 * MS_PER_MINUTE)
    expect(await watch(other, 'boost')).toBeNull()
  })

  it('the check-in is not there again (rows 37, 60)', async () => {
    const as = await players.join()
    const uses = await usesOf(as, () => isDone(server.call('daily.claim', {}, { as })))
    expect(uses).toEqual(each(1))
  })

  it('the guild’s reminder of the boss is not there again (extra 14)', async () => {
    const as = await guilds.found('reminders')
    const uses = await usesOf(as, () => isDone(server.call('guild.remind', {}, { as })))
    expect(uses).toEqual(each(1))
  })

  it('the win streak’s bonus is not paid above its cap again (row 91)', async () => {
    const as = await players.join()
    server.clock.set(TODAY_MS)
    await server.db
      .updateTable('players')
      .set({ streak_day: '2026-11-24', streak_paid_nano: BigInt(tokToNano(5)), win_streak: 9 })
      .where('id', '=', BigInt(as))
      .execute()
    server.clock.set(YESTERDAY_MS)
    let won = 0
    while (won < 3) {
      await players.arrange(as, { energy: 5, win_streak: 9 })
      const { win_streak, winner } = await players.fight(as)
      expect(win_streak.streak_amount).toBe(0)
      if (winner === 'attacker') won += 1
    }
  })
})

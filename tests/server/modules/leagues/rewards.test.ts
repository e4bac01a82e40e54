import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { BALANCE_LIMIT, balanceOf } from '#server/db/ledger.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { leaguePlayers, weekStartMs } from '#tests/helpers/players/league-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const jobs = fileJobsDatabase(server)
const leagues = leaguePlayers(server, jobs)
const players = kombatPlayers(server)

type Week = 'I' | 'II' | 'III' | 'IV' | 'special'
const reward = async (as: number, week: Week) => (await server.call('league.reward', { query: { week } }, { as })).data
const waiting = async (as: number) => (await server.call('league.waiting', {}, { as })).data
const claim = (as: number, week: Week, idempotencyKey?: string) =>
  server.call('league.claimReward', { query: { week } }, { as, idempotencyKey })
const assets = async (id: number) => {
  const { rows } = await sql<{ asset: string; amount: bigint }>`
    select asset, amount from ledger where account = ${id} and reason = 'league-reward'
    order by asset`.execute(server.db)
  return Object.fromEntries(rows.map(({ asset, amount }) => [asset, Number(amount)]))
}

describe('the reward of a league (R27, rows 149, 150, 151)', () => {
  it('while the week runs it says what the place of now would bring, and cannot be claimed', async () => {
    const [first, none] = [await players.join(), await players.join()]
    await leagues.score(first, { points: 240 })
    await leagues.tend()
    expect(await reward(first, 'II')).toMatchObject({
      ...{ has_reward: false, has_claimed: false, is_final: false, rank: 1, points: 240, season: 11, week: 'II' },
      ...{ tok: tokToNano(100), star: 40, chests: [] },
      tickets: [{ slug: 'tournament-ticket', quantity: 1 }],
      closes_at: '2026-11-30T00:00:00.000Z',
      claimable_until: '2026-12-14T00:00:00.000Z',
    })
    expect((await claim(first, 'II')).error).toMatchObject({ code: 'not-claimable' })
    expect(await reward(none, 'II')).toMatchObject({ has_reward: false, rank: null, points: 0, tok: 0, stones: [] })
  })

  it('a week of the future, of a world without a season before, has nothing', async () => {
    const id = await players.join()
    expect(await reward(id, 'III')).toMatchObject({
      has_reward: false,
      has_claimed: false,
      is_final: false,
      season: 11,
    })
    expect((await claim(id, 'III')).error.code).toBe('not-claimable')
  })

  it('after the close no reward can be claimed before the places are frozen; then each gets what the place says, into the books', async () => {
    const [first, second, poor] = [await players.join(), await players.join(), await players.join()]
    await leagues.score(first, { points: 500 })
    await leagues.score(second, { points: 300 })
    server.clock.set(weekStartMs(11, 'III') + 30_000)
    await leagues.tend()
    expect(await reward(first, 'II')).toMatchObject({ has_reward: false, is_final: false })
    expect((await claim(first, 'II')).error.code).toBe('not-claimable')

    await leagues.close(11, 'II')
    expect(await reward(first, 'II')).toMatchObject({ has_reward: true, has_claimed: false, is_final: true, rank: 1 })
    expect([await waiting(first), await waiting(poor)]).toEqual([['II'], []])
    const { data } = await claim(first, 'II')
    expect(data.reward).toMatchObject({ has_reward: true, has_claimed: true, rank: 1, tok: tokToNano(100), star: 40 })
    expect(data.opened).toMatchObject({ tok: tokToNano(100), star: 40, tickets: 1, materials: [], equipments: [] })
    const [stone] = data.opened.stones
    expect(await assets(first)).toEqual({
      ...{ tok: tokToNano(100), star: 40, 'tournament-ticket': 1 },
      [`stone:${stone?.type}:1`]: 1,
    })
    expect(data.balance).toBe(Number(await balanceOf(server.db, first, 'tok')))
    expect(await reward(first, 'II')).toMatchObject({ has_reward: true, has_claimed: true })
    expect((await claim(first, 'II')).error).toMatchObject({
      code: 'already-claimed',
      details: { season: 11, week: 'II' },
    })
    expect(await waiting(first)).toEqual([])

    expect((await claim(second, 'II')).data.reward).toMatchObject({ rank: 2, tok: tokToNano(60) })
    expect(await reward(poor, 'II')).toMatchObject({ has_reward: false, has_claimed: false, is_final: true })
    expect((await claim(poor, 'II')).error).toMatchObject({
      code: 'not-claimable',
      details: { season: 11, week: 'II' },
    })
  })

  it('fifty claims at once give once, and the same key the same answer', async () => {
    const id = await players.join()
    await leagues.score(id, { week: 'III', points: 900 })
    await leagues.close(11, 'III')
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(id, 'III')))
    const codes = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code)
    expect([answers.length - codes.length, new Set(codes)]).toEqual([1, new Set(['already-claimed'])])
    expect(await assets(id)).toMatchObject({ tok: tokToNano(100), star: 40 })

    const other = await players.join()
    await leagues.score(other, { season: 11, week: 'IV', points: 900 })
    await leagues.close(11, 'IV')
    const key = '01890000-0000-7000-8000-0000000000aa'
    const [one, two] = [await claim(other, 'IV', key), await claim(other, 'IV', key)]
    expect(two.data).toEqual(one.data)
  })

  it('Special is the sum of the weeks: three times as much, an epic item and an awake stone by the player’s own luck (R46)', async () => {
    const id = await players.join()
    await leagues.score(id, { season: 12, week: 'I', points: 400 })
    await leagues.score(id, { season: 12, week: 'III', points: 700 })
    await leagues.close(12, 'special')
    expect(await reward(id, 'special')).toMatchObject({
      ...{ has_reward: true, rank: 1, points: 1100, season: 12, tok: tokToNano(300), star: 120 },
      tickets: [{ quantity: 3 }],
      stones: [{ quantity: 3 }, { slug: 'material-awake-stone', quantity: 1 }],
      equipments: [{ id: 'any-epic-1', name: 'epic', type: null, rarity: 'epic' }],
    })
    const { opened } = (await claim(id, 'special')).data
    expect(opened.equipments.map(({ rarity }) => rarity)).toEqual(['epic'])
    expect(opened.stones).toHaveLength(3)
    expect(opened.materials).toEqual([{ slug: 'material-awake-stone', quantity: 1 }])
    expect(await assets(id)).toMatchObject({ 'tournament-ticket': 3, 'material-awake-stone': 1, equipment: 1 })
    expect(await reward(id, 'special')).toMatchObject({ season: 13, has_reward: false, has_claimed: false })
  })

  it('what a balance has no room for is in the inbox, tickets too (T5)', async () => {
    const id = await players.join()
    await leagues.score(id, { season: 13, week: 'I', points: 400 })
    await leagues.close(13, 'I')
    await sql`
      insert into balances (owner_id, asset, amount, changed_at) values (${id}, 'tournament-ticket', ${BALANCE_LIMIT}, now())
      on conflict (owner_id, asset) do update set amount = excluded.amount`.execute(server.db)
    expect((await claim(id, 'I')).status).toBe(200)
    const { data: inbox } = await server.call('inbox.list', {}, { as: id })
    expect(inbox).toMatchObject([{ reason: 'league-reward', tok: 0, contents: { tickets: 1 }, claimed_at: null }])
    const take = () => server.call('inbox.claim', { params: { id: inbox[0]?.id ?? '' } }, { as: id })
    expect((await take()).error.code).toBe('balance-limit')
    await sql`update balances set amount = 5 where owner_id = ${id} and asset = 'tournament-ticket'`.execute(server.db)
    expect((await take()).data.item.opened).toMatchObject({ tickets: 1 })
    expect(await balanceOf(server.db, id, 'tournament-ticket')).toBe(6n)
  })
})

describe('the window of fourteen days (R28)', () => {
  it('is open to its last millisecond, and the job then puts the rest whole into the inbox, once', async () => {
    const [late, absent, few] = [await players.join(), await players.join(), await players.join()]
    await leagues.score(late, { season: 14, week: 'II', points: 300 })
    await leagues.score(absent, { season: 14, week: 'II', points: 200 })
    await leagues.crowd(510, { season: 14, week: 'II', points: 150 })
    await leagues.score(few, { season: 14, week: 'II', points: 99 })
    await leagues.close(14, 'II')
    const untilMs = weekStartMs(14, 'III') + 14 * MS_PER_DAY
    server.clock.set(untilMs - 1)
    expect(await leagues.tend()).toEqual({ frozen: 1, given: 0 })
    expect((await claim(late, 'II')).status).toBe(200)
    expect(await reward(absent, 'II')).toMatchObject({ has_reward: true, has_claimed: false })

    server.clock.set(untilMs)
    expect(await reward(absent, 'II')).toMatchObject({ has_reward: true, has_claimed: true })
    expect((await claim(absent, 'II')).error.code).toBe('already-claimed')
    // The job gives 511 rewards in more than one batch.
    expect((await leagues.tend()).given).toBe(511)
    expect((await leagues.tend()).given).toBe(0)
    const { data: inbox } = await server.call('inbox.list', {}, { as: absent })
    expect(inbox).toMatchObject([
      {
        ...{ reason: 'league-reward', tok: tokToNano(60), star: 25, materials: [] },
        contents: { boxes: [], stones: [1], items: [], boss_items: 0, tickets: 1 },
      },
    ])
    expect((await claim(absent, 'II')).error.code).toBe('already-claimed')
    const { data: others } = await server.call('inbox.list', {}, { as: late })
    expect(others).toEqual([])
  })

  it('claim and job at the same instant give once, whichever is first', async () => {
    const ids = [await players.join(), await players.join(), await players.join(), await players.join()]
    for (const id of ids) await leagues.score(id, { season: 15, week: 'I', points: 300 })
    await leagues.close(15, 'I')
    const untilMs = weekStartMs(15, 'II') + 14 * MS_PER_DAY
    server.clock.set(untilMs - 1)
    const claims = ids.map((id) => claim(id, 'I'))
    server.clock.set(untilMs)
    const [answers] = await Promise.all([Promise.all(claims), leagues.tend(), leagues.tend()])
    await leagues.tend()
    const { rows } = await sql<{ player_id: bigint }>`
      select player_id from inbox where reason = 'league-reward' and player_id = any(${ids})`.execute(server.db)
    const inboxed = new Set(rows.map(({ player_id }) => Number(player_id)))
    expect(ids.map((id, index) => [answers[index]?.status === 200, inboxed.has(id)].filter(Boolean).length)).toEqual([
      1, 1, 1, 1,
    ])
    expect(rows).toHaveLength(inboxed.size)
  })

  it('goes by the close, not by when a late server froze the places: they go to the inbox at once', async () => {
    const id = await players.join()
    await leagues.score(id, { season: 16, week: 'I', points: 300 })
    server.clock.set(weekStartMs(16, 'II') + 15 * MS_PER_DAY)
    await leagues.tend()
    expect((await server.call('inbox.list', {}, { as: id })).data).toMatchObject([{ tok: tokToNano(100), star: 40 }])
    server.clock.advance(MS_PER_MINUTE)
    expect((await claim(id, 'I')).error.code).toBe('already-claimed')
  })
})

it('the audit compares what was paid with frozen places and points, and names who got something else', async () => {
  const differences = async () => (await auditDifferences(server.db)).filter(({ kind }) => kind === 'league')
  const { rows: claims } = await sql<{ inboxed: boolean }>`select inboxed from league_claims`.execute(server.db)
  expect(new Set(claims.map(({ inboxed }) => inboxed))).toEqual(new Set([true, false]))
  expect(await differences()).toEqual([])
  const { rows } = await sql<{ account: bigint }>`
    update ledger set amount = amount + 7 where id = (
      select id from ledger where reason = 'league-reward' and asset = 'star' order by account limit 1)
      returning account`.execute(server.db)
  expect(await differences()).toMatchObject([{ owner: rows[0]?.account, asset: 'star' }])
})

import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_SECOND } from '#rules/units.ts'
import { ensurePartitions } from '#server/db/partitions.ts'
import { jobTasks } from '#server/jobs/start-jobs.ts'
import { verifyFight } from '#server/modules/kombat/replays.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { relayAll } from '#tests/helpers/database/relay-outbox.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { type TestApp, type TestAppOptions, testApp } from '#tests/helpers/server/test-app.ts'

const silent = pino({ level: 'silent' })
const MONTH_END_MS = Date.UTC(2026, 10, 1)
const LAST_HOUR_MS = MONTH_END_MS - MS_PER_HOUR

let server: TestApp
let players: KombatPlayers
const open = async (options: TestAppOptions = {}): Promise<void> => {
  server = await testApp({ nowMs: LAST_HOUR_MS, ...options })
  await ensurePartitions(server.db, LAST_HOUR_MS, silent)
  players = kombatPlayers(server)
}
afterEach(() => server.close())

const prune = async (): Promise<void> => {
  const { db, clock, entropy, config } = server
  const tasks = jobTasks({ db, clock, entropy, config, log: silent, chats: chatsFor(config) })
  await tasks['prune-fights']?.({}, { job: { run_at: new Date(clock.nowMs()) } } as never)
}

const monthsOf = async (table: 'fights' | 'defences'): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass
    order by 1`.execute(server.db)
  return rows.map(({ name }) => name.slice(table.length + 1))
}

const replay = (id: string, as: number) => server.call('combats.replay', { params: { id } }, { as })
const history = async (as: number) => (await server.call('combats.history', { query: {} }, { as })).data

const fightOf = async (attacker: number, defender: number) => {
  await players.arrange(attacker, { fights: 5 })
  await players.find(attacker)
  await players.arrange(attacker, { army_stars_spent: 1_000_000 })
  await server.call('combats.skill', { body: { skill: 'rising-fury' } }, { as: attacker })
  expect((await players.find(attacker)).user_id).toBe(defender)
  const { data } = await server.call('combats.fight', {}, { as: attacker })
  expect(data.winner).toBe('attacker')
  await relayAll(server)
  return data
}

const aFightInOctober = async () => {
  const [attacker, defender] = [await players.join(), await players.join()]
  const fight = await fightOf(attacker, defender)
  const link = fight.replay_id.slice(-36)
  return { attacker, defender, links: [fight.replay_id, link] }
}

const answersTo = async (links: readonly string[], callers: readonly number[]) => {
  const statuses = new Set<number>()
  for (const id of links)
    for (const as of callers) {
      statuses.add((await replay(id, as)).status)
      statuses.add((await server.call('combats.verify', { params: { id } }, { as })).status)
    }
  return [...statuses]
}

describe('fights of a month that has ended (R10)', () => {
  beforeEach(() => open())

  test('play for thirty days, over the border of the month, with the job running', async () => {
    const { attacker, defender, links } = await aFightInOctober()
    server.clock.advance(29 * MS_PER_DAY)
    await prune()
    expect(await answersTo(links, [attacker, defender, players.stranger()])).toEqual([200])
    for (const as of [attacker, defender]) expect((await history(as)).total).toBe(1)
    expect(await monthsOf('fights')).toContain('2026_10')
  })

  test('are not found after that, while their month is still stored', async () => {
    const { attacker, defender, links } = await aFightInOctober()
    server.clock.advance(30 * MS_PER_DAY + MS_PER_SECOND)
    await prune()
    expect(await monthsOf('fights')).toContain('2026_10')
    expect(await answersTo(links, [attacker, defender, players.stranger()])).toEqual([404])
    for (const as of [attacker, defender]) expect(await history(as)).toMatchObject({ total: 0, items: [] })
  })

  test('stay until the month’s last instant is thirty days old, and are gone then', async () => {
    await aFightInOctober()
    server.clock.advance(MONTH_END_MS + 30 * MS_PER_DAY - 1 - server.clock.nowMs())
    await prune()
    expect([await monthsOf('fights'), await monthsOf('defences')].flat()).toContain('2026_10')
    server.clock.advance(1)
    await prune()
    expect([await monthsOf('fights'), await monthsOf('defences')].flat()).not.toContain('2026_10')
    expect(await monthsOf('fights')).toContain('2026_11')
  })

  test('are gone 31 days after its end for everybody, and what refers to them goes on: books, export, search, deletion', async () => {
    const { attacker, defender, links } = await aFightInOctober()
    server.clock.advance(2 * MS_PER_DAY)
    const later = await players.challenge(attacker, defender)
    await relayAll(server)
    server.clock.advance(MONTH_END_MS + 31 * MS_PER_DAY - server.clock.nowMs())
    await prune()
    for (const table of ['fights', 'defences'] as const)
      expect(await monthsOf(table)).toEqual(['2026_11', '2026_12', 'rest'])

    expect(await answersTo(links, [attacker, defender, players.stranger()])).toEqual([404])
    expect(await answersTo([later.replay_id], [attacker, defender])).toEqual([200])
    for (const as of [attacker, defender])
      expect((await history(as)).items.map(({ replay_id }) => replay_id)).toEqual([later.replay_id])

    const booked = await server.db.selectFrom('ledger').select('ref').where('account', '=', BigInt(attacker)).execute()
    expect(booked.map(({ ref }) => ref)).toContain(links[1])
    expect(await auditDifferences(server.db)).toEqual([])
    expect((await players.row(attacker)).fights).toBe(6)
    const { data } = await server.call('users.export', {}, { as: attacker })
    expect(data.fights.map(({ id }) => id)).toEqual([later.replay_id])
    expect(data.ledger.map(({ ref }) => ref)).toContain(links[1])

    await players.find(attacker)
    expect((await server.call('combats.fight', {}, { as: attacker })).status).toBe(200)
    expect((await server.call('users.delete', {}, { as: attacker, idempotencyKey: crypto.randomUUID() })).status).toBe(
      200,
    )
    expect(await auditDifferences(server.db)).toEqual([])
  })

  test('take the note of an attack with them that is delivered only afterwards', async () => {
    const [attacker, defender] = [await players.join(), await players.join()]
    await players.arrange(attacker, { fights: 5 })
    await players.find(attacker)
    await server.call('combats.fight', {}, { as: attacker })
    server.clock.advance(MONTH_END_MS + 31 * MS_PER_DAY - server.clock.nowMs())
    await prune()
    await relayAll(server)
    expect(await history(defender)).toMatchObject({ total: 0, items: [] })
    await prune()
    expect(await server.db.selectFrom('defences').selectAll().execute()).toEqual([])
  })
})

test('fights of a month without its own partition are deleted row by row, and younger ones stay', async () => {
  server = await testApp({ nowMs: LAST_HOUR_MS })
  players = kombatPlayers(server)
  const { attacker, defender, links } = await aFightInOctober()
  await sql`
      insert into fights (id, at, attacker_id, defender_id, server_seed, client_key, rules_version, result)
      select gen_random_uuid(), at - interval '26 days', attacker_id, defender_id, '', '', rules_version, result
      from fights`.execute(server.db)
  await sql`
      insert into defences (defender_id, at, fight_id, attacker_id)
      select defender_id, at, id, attacker_id from fights on conflict do nothing`.execute(server.db)
  server.clock.advance(5 * MS_PER_DAY)
  await prune()
  const counted = await sql`
      select (select count(*)::int from fights_rest) as fights, (select count(*)::int from defences_rest)
        as defences`.execute(server.db)
  expect(counted.rows).toEqual([{ fights: 1, defences: 1 }])
  expect(await answersTo(links, [attacker, defender])).toEqual([200])
})

describe('an operator who keeps fights for longer', () => {
  beforeEach(() => open({ config: { fightsKeptDays: 90 } }))

  test('has them, while players see thirty days', async () => {
    const { attacker, links } = await aFightInOctober()
    server.clock.advance(MONTH_END_MS + 89 * MS_PER_DAY - server.clock.nowMs())
    await prune()
    expect(await answersTo(links, [attacker])).toEqual([404])
    for (const id of links) expect((await verifyFight(server.db, id, 0)).commitment_holds).toBe(true)
    server.clock.advance(MS_PER_DAY)
    await prune()
    expect(await monthsOf('fights')).not.toContain('2026_10')
    await expect(verifyFight(server.db, links[0] ?? '', 0)).rejects.toMatchObject({ code: 'replay-not-found' })
  })
})

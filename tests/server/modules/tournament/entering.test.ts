import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { dayKeyOf } from '#rules/days.ts'
import { tournamentClosesMs, tournamentOpenAt } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn, mint } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import { holdOffPass, waitForEntries } from '#server/modules/tournament/day-store.ts'
import { beginPass } from '#server/modules/tournament/days.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { tournamentPlayers } from '#tests/helpers/players/tournament-players.ts'
import { answered, codeOf } from '#tests/helpers/server/answered.ts'
import { auditedApp, fileApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const other = await fileApp({ database: server.database, seed: 2 })
const players = tournamentPlayers(server)
/** Each test has a new day, and begins at noon. */
beforeEach(() => {
  const atMs = tournamentClosesMs(tournamentOpenAt(server.clock.nowMs())) + MS_PER_DAY - 8 * MS_PER_HOUR
  for (const { clock } of [server, other]) clock.set(atMs)
})

const waitingForAdvice = async (): Promise<number> => {
  const { rows } = await sql<{ waiting: bigint }>`
    select count(*) as waiting from pg_locks
    where locktype = 'advisory' and not granted and database = (select oid from pg_database
    where datname = current_database())`.execute(server.db)
  return Number(rows[0]?.waiting)
}
const ticket = () =>
  ({
    id: uuidV7(server.entropy, server.clock.nowMs()),
    asset: 'tournament-ticket',
    amount: 1n,
    ref: null,
  }) as const
const spentTicket = (id: number) => burn({ ...ticket(), from: id, reason: 'admin-take' })
const ticketBack = (id: number) => mint({ ...ticket(), to: id, reason: 'tournament-return', ref: `${today()}.1` })
const today = () => dayKeyOf(server.clock.nowMs())
const closesMs = () => tournamentClosesMs(today())
const turnTo = (atMs: number): void => {
  for (const { clock } of [server, other]) clock.set(atMs)
}

describe('entering (row 148, R26)', () => {
  it('costs one ticket, with a ledger row of the entry, and is for today', async () => {
    const id = await players.entrant(2)
    const { data } = await players.enter(id)
    const entry = `${today()}.1`
    expect(data).toMatchObject({ entries: [{ id: entry, bracket: null, place: null, prize: null }], tickets: 1 })
    expect(data.entrants).toBeGreaterThanOrEqual(1)
    const ledger = await server.call('users.ledger', { query: {} }, { as: id })
    expect(ledger.data.items[0]).toMatchObject({
      asset: 'tournament-ticket',
      amount: -1,
      reason: 'tournament-entry',
      ref: entry,
    })
    expect(await players.row(id)).toMatchObject({ tournament_on: today() })
  })

  it('takes three entries a day, and refuses the fourth without a ticket’s loss', async () => {
    const id = await players.entrant(4)
    for (const no of [1, 2, 3]) expect((await players.enter(id)).data.entries).toHaveLength(no)
    expect(codeOf(await players.enter(id))).toBe('tournament-entries')
    expect(await players.tickets(id)).toBe(1)
  })

  it('needs a ticket', async () => {
    const id = await players.entrant(0)
    expect(codeOf(await players.enter(id))).toBe('ticket-needed')
    expect((await players.page(id)).entries).toEqual([])
  })

  it('needs three fights and an account of 24 hours, and the page says what is missing', async () => {
    const beginner = await players.entrant(1, 2)
    expect((await players.page(beginner)).needs).toMatchObject({ fights: 1 })
    expect(codeOf(await players.enter(beginner))).toBe('tournament-fights-needed')
    const young = await players.entrant()
    const joined = new Date(server.clock.nowMs() - MS_PER_DAY + 1)
    await server.db.updateTable('players').set({ created_at: joined }).where('id', '=', BigInt(young)).execute()
    expect((await players.page(young)).needs).toEqual({
      fights: 0,
      account_from: new Date(server.clock.nowMs() + 1).toISOString(),
    })
    expect(codeOf(await players.enter(young))).toBe('tournament-too-new')
    server.clock.advance(1)
    expect((await players.page(young)).needs).toBeNull()
    expect(codeOf(await players.enter(young))).toBe('done')
  })

  it('is for today at 19:59:59.999, for tomorrow at 20:00:00.000', async () => {
    const id = await players.entrant(2)
    const closes = closesMs()
    const [day, next] = [today(), dayKeyOf(closes + MS_PER_DAY)]
    turnTo(closes - 1)
    expect((await players.enter(id)).data.entries).toMatchObject([{ id: `${day}.1` }])
    turnTo(closes)
    expect((await players.enter(id)).data.entries).toMatchObject([{ id: `${next}.1` }])
    const rows = await server.db
      .selectFrom('tournament_entries')
      .select(['day', 'no'])
      .where('player_id', '=', BigInt(id))
      .orderBy('day')
      .execute()
    expect(rows).toEqual([
      { day, no: 1 },
      { day: next, no: 1 },
    ])
    expect(await players.row(id)).toMatchObject({ tournament_on: next })
  })

  it('with one ticket twenty times at once from two processes is one entry', async () => {
    const id = await players.entrant(1)
    const codes = (
      await Promise.all(
        Array.from({ length: 20 }, (_, call) => answered(() => players.enter(id, call % 2 === 0 ? server : other))),
      )
    ).map(codeOf)
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['done', 'ticket-needed']))
    expect([await players.tickets(id), (await players.page(id)).entries.length]).toEqual([0, 1])
  })

  it('with five tickets ten times at once is three entries', async () => {
    const id = await players.entrant(5)
    await Promise.all(
      Array.from({ length: 10 }, (_, call) => answered(() => players.enter(id, call % 2 === 0 ? server : other))),
    )
    expect((await players.page(id)).entries.map((entry) => entry.id.slice(-1)).sort()).toEqual(['1', '2', '3'])
    expect(await players.tickets(id)).toBe(2)
  })

  it('waits for the player’s other calls: a ticket that another call has just spent does not count', async () => {
    const id = await players.entrant(1)
    const entering = await inTransaction(server.db, async (db) => {
      await getPlayerLocked(db, id)
      await postMovements(db, [spentTicket(id)], server.clock.nowMs())
      const call = players.enter(id, other)
      await untilLockWaits(server.db)
      return { call }
    })
    expect(codeOf(await entering.call)).toBe('ticket-needed')
    expect([await players.tickets(id), (await players.page(id)).entries]).toEqual([0, []])
  })
})

describe('leaving (R26)', () => {
  it('gives the ticket back with a ledger row, and the number is free again', async () => {
    const id = await players.entrant(2)
    await players.enter(id)
    await players.enter(id)
    server.clock.advance(1)
    const entry = `${today()}.1`
    const { data } = await players.leave(id, entry)
    expect(data).toMatchObject({ entries: [{ id: `${today()}.2` }], tickets: 1 })
    const ledger = await server.call('users.ledger', { query: {} }, { as: id })
    expect(ledger.data.items[0]).toMatchObject({ amount: 1, reason: 'tournament-return', ref: entry })
    expect((await players.enter(id)).data.entries.map(({ id: own }) => own).sort()).toEqual([entry, `${today()}.2`])
  })

  it('of the only entry leaves no day with the player', async () => {
    const id = await players.entrant()
    await players.enter(id)
    await players.leave(id, `${today()}.1`)
    expect(await players.row(id)).toMatchObject({ tournament_on: null })
  })

  it('twice at once gives one ticket back', async () => {
    const id = await players.entrant()
    await players.enter(id)
    const codes = (
      await Promise.all([server, other].map((app) => answered(() => players.leave(id, `${today()}.1`, app))))
    ).map(codeOf)
    expect(codes.sort()).toEqual(['done', 'entry-not-found'])
    expect(await players.tickets(id)).toBe(1)
  })

  it('waits for the player’s other calls: an entry that another call has just left does not count', async () => {
    const id = await players.entrant()
    await players.enter(id)
    const leaving = await inTransaction(server.db, async (db) => {
      await getPlayerLocked(db, id)
      await db.deleteFrom('tournament_entries').where('player_id', '=', BigInt(id)).execute()
      await postMovements(db, [ticketBack(id)], server.clock.nowMs())
      await db.updateTable('players').set({ tournament_on: null }).where('id', '=', BigInt(id)).execute()
      const call = players.leave(id, `${today()}.1`, other)
      await untilLockWaits(server.db)
      return { call }
    })
    expect(codeOf(await leaving.call)).toBe('entry-not-found')
    expect(await players.tickets(id)).toBe(1)
  })

  it('is open at 19:59:59.999 and closed at 20:00:00.000', async () => {
    const [early, late] = [await players.entrant(), await players.entrant()]
    const entry = `${today()}.1`
    await players.enter(early)
    await players.enter(late)
    const closes = closesMs()
    turnTo(closes - 1)
    expect(codeOf(await players.leave(early, entry))).toBe('done')
    turnTo(closes)
    expect(codeOf(await players.leave(late, entry))).toBe('tournament-closed')
    expect(await players.tickets(late)).toBe(0)
  })

  it.each(['2026-02-30.1', '2026-11-24.4', 'mine', '1999-01-01.1'])(
    'of %s, which is no entry of one’s own, is refused',
    async (entry) => {
      const id = await players.entrant()
      expect(codeOf(await players.leave(id, entry))).toBe('entry-not-found')
    },
  )
})

describe('the pass begins by another process’s clock (R26)', () => {
  const scope = () => ({ db: server.db, nowMs: closesMs(), entropy: server.entropy })

  it('a player who enters or leaves after it is refused and keeps what there was', async () => {
    const [id, entered] = [await players.entrant(), await players.entrant()]
    await players.enter(entered)
    await beginPass(scope(), today())
    expect(codeOf(await players.enter(id))).toBe('tournament-closed')
    expect(codeOf(await players.leave(entered, `${today()}.1`))).toBe('tournament-closed')
    expect([await players.tickets(id), await players.tickets(entered)]).toEqual([1, 0])
  })

  it('it waits for a player who is just entering', async () => {
    const day = today()
    let begun: Promise<void> | undefined
    await inTransaction(server.db, async (db) => {
      await holdOffPass(db, day)
      begun = beginPass(scope(), day)
      await expect.poll(waitingForAdvice).toBe(1)
      const row = await server.db
        .selectFrom('tournament_days')
        .select('begun_at')
        .where('day', '=', day)
        .executeTakeFirst()
      expect(row?.begun_at ?? null).toBeNull()
    })
    await begun
    const { begun_at } = await server.db
      .selectFrom('tournament_days')
      .select('begun_at')
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    expect(begun_at).not.toBeNull()
  })

  it('a player who enters or leaves while it begins waits for it and is refused', async () => {
    const day = today()
    const [id, entered] = [await players.entrant(), await players.entrant()]
    await players.enter(entered)
    const calls = await inTransaction(server.db, async (db) => {
      await waitForEntries(db, day)
      const waiting = [players.enter(id), players.leave(entered, `${day}.1`, other)]
      await expect.poll(waitingForAdvice).toBe(2)
      await beginPass({ ...scope(), db }, day)
      return { waiting }
    })
    expect((await Promise.all(calls.waiting)).map(codeOf)).toEqual(['tournament-closed', 'tournament-closed'])
    expect([await players.tickets(id), await players.tickets(entered)]).toEqual([1, 0])
  })

  it('ten enter against it: each is read by it, or was refused and has its ticket', async () => {
    const day = today()
    const ids: number[] = []
    for (let count = 0; count < 10; count += 1) ids.push(await players.entrant())
    const entering = ids.map((id, index) => answered(() => players.enter(id, index % 2 === 0 ? server : other)))
    const begun = beginPass(scope(), day).then(async () => {
      const rows = await server.db.selectFrom('tournament_entries').select('player_id').where('day', '=', day).execute()
      return rows.map(({ player_id }) => Number(player_id)).sort()
    })
    const codes = (await Promise.all(entering)).map(codeOf)
    const done = ids.filter((_, index) => codes[index] === 'done').sort()
    expect(await begun).toEqual(done)
    for (const [index, id] of ids.entries()) expect(await players.tickets(id)).toBe(codes[index] === 'done' ? 0 : 1)
  })
})

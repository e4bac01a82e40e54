import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BOARD_LISTED_PLACES } from '#rules/constants.ts'
import { LABELLED_PLACES } from '#rules/leaderboards/board-labels.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { callFunction } from '#server/db/call-function.ts'
import { postMovements } from '#server/db/ledger.ts'
import { burn, mint, transfer } from '#server/db/movements.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { stepToWatch } from '#server/modules/leaderboards/tok-board.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const FIRST = 100_000
const COUNT = 50_000
const SWEEP_MS = 20 * MS_PER_MINUTE
const WIDTH = 4

let server: TestApp
const rng = createRng('00000000000000000000000000000326')
beforeAll(async () => {
  server = await testApp()
  const now = sql`${new Date(server.clock.nowMs())}::timestamptz`
  await sql`
    insert into players (id, username, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    select ${FIRST} + n, 'p' || n, 'P', n % 8, 'rising-fury', ${now}, ${now}, 20, 500
    from generate_series(1, ${COUNT}) as n`.execute(server.db)
  await sql`
    insert into balances (owner_id, asset, amount)
    select ${FIRST} + n, 'tok', (1e9 * exp(8 * n::float8 / ${COUNT}::float8))::bigint
    from generate_series(1, ${COUNT}) as n`.execute(server.db)
}, 120_000)
afterAll(() => server.close())

const rebuild = () => rebuildBoards(server.db, server.clock.nowMs())
const somebody = (): number => FIRST + rng.int(1, COUNT)
const nth = (place: number): number => FIRST + COUNT + 1 - place
const watch = () => server.db.selectFrom('tok_watch').selectAll().executeTakeFirstOrThrow()
const amountOf = async (id: number): Promise<bigint> =>
  (
    await server.db
      .selectFrom('balances')
      .select('amount')
      .where('owner_id', '=', BigInt(id))
      .where('asset', '=', 'tok')
      .executeTakeFirstOrThrow()
  ).amount

const cause = (amount: bigint) => ({ id: randomUUID(), asset: 'tok', amount, reason: 'claim', ref: null }) as const
const post = (movements: Parameters<typeof postMovements>[1], db = server.db, atMs = server.clock.nowMs()) =>
  inTransaction(db, (trx) => postMovements(trx, movements, atMs))
const gain = (id: number, amount: bigint) => post([mint({ to: id, ...cause(amount) })])
const lose = (id: number, amount: bigint) => post([burn({ from: id, ...cause(amount) })])
const give = (id: number, amount: bigint) =>
  callFunction(server.db, 'give', {
    p_player: id,
    p_at: new Date(server.clock.nowMs()),
    p_id: randomUUID(),
    p_asset: 'tok',
    p_amount: amount,
    p_reason: 'claim',
    p_ref: null,
  })

const moveSomebody = async (): Promise<void> => {
  const id = somebody()
  const has = await amountOf(id)
  const part = has / BigInt(rng.pick([1, 2, 10, 100, 1000]))
  const amount = part > 0n ? part : 1n
  const kind = rng.pick(['gain', 'give', 'lose', 'pass', 'climb'] as const)
  if (kind === 'gain') await gain(id, amount)
  if (kind === 'give') await give(id, amount)
  if (kind === 'climb') await rng.pick([gain, give])(id, BigInt(rng.int(1, 3_000)) * 1_000_000_000n)
  // A concurrent call may have taken the amount meanwhile.
  if (kind === 'lose' && has > 0n) await lose(id, amount).catch(() => undefined)
  const other = somebody()
  if (kind === 'pass' && has > 0n && other !== id)
    await post([...transfer({ from: id, to: other, ...cause(amount) })]).catch(() => undefined)
}

const moveMany = async (count: number): Promise<void> => {
  let left = count
  const shard = async () => {
    while (left-- > 0) await moveSomebody()
  }
  await Promise.all(Array.from({ length: WIDTH }, shard))
}

const builtAndSorted = async () => {
  const { rows: entries } = await sql<{ id: string; value: string; since: number }>`
    select owner_id::text as id, amount::text as value, coalesce(extract(epoch from changed_at) * 1000, 0)::float8 as since
    from balances where asset = 'tok' and amount > 0
      and owner_id not in (select player_id from sanctions where status = 'banned')
    order by amount desc, coalesce(changed_at, '-infinity'), owner_id
    limit ${Math.max(...LABELLED_PLACES)}`.execute(server.db)
  const { rows: places } = await sql<{ id: string; value: string }>`
    select player_id::text as id, value::text from board_places where board = 'tok' order by place`.execute(server.db)
  const { marks } = await server.db
    .selectFrom('boards')
    .select('marks')
    .where('board', '=', 'tok')
    .executeTakeFirstOrThrow()
  return {
    built: {
      places: places.map(({ id, value }) => `${id} ${value}`),
      marks: marks.map(({ place, playerId, value, sinceMs }) => [place, playerId, value, sinceMs]),
    },
    sorted: {
      places: entries.slice(0, BOARD_LISTED_PLACES).map(({ id, value }) => `${id} ${value}`),
      marks: LABELLED_PLACES.toSorted((a, b) => a - b).flatMap((place) => {
        const entry = entries[place - 1]
        return entry ? [[place, Number(entry.id), Number(entry.value), entry.since]] : []
      }),
    },
  }
}

const expectSorted = async (when: string): Promise<void> => {
  const { built, sorted } = await builtAndSorted()
  expect(built, when).toEqual(sorted)
}

describe('the TOK board is updated from changed balances (rows 178, 179; R35)', () => {
  beforeEach(async () => {
    server.clock.advance(SWEEP_MS)
    await rebuild()
    expect((await watch()).step).not.toBeNull()
    await expectSorted('after a sweep')
  })

  it('and equals a sort of all balances, whatever changes', async () => {
    const { swept_at } = await watch()
    for (let build = 0; build < 6; build++) {
      server.clock.advance(MS_PER_MINUTE)
      await moveMany(rng.pick([1, 20, 150]))
      await rebuild()
      await expectSorted(`build ${build}`)
    }
    expect((await watch()).swept_at).toEqual(swept_at)
  })

  it('also while it is built and all balances are read in between', async () => {
    const moving = moveMany(300)
    let isOver = false
    void moving.then(() => {
      isOver = true
    })
    while (!isOver) {
      server.clock.advance(rng.pick([MS_PER_MINUTE, SWEEP_MS]))
      await rebuild()
    }
    await moving
    await rebuild()
    await expectSorted('in the end')
    expect((await watch()).step).not.toBeNull()
  })

  it.each([
    ['stands high', 300],
    ['comes from below', COUNT - 1],
  ])('sees who %s once the movement is committed, however long ago it was made', async (_who, place) => {
    const id = nth(place)
    const madeMs = server.clock.nowMs()
    let commit = (): void => undefined
    const isCommitted = new Promise<void>((resolve) => {
      commit = resolve
    })
    let movement = Promise.resolve()
    await new Promise<void>((moved) => {
      movement = inTransaction(server.db, async (trx) => {
        await postMovements(trx, [mint({ to: id, ...cause(10n ** 15n) })], madeMs)
        moved()
        await isCommitted
      })
    })
    for (let build = 0; build < 2; build++) {
      server.clock.advance(MS_PER_MINUTE)
      await rebuild()
      await expectSorted('not yet')
    }
    commit()
    await movement
    await rebuild()
    await expectSorted('then')
    const { built } = await builtAndSorted()
    expect(built.places[0]).toBe(`${id} ${await amountOf(id)}`)
    await lose(id, 10n ** 15n)
    await rebuild()
    await expectSorted('and when it is taken back')
  })

  it('and reads nothing more when nothing has: the board says that it was looked at', async () => {
    const before = await builtAndSorted()
    const { rows: rowsBefore } = await sql`select xmin from board_places where board = 'tok'`.execute(server.db)
    server.clock.advance(MS_PER_MINUTE)
    await rebuild()
    expect((await builtAndSorted()).built).toEqual(before.built)
    const { rows } = await sql`select xmin from board_places where board = 'tok'`.execute(server.db)
    expect(rows).toEqual(rowsBefore)
    const { rebuilt_at } = await server.db
      .selectFrom('boards')
      .select('rebuilt_at')
      .where('board', '=', 'tok')
      .executeTakeFirstOrThrow()
    expect(rebuilt_at.getTime()).toBe(server.clock.nowMs())
  })

  it('also after a ban and after its end, at the next build', async () => {
    const { swept_at } = await watch()
    const [cheat] = (await builtAndSorted()).built.places
    await sql`
      insert into sanctions (player_id, status, reason, since)
      values (${Number(cheat?.split(' ')[0])}, 'banned', 'bots', ${new Date(server.clock.nowMs())})`.execute(server.db)
    await rebuild()
    await expectSorted('banned')
    expect((await builtAndSorted()).built.places).not.toContain(cheat)
    await sql`delete from sanctions`.execute(server.db)
    await rebuild()
    await expectSorted('no longer')
    expect((await watch()).swept_at).toEqual(swept_at)
  })

  it.each([
    ['too few are left of those that are watched', 6000],
    ['there are fewer than have labels', COUNT - 15_000],
  ])('and reads all balances at once when %s', async (_when, banned) => {
    server.clock.advance(MS_PER_MINUTE)
    await sql`
      insert into sanctions (player_id, status, reason, since)
      select owner_id, 'banned', 'bots', ${new Date(server.clock.nowMs())}::timestamptz from balances
      where asset = 'tok' order by amount desc limit ${banned}`.execute(server.db)
    for (let build = 0; build < 2; build++) {
      await rebuild()
      await expectSorted(`banned, build ${build}`)
      if (build === 0) expect((await watch()).swept_at?.getTime()).toBe(server.clock.nowMs())
      server.clock.advance(MS_PER_MINUTE)
      await moveMany(150)
    }
    await sql`delete from sanctions`.execute(server.db)
    await rebuild()
    await expectSorted('no longer')
  })

  it('and learns within twenty minutes what an operator has changed in the database, which notes nothing', async () => {
    const [rises, falls] = [somebody(), nth(5)]
    await sql`
      update balances set amount = 10::bigint ^ 15 where asset = 'tok' and owner_id = ${rises}`.execute(server.db)
    await sql`update balances set amount = 1 where asset = 'tok' and owner_id = ${falls}`.execute(server.db)
    server.clock.advance(SWEEP_MS)
    await rebuild()
    await expectSorted('after a sweep')
    await lose(rises, 10n ** 15n - 1n)
    await gain(falls, 10n ** 12n)
    await rebuild()
    await expectSorted('and what they move themselves at once')
  })
})

describe('the watched players', () => {
  it('is a tenth more than have labels, by whole steps', () => {
    const counts = [
      { step: 90, owners: 21_999 },
      { step: 89, owners: 1 },
      { step: 88, owners: 40_000 },
    ]
    expect(stepToWatch(counts)).toBe(89)
  })

  it('are none where most would be, or where too few exist', () => {
    expect(
      stepToWatch([
        { step: 90, owners: 30_000 },
        { step: 80, owners: 29_999 },
      ]),
    ).toBeNull()
    expect(
      stepToWatch([
        { step: 90, owners: 30_000 },
        { step: 80, owners: 30_000 },
      ]),
    ).toBe(90)
    expect(stepToWatch([{ step: 90, owners: 100 }])).toBeNull()
    expect(stepToWatch([])).toBeNull()
  })
})

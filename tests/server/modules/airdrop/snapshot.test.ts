import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hexBytes } from '#rules/merkle/hex.ts'
import { isIncluded } from '#rules/merkle/merkle.ts'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { airdropSnapshots } from '#server/modules/airdrop/service.ts'
import { beginSnapshot, writeSnapshot } from '#server/modules/airdrop/snapshot.ts'
import { sumUpAirdrop } from '#server/modules/airdrop/sum-up.ts'
import { type KombatPlayers, kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

let server: TestApp
let players: KombatPlayers
beforeEach(async () => {
  server = await testApp()
  players = kombatPlayers(server)
})
afterEach(() => server.close())

const reported: string[] = []
const admin = (...args: string[]) =>
  runAdmin(
    {
      ...server.scope(),
      who: 'tester',
      onProgress: (line) => reported.push(line),
    },
    args,
  )
const take = (name: string, ...more: string[]) => admin('airdrop', 'snapshot', name, '--why', 'season 11', ...more)

const active = async (id: number, tok = 20): Promise<void> => {
  for (let day = 1; day <= 10; day++)
    await sql`
      insert into ledger (account, at, id, asset, amount, reason)
      values (${id}, ${new Date(server.clock.nowMs() - day * MS_PER_DAY)}, ${randomUUID()}, 'tok', ${tokToNano(tok / 10)},
        'claim')`.execute(server.db)
}
const joined = async (tok = 20): Promise<number> => {
  const id = await players.join()
  await active(id, tok)
  return id
}
/** Players with full checklists, whose points equal their ids. */
const crowd = async (count: number): Promise<void> => {
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    select n, 'P', 0, 'rising-fury', ${new Date(0)}, ${new Date(0)}, 0, 1
    from generate_series(1, ${count}::int) n`.execute(server.db)
  await sql`
    insert into airdrop_sums (player_id, through, claimed_nano, wins, active_days, friends_on)
    select n, '2026-01-01', n * 1000000000::bigint, 0, 10, '2026-01-01'
    from generate_series(1, ${count}::int) n`.execute(server.db)
}
const list = async (as: number) => (await server.call('airdrop.get', {}, { as })).data.snapshots
const lineOf = (as: number, name: string) => server.call('airdrop.line', { params: { name } }, { as })

/** Whether a line's proof holds. Computed from the published description, with Node's hash. */
const isProven = async (as: number, name: string, change: { points?: number; salt?: string } = {}) => {
  const line = { ...(await lineOf(as, name)).data, ...change }
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
  const player = createHash('sha256').update(`house-kombat-player/1:${line.salt}:${as}`).digest('hex')
  const text = `house-kombat-airdrop/1|${name}|${player}|${line.points}|${line.version}`
  const [published] = (await list(as)).filter((one) => one.name === name)
  return isIncluded(
    Buffer.from(text),
    {
      index: line.index,
      size: published?.lines ?? 0,
      proof: line.proof.map(hexBytes),
      root: hexBytes(published?.root ?? ''),
    },
    sha256,
  )
}

describe('a snapshot of the airdrop (row 182; R38)', () => {
  it('gives each player a line that leads to the published root, as long as there is an account; no altered one does', async () => {
    const [one, other] = [await joined(25), await joined(40)]
    const [said] = await take('season-11')
    expect(said).toMatch(
      /^season-11 {2}formula 1 {2}days through 2026-11-22 {2}2 players {2}65 points {2}0 banned left out {2}root [\da-f]{64}/,
    )
    expect(await list(one)).toMatchObject([{ name: 'season-11', lines: 2, own: 25, without: null, version: 1 }])
    expect((await list(other))[0]?.own).toBe(40)
    expect(await isProven(one, 'season-11')).toBe(true)
    expect(await isProven(other, 'season-11')).toBe(true)
    expect(await isProven(one, 'season-11', { points: 26 })).toBe(false)
    expect(await isProven(one, 'season-11', { salt: '00'.repeat(16) })).toBe(false)
    await server.call('users.delete', {}, { as: other })
    const { rows } = await sql`select from airdrop_lines where player_id = ${other}`.execute(server.db)
    expect(rows).toHaveLength(0)
    expect(await isProven(one, 'season-11')).toBe(true)
  })

  it('counts the days that are over, and keeps its points whatever comes later', async () => {
    const id = await joined(25)
    await server.call('daily.claim', {}, { as: id })
    server.clock.advance(2 * MS_PER_HOUR)
    await server.call('users.claim', {}, { as: id })
    await take('first')
    server.clock.advance(3 * MS_PER_DAY)
    await take('second')
    const [second, first] = await list(id)
    expect([first?.own, first?.through]).toEqual([25, '2026-11-22'])
    expect(second?.own).toBeGreaterThan(25)
    expect(await isProven(id, 'first')).toBe(true)
    expect(await isProven(id, 'second')).toBe(true)
  })

  it('leaves out players who lack days, are banned or are deleted, and says why', async () => {
    const [full, short, banned, deleted] = [await joined(), await players.join(), await joined(), await joined()]
    await admin('ban', String(banned), '--why', 'bots')
    await server.call('users.delete', {}, { as: deleted })
    const [said] = await take('one')
    expect(said).toContain('1 players  20 points  1 banned left out')
    await admin('unban', String(banned), '--why', 'a mistake')
    expect((await list(full))[0]).toMatchObject({ own: 20, without: null })
    expect((await list(short))[0]).toMatchObject({ own: null, without: 'checklist' })
    expect((await list(banned))[0]).toMatchObject({ own: null, without: 'banned' })
    for (const id of [short, banned]) {
      const refused = await lineOf(id, 'one')
      expect([refused.status, refused.error.code]).toEqual([404, 'airdrop-line-not-found'])
    }
  })

  it('is one tree over blocks of 1,024 leaves, in which all players find their own leaf', async () => {
    await crowd(2100)
    await sql`
      insert into sanctions (player_id, status, reason, since) values (5, 'banned', 'x', now())`.execute(server.db)
    await take('big')
    const [said] = await admin('airdrop', 'show')
    expect(said).toContain('2099 players')
    for (const id of [1, 4, 6, 1025, 1026, 2049, 2050, 2100]) {
      expect((await lineOf(id, 'big')).data).toMatchObject({ points: id, index: id < 5 ? id - 1 : id - 2, lines: 2099 })
      expect(await isProven(id, 'big')).toBe(true)
    }
  })

  it('fills its blocks however many lack days or are banned between those who have a line', async () => {
    await crowd(20_000)
    await sql`update airdrop_sums set active_days = 9 where player_id between 500 and 3000`.execute(server.db)
    await sql`
      insert into sanctions (player_id, status, reason, since)
      select n, case when n > 3000 then 'banned' else 'watched' end, 'x', now()
      from generate_series(1, 18000) n`.execute(server.db)
    const figures = '2499 players'
    expect((await take('sparse', '--dry-run'))[1]).toContain(figures)
    const [said] = await take('sparse')
    expect(said).toContain(figures)
    expect(said).toContain('15000 banned left out')
    const { rows } = await sql<{ leaves: number }>`
      select length(leaves) / 32 as leaves from airdrop_blocks where snapshot = 'sparse'
      order by block`.execute(server.db)
    expect(rows.map(({ leaves }) => leaves)).toEqual([1024, 1024, 451])
    for (const id of [1, 499, 18_001, 18_525, 18_526, 20_000]) expect(await isProven(id, 'sparse')).toBe(true)
    expect((await lineOf(500, 'sparse')).status).toBe(404)
  })
})

describe('an operator who takes a snapshot (R38)', () => {
  it('killed in the midst goes on under the same name, and no line is written twice', async () => {
    await crowd(3000)
    await sumUpAirdrop(server.scope())
    const scope = { db: server.db, entropy: server.entropy, clock: server.clock }
    await beginSnapshot(server.db, { name: 'killed', through: '2026-11-22', isLast: false }, server.clock.nowMs())
    const dying = writeSnapshot(scope, 'killed', () => {
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect((await admin('airdrop', 'show'))[0]).toContain('1024 players')
    expect((await admin('airdrop', 'show'))[0]).toContain('not finished')
    expect(await list(1)).toEqual([])
    expect((await lineOf(1, 'killed')).status).toBe(404)
    expect((await admin('airdrop', 'snapshot', 'killed'))[0]).toContain('3000 players')
    const { rows } = await sql<{ lines: bigint; nos: bigint }>`
      select count(*) as lines, count(distinct no) as nos from airdrop_lines`.execute(server.db)
    expect(rows).toEqual([{ lines: 3000n, nos: 3000n }])
    for (const id of [1, 1024, 1025, 3000]) expect(await isProven(id, 'killed')).toBe(true)
  })

  it('twice at once writes it once', async () => {
    await crowd(2500)
    await sumUpAirdrop(server.scope())
    const scope = { db: server.db, entropy: server.entropy, clock: server.clock }
    await beginSnapshot(server.db, { name: 'twice', through: '2026-11-22', isLast: false }, server.clock.nowMs())
    const both = await Promise.all([writeSnapshot(scope, 'twice', () => {}), writeSnapshot(scope, 'twice', () => {})])
    expect(new Set(both.map(({ root }) => root)).size).toBe(1)
    expect(both.map(({ lines }) => lines)).toEqual([2500, 2500])
    expect(await isProven(2500, 'twice')).toBe(true)
  })

  it('says the same name again and finds it as it was; the weekly receipt has its root', async () => {
    const id = await joined()
    const [before] = await take('one')
    const nowMs = server.clock.nowMs()
    expect(await airdropSnapshots(server.db, nowMs, nowMs + 1)).toMatchObject([{ name: 'one', leaves: 1, version: 1 }])
    expect(await airdropSnapshots(server.db, nowMs + 1, nowMs + MS_PER_DAY)).toEqual([])
    await active(id, 500)
    server.clock.advance(MS_PER_DAY)
    expect(await take('one')).toEqual([before, 'It was finished already, and stays as it is.'])
  })

  it('may look first: a dry run writes nothing', async () => {
    await joined()
    await sumUpAirdrop(server.scope())
    expect(await take('one', '--dry-run')).toEqual([
      'days summed through 2026-11-22',
      '1 players, 20 points, 0 banned left out',
      'Nothing has been written.',
    ])
    expect(await admin('airdrop', 'show')).toEqual(['There is no snapshot yet.'])
  })

  it('holds the sums still while lines are written', async () => {
    const id = await joined()
    await sumUpAirdrop(server.scope())
    await beginSnapshot(server.db, { name: 'open', through: '2026-11-22', isLast: false }, server.clock.nowMs())
    await server.call('daily.claim', {}, { as: id })
    server.clock.advance(2 * MS_PER_DAY)
    expect(await sumUpAirdrop(server.scope())).toBe(0)
    await expect(take('other')).rejects.toThrow('Snapshot open is not finished: say its name again first.')
    await take('open')
    expect((await list(id))[0]?.own).toBe(20)
    expect(await sumUpAirdrop(server.scope())).toBeGreaterThan(0)
  })

  it('must name it well and say why; without a player it has the root of an empty tree; after the last one none follows', async () => {
    await expect(take('Season 11')).rejects.toThrow('small letters, digits and hyphens')
    await expect(admin('airdrop', 'snapshot', 'one')).rejects.toThrow('Say why')
    const [said] = await take('final', '--last')
    expect(said).toContain(`0 players  0 points  0 banned left out  root ${createHash('sha256').digest('hex')}`)
    await expect(take('more')).rejects.toThrow('Snapshot final was the last one: more cannot follow.')
    expect((await admin('log'))[0]).toContain('airdrop-snapshot')
  })
})

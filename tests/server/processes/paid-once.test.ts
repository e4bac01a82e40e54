import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallName } from '#contracts/calls.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { CHEST_MS } from '#rules/chests/win-chests.ts'
import { PATH_STEPS, pathOpenUntilMs, pathSteps } from '#rules/season-path/season-path.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { endPaths } from '#server/modules/season-path/end.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { NO_CLIENT, type RunningServer, startServer } from '#tests/helpers/server/server-process.ts'
import { TEST_BOT_TOKEN } from '#tests/helpers/server/test-app.ts'
import { type StormClock, stormClock } from '#tests/helpers/storm/http-transport.ts'
import { signedRequest } from '#tests/helpers/storm/signed-request.ts'

const AT_ONCE = 50
const DELETIONS = 5

const { server, players, items } = await itemServer()
const { clock, db, entropy } = server
const season = await currentSeason(db, clock.nowMs())

const folder = mkdtempSync(path.join(tmpdir(), 'paid-once-'))
const clocks: readonly StormClock[] = ['first', 'second'].map((name) => {
  const own = mkdtempSync(path.join(folder, name))
  return stormClock(own, clock.nowMs())
})
let processes: readonly RunningServer[] = []

beforeAll(async () => {
  processes = await Promise.all(
    clocks.map(({ file }) =>
      startServer({
        DATABASE_URL: server.database.callsUrl,
        CLIENT_DIR: NO_CLIENT,
        JOBS: 'off',
        NODE_ENV: 'test',
        TEST_CLOCK: file,
        BOT_TOKEN: TEST_BOT_TOKEN,
        RATE_LIMIT_PER_MINUTE: '1000000',
        DB_POOL_MAX: '8',
      }),
    ),
  )
}, 60_000)
afterAll(async () => {
  expect(await Promise.all(processes.map(({ stop }) => stop()))).toEqual(processes.map(() => 0))
  rmSync(folder, { recursive: true })
})

/** @param apartMs how far the second process is ahead */
const turnTo = (nowMs: number, apartMs = 0): void => {
  clock.set(nowMs)
  for (const [index, each] of clocks.entries()) each.set(nowMs + index * apartMs)
}

interface Sent {
  readonly status: number
  readonly text: string
  readonly code: string | undefined
}

/**
 * Sends a call to one process and the other in turn. Like a client, it sends the same key again while the player's
 * calls queue up (T3).
 */
const send = async <N extends CallName>(
  turn: number,
  name: N,
  input: CallInput<N>,
  { as, key = randomUUID() }: { readonly as: number; readonly key?: string },
): Promise<Sent> => {
  const { address } = processes[turn % processes.length] as RunningServer
  const { init, url } = signedRequest({ as, input, key, name }, { botToken: TEST_BOT_TOKEN, nowMs: clock.nowMs() })
  for (;;) {
    const answer = await fetch(`${address}${url}`, init)
    const text = await answer.text()
    if (answer.status !== 503) return { status: answer.status, text, code: (JSON.parse(text) as Partial<Sent>).code }
  }
}
const atOnce = (work: (turn: number) => Promise<Sent>, times = AT_ONCE): Promise<Sent[]> =>
  Promise.all(Array.from({ length: times }, (_, turn) => work(turn)))
const outcomes = (answers: readonly Sent[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { code = 'done' } of answers) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

const { putChest, walkPath } = players
const booked = async (as: number, reason: 'win-chest' | 'season-path') =>
  (await items.booked(as, reason)).map(([asset, , ref]) => `${asset} ${ref}`)
const rolls = async (as: number): Promise<number> =>
  (await server.call('luck.rolls', { query: {} }, { as })).data.items.length

const openChest = (turn: number, as: number, id: string, key?: string) =>
  send(turn, 'chests.open', { params: { id } }, { as, ...(key ? { key } : {}) })
const claimStep = (turn: number, as: number, step: number, key?: string) =>
  send(
    turn,
    'season.claimPathStep',
    { params: { step }, body: { season: season.number } },
    { as, ...(key ? { key } : {}) },
  )

interface Opening {
  readonly reason: 'win-chest' | 'season-path'
  readonly refused: string
  readonly assets: number
  readonly ready: (as: number) => Promise<(turn: number, key?: string) => Promise<Sent>>
}

const OPENINGS: Readonly<Record<string, Opening>> = {
  'an iron chest (R54)': {
    reason: 'win-chest',
    refused: 'chest-not-found',
    assets: 2,
    ready: async (as) => {
      const id = await putChest(as, 2, 'iron', clock.nowMs())
      return (turn, key) => openChest(turn, as, id, key)
    },
  },
  'a step of the season path (R53)': {
    reason: 'season-path',
    refused: 'already-claimed',
    assets: 1,
    ready: async (as) => {
      await walkPath(as, PATH_STEPS * 100)
      return (turn, key) => claimStep(turn, as, 4, key)
    },
  },
}

describe(`${AT_ONCE} openings at once in two processes`, { timeout: 120_000 }, () => {
  it.each(Object.keys(OPENINGS))('of %s pay once: all with one key have the same answer', async (name) => {
    const { assets, ready, reason } = OPENINGS[name] as Opening
    const as = await players.join()
    const [open, key] = [await ready(as), randomUUID()]
    const answers = await atOnce((turn) => open(turn, key))
    expect(outcomes(answers)).toEqual({ done: AT_ONCE })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await booked(as, reason)).toHaveLength(assets)
    expect(await rolls(as)).toBe(1)
  })

  it.each(Object.keys(OPENINGS))('of %s pay once: with a key each, all others are refused', async (name) => {
    const { assets, ready, reason, refused } = OPENINGS[name] as Opening
    const as = await players.join()
    const open = await ready(as)
    expect(outcomes(await atOnce((turn) => open(turn)))).toEqual({ done: 1, [refused]: AT_ONCE - 1 })
    expect(await booked(as, reason)).toHaveLength(assets)
    expect(await rolls(as)).toBe(1)
  })

  it('of all 28 steps, two of each, lose none and pay none twice (R53)', async () => {
    const as = await players.join()
    await walkPath(as, PATH_STEPS * 100)
    const answers = await atOnce((turn) => claimStep(turn, as, 1 + Math.floor(turn / 2)), 2 * PATH_STEPS)
    expect(outcomes(answers)).toEqual({ done: PATH_STEPS, 'already-claimed': PATH_STEPS })
    const { claimed } = (await server.call('season.path', {}, { as })).data
    expect(claimed).toEqual(pathSteps(() => true))
    const paid = await booked(as, 'season-path')
    expect(new Set(paid).size).toBe(paid.length)
  })

  it('of all four chests on two devices lose none and pay none twice (R54)', async () => {
    const as = await players.join()
    const ids: string[] = []
    for (const place of [0, 1, 2, 3] as const) ids.push(await putChest(as, place, 'wood', clock.nowMs()))
    const answers = await atOnce((turn) => openChest(turn, as, ids[Math.floor(turn / 2) % 4] ?? ''), 48)
    expect(outcomes(answers)).toEqual({ done: 4, 'chest-not-found': 44 })
    expect((await booked(as, 'win-chest')).sort()).toEqual(ids.map((id) => `material-wood ${id}`).sort())
    expect((await server.call('chests.list', {}, { as })).data.chests).toEqual([])
  })

  it('beside the deletion of the account leave nothing of the chest (R43)', async () => {
    for (let round = 0; round < DELETIONS; round += 1) {
      const as = await players.join()
      const id = await putChest(as, 0, 'titanium', clock.nowMs())
      await walkPath(as, PATH_STEPS * 100)
      const [deleted, ...answers] = await Promise.all([
        send(round, 'users.delete', {}, { as }),
        ...Array.from({ length: 10 }, (_, turn) =>
          turn % 2 === 0 ? openChest(turn, as, id) : claimStep(round + turn, as, 4),
        ),
      ])
      expect(deleted.status).toBe(200)
      for (const { code = 'done' } of answers)
        expect(['done', 'chest-not-found', 'already-claimed', 'player-not-found']).toContain(code)
      const row = await players.row(as)
      expect(row).toMatchObject({ chest_0_id: null, chest_0_kind: null, chest_0_ready_at: null })
      const paths = await db.selectFrom('season_paths').selectAll().where('player_id', '=', BigInt(as)).execute()
      expect(paths).toEqual([])
    }
    expect(await auditDifferences(db)).toEqual([])
  })
})

describe('two processes whose clocks are a second apart', { timeout: 120_000 }, () => {
  it('start one chest, which keeps its first time, and open none before it (R54)', async () => {
    turnTo(clock.nowMs(), MS_PER_SECOND)
    const as = await players.join()
    const [wood, iron] = [await putChest(as, 0, 'wood'), await putChest(as, 1, 'iron')]
    const answers = await atOnce(
      (turn) => send(turn, 'chests.start', { params: { id: turn % 4 < 2 ? wood : iron } }, { as }),
      52,
    )
    expect(outcomes(answers)).toEqual({ done: 26, 'chest-running': 26 })
    const { chests } = (await server.call('chests.list', {}, { as })).data
    const [running, ...others] = chests.filter(({ ready_at }) => ready_at !== null)
    expect(others).toEqual([])
    const { id = '', kind = 'wood', ready_at = '' } = running ?? {}
    const startedMs = Date.parse(ready_at ?? '') - CHEST_MS[kind]
    expect([0, MS_PER_SECOND]).toContain(startedMs - clock.nowMs())

    // The chest is ready for the process ahead, and half a second too early for the other one.
    turnTo(Date.parse(ready_at ?? '') - MS_PER_SECOND / 2, MS_PER_SECOND)
    expect((await openChest(0, as, id)).code).toBe('chest-not-ready')
    expect(await booked(as, 'win-chest')).toEqual([])
    expect((await openChest(1, as, id)).status).toBe(200)
    expect((await openChest(0, as, id)).code).toBe('chest-not-found')
  })

  it('pay each step of an ended season once, by its claim or by the inbox (R53)', async () => {
    const as = await players.join()
    await walkPath(as, 1000)
    turnTo(pathOpenUntilMs(season) - MS_PER_SECOND / 2, MS_PER_SECOND)
    const steps = pathSteps((step) => step <= 10)
    const [{ errors }, ...answers] = await Promise.all([
      endPaths({ db, nowMs: clock.nowMs() + MS_PER_SECOND, entropy }),
      ...steps.flatMap((step) => [claimStep(0, as, step), claimStep(1, as, step)]),
    ])
    expect(errors).toEqual([])
    for (const { code = 'done' } of answers) expect(['done', 'already-claimed', 'not-found']).toContain(code)
    await endPaths({ db, nowMs: clock.nowMs() + MS_PER_SECOND, entropy })
    const inbox = (await server.call('inbox.list', {}, { as })).data
    expect(inbox.length).toBeLessThanOrEqual(1)
    for (const { id } of inbox) await server.call('inbox.claim', { params: { id } }, { as })
    const { rows } = await server.database.pool.query<{ asset: string; sum: bigint }>(
      `select asset, sum(amount)::bigint as sum from ledger where account = $1 and reason = 'season-path' group by asset`,
      [as],
    )
    const sums = Object.fromEntries(rows.map(({ asset, sum }) => [asset, Number(sum)]))
    expect(sums).toMatchObject({ 'material-iron': 5, 'other:four-leaf-clover': 1, 'other:meat-hook': 1 })
    // Steps 1, 3, 5 and 8 give 60 wood together. The box of step 10 gives what is drawn.
    const drawn = (await server.call('luck.rolls', { query: {} }, { as })).data.items
    expect(drawn.map(({ name }) => name).sort()).toEqual(['box', 'prize-stone'])
    expect(drawn.find(({ name }) => name === 'box')?.outcome).toEqual({
      materials: [{ slug: 'material-wood', quantity: (sums['material-wood'] ?? 0) - 60 }],
    })
    const paths = await db.selectFrom('season_paths').selectAll().where('player_id', '=', BigInt(as)).execute()
    expect(paths.find((each) => each.season === season.number)?.steps).toBe(2 ** 10 - 1)
  })
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import type { DeskData } from '#contracts/desk/desk-wire.ts'
import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import { addGroups, addPlayerReports, playersByGroup, playersOfGroup } from '#server/modules/client-errors/store.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { deskServer } from '#tests/helpers/server/desk-server.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-client-'))
afterAll(() => rmSync(folder, { recursive: true }))
const LIBRARY = { file: 'assets/libraries-Ab3dEf9x.js', line: 1, column: 13 }
const REPORTER = { file: 'src/client/errors/report.ts', line: 49, column: 101 }
const SCREEN = { file: 'src/client/topics/home/screens/home-screen.tsx', line: 31, column: 7, name: 'showPet' }
mkdirSync(path.join(folder, 'client-maps/assets'), { recursive: true })
writeFileSync(
  path.join(folder, 'client-maps', `${LIBRARY.file}.json`),
  // Too large to be mapped while serving. Line 1, column 13 maps to line 3, column 5 of the source.
  JSON.stringify({
    version: 3,
    sources: ['../../../node_modules/react-dom/index.js'],
    names: [],
    mappings: 'AAAA,YAEI',
    padding: 'x'.repeat(400_000),
  }),
)

const server = await fileApp({ config: { clientDir: path.join(folder, 'client') } })
const desk = await deskServer(server)
const players = kombatPlayers(server)
const cookie = await desk.signIn(await desk.account('reader', 'read'))
const ann = await players.join({ username: 'Ann501' })
const bob = await players.join({ username: 'Bob' })
const nowMs = server.clock.nowMs()

const met = async (
  fingerprint: string,
  about: { readonly build?: string; readonly kind?: ClientErrorKind; readonly atMs?: number; readonly count?: number },
  had: readonly number[] = [],
): Promise<void> => {
  const { build = 'build-1', kind = 'render', atMs = nowMs, count = 1 } = about
  const group = { fingerprint, build, kind, message: `message of ${fingerprint}` }
  await addGroups(server.db, [{ ...group, frames: [LIBRARY, REPORTER, SCREEN], count, firstMs: atMs, lastMs: atMs }])
  if (had.length === 0) return
  await addPlayerReports(
    server.db,
    had.map((playerId) => ({ ...group, playerId, atMs })),
  )
}
await met('old', { atMs: nowMs - 8 * MS_PER_DAY })
await met('first', { atMs: nowMs - 2 * MS_PER_MINUTE, count: 3 }, [ann, bob])
await met('first', { atMs: nowMs - MS_PER_MINUTE, count: 2 }, [ann])
await met('gone', { kind: 'chunk', build: 'build-0' })

const causes = async (query = ''): Promise<DeskData<'causes'>> =>
  (await desk.get(`/desk/errors${query}`, cookie)).json()
const named = async (query: string): Promise<readonly string[]> =>
  (await causes(query)).causes.map(({ fingerprint }) => fingerprint)

it('lists the causes of seven days, the last seen first, with players and the line of the game’s source', async () => {
  const listed = await causes()
  expect(listed.causes).toEqual([
    expect.objectContaining({ fingerprint: 'gone', build: 'build-0', kind: 'chunk', players: 0 }),
    {
      fingerprint: 'first',
      build: 'build-1',
      kind: 'render',
      message: 'message of first',
      count: 5,
      first_at: new Date(nowMs - 2 * MS_PER_MINUTE).toISOString(),
      last_at: new Date(nowMs - MS_PER_MINUTE).toISOString(),
      place: SCREEN,
      players: 2,
      players_at_least: false,
    },
  ])
  expect([listed.builds, listed.more]).toEqual([['build-0', 'build-1'], false])
})

it('filters by build and kind', async () => {
  expect(await named('?build=build-1')).toEqual(['first'])
  expect(await named('?kind=chunk')).toEqual(['gone'])
  expect(await named('?build=build-1&kind=chunk')).toEqual([])
  expect((await desk.get('/desk/errors?kind=other', cookie)).statusCode).toBe(400)
})

it('shows a cause with its whole stack, of libraries too, and the players who had it', async () => {
  const cause: DeskData<'cause'> = (await desk.get('/desk/errors/build-1/first', cookie)).json()
  expect(cause.frames).toEqual([{ file: 'node_modules/react-dom/index.js', line: 3, column: 5 }, REPORTER, SCREEN])
  expect(cause.players).toEqual([
    { id: ann, shown_name: 'Ann501', last_at: new Date(nowMs - MS_PER_MINUTE).toISOString() },
    { id: bob, shown_name: 'Bob', last_at: new Date(nowMs - 2 * MS_PER_MINUTE).toISOString() },
  ])
  expect(cause.more_players).toBe(false)
})

it('does not know a cause of another build', async () => {
  expect((await desk.get('/desk/errors/build-0/first', cookie)).json().error.code).toBe('cause-not-found')
})

it('counts the players of the newest reports alone, and says so', async () => {
  const [counted] = await playersByGroup(server.db, 1)
  expect(counted).toMatchObject({ fingerprint: 'first', players: 1, reports: 1 })
  const group = { fingerprint: 'first', build: 'build-1', firstMs: 0, lastMs: nowMs }
  const found = await playersOfGroup(server.db, group, { reports: 1, limit: 9 })
  expect(found.map(({ playerId }) => Number(playerId))).toEqual([ann])
})

it('reads reports by the index of their times, however many there are', async () => {
  await sql`
    insert into client_error_reports (player_id, at, fingerprint, build, kind, message)
    select ${bob}::bigint, ${new Date(nowMs)}::timestamptz - n * interval '1 second', 'many', 'build-1', 'error', ''
    from generate_series(1, 20000) n`.execute(server.db)
  await met('many', { atMs: nowMs - 30_000_000, kind: 'error' })
  await sql`analyze client_error_reports`.execute(server.db)
  const many = (await causes()).causes.find(({ fingerprint }) => fingerprint === 'many')
  expect(many).toMatchObject({ players: 1, players_at_least: true })
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select player_id from client_error_reports order by at desc limit 5000`.execute(server.db)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/client_error_reports_at/)
})

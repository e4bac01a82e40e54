import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { type CallName, calls } from '../../src/contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '../../src/contracts/errors.ts'
import { FINDING_MIN_MS } from '../../src/rules/constants.ts'
import { MS_PER_HOUR } from '../../src/rules/units.ts'
import { buildApp } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import { createDb } from '../../src/server/db/connection.ts'
import { systemEntropy } from '../../src/server/entropy.ts'
import { fight } from '../../src/server/modules/kombat/fight.ts'
import { find } from '../../src/server/modules/kombat/find.ts'
import { claim } from '../../src/server/modules/users/service.ts'
import { prepareDatabase } from '../../src/server/prepare-database.ts'
import { startEmbeddedPostgres } from '../../src/server/run/embedded-postgres.ts'
import { signLaunchData } from '../helpers/launch-data.ts'
import { createSettableClock } from '../helpers/settable-clock.ts'
import { printFigure, secondsFor } from './figure.ts'
import { type RecordedStatement, recordingDb, runBare } from './recorded-sql.ts'

const PLAYERS = 300
const ROUNDS = 5
const WIDTH = 16
const TOKEN = '123456789:bench-token-of-house-kombat'

const dataDir = mkdtempSync(path.join(tmpdir(), 'house-kombat-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const log = pino({ level: 'silent' })
const clock = createSettableClock(Date.UTC(2026, 10, 24, 12))
await prepareDatabase({ databaseUrl: postgres.url, nowMs: clock.nowMs(), log, worldSeed: 1 })
const { db, pool, close } = createDb(postgres.url)
const config = {
  ...parseConfig({ BOT_TOKEN: TOKEN, JOBS: 'off', LOG_LEVEL: 'silent', CLIENT_DIR: '/nowhere' }, () => ''),
  rateLimitPerMinute: 1_000_000,
}
const app = await buildApp({ db, clock, entropy: systemEntropy, config, log })
await app.listen({ host: '127.0.0.1', port: 0 })
const { port } = app.server.address() as { port: number }
const agent = new Agent({ keepAlive: true, maxSockets: WIDTH })

const authorizations = new Map<number, string>()
const send = (name: CallName, playerId: number, body?: object): Promise<void> =>
  new Promise((resolve, reject) => {
    const { method, path: url, moves } = calls[name]
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method,
        path: url,
        headers: {
          authorization: authorizations.get(playerId) ?? '',
          ...(moves ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${name}: HTTP ${response.statusCode}`)),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body ? JSON.stringify(body) : undefined)
  })

const players = Array.from({ length: PLAYERS }, (_, index) => 10_000 + index)
for (const id of players)
  authorizations.set(id, `tma ${signLaunchData(TOKEN, { id }, { authDate: Math.floor(clock.nowMs() / 1000) })}`)
await secondsFor(players, WIDTH, (id) => send('users.onboard', id, { house_id: id % 8 }))

const best = (figures: readonly number[]): number => Math.max(...figures)

const recorder = recordingDb(pool)
const recordedId = 9_000
authorizations.set(
  recordedId,
  `tma ${signLaunchData(TOKEN, { id: recordedId }, { authDate: Math.floor(clock.nowMs() / 1000) })}`,
)
await send('users.onboard', recordedId, { house_id: 0 })

const record = async (run: () => Promise<unknown>): Promise<RecordedStatement[]> => {
  recorder.take()
  await run()
  return recorder.take()
}

/** Through HTTP and bare, in turns, so that a noisy minute hits both. */
const compare = async (
  name: string,
  throughHttp: (id: number) => Promise<unknown>,
  statements: readonly RecordedStatement[],
): Promise<void> => {
  const http: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    // Launch data is a day old at most, so a round moves the clock by less than a day in all.
    clock.advance(MS_PER_HOUR)
    http.push(PLAYERS / (await secondsFor(players, WIDTH, throughHttp)))
    bare.push(PLAYERS / (await secondsFor(players, WIDTH, (id) => runBare(pool, statements, recordedId, id))))
  }
  printFigure({ name: `${name}_http`, value: best(http), unit: `${name}/s` })
  printFigure({ name: `${name}_bare_sql`, value: best(bare), unit: `${name}/s` })
  printFigure({ name: `${name}_http_to_bare_sql`, value: best(http) / best(bare), unit: 'ratio' })
}

clock.advance(MS_PER_HOUR)
const scope = { db: recorder.db, nowMs: clock.nowMs(), entropy: systemEntropy }
const claimSql = await record(() => claim(scope, recordedId))
await compare('claims', (id) => send('users.claim', id), claimSql)

const fightSql = await record(async () => {
  await find(scope, recordedId)
  await fight({ ...scope, nowMs: scope.nowMs + FINDING_MIN_MS }, recordedId, randomUUID())
})
await db.updateTable('players').set({ energy: 1000, fights: 10 }).where('npc', '=', false).execute()
await compare(
  'fights',
  async (id) => {
    await send('combats.find', id)
    // The server takes no fight in a match's first three seconds; they pass by its clock, for all lanes at once.
    clock.advance(FINDING_MIN_MS)
    await send('combats.fight', id)
  },
  fightSql.filter(({ text }) => !/^(begin|commit|rollback)/i.test(text)),
)

agent.destroy()
await app.close()
await close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })

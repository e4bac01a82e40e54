import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { calls } from '#contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contracts/errors.ts'
import { createDb } from '#server/db/connection.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { openFolder } from '#tests/helpers/database/open-folder.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import { median, printFigure } from './figure.ts'
import { BOT_TOKEN } from './load.ts'
import { growPlayers } from './million-players.ts'
import { buildServer, startBuiltServer } from './server-build.ts'

/**
 * Compares claims alone with claims during 10,000 error reports a minute from one address, in turns. Needs a quiet
 * machine.
 */
const PLAYERS = 200
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10)
const BETWEEN_MS = 5
const FLOOD = path.join(import.meta.dirname, 'report-flood.ts')

const dataDir = openFolder('house-kombat-reports-')
const { url } = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const env = { BOT_TOKEN, LOG_LEVEL: 'error', DATABASE_URL: url, JOBS: 'off', RATE_LIMIT_PER_MINUTE: '1000000' }
const server = await startBuiltServer(await buildServer(), env)
const { close, db } = createDb(url, { max: 1, statementTimeoutMs: 0 })
await growPlayers(db, PLAYERS, Date.now())

const authDate = Math.floor(Date.now() / 1000)
const authorizations = Array.from(
  { length: PLAYERS },
  (_, index) => `tma ${signLaunchData(BOT_TOKEN, { id: index + 1 }, { authDate })}`,
)

/** One claim per player, one after the other: waiting in a queue would hide what a report costs. */
const claimTimes = async (): Promise<number[]> => {
  await sql`update players set last_claim_at = now() - interval '2 hours'`.execute(db)
  const times: number[] = []
  for (const authorization of authorizations) {
    const { method, path: claim } = calls['users.claim']
    const startedMs = performance.now()
    const headers = { authorization, [IDEMPOTENCY_HEADER]: randomUUID() }
    const answer = await fetch(server.address + claim, { method, headers })
    if (!answer.ok) throw new Error(`A claim was refused: ${await answer.text()}`)
    await answer.arrayBuffer()
    times.push(performance.now() - startedMs)
    await pause(BETWEEN_MS)
  }
  return times
}

/** Reports come from a separate process, so that sending them does not slow what is measured here. */
const underReports = async (): Promise<number[]> => {
  const flood = spawn(process.execPath, ['--import', 'tsx', FLOOD, server.address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => flood.stdout.once('data', resolve))
  const times = await claimTimes()
  flood.kill()
  return times
}

await claimTimes()
const alone: number[] = []
const beside: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  alone.push(...(await claimTimes()))
  beside.push(...(await underReports()))
}
printFigure({ name: 'claim_median_ms', value: median(alone), unit: 'ms' })
printFigure({ name: 'claim_median_ms_under_reports', value: median(beside), unit: 'ms' })
printFigure({ name: 'claim_under_reports', value: median(beside) / median(alone), unit: 'x', bar: { atMost: 1.1 } })
await server.stop()
await close()
rmSync(dataDir, { recursive: true, force: true })
process.exit()

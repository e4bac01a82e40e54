import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createDb } from '#server/db/connection.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { relayOutbox } from '#server/jobs/outbox-relay.ts'
import { startEmbeddedPostgres } from '#server/run/embedded-postgres.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { KEPT_WORLD, worldInserts } from '#tests/helpers/database/kept-world.ts'
import { startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { giveStormGear } from '#tests/helpers/storm/gear.ts'
import { httpTransport, stormClock, stormEnv } from '#tests/helpers/storm/http-transport.ts'
import { runStorm } from '#tests/helpers/storm/storm.ts'

const PLAYERS = 12
const FIRST_ID = 7000
const OPERATIONS = 230

/** Plays a small storm on a separate server and keeps the resulting world. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'house-kombat-kept-world-'))
fs.chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'pg'), log: () => undefined })
const clock = stormClock(folder, Date.UTC(2026, 10, 23, 12))
const server = startServerUnderTest(stormEnv(postgres, clock))
const { db, close } = createDb(postgres.url, { max: 4 })
try {
  await server.ready
  const log = pino({ level: 'silent' })
  await runStorm(
    httpTransport(clock, () => server.ready),
    {
      seed: 'kept world',
      firstId: FIRST_ID,
      players: PLAYERS,
      operations: OPERATIONS,
      betweenRounds: async (round) => {
        const scope = { db, nowMs: clock.nowMs(), entropy: systemEntropy }
        if (round === 0) await giveStormGear(scope, { from: FIRST_ID, to: FIRST_ID + PLAYERS - 1 })
        await relayOutbox({ db, clock, entropy: systemEntropy, log })
      },
    },
  )
  const differences = await auditDifferences(db)
  if (differences.length > 0) throw new Error(JSON.stringify(differences))
  fs.writeFileSync(KEPT_WORLD, await worldInserts(db, clock.nowMs()))
  console.log(`${KEPT_WORLD}: ${Math.round(fs.statSync(KEPT_WORLD).size / 1000)} kB`)
} finally {
  server.signal('SIGTERM')
  await server.exited
  await close()
  await postgres.stop()
  fs.rmSync(folder, { recursive: true })
}

import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { pino } from 'pino'
import { calls } from '../../src/contracts/calls.ts'
import { buildApp } from '../../src/server/app.ts'
import { parseConfig } from '../../src/server/config.ts'
import type { Database } from '../../src/server/db/database.ts'
import { systemEntropy } from '../../src/server/entropy.ts'
import { createLifecycle } from '../../src/server/http/lifecycle.ts'
import { createMetrics } from '../../src/server/metrics.ts'
import { createCandidates } from '../../src/server/modules/kombat/candidates.ts'
import { signLaunchData } from '../helpers/server/launch-data.ts'

type PlainCall = 'users.home' | 'users.claim' | 'combats.find' | 'combats.fight' | 'season.claimReward'

/** Calls of players through a whole server in this process, at an instant that is set, on one database. */
export interface TimedCalls {
  setNow(ms: number): void
  /** @throws Error for one that was refused, unless a job had given what it claims */
  call(playerId: number, call: PlainCall): Promise<void>
  /** As which role of the database they work. */
  readonly role: string
  close(): Promise<void>
}

const BOT_TOKEN = '123456789:bench-token-of-house-kombat'

/** Of a reward that the job has given. */
const JOB_WAS_FIRST = 'already-claimed'

/** Starts them. */
export const startTimedCalls = async (db: Kysely<Database>): Promise<TimedCalls> => {
  let nowMs = 0
  const clock = { nowMs: () => nowMs }
  const config = {
    ...parseConfig({ BOT_TOKEN, JOBS: 'off', LOG_LEVEL: 'silent', CLIENT_DIR: '/nowhere' }, () => ''),
    rateLimitPerMinute: 1_000_000,
  }
  const opponents = createCandidates({ db, clock, entropy: systemEntropy })
  const app = await buildApp({
    ...{ db, clock, config, opponents, entropy: systemEntropy },
    ...{ log: pino({ level: 'silent' }), lifecycle: createLifecycle(), metrics: createMetrics({ ofProcess: false }) },
  })
  await app.ready()
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db)
  return {
    role: rows[0]?.role ?? '',
    setNow: (ms) => {
      nowMs = ms
    },
    async call(playerId, name) {
      const authDate = Math.floor(nowMs / 1000)
      const { method, path } = calls[name]
      const { statusCode, body } = await app.inject({
        method,
        url: path,
        headers: { authorization: `tma ${signLaunchData(BOT_TOKEN, { id: playerId }, { authDate })}` },
      })
      if (statusCode !== 200 && !body.includes(JOB_WAS_FIRST)) throw new Error(`${name}: ${statusCode} ${body}`)
    },
    close: () => app.close(),
  }
}

import fs from 'node:fs'
import path from 'node:path'
import { NO_CLIENT } from '#tests/helpers/server/server-process.ts'
import type { StormTransport } from './caller.ts'
import { signedRequest } from './signed-request.ts'

const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const AD_SECRET = 'secret-of-the-ad-network'

/** A clock that a test sets for servers in other processes. */
export interface StormClock {
  readonly file: string
  nowMs(): number
  set(ms: number): void
}

export const stormClock = (folder: string, startMs: number): StormClock => {
  const file = path.join(folder, 'clock')
  let clockMs = startMs
  const set = (ms: number): void => {
    clockMs = ms
    // The file is replaced in one step, so that no server reads half of it.
    fs.writeFileSync(`${file}.next`, new Date(ms).toISOString())
    fs.renameSync(`${file}.next`, file)
  }
  set(startMs)
  return { file, nowMs: () => clockMs, set }
}

export const stormEnv = (database: { readonly url: string }, clock: StormClock): Readonly<Record<string, string>> => ({
  DATABASE_URL: database.url,
  DATA_DIR: path.dirname(clock.file),
  CLIENT_DIR: NO_CLIENT,
  JOBS: 'off',
  LOG_LEVEL: 'error',
  NODE_ENV: 'test',
  TEST_CLOCK: clock.file,
  BOT_TOKEN,
  AD_REWARD_SECRET: AD_SECRET,
  AD_BLOCK_ID: '1234',
  RATE_LIMIT_PER_MINUTE: '1000000',
})

export const httpTransport = (
  clock: StormClock,
  address: () => Promise<string>,
  onSend: () => void = () => undefined,
): StormTransport => ({
  send: async (request) => {
    const { init, url } = signedRequest(request, { botToken: BOT_TOKEN, nowMs: clock.nowMs() })
    const base = await address()
    onSend()
    const answer = await fetch(`${base}${url}`, init)
    // Locks of a killed server may make other calls time out. A 5xx is retried with the same key, as clients do (T3).
    if (answer.status >= 500) throw new Error(`${request.name}: HTTP ${answer.status}`)
    const body = (await answer.json()) as { data?: unknown; code?: string }
    return { status: answer.status, data: (body.data ?? null) as never, code: body.code ?? null }
  },
  confirmAd: async (playerId) => {
    const url = `/platform/ads/reward?secret=${AD_SECRET}&user_id=${playerId}`
    await fetch(`${await address()}${url}`).catch(() => undefined)
  },
  nowMs: clock.nowMs,
  advance: (ms) => clock.set(clock.nowMs() + ms),
})

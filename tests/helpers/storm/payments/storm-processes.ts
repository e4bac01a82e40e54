import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseConfig } from '#server/config/config.ts'
import { tellHowUpdatesCome } from '#server/platform/bot/webhook-setup.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { NO_CLIENT, type ServerUnderTest, startServerUnderTest } from '#tests/helpers/server/server-process.ts'
import { stormClock } from '#tests/helpers/storm/http-transport.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'
const SECRET = 'secret-of-the-storm'
/**
 * A payer gives up after this time. The messenger still waits then, up to ten seconds, so the payer may be charged all
 * the same.
 */
const DEED_MS = 1000
const LONG_DEED_MS = 20_000
/** Five hours before the shop's two-week purchase limits reset, so that the reset falls into the storm. */
const BEGINS_MS = Date.UTC(2026, 11, 6, 19)
const TRIES = 300
const PAUSE_MS = 50

export interface StormConfig {
  readonly updates: 'polling' | 'webhook'
  readonly processes: number
}

export interface StormProcesses {
  readonly botToken: string
  nowMs(): number
  advance(ms: number): void
  readonly address: string
  /** Starts the game; resolves when it listens. */
  startGame(databaseUrl: string): Promise<void>
  killGame(): Promise<void>
  killMessenger(): Promise<void>
  /** Makes the fake messenger do something. Throws when the fake is away or too slow. */
  control<T>(deed: string, body: object): Promise<T>
  /**
   * What the game logged at level `error`. A killed messenger or database causes only warnings, which are not included.
   */
  output(): string
  stop(): Promise<void>
}

export const startStormProcesses = async ({ updates, processes }: StormConfig): Promise<StormProcesses> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'storm-payments-'))
  const clock = stormClock(dataDir, BEGINS_MS)
  const [gamePort, botPort] = [await freePort(), await freePort()]
  const [address, root] = [`http://127.0.0.1:${gamePort}`, `http://127.0.0.1:${botPort}`]
  const gameEnv = {
    DATA_DIR: dataDir,
    CLIENT_DIR: NO_CLIENT,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    TEST_CLOCK: clock.file,
    PORT: String(gamePort),
    BOT_TOKEN,
    BOT_API_ROOT: root,
    BOT_UPDATES: updates,
    BOT_WEBHOOK_SECRET: SECRET,
    PUBLIC_URL: address,
    DRAIN_GRACE_MS: '0',
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  let messenger: ChildProcess
  let game: ServerUnderTest | null = null
  let said = ''

  const control = async <T>(deed: string, body: object): Promise<T> => {
    const signal = AbortSignal.timeout(deed === 'pay' ? DEED_MS : LONG_DEED_MS)
    const answer = await fetch(`${root}/control/${deed}`, { method: 'POST', body: JSON.stringify(body), signal })
    return (await answer.json()) as T
  }
  const startMessenger = async (): Promise<void> => {
    const { PATH = '', HOME = '' } = process.env
    messenger = spawn(process.execPath, ['--import', 'tsx', 'src/server/run/bot-api.ts'], {
      cwd: ROOT,
      // The channel closes when the test ends, even by a kill, and then the process ends.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        PATH,
        HOME,
        PORT: String(botPort),
        TEST_CLOCK: clock.file,
        STATE_FILE: path.join(dataDir, 'messenger'),
      },
    })
    for (let tries = 1; ; tries += 1) {
      const isThere = await control('waiting', {}).then(
        () => true,
        () => false,
      )
      if (isThere) return
      if (tries === TRIES) throw new Error('The stand-in messenger does not come up.')
      await pause(PAUSE_MS)
    }
  }
  const gone = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve()
      else child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })
  const killGame = async (): Promise<void> => {
    if (game === null) return
    game.killAll()
    said += (await game.exited).output
    game = null
  }

  await startMessenger()
  await tellHowUpdatesCome(parseConfig(gameEnv, () => 'no token is needed'))
  return {
    botToken: BOT_TOKEN,
    address,
    nowMs: clock.nowMs,
    advance: (ms) => clock.set(clock.nowMs() + ms),
    startGame: async (databaseUrl) => {
      const env = { ...gameEnv, DATABASE_URL: databaseUrl }
      game = startServerUnderTest(env, undefined, processes > 1 ? ['--processes', String(processes)] : [])
      await game.ready
    },
    killGame,
    killMessenger: async () => {
      await gone(messenger)
      await startMessenger()
    },
    control,
    output: () => said + (game?.output() ?? ''),
    stop: async () => {
      await killGame()
      await gone(messenger)
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate } from '../../../src/server/db/migrate.ts'
import { createEmptyDatabase } from '../../helpers/database/test-database.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-commands-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const NO_GAME = 'There is no game here yet: start the game once (npm start), then run this again.\n'
const FIGHT = '01234567-89ab-7def-8123-456789abcdef'

interface Outcome {
  readonly code: number | null
  readonly output: string
}

/** Runs a command of `src/server/run` as npm does. */
const run = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> =>
  new Promise((resolve) => {
    const [command = '', ...rest] = args
    const { DATABASE_URL: _ofTheTests, DIRECT_DATABASE_URL: _alsoOfThem, ...own } = process.env
    const child = spawn(process.execPath, ['--import', 'tsx', `src/server/run/${command}.ts`, ...rest], {
      cwd: ROOT,
      env: { ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
    child.once('close', (code) => resolve({ code, output }))
  })

const needGame = [
  ['maintenance', 'on'],
  ['fight', FIGHT],
  ['audit'],
  ['archive-ledger', '2026-01'],
  ['distribute'],
  ['admin', 'log'],
]
/** The local token lies there, too: only the database is not to be made. */
const hasDatabase = (dataDir: string): boolean => existsSync(path.join(dataDir, 'pg'))

describe('a command that needs a game', () => {
  test.each(needGame)('says in one sentence that there is none, and makes none: %s %s', async (...args) => {
    const dataDir = path.join(scratch, String(args[0]))
    expect(await run(args, { DATA_DIR: dataDir })).toEqual({ code: 1, output: NO_GAME })
    expect(hasDatabase(dataDir)).toBe(false)
  })

  test.each(needGame.slice(0, 2))('says the same of a database that nobody has played on: %s %s', async (...args) => {
    const database = await createEmptyDatabase()
    try {
      expect(await run(args, { DATABASE_URL: database.url })).toEqual({ code: 1, output: NO_GAME })
    } finally {
      await database.drop()
    }
  })

  test.each(needGame.slice(0, 2))(
    'says in one sentence that it does not know the build of a database: %s %s',
    async (...args) => {
      const database = await createEmptyDatabase()
      try {
        await migrate(database.db, { '001-first-playable': { up: async () => undefined } })
        const { code, output } = await run(args, { DATABASE_URL: database.url })
        expect(code).toBe(1)
        expect(output).toMatch(
          /^The database is of a build that this one does not continue \(its migration 001-first-playable\).*\n$/,
        )
      } finally {
        await database.drop()
      }
    },
  )

  test('says of a database that does not answer that it does not', async () => {
    const { code, output } = await run(['maintenance', 'on'], { DATABASE_URL: 'postgres://app@127.0.0.1:1/nothing' })
    expect(code).toBe(1)
    expect(output).toMatch(/^The database does not answer: .*\n$/)
  })
})

describe('a command with arguments that it cannot take', () => {
  test.each([
    [['maintenance'], 'Say what you want: npm run maintenance -- on|off\n'],
    [['distribute', '--pieces', '3'], "Unknown option '--pieces'. Options: --shards\n"],
    [['world', '--seed', 'x'], 'The seed is a whole number: npm run world -- --seed 7\n'],
    [
      ['world', '--players', '30'],
      '--players, --keep and --page go with a simulation: npm run world -- --simulate 28d --players 30\n',
    ],
    [
      ['world', '--simulate', 'all'],
      "--simulate takes days from 1d to 84d, the last ones before a season's end: npm run world -- --simulate 28d\n",
    ],
    [['database-role'], 'DATABASE_URL is not set: set it to the address of the pooler.\n'],
  ])('says so before it touches a database: %j', async (args, output) => {
    const dataDir = path.join(scratch, 'untouched')
    expect(await run(args, { DATA_DIR: dataDir })).toEqual({ code: 1, output })
    expect(hasDatabase(dataDir)).toBe(false)
  })
})

describe('npm run admin', () => {
  test('prints its commands without a database', async () => {
    const { code, output } = await run(['admin'], { DATA_DIR: path.join(scratch, 'bare') })
    expect(code).toBe(0)
    expect(output).toContain('player <player>\n      all about a player, by id or username')
  })
})

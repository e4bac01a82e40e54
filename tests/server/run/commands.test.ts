import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { migrationOf } from '#server/db/migrations.ts'
import { createEmptyDatabase } from '#tests/helpers/database/test-database.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { NO_CLIENT, startServerUnderTest } from '#tests/helpers/server/server-process.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-commands-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const NO_GAME = 'There is no game here yet: set DATABASE_URL to the game’s, or start the game once (npm start).\n'
const FIGHT = '01234567-89ab-7def-8123-456789abcdef'

/** Commands for developers. All others are subcommands of `hk`. */
const OF_DEVELOPERS = ['start', 'player', 'bot-api']

interface Outcome {
  readonly code: number | null
  readonly output: string
}

const run = (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Outcome> =>
  new Promise((resolve) => {
    const [program = '', ...words] = args
    const command = OF_DEVELOPERS.includes(program) ? [`${program}.ts`, ...words] : ['hk/hk.ts', ...args]
    const { DATABASE_URL: _ofTheTests, DIRECT_DATABASE_URL: _alsoOfThem, ...own } = process.env
    const child = spawn(process.execPath, ['--import', 'tsx', ...command], {
      cwd: path.join(ROOT, 'src/server/run'),
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
/** Whether there is a database. A command may leave the local token, but must not create a database. */
const hasDatabase = (dataDir: string): boolean => existsSync(path.join(dataDir, 'pg'))

describe('a command that needs a game', () => {
  test.each(needGame)('says in one sentence that there is none, and makes none: %s %s', async (...args) => {
    const dataDir = path.join(scratch, String(args[0]))
    expect(await run(args, { DATA_DIR: dataDir })).toEqual({ code: 1, output: NO_GAME })
    expect(hasDatabase(dataDir)).toBe(false)
  })

  test.each(needGame.slice(0, 2))('says the same of a database without a game: %s %s', async (...args) => {
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
        await migrate(database.db, {
          '001-first-playable': migrationOf('create table world_facts (key text primary key, value jsonb not null);'),
        })
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

describe('upgrade --check', () => {
  const check = (env: Readonly<Record<string, string>>) => run(['upgrade', '--check'], env)
  const EMPTY = 'There is no game in this database yet: the upgrade makes one of this build.\n'

  test('says so where there is no game, and makes none', async () => {
    const dataDir = path.join(scratch, 'upgrade')
    expect(await check({ DATA_DIR: dataDir })).toEqual({ code: 0, output: EMPTY })
    expect(hasDatabase(dataDir)).toBe(false)
  })

  test('says of an empty database what the upgrade makes, which then has nothing left to do', async () => {
    const database = await createEmptyDatabase()
    const env = { DATABASE_URL: database.url, LOCAL_MODE: 'on', LOG_LEVEL: 'error' }
    try {
      expect(await check(env)).toEqual({ code: 0, output: EMPTY })
      const last = 'The database has every migration of this build.\n'
      expect(await run(['upgrade'], env)).toEqual({ code: 0, output: last })
      const nothing = 'The database has every migration of this build: nothing to do.\n'
      expect(await check(env)).toEqual({ code: 0, output: nothing })
    } finally {
      await database.drop()
    }
  })

  test('says of a database that does not answer that it does not', async () => {
    const { code, output } = await check({ DATABASE_URL: 'postgres://app@127.0.0.1:1/nothing' })
    expect([code, output]).toEqual([1, expect.stringMatching(/^The database does not answer: .*\n$/)])
  })
})

describe('a command with arguments that it cannot take', () => {
  test.each([
    [['maintenance'], "Missing required argument 'on|off'. Usage: hk maintenance <on|off>\n"],
    [
      ['maintenance', 'shut'],
      "Command-argument value 'shut' is invalid for argument 'on|off'. Allowed choices are on, off. Usage: hk maintenance <on|off>\n",
    ],
    [['audit', 'all'], 'Too many arguments. Expected 0 arguments but got 1. Usage: hk audit\n'],
    [
      ['fight', '0'.repeat(36)],
      /^"0{36}" is not the id of a fight: take the one of its replay link \(.*\), or of its rows in the ledger\.\n$/,
    ],
    [['distribute', '--pieces', '3'], "Unknown option '--pieces'. Usage: hk distribute [--shards <n>]\n"],
    [['world', '--seed', 'x'], 'The seed is a whole number: hk world --seed 7\n'],
    [
      ['world', '--players', '30'],
      '--players, --keep and --page go with a simulation: hk world --simulate 28d --players 30\n',
    ],
    [
      ['world', '--simulate', 'all'],
      "--simulate takes days from 1d to 84d, the last ones before a season's end: hk world --simulate 28d\n",
    ],
    [['admin', 'grant', 'ann'], /^Missing required argument 'asset'\. Usage: hk admin grant <player> <asset> .*\n$/],
    [['admin', 'season'], /^Say which command\. Usage: hk admin season show\|.*\n$/],
    [['admin', 'explode'], /^Unknown command 'explode'\. Usage: hk admin player\|grant\|.*\n$/],
    [['audti'], 'There is no command "audti": hk lists them.\n'],
    [['toString'], 'There is no command "toString": hk lists them.\n'],
  ] as const)('says so in one sentence with status 2 before it touches a database: %j', async (args, output) => {
    const dataDir = path.join(scratch, 'untouched')
    const said = typeof output === 'string' ? output : expect.stringMatching(output)
    expect(await run(args, { DATA_DIR: dataDir })).toEqual({ code: 2, output: said })
    expect(hasDatabase(dataDir)).toBe(false)
  })

  test.each([
    [
      ['archive-ledger', '2999-01'],
      /^A month can be archived 90 days after its end: name \d{4}-\d\d .*, not "2999-01"\.\n$/,
    ],
    [['database-role'], /^DATABASE_URL is not set: set it to the address of the pooler\.\n$/],
  ] as const)('says of what is there why it cannot, with status 1: %j', async (args, output) => {
    const dataDir = path.join(scratch, 'untouched')
    expect(await run(args, { DATA_DIR: dataDir })).toEqual({ code: 1, output: expect.stringMatching(output) })
    expect(hasDatabase(dataDir)).toBe(false)
  })

  test.each(['fight', 'world', 'admin'])('prints its help without a database: %s', async (name) => {
    const dataDir = path.join(scratch, 'untouched')
    const { code, output } = await run([name, '--help'], { DATA_DIR: dataDir })
    expect(code).toBe(0)
    expect(output).toContain(`hk ${name} `)
    expect(hasDatabase(dataDir)).toBe(false)
  })
})

describe('hk', () => {
  const FOLDER = path.join(ROOT, 'src/server/run/hk')

  test.each([[], ['--help'], ['help']])('lists every command with one line: %s', async (...args) => {
    const { code, output } = await run(args, { DATA_DIR: path.join(scratch, 'list') })
    expect(code).toBe(0)
    const listed = [...output.matchAll(/^ {2}([a-z-]+) {2,}\S.+$/gm)].map(([, name]) => name)
    expect(listed).toEqual([
      'admin',
      'archive-ledger',
      'audit',
      'database-role',
      'distribute',
      'errors',
      'fight',
      'maintenance',
      'operators',
      'upgrade',
      'world',
    ])
  })

  test('loads a command on demand, and none loads another', () => {
    const commands = [...readFileSync(path.join(FOLDER, 'hk.ts'), 'utf8').matchAll(/await import\('\.\/(.+?)'\)/g)].map(
      ([, file = '']) => file,
    )
    expect(commands.length).toBeGreaterThan(8)
    const loaded = readdirSync(FOLDER).flatMap((file) =>
      [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/^import .* from '\.\/(.+?)'/gm)]
        .map(([, other = '']) => other)
        .filter((other) => commands.includes(other))
        .map((other) => `${file} → ${other}`),
    )
    expect(loaded).toEqual([])
  })
})

describe('a path that cannot be used', () => {
  const file = path.join(scratch, 'file')
  beforeAll(() => writeFileSync(file, ''))

  test.each(['audit', 'player', 'start'])(
    'is reported by %s in one sentence: DATA_DIR that is a file, or is below one',
    async (name) => {
      const dataDir = name === 'audit' ? path.join(file, 'data') : file
      expect(await run([name], { DATA_DIR: dataDir })).toEqual({
        code: 1,
        output: `DATA_DIR is ${dataDir}, but ${file} is a file: name a folder that can be written.\n`,
      })
    },
  )

  test.each([
    [['bot-api'], { STATE_FILE: scratch, PORT: '0' }, `STATE_FILE is ${scratch}, but that is a folder: name a file.\n`],
    [['bot-api'], { PORT: 'many' }, 'PORT is "many", but it takes a whole number from 0 to 65535.\n'],
    [['player'], { TEST_CLOCK: scratch }, `TEST_CLOCK is ${scratch}, but that is a folder: name a file.\n`],
    [
      ['start'],
      { CLIENT_DIR: path.join(scratch, 'nowhere') },
      `CLIENT_DIR is ${path.join(scratch, 'nowhere')}, but there is no such folder: name the one of the built client (npm run build makes dist/client).\n`,
    ],
  ])('is reported in one sentence: %j %j', async (args, env, output) => {
    expect(await run(args, { DATA_DIR: path.join(scratch, 'paths'), ...env })).toEqual({ code: 1, output })
  })
})

describe('hk admin', () => {
  test('prints its commands without a database', async () => {
    const { code, output } = await run(['admin'], { DATA_DIR: path.join(scratch, 'bare') })
    expect(code).toBe(0)
    expect(output).toContain('player <player>\n      all about a player, by id or username')
  })

  test('sets the bot up before the first start, which BOT_UPDATES=webhook waits for (R49)', async () => {
    const bot = await startBotApi()
    const database = await createEmptyDatabase()
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: path.join(scratch, 'webhook'),
      CLIENT_DIR: NO_CLIENT,
      JOBS: 'off',
      BOT_TOKEN: '123456789:AAFakeTokenForTestsOnly_0123456789',
      BOT_API_ROOT: bot.root,
      BOT_UPDATES: 'webhook',
      BOT_WEBHOOK_SECRET: 'secret-of-the-test-webhook',
      PUBLIC_URL: 'https://play.example.org',
    }
    const early = await startServerUnderTest(env).exited
    expect([early.code, early.output]).toEqual([1, expect.stringContaining('run hk admin bot setup.')])
    expect(await run(['admin', 'bot', 'setup'], env)).toEqual({
      code: 0,
      output: expect.stringContaining('The messenger calls https://play.example.org/platform/bot/updates'),
    })
    const server = startServerUnderTest(env)
    expect((await fetch(`${await server.ready}/readyz`)).status).toBe(200)
    server.signal('SIGTERM')
    expect((await server.exited).code).toBe(0)
    await database.drop()
    await bot.close()
  }, 60_000)
})

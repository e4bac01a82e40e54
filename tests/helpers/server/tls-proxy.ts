import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'

const CONF = path.resolve(import.meta.dirname, '../../../src/server/ops/nginx.conf')
const CERTIFICATE_OF = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'

export interface TlsProxy {
  readonly address: string
  /** The certificate that the proxy has made for `localhost`. */
  readonly certificate: string
  stop(): Promise<void>
}

const run = (program: string, args: readonly string[]): void => {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
}

/** Replaces a text that must occur exactly once. */
const replaced = (text: string, from: string, to: string): string => {
  if (text.split(from).length !== 2) throw new Error(`nginx.conf has "${from}" not once`)
  return text.replace(from, to)
}

/** Runs our nginx.conf with Debian's nginx. Only addresses, folders and the user differ. */
export const startTlsProxy = async (ports: readonly [number, number]): Promise<TlsProxy> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-nginx-'))
  const certificates = path.join(folder, 'certificates')
  mkdirSync(certificates)
  const files = ['-keyout', path.join(certificates, 'privkey.pem'), '-out', path.join(certificates, 'fullchain.pem')]
  run('openssl', [...CERTIFICATE_OF.split(' '), '-addext', 'subjectAltName=DNS:localhost', ...files])
  copyFileSync('/etc/nginx/mime.types', path.join(folder, 'mime.types'))
  const port = await freePort()
  const changes = [
    ['game-1:3000', `127.0.0.1:${ports[0]}`],
    ['game-2:3000', `127.0.0.1:${ports[1]}`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['/var/log/nginx/access.log', path.join(folder, 'access.log')],
  ] as const
  const conf = changes.reduce((text, [from, to]) => replaced(text, from, to), readFileSync(CONF, 'utf8'))
  const confFile = path.join(folder, 'nginx.conf')
  writeFileSync(confFile, `pid ${path.join(folder, 'pid')};\nuser root;\n${conf}`)
  run('nginx', ['-t', '-q', '-c', confFile, '-e', 'stderr'])
  const server: ChildProcess = spawn(
    'nginx',
    ['-c', confFile, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  return {
    address: `https://localhost:${port}`,
    certificate: readFileSync(path.join(certificates, 'fullchain.pem'), 'utf8'),
    stop: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

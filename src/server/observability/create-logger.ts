import { Writable } from 'node:stream'
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino'
import type { ServerConfig } from '#server/config/config.ts'

const LEVEL_NAMES: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR', 60: 'FATAL' }
const HIDDEN_KEYS = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'request', 'err'])

interface LogLine {
  readonly level: number
  readonly time: number
  readonly msg?: string
  readonly err?: { readonly stack?: string; readonly message?: string }
  readonly [key: string]: unknown
}

export const readableLine = (json: string): string => {
  const line = JSON.parse(json) as LogLine
  const time = new Date(line.time).toISOString().slice(11, 23)
  const facts = Object.entries(line)
    .filter(([key]) => !HIDDEN_KEYS.has(key))
    .map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const head = [time, LEVEL_NAMES[line.level] ?? line.level, line.msg, ...facts].join(' ')
  return line.err ? `${head}\n${line.err.stack ?? line.err.message}\n` : `${head}\n`
}

const readableStream = (): Writable =>
  new Writable({
    write: (chunk, _encoding, done) => {
      process.stdout.write(readableLine(String(chunk)))
      done()
    },
  })

const MASK = '***'
/** Matches the secret plain or URL-encoded, because the ad network sends it in the address. */
const SECRET_OF_ADDRESS = /(secret(?:=|%3d))[^&\s"\\]+/gi

/** Logs JSON, or readable lines. Removes the ad network's secret from every line. */
export const createLogger = (
  config: Pick<ServerConfig, 'logLevel' | 'logFormat' | 'adRewardSecret'>,
  destination?: DestinationStream,
): PinoLogger => {
  const { adRewardSecret } = config
  const masked = (line: string): string => {
    const other = line.replace(SECRET_OF_ADDRESS, `$1${MASK}`)
    return adRewardSecret === null ? other : other.replaceAll(adRewardSecret, MASK)
  }
  const options = { level: config.logLevel, base: null, hooks: { streamWrite: masked } }
  const stream = destination ?? (config.logFormat === 'lines' ? readableStream() : null)
  return stream === null ? pino(options) : pino(options, stream)
}

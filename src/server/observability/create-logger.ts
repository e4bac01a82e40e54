import { Writable } from 'node:stream'
import { type DestinationStream, type LoggerOptions as LoggerSettings, type Logger as PinoLogger, pino } from 'pino'
import type { ServerConfig } from '#server/config/config.ts'
import type { TrackError } from './error-tracker.ts'
import { secretMask } from './secret-mask.ts'

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

const LEVEL_ERROR = 50

/**
 * `given`: arguments of a log call, such as `error({ err }, 'message')` or `error('message')`. A line without an error
 * is tracked by its message.
 */
const track = (given: readonly unknown[], trackError: TrackError): void => {
  const [first, second] = given
  const message = typeof first === 'string' ? first : String(second)
  const { err } = (typeof first === 'object' && first !== null ? first : {}) as { readonly err?: unknown }
  trackError(err ?? new Error(message), message)
}

export interface LoggerOptions {
  readonly destination?: DestinationStream
  /** Gets what is logged as an error; nothing if the log is silent. */
  readonly trackError?: TrackError | undefined
}

/** Logs JSON, or readable lines. Removes the ad network's secret from every line. */
export const createLogger = (
  config: Pick<ServerConfig, 'logLevel' | 'logFormat' | 'adRewardSecret'>,
  { destination, trackError }: LoggerOptions = {},
): PinoLogger => {
  const options: LoggerSettings = {
    level: config.logLevel,
    base: null,
    hooks: {
      streamWrite: secretMask(config.adRewardSecret),
      ...(trackError && {
        logMethod(given, method, level) {
          if (level >= LEVEL_ERROR) track(given, trackError)
          method.apply(this, given)
        },
      }),
    },
  }
  const stream = destination ?? (config.logFormat === 'lines' ? readableStream() : null)
  return stream === null ? pino(options) : pino(options, stream)
}

import type { Logger as PinoLogger } from 'pino'

/** Structured log with request and player ids bound to it. */
export type Logger = Pick<PinoLogger, 'debug' | 'info' | 'warn' | 'error'>

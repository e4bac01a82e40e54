import type { Counted } from '../call-limits.ts'
import type { ReadyMessage } from '../ready-message.ts'

/** A process asks the primary one to count so many calls of these callers. */
export interface CountMessage {
  readonly count: number
  readonly callers: readonly (readonly [caller: string, calls: number])[]
}

/** The answer to `CountMessage` of the same number, in the same order. */
export interface CountedMessage {
  readonly counted: number
  readonly calls: readonly Counted[]
}

const has = (message: unknown, field: string): boolean =>
  typeof message === 'object' && message !== null && field in message

/** Whether a message between processes is this one; the library of the figures sends others. */
export const isReady = (message: unknown): message is ReadyMessage => has(message, 'ready')
/** See `isReady`. */
export const isCount = (message: unknown): message is CountMessage => has(message, 'count') && has(message, 'callers')
/** See `isReady`. */
export const isCounted = (message: unknown): message is CountedMessage => has(message, 'counted')

import type { Counted } from '#server/calls/call-limits.ts'
import type { ReadyMessage } from './ready-message.ts'

export interface CountMessage {
  readonly count: number
  readonly callers: readonly (readonly [caller: string, calls: number])[]
}

/** Answers the `CountMessage` of the same number, in its order. */
export interface CountedMessage {
  readonly counted: number
  readonly calls: readonly Counted[]
}

const has = (message: unknown, field: string): boolean =>
  typeof message === 'object' && message !== null && field in message

/** Checked, because the metrics library sends messages on the same channel. */
export const isReady = (message: unknown): message is ReadyMessage => has(message, 'ready')
export const isCount = (message: unknown): message is CountMessage => has(message, 'count') && has(message, 'callers')
export const isCounted = (message: unknown): message is CountedMessage => has(message, 'counted')

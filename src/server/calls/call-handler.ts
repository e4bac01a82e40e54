import type { Readable } from 'node:stream'
import type { CallName } from '#contracts/calls.ts'
import type { CallBody, CallData, CallParams, CallQuery } from '#contracts/schemas.ts'
import type { Candidates } from '#server/candidates.ts'
import type { ClientErrors } from '#server/client-errors.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { PlayerColumn, PlayerSelects, PlayerWith } from '#server/db/player-read.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Chats } from '#server/platform/bot/chats.ts'
import type { CallScope } from './call-scope.ts'
import type { KeyedRequest } from './idempotency.ts'
import type { Identity } from './identity.ts'
import type { CountLookup } from './lookup-limit.ts'

/** In `handle` of a `MutatingHandler`, `db` is the transaction that also stores the answer. */
export interface CallContext<N extends CallName> extends CallScope {
  /** Has id 0 for a public call without valid launch data. */
  readonly identity: Identity
  readonly params: CallParams<N>
  readonly query: CallQuery<N>
  readonly body: CallBody<N>
  /** The uuid of the request header, or a fresh one if the header is missing. */
  readonly idempotencyKey: string
  readonly config: ServerConfig
  readonly log: Logger
  readonly chats: Chats
  readonly opponents: Candidates
  readonly clientErrors: ClientErrors
  /** Limits reads that query all database nodes. */
  readonly countLookup: CountLookup
  /** True if the caller already has this version of the answer (see `AnswerText`). */
  readonly holds: (version: string) => boolean
}

/**
 * An answer too large for memory: a stream of the whole body, `{"data":…}`, which is not checked. Only for calls
 * without effects.
 */
export class AnswerStream {
  constructor(readonly body: Readable) {}
}

/** Ready-made JSON for `data`, joined from results of `answerText`. Only for calls without effects. */
export class AnswerText {
  constructor(
    readonly text: string,
    /** Changes whenever the content changes. Null for an answer that the caller must not cache. */
    readonly version: string | null = null,
    /** Logs and counts the answer as error `internal`, although its status is 200. */
    readonly hasFailedPart = false,
  ) {}
}

/** Answered instead of a body when the caller already holds this version. Only for calls without effects. */
export class AnswerUnchanged {
  constructor(readonly version: string) {}
}

export type CallHandler<N extends CallName> = (
  context: CallContext<N>,
) => Promise<CallData<N> | AnswerStream | AnswerText | AnswerUnchanged>

/**
 * How a large answer is stored: a reference that finds it again, plus values such as balances that will have changed.
 */
export interface StoredForm<N extends CallName> {
  readonly referenceOf: (answer: CallData<N>) => object
  /** Its result must equal the first answer field by field. */
  readonly restore: (context: CallContext<N>, reference: object) => Promise<CallData<N>>
}

export interface MutatingHandler<N extends CallName> {
  /**
   * Runs before the transaction, so that no lock is held while an external server answers. It may run twice for one
   * key, or without `handle` after it.
   */
  readonly prepare?: (context: CallContext<N>) => Promise<void>
  readonly handle: CallHandler<N>
  readonly stored?: StoredForm<N>
}

/** A call of one read and one conditional write without a transaction. The write also stores key and answer. */
export interface GuardedHandler<N extends CallName> {
  /** Columns needed of the player's row; all by default. */
  readonly columns?: readonly PlayerColumn[]
  /** Selects read together with the player's row. Their statement is compiled once (`preparedRead`). */
  readonly reads: (playerId: number, nowMs: number) => PlayerSelects
  /** Null if the state read had changed, so that nothing was written. The call is then run again from its read. */
  readonly settle: (
    context: CallContext<N>,
    player: PlayerWith<PlayerSelects>,
    request: KeyedRequest | null,
  ) => Promise<CallData<N> | null>
  readonly restore?: StoredForm<N>['restore']
}

export const guarded = <N extends CallName, P extends PlayerSelects, C extends PlayerColumn = PlayerColumn>(handler: {
  readonly columns?: readonly C[]
  readonly reads: (playerId: number, nowMs: number) => P
  readonly settle: (
    context: CallContext<N>,
    player: PlayerWith<P, C>,
    request: KeyedRequest | null,
  ) => Promise<CallData<N> | null>
  readonly restore?: StoredForm<N>['restore']
}): GuardedHandler<N> => handler as unknown as GuardedHandler<N>

export type AnyHandler<N extends CallName> = CallHandler<N> | MutatingHandler<N> | GuardedHandler<N>

export type CallHandlers = { readonly [N in CallName]?: AnyHandler<N> }

export type AllCallHandlers = Required<CallHandlers>

export const defineHandlers = <H extends CallHandlers>(handlers: H): H => handlers

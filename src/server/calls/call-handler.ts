import type { Readable } from 'node:stream'
import type { CallName } from '#contracts/calls.ts'
import type { CallBody, CallData, CallParams, CallQuery } from '#contracts/schemas.ts'
import type { Candidates } from '#server/candidates.ts'
import type { ServerConfig } from '#server/config/config.ts'
import type { PlayerColumn, PlayerSelects, PlayerWith } from '#server/db/player-read.ts'
import type { Logger } from '#server/observability/logger.ts'
import type { Chats } from '#server/platform/bot/chats.ts'
import type { CallScope } from './call-scope.ts'
import type { KeyedRequest } from './idempotency.ts'
import type { Identity } from './identity.ts'
import type { CountLookup } from './lookup-limit.ts'

/** For a call that moves money or items, `db` is the transaction that also stores the answer. */
export interface CallContext<N extends CallName> extends CallScope {
  readonly identity: Identity
  readonly params: CallParams<N>
  readonly query: CallQuery<N>
  readonly body: CallBody<N>
  /** A uuid from the header, or a fresh one without it. */
  readonly idempotencyKey: string
  readonly config: ServerConfig
  readonly log: Logger
  readonly chats: Chats
  readonly opponents: Candidates
  /** Limits reads that query all database nodes. */
  readonly countLookup: CountLookup
  /** True if the caller has this version of the answer (see `AnswerText`). */
  readonly holds: (version: string) => boolean
}

/** An answer too large for memory: the body as sent, `{"data":…}`, unchecked. Only for calls without effects. */
export class AnswerStream {
  constructor(readonly body: Readable) {}
}

/** `data` as JSON, built from results of `answerText`. Only for calls without effects. */
export class AnswerText {
  constructor(
    readonly text: string,
    /** Unique per content of the call. Null for an answer that the caller must not cache. */
    readonly version: string | null = null,
  ) {}
}

/** The caller already holds this version. Only for calls without effects. */
export class AnswerUnchanged {
  constructor(readonly version: string) {}
}

/** @throws ApiError */
export type CallHandler<N extends CallName> = (
  context: CallContext<N>,
) => Promise<CallData<N> | AnswerStream | AnswerText | AnswerUnchanged>

/** Stored form of a large answer: a reference to look it up, and values such as balances that cannot be found again. */
export interface StoredForm<N extends CallName> {
  readonly referenceOf: (answer: CallData<N>) => object
  /** Must equal the first answer field by field. */
  readonly restore: (context: CallContext<N>, reference: object) => Promise<CallData<N>>
}

export interface MutatingHandler<N extends CallName> {
  /** Runs before the transaction, so that no lock waits for an external server. May run more often than `handle`. */
  readonly prepare?: (context: CallContext<N>) => Promise<void>
  readonly handle: CallHandler<N>
  readonly stored?: StoredForm<N>
}

/** A call of one read and one conditional write without a transaction. The write also stores key and answer. */
export interface GuardedHandler<N extends CallName> {
  /** Columns needed of the player's row; all by default. */
  readonly columns?: readonly PlayerColumn[]
  /** Parts read with the player's row. The statement is compiled once (`preparedRead`). */
  readonly reads: (playerId: number, nowMs: number) => PlayerSelects
  /** Null if what was read changed meanwhile and nothing was written. The call is then read again. */
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

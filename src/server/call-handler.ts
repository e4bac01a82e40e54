import type { Readable } from 'node:stream'
import type { CallName } from '../contracts/calls.ts'
import type { CallBody, CallData, CallParams, CallQuery } from '../contracts/schemas.ts'
import type { CallScope } from './call-scope.ts'
import type { Candidates } from './candidates.ts'
import type { ServerConfig } from './config.ts'
import type { PlayerColumn, PlayerParts, PlayerWith } from './db/player-read.ts'
import type { KeyedRequest } from './idempotency.ts'
import type { Identity } from './identity.ts'
import type { Logger } from './logger.ts'
import type { CountLookup } from './lookup-limit.ts'
import type { Chats } from './platform/bot/chats.ts'

/** The argument of a handler. For a call that `moves`, `db` is the transaction in which its answer is stored too. */
export interface CallContext<N extends CallName> extends CallScope {
  readonly identity: Identity
  readonly params: CallParams<N>
  readonly query: CallQuery<N>
  readonly body: CallBody<N>
  /** The caller's idempotency key (a uuid), or a fresh one when the header is absent. */
  readonly idempotencyKey: string
  readonly config: ServerConfig
  readonly log: Logger
  /** Membership and boosts of the messenger's chats. */
  readonly chats: Chats
  /** Players whom matchmaking draws from. */
  readonly opponents: Candidates
  /** Counts a read that asks all nodes. */
  readonly countLookup: CountLookup
  /** Whether the caller holds the answer of this version (see `AnswerText`). */
  readonly holds: (version: string) => boolean
}

/**
 * An answer too large to be held whole: the body as it goes over the wire, `{"data":…}`. Nobody checks it against its
 * contract but the one who makes it. Of calls that do not move.
 */
export class AnswerStream {
  constructor(readonly body: Readable) {}
}

/**
 * An answer that is JSON already: its `data`, made of what `answerText` has made of its parts. Of calls that do not move.
 */
export class AnswerText {
  constructor(
    readonly text: string,
    /** The same for no other answer of the call; null for an answer that the caller shall not keep. */
    readonly version: string | null = null,
  ) {}
}

/** In place of an answer whose version the caller holds already. Of calls that do not move. */
export class AnswerUnchanged {
  constructor(readonly version: string) {}
}

/** Answers one call with its `data`, or throws `Refusal`. */
export type CallHandler<N extends CallName> = (
  context: CallContext<N>,
) => Promise<CallData<N> | AnswerStream | AnswerText | AnswerUnchanged>

/**
 * The stored form of an answer that is too large to be copied: what the rest is found by, and what would not be found
 * again, such as balances.
 */
export interface StoredForm<N extends CallName> {
  readonly referenceOf: (answer: CallData<N>) => object
  /** The answer again, equal field by field. */
  readonly restore: (context: CallContext<N>, reference: object) => Promise<CallData<N>>
}

/** A moving call with more to say than how it is handled. */
export interface MovingHandler<N extends CallName> {
  /**
   * Asks an external server before the transaction, so that no lock and no connection waits for that server, and stores in
   * the database what `handle` then reads. It may run more often than `handle`.
   */
  readonly prepare?: (context: CallContext<N>) => Promise<void>
  readonly handle: CallHandler<N>
  readonly stored?: StoredForm<N>
}

/**
 * A call of one read and one write, without a transaction around them: the read brings who calls, what the key has stored and
 * all state; the write changes all of it and keeps key and answer, if what was read still holds.
 */
export interface GuardedHandler<N extends CallName> {
  /** The columns that are needed of the player's row; all unless said. */
  readonly columns?: readonly PlayerColumn[]
  /** What is read beside the player's row; the statement is compiled once (`preparedRead`). */
  readonly reads: (playerId: number, nowMs: number) => PlayerParts
  /** Null when the write found that what was read no longer holds, and changed nothing: then all is read again. */
  readonly settle: (
    context: CallContext<N>,
    player: PlayerWith<PlayerParts>,
    request: KeyedRequest | null,
  ) => Promise<CallData<N> | null>
  /** How to find an answer again of which the write keeps a reference. */
  readonly restore?: StoredForm<N>['restore']
}

/** A guarded handler whose `settle` is typed by its `reads`. */
export const guarded = <N extends CallName, P extends PlayerParts, C extends PlayerColumn = PlayerColumn>(handler: {
  readonly columns?: readonly C[]
  readonly reads: (playerId: number, nowMs: number) => P
  readonly settle: (
    context: CallContext<N>,
    player: PlayerWith<P, C>,
    request: KeyedRequest | null,
  ) => Promise<CallData<N> | null>
  readonly restore?: StoredForm<N>['restore']
}): GuardedHandler<N> => handler as unknown as GuardedHandler<N>

/** A handler in any of its forms. */
export type AnyHandler<N extends CallName> = CallHandler<N> | MovingHandler<N> | GuardedHandler<N>

/** Handlers under the names of the registry; each module has its own. */
export type CallHandlers = { readonly [N in CallName]?: AnyHandler<N> }

/** The handlers of every call of the registry: a missing one does not compile. */
export type AllCallHandlers = Required<CallHandlers>

/** The handlers of one module; each context and answer is typed by its contract. */
export const defineHandlers = <H extends CallHandlers>(handlers: H): H => handlers

import type { Readable } from 'node:stream'
import type { CallName } from '../contracts/calls.ts'
import type { CallBody, CallData, CallParams, CallQuery } from '../contracts/schemas.ts'
import type { CallScope } from './call-scope.ts'
import type { ServerConfig } from './config.ts'
import type { Identity } from './identity.ts'
import type { Logger } from './logger.ts'
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
}

/**
 * An answer too large to be held whole: the body as it goes over the wire, `{"data":…}`. Nobody checks it against its
 * contract but the one who makes it. Of calls that do not move.
 */
export class AnswerStream {
  constructor(readonly body: Readable) {}
}

/** Answers one call with its `data`, or throws `Refusal`. */
export type CallHandler<N extends CallName> = (context: CallContext<N>) => Promise<CallData<N> | AnswerStream>

/**
 * A moving call that first asks an external server: `prepare` runs before the transaction, so that no lock and no connection
 * waits for that server, and stores in the database what `handle` then reads. It may run more often than `handle`.
 */
export interface PreparedHandler<N extends CallName> {
  readonly prepare: (context: CallContext<N>) => Promise<void>
  readonly handle: CallHandler<N>
}

/** Handlers under the names of the registry; each module has its own. */
export type CallHandlers = { readonly [N in CallName]?: CallHandler<N> | PreparedHandler<N> }

/** The handlers of every call of the registry: a missing one does not compile. */
export type AllCallHandlers = Required<CallHandlers>

/** The handlers of one module; each context and answer is typed by its contract. */
export const defineHandlers = <H extends CallHandlers>(handlers: H): H => handlers

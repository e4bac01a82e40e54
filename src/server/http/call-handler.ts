import type { Kysely } from 'kysely'
import type { CallName } from '../../contracts/calls.ts'
import type { CallBody, CallData, CallParams, CallQuery } from '../../contracts/schemas.ts'
import type { ServerConfig } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Entropy } from '../entropy.ts'
import type { Logger } from '../logger.ts'
import type { Chats } from '../platform/bot/chats.ts'

/** Who calls, as the signed launch data says. */
export interface Identity {
  /** The messenger's user id. */
  readonly userId: number
  readonly username: string | null
  readonly firstName: string
  readonly lastName: string | null
  readonly photoUrl: string | null
  readonly languageCode: string
  /** Whether the messenger calls this a Premium user. */
  readonly isPremium: boolean
  /** The raw start parameter, or null. */
  readonly startParam: string | null
}

/** What a handler gets. For a call that `moves`, `db` is the transaction in which its answer is stored too. */
export interface CallContext<N extends CallName> {
  readonly identity: Identity
  readonly params: CallParams<N>
  readonly query: CallQuery<N>
  readonly body: CallBody<N>
  /** The instant of the call; one value for the whole call. */
  readonly nowMs: number
  readonly db: Kysely<Database>
  /** The caller's idempotency key (a uuid), or a fresh one when the header is absent. */
  readonly requestKey: string
  readonly entropy: Entropy
  readonly config: ServerConfig
  readonly log: Logger
  /** The messenger's word about players in chats. */
  readonly chats: Chats
}

/** Answers one call with its `data`, or throws `CallError`. */
export type CallHandler<N extends CallName> = (context: CallContext<N>) => Promise<CallData<N>>

/**
 * A moving call that first asks someone outside: `prepare` runs before the transaction, so that no lock and no connection
 * waits for a foreign server, and notes in the database what `handle` then reads. It may run more often than `handle`.
 */
export interface PreparedHandler<N extends CallName> {
  readonly prepare: (context: CallContext<N>) => Promise<void>
  readonly handle: CallHandler<N>
}

/** The handlers of one module, under the names of the registry. */
export type CallHandlers = { readonly [N in CallName]?: CallHandler<N> | PreparedHandler<N> }

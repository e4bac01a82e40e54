import type { z } from 'zod'
import type { DeskCallName } from '#contracts/desk/desk-calls.ts'
import type { DESK_SCHEMAS, DeskData } from '#contracts/desk/desk-wire.ts'
import type { DeskDeps, DeskOperator } from './desk-deps.ts'

/** `login` and `logout` have no handler, because they also set the cookie. */
export type HandledName = Exclude<DeskCallName, 'login' | 'logout'>

type Schemas = typeof DESK_SCHEMAS
type Given<N extends DeskCallName, K extends string> =
  Schemas[N] extends Readonly<Record<K, infer S extends z.ZodType>> ? z.output<S> : undefined

export interface DeskCall<N extends DeskCallName> {
  readonly desk: DeskDeps
  readonly nowMs: number
  readonly operator: DeskOperator
  readonly params: Given<N, 'params'>
  readonly query: Given<N, 'query'>
  readonly body: Given<N, 'body'>
  /** Idempotency key (UUID) of a mutating call. Empty for a call that reads. */
  readonly key: string
}

export type DeskHandler<N extends DeskCallName> = (call: DeskCall<N>) => Promise<DeskData<N>>

export type DeskHandlers = { readonly [N in HandledName]: DeskHandler<N> }

import type { z } from 'zod'
import { actSchemas } from './desk-acts.ts'
import type { DeskCallName } from './desk-calls.ts'
import { clientErrorSchemas } from './desk-client-errors.ts'
import { figureSchemas } from './desk-figures.ts'
import { playerSchemas } from './desk-players.ts'
import { signInSchemas } from './desk-sign-in.ts'

interface DeskCallSchema {
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly data: z.ZodType
}

export const DESK_SCHEMAS = {
  ...signInSchemas,
  ...playerSchemas,
  ...actSchemas,
  ...figureSchemas,
  ...clientErrorSchemas,
} as const satisfies Readonly<Record<DeskCallName, DeskCallSchema>>

type Part<N extends DeskCallName, K extends keyof DeskCallSchema> =
  (typeof DESK_SCHEMAS)[N] extends Readonly<Record<K, infer S extends z.ZodType>> ? S : never

export type DeskParams<N extends DeskCallName> = z.output<Part<N, 'params'>>
/** Type before parsing, in which fields with a default are optional. */
export type DeskQuery<N extends DeskCallName> = z.input<Part<N, 'query'>>
export type DeskBody<N extends DeskCallName> = z.output<Part<N, 'body'>>
export type DeskData<N extends DeskCallName> = z.output<Part<N, 'data'>>
export type DeskAct = DeskBody<'act'>

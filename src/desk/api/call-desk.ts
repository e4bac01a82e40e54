import { DESK_CALLS, DESK_KEY_HEADER, type DeskCallName } from '#contracts/desk/desk-calls.ts'
import type { DeskBody, DeskData, DeskParams, DeskQuery } from '#contracts/desk/desk-wire.ts'
import { DeskError, errorOfAnswer } from './desk-error.ts'

type CallsBy<Method extends 'GET' | 'POST'> = {
  [N in DeskCallName]: (typeof DESK_CALLS)[N]['method'] extends Method ? N : never
}[DeskCallName]

export type ReadCall = CallsBy<'GET'>
export type WriteCall = CallsBy<'POST'>

type PartOf<Key extends string, Value> = [Value] extends [never] ? unknown : Readonly<Record<Key, Value>>
/** If every field of a query is optional, so is the query. */
type QueryOf<Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { readonly query?: Readonly<Value> }
    : { readonly query: Readonly<Value> }

export type ReadInput<N extends ReadCall> = PartOf<'params', DeskParams<N>> & QueryOf<DeskQuery<N>>
export type WriteInput<N extends WriteCall> = PartOf<'params', DeskParams<N>> & PartOf<'body', DeskBody<N>>

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const urlOf = (name: DeskCallName, { params, query }: LooseInput): string => {
  const path = DESK_CALLS[name].path.replace(/:(\w+)/g, (_all, key: string) =>
    encodeURIComponent(String(params?.[key])),
  )
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length === 0 ? path : `${path}?${search}`
}

const send = async (url: string, init: RequestInit): Promise<unknown> => {
  const answer = await fetch(url, { credentials: 'same-origin', ...init }).catch(() => {
    throw new DeskError('network', 'No answer')
  })
  const body: unknown = await answer.json().catch(() => null)
  if (!answer.ok) throw errorOfAnswer(answer.status, body)
  // The connection broke during the answer, or a proxy answered with an HTML page.
  if (body === null) throw new DeskError('network', 'No whole answer')
  return body
}

/** @throws DeskError */
export const readDesk = async <N extends ReadCall>(
  name: N,
  input: ReadInput<N>,
  signal?: AbortSignal,
): Promise<DeskData<N>> => (await send(urlOf(name, input as LooseInput), signal ? { signal } : {})) as DeskData<N>

/**
 * @param key a UUID. A key that the server knows gets its first answer again, and nothing is done twice.
 * @throws DeskError
 */
export const writeDesk = async <N extends WriteCall>(
  name: N,
  input: WriteInput<N>,
  key: string = crypto.randomUUID(),
): Promise<DeskData<N>> => {
  const { body, ...rest } = input as LooseInput
  return (await send(urlOf(name, rest), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [DESK_KEY_HEADER]: key },
    body: JSON.stringify(body),
  })) as DeskData<N>
}

import { launchDataRaw } from '#client/platform/launch-data.ts'
import type { CallName } from '#contracts/calls.ts'
import { BUILD_HEADER, type ErrorBody, IDEMPOTENCY_HEADER, SERVER_TIME_HEADER } from '#contracts/errors.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { ApiError, networkError, UNEXPECTED_STATUS } from './api-error.ts'
import { recordBuild } from './build-watch.ts'
import { buildUrl } from './call-url.ts'
import { setOnline } from './connection.ts'
import { lineOfCall } from './line-of-call.ts'
import { syncServerClock } from './server-clock.ts'

export interface CallOptions {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

export type CallArgument<N extends CallName> =
  Record<never, never> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>]

interface LooseInput {
  readonly params?: Record<string, unknown> | undefined
  readonly query?: Record<string, unknown> | undefined
  readonly body?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

export const errorOf = (body: unknown, response: Pick<Response, 'status'>): ApiError => {
  if (isRecord(body) && typeof body.code === 'string' && typeof body.message === 'string') {
    const { code, message, details } = body as unknown as ErrorBody
    return new ApiError(code, message, response.status, details)
  }
  return new ApiError('unexpected-answer', `Unexpected answer (${response.status})`, response.status)
}

/** Turns an error of the browser into an `ApiError`, but not the caller's own abort. */
export const overNetwork = async <T>(work: Promise<T>, signal?: AbortSignal | null): Promise<T> => {
  try {
    return await work
  } catch (cause) {
    if (signal?.aborted) throw cause
    setOnline(false)
    throw networkError(cause)
  }
}

/** Undefined if the body is not JSON. */
export const jsonOf = async (response: Response, signal?: AbortSignal): Promise<unknown> => {
  const text = await overNetwork(response.text(), signal)
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Validates responses in development and tests only: production builds contain no schemas. */
const checked = async <N extends CallName>(name: N, data: unknown): Promise<CallData<N>> => {
  if (!import.meta.env.DEV) return data as CallData<N>
  const { callSchemas } = await import('#contracts/schemas.ts')
  const parsed = callSchemas[name].data.safeParse(data)
  if (parsed.success) return parsed.data as CallData<N>
  throw new ApiError('unexpected-answer', `${name}: ${parsed.error.message}`, UNEXPECTED_STATUS)
}

const send = async (url: string, init: RequestInit): Promise<Response> => {
  const response = await overNetwork(fetch(url, init), init.signal)
  setOnline(true)
  return response
}

export const respond = async <N extends CallName>(
  name: N,
  input: CallInput<N> | undefined,
  options: CallOptions,
): Promise<Response> => {
  const raw = launchDataRaw()
  if (raw === null) throw new ApiError('authentication', 'Missing authentication', 401)

  const line = lineOfCall(name)
  const { method, path } = line instanceof Promise ? await line : line
  const { params, query, body } = (input ?? {}) as LooseInput
  const headers: Record<string, string> = { authorization: `tma ${raw}`, accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (options.idempotencyKey) headers[IDEMPOTENCY_HEADER] = options.idempotencyKey

  const sentAtMs = Date.now()
  const response = await send(buildUrl(path, params, query), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  syncServerClock(response.headers.get(SERVER_TIME_HEADER), sentAtMs, Date.now())
  recordBuild(response.headers.get(BUILD_HEADER))
  return response
}

/**
 * Returns the response's `data` (A7, rows 2-4, 184). Throws `ApiError`, or the browser's error if the call is
 * aborted. Without launch data it throws 401 'authentication' and sends nothing.
 */
export const callWith = async <N extends CallName>(
  name: N,
  input: CallInput<N> | undefined,
  options: CallOptions = {},
): Promise<CallData<N>> => {
  const response = await respond(name, input, options)
  const answer = await jsonOf(response, options.signal)
  if (!response.ok) throw errorOf(answer, response)
  if (!isRecord(answer) || !('data' in answer)) {
    throw new ApiError('unexpected-answer', 'Unexpected answer', UNEXPECTED_STATUS)
  }
  return checked(name, answer.data)
}

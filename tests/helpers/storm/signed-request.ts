import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { IDEMPOTENCY_HEADER } from '#contracts/errors.ts'
import { signLaunchData } from '#tests/helpers/server/launch-data.ts'
import type { StormRequest } from './caller.ts'

export const signedRequest = <N extends CallName>(
  { as, input, key, name, startParam }: StormRequest<N>,
  { botToken, nowMs }: { readonly botToken: string; readonly nowMs: number },
): { readonly url: string; readonly init: RequestInit } => {
  const line: CallLine = calls[name]
  const { body, params, query } = input as object as {
    body?: object
    params?: Readonly<Record<string, unknown>>
    query?: Readonly<Record<string, unknown>>
  }
  const filled = line.path.replaceAll(/\{(\w+)\}/g, (_all, param: string) =>
    encodeURIComponent(String(params?.[param])),
  )
  const search = new URLSearchParams(Object.entries(query ?? {}).map(([param, value]) => [param, String(value)]))
  const options = { authDate: Math.floor(nowMs / 1000), ...(startParam === undefined ? {} : { startParam }) }
  return {
    url: `${filled}?${search}`,
    init: {
      method: line.method,
      headers: {
        authorization: `tma ${signLaunchData(botToken, { id: as }, options)}`,
        [IDEMPOTENCY_HEADER]: key,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    },
  }
}

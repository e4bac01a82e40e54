import type { CallName } from '#contracts/calls.ts'
import { ApiError, networkError, UNEXPECTED_STATUS } from './api-error.ts'
import { errorOf, jsonOf, respond } from './call.ts'

const ENVELOPE = '{"data":'

/** The response's JSON as a blob, because `data` may be too large to parse. Throws `ApiError` as `callWith`. */
export const callForFile = async (name: CallName): Promise<Blob> => {
  const response = await respond(name, undefined, {})
  if (!response.ok) throw errorOf(await jsonOf(response), response)
  const body = await response.blob().catch((cause: unknown) => {
    throw networkError(cause)
  })
  if ((await body.slice(0, ENVELOPE.length).text()) !== ENVELOPE) {
    throw new ApiError('unexpected-answer', 'Unexpected answer', UNEXPECTED_STATUS)
  }
  return body.slice(ENVELOPE.length, body.size - 1, 'application/json')
}

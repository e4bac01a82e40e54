import type { Socket } from 'node:net'
import type { ErrorCode } from '#contracts/errors.ts'
import { ApiError } from '#server/api-error.ts'

/** Time for a rejected client to read the answer. */
const LINGER_MS = 1000
const TOO_SLOW = ['ERR_HTTP_REQUEST_TIMEOUT']

const answerTo = (code: ErrorCode): string => {
  const refusal = new ApiError(code)
  const body = JSON.stringify(refusal.toBody())
  const head = [
    `HTTP/1.1 ${refusal.status} Refused`,
    'content-type: application/json',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

const WRONG = answerTo('invalid-payload')
const SLOW = answerTo('request-too-slow')

/** Answers malformed or too slow HTTP and closes the connection. */
export const answerClientError = (error: { readonly code?: string }, socket: Socket): void => {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  socket.end(TOO_SLOW.includes(error.code ?? '') ? SLOW : WRONG)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

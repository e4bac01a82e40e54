import { ApiError } from './api-error.ts'

const keys = new Map<string, string>()

const slotOf = (name: string, input: unknown): string => `${name} ${JSON.stringify(input ?? null)}`

/** The request id of a move: the same for the same call and input until it is answered, so that a repeat by hand pays once. */
export const keyOfMove = (name: string, input: unknown, makeKey: () => string): string => {
  const slot = slotOf(name, input)
  const held = keys.get(slot)
  if (held !== undefined) return held
  const key = makeKey()
  keys.set(slot, key)
  return key
}

/** Whether the outcome of a failed move is known: no answer and 5xx leave it open, for the server may have done it. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus < 500 && error.code !== 'network'

/** Forgets the request id of an answered move. */
export const forgetKeyOfMove = (name: string, input: unknown): void => {
  keys.delete(slotOf(name, input))
}

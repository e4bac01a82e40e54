import { ApiError } from '../api/api-error.ts'

const keys = new Map<string, string>()

const slotOf = (name: string, input: unknown): string => `${name} ${JSON.stringify(input ?? null)}`

/** The idempotency key of a move: stable per call and input until the outcome is known, so that retries pay once. */
export const keyOfMove = (name: string, input: unknown, makeKey: () => string): string => {
  const slot = slotOf(name, input)
  const held = keys.get(slot)
  if (held !== undefined) return held
  const key = makeKey()
  keys.set(slot, key)
  return key
}

/** Whether a failed move's outcome is known: network errors and 5xx leave it open. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus < 500 && error.code !== 'network'

/** Drops the idempotency key of a settled move. */
export const forgetKeyOfMove = (name: string, input: unknown): void => {
  keys.delete(slotOf(name, input))
}

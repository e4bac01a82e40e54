import { ApiError } from '#client/api/api-error.ts'

const keys = new Map<string, string>()

const slotOf = (name: string, input: unknown): string => `${name} ${JSON.stringify(input ?? null)}`

/** Stable per call and input until the outcome is known, so that a retry pays once. */
export const idempotencyKeyOf = (name: string, input: unknown, makeKey: () => string): string => {
  const slot = slotOf(name, input)
  const held = keys.get(slot)
  if (held !== undefined) return held
  const key = makeKey()
  keys.set(slot, key)
  return key
}

/** Network errors and 5xx leave the outcome open. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus < 500 && error.code !== 'network'

export const forgetIdempotencyKey = (name: string, input: unknown): void => {
  keys.delete(slotOf(name, input))
}

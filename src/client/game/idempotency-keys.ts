import { ApiError } from '#client/api/api-error.ts'
import { randomUuid } from '#client/api/random-uuid.ts'
import { readSession, writeSession } from '#client/platform/session-store.ts'
import type { MutationName } from './mutation-effect.ts'

/**
 * Calls whose key survives a reload, so that a retry costs no second energy (T11). Their input names one fight. The
 * same input of any other call may be meant as a second action after a reload.
 */
const KEPT_OVER_RELOAD: ReadonlySet<MutationName> = new Set(['combats.fight'])

const keys = new Map<string, string>()

const slotOf = (name: MutationName, input: unknown): string => `${name} ${JSON.stringify(input ?? null)}`

const save = (name: MutationName, input: unknown, key: string | null): void => {
  const slot = slotOf(name, input)
  if (KEPT_OVER_RELOAD.has(name)) writeSession(`key.${slot}`, key)
  else if (key === null) keys.delete(slot)
  else keys.set(slot, key)
}

/** The same key per call and input until the outcome is known, so that a retry pays once. */
export const idempotencyKeyOf = (name: MutationName, input: unknown): string => {
  const slot = slotOf(name, input)
  const held = KEPT_OVER_RELOAD.has(name) ? readSession(`key.${slot}`) : keys.get(slot)
  if (held != null) return held
  const key = randomUuid()
  save(name, input, key)
  return key
}

export const forgetIdempotencyKey = (name: MutationName, input: unknown): void => save(name, input, null)

/** False after a network error or 5xx, which leave the outcome open. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.httpStatus < 500 && error.code !== 'network'

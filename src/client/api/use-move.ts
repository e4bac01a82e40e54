import { useMutation } from '@tanstack/react-query'
import type { CallName } from '../../contracts/calls.ts'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import { ApiError, NETWORK_STATUS } from './api-error.ts'
import { callWith } from './call.ts'
import { forgetKeyOfMove, isAnswered, keyOfMove } from './idempotency-keys.ts'
import { isRefusedOffline } from './offline-refusal.ts'
import { randomUuid } from './random-uuid.ts'

/**
 * Sends a move once under its request id; a repeat after a lost answer carries the same id. Without a network it is refused
 * at once, and the player told why.
 */
export const sendMove = async <N extends CallName>(name: N, input: CallInput<N> | undefined): Promise<CallData<N>> => {
  if (isRefusedOffline()) throw new ApiError('network', 'Network error', NETWORK_STATUS)
  const idempotencyKey = keyOfMove(name, input, randomUuid)
  try {
    const data = await callWith(name, input, { idempotencyKey })
    forgetKeyOfMove(name, input)
    return data
  } catch (error) {
    if (isAnswered(error)) forgetKeyOfMove(name, input)
    throw error
  }
}

/** A mutation of one call that moves money or items. Never retries by itself; the player's repeat reuses the request id until it is answered. */
export const useMove = <N extends CallName>(name: N) =>
  useMutation<CallData<N>, Error, CallInput<N> | undefined>({
    mutationKey: [name],
    mutationFn: (input) => sendMove(name, input),
    retry: false,
    networkMode: 'always',
  })

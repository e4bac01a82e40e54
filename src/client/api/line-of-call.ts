import type { CallLine } from '../../contracts/call-line.ts'
import type { CallName } from '../../contracts/calls.ts'
import { openingCalls } from '../../contracts/opening-calls.ts'
import { ApiError, NETWORK_STATUS } from './api-error.ts'

let known: Partial<Record<CallName, CallLine>> = openingCalls

const load = async (name: CallName): Promise<CallLine> => {
  try {
    const { calls } = await import('../../contracts/calls.ts')
    known = calls
    return calls[name]
  } catch (cause) {
    throw new ApiError('network', 'Network error', NETWORK_STATUS, undefined, { cause })
  }
}

/**
 * Method and path of a call, at once when they are there: a call is sent in the turn that asks for it. The registry comes with what home
 * does after its first paint; until then the opening's own call is all that is sent. Rejects with `ApiError` 'network' where it cannot be
 * loaded.
 */
export const lineOfCall = (name: CallName): CallLine | Promise<CallLine> => known[name] ?? load(name)

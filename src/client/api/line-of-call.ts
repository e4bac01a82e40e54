import type { CallLine } from '../../contracts/call-line.ts'
import type { CallName } from '../../contracts/calls.ts'
import { openingCalls } from '../../contracts/opening-calls.ts'
import { ApiError, NETWORK_STATUS } from './api-error.ts'

/**
 * Method and path of a call. The registry comes with what home does after its first paint: until then the opening's own call is all that is
 * sent. Throws `ApiError` 'network' where it cannot be loaded.
 */
export const lineOfCall = async (name: CallName): Promise<CallLine> => {
  const ofOpening: Partial<Record<CallName, CallLine>> = openingCalls
  const known = ofOpening[name]
  if (known) return known
  try {
    return (await import('../../contracts/calls.ts')).calls[name]
  } catch (cause) {
    throw new ApiError('network', 'Network error', NETWORK_STATUS, undefined, { cause })
  }
}

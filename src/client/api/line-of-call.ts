import { bootstrapCalls } from '#contracts/bootstrap-calls.ts'
import type { CallLine } from '#contracts/call-line.ts'
import type { CallName } from '#contracts/calls.ts'
import { networkError } from './api-error.ts'

let known: Partial<Record<CallName, CallLine>> = bootstrapCalls

const load = async (name: CallName): Promise<CallLine> => {
  try {
    const { calls } = await import('#contracts/calls.ts')
    known = calls
    return calls[name]
  } catch (cause) {
    throw networkError(cause)
  }
}

/**
 * Synchronous for known calls, so that `fetch` starts in the same event-loop turn. Other calls wait until the registry
 * is loaded. Rejects with `ApiError` 'network'.
 */
export const lineOfCall = (name: CallName): CallLine | Promise<CallLine> => known[name] ?? load(name)

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import { MS_PER_SECOND } from '../../rules/units.ts'
import { ApiError, NETWORK_STATUS } from '../api/api-error.ts'
import { type CallOptions, callWith } from '../api/call.ts'
import { lineOfCall } from '../api/line-of-call.ts'
import { randomUuid } from '../api/random-uuid.ts'
import { recordError } from '../api/session-end.ts'
import { type Haptic, haptic } from '../platform/messenger.ts'
import { toast } from '../ui/feedback/toast.ts'
import { forgetHome } from './home-opening.ts'
import { forgetKeyOfMove, isAnswered, keyOfMove } from './idempotency-keys.ts'
import type { MoveName } from './move-effect.ts'
import { isRefusedOffline } from './offline-refusal.ts'

const SERVER_FAILED = 500

/**
 * Why the server refused, in the page's language; null when it did not: the network failed, the answer was malformed, or the
 * server was in trouble (5xx), of which each screen has words of its own (B8).
 */
export const refusalText = (error: unknown): string | null =>
  error instanceof ApiError && error.code !== 'network' && error.httpStatus < SERVER_FAILED ? error.message : null

/** Lazy-loaded effects; null if loading fails. */
const loadEffects = () => import('../topics/settle-move.ts').catch(() => null)

/** A move without an answer by then counts as lost: what waits for it ends, and it may be made again, by its key once. */
const PATIENCE_MS = 30 * MS_PER_SECOND

/** Makes a call that gives up when its answer does not come. */
const callInTime = async <N extends MoveName>(
  name: N,
  input: CallInput<N> | undefined,
  options: CallOptions = {},
): Promise<CallData<N>> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    return await callWith(name, input, { ...options, signal: patience.signal })
  } catch (error) {
    throw patience.signal.aborted ? new ApiError('network', 'Network error', NETWORK_STATUS) : error
  } finally {
    clearTimeout(timer)
  }
}

/** Sends a move with its idempotency key; a retry after a lost response reuses the key. */
const sendOnce = async <N extends MoveName>(name: N, input: CallInput<N> | undefined): Promise<CallData<N>> => {
  const line = lineOfCall(name)
  if (!(line instanceof Promise ? await line : line).moves) return callInTime(name, input)
  const idempotencyKey = keyOfMove(name, input, randomUuid)
  try {
    const answer = await callInTime(name, input, { idempotencyKey })
    forgetKeyOfMove(name, input)
    return answer
  } catch (error) {
    if (isAnswered(error)) forgetKeyOfMove(name, input)
    throw error
  }
}

/** Sends a background move and updates the cache. Throws `ApiError`. */
export const sendMoveQuietly = async <N extends MoveName>(
  client: QueryClient,
  name: N,
  input?: CallInput<N>,
): Promise<CallData<N>> => {
  const loading = loadEffects()
  forgetHome(client)
  try {
    const answer = await sendOnce(name, input)
    const effects = await loading
    if (effects) effects.settleMove(client, name, answer, input)
    else void client.invalidateQueries()
    return answer
  } catch (error) {
    ;(await loading)?.settleFailure(client, name, !isAnswered(error))
    throw error
  }
}

/** Sends a player's move and updates the cache; refused while offline, no automatic retries. Throws `ApiError`. */
export const sendMove = async <N extends MoveName>(
  client: QueryClient,
  name: N,
  input?: CallInput<N>,
): Promise<CallData<N>> => {
  if (isRefusedOffline()) throw new ApiError('network', 'Network error', NETWORK_STATUS)
  return sendMoveQuietly(client, name, input)
}

/** What a player feels and reads of a move, and its callbacks; also after unmount. */
export interface MoveHandlers<N extends MoveName> {
  /** Text of the toast after success, beside a haptic; `true` is the haptic alone. */
  readonly success?: true | string | ((answer: CallData<N>, input: CallInput<N> | undefined) => string)
  /** Text of the toast after a failure for which the server gives no reason, beside a haptic; a function chooses the text. */
  readonly failure?: string | ((error: Error) => string)
  /** The haptic of a failure; `error` by default. */
  readonly failureHaptic?: Haptic
  readonly onDone?: (answer: CallData<N>, input: CallInput<N> | undefined) => void
  readonly onFailed?: (error: Error, input: CallInput<N> | undefined) => void
}

/** State of a move; one in flight at a time. */
export interface Move<N extends MoveName> {
  /** Returns whether it was sent. */
  readonly send: (input?: CallInput<N>) => boolean
  readonly isPending: boolean
  readonly pending: CallInput<N> | undefined
  /** Has succeeded since mount. */
  readonly isDone: boolean
}

/** Mutation hook for a move, single flight. */
export const useMove = <N extends MoveName>(name: N, handlers: MoveHandlers<N>): Move<N> => {
  const { success, failure, failureHaptic = 'error', onDone, onFailed } = handlers
  const client = useQueryClient()
  const [state, setState] = useState<'idle' | 'done' | { readonly input: CallInput<N> | undefined }>('idle')
  // State lags a render behind: two quick taps would both see it idle.
  const isBusy = useRef(false)
  const isPending = typeof state === 'object'
  return {
    send: (input) => {
      if (isBusy.current) return false
      isBusy.current = true
      setState({ input })
      const end = (outcome: 'idle' | 'done'): void => {
        isBusy.current = false
        setState(outcome)
      }
      sendMove(client, name, input).then(
        (answer) => {
          end('done')
          if (success !== undefined) haptic('success')
          if (success !== undefined && success !== true)
            toast.success(typeof success === 'string' ? success : success(answer, input))
          onDone?.(answer, input)
        },
        (error: Error) => {
          end('idle')
          recordError(error)
          if (failure !== undefined) {
            haptic(failureHaptic)
            toast.error(typeof failure === 'string' ? (refusalText(error) ?? failure) : failure(error))
          }
          onFailed?.(error, input)
        },
      )
      return true
    },
    isPending,
    pending: isPending ? state.input : undefined,
    isDone: state === 'done',
  }
}

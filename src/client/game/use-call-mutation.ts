import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, networkError } from '#client/api/api-error.ts'
import { type CallOptions, callWith } from '#client/api/call.ts'
import { lineOfCall } from '#client/api/line-of-call.ts'
import { recordError } from '#client/api/session-end.ts'
import { type Haptic, haptic } from '#client/platform/messenger.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import { forgetHome } from './home-bootstrap.ts'
import { forgetIdempotencyKey, idempotencyKeyOf, isAnswered } from './idempotency-keys.ts'
import type { MutationName } from './mutation-effect.ts'
import { isBlockedOffline } from './offline-block.ts'

const SERVER_FAILED = 500

/** Null if the server gave no reason: no answer, a malformed success, or 5xx. Screens have a text for that (B8). */
export const apiErrorText = (error: unknown): string | null =>
  error instanceof ApiError && error.code !== 'network' && error.httpStatus < SERVER_FAILED ? error.message : null

const loadEffects = () => import('#client/topics/settle-mutation.ts').catch(() => null)

/** A mutation without an answer within this time counts as lost. A retry reuses its key. */
const PATIENCE_MS = 30 * MS_PER_SECOND

const callInTime = async <N extends MutationName>(
  name: N,
  input: CallInput<N> | undefined,
  options: CallOptions = {},
): Promise<CallData<N>> => {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    return await callWith(name, input, { ...options, signal: patience.signal })
  } catch (error) {
    throw patience.signal.aborted ? networkError() : error
  } finally {
    clearTimeout(timer)
  }
}

/** Reuses the idempotency key of an earlier attempt whose answer was lost. */
const sendOnce = async <N extends MutationName>(name: N, input: CallInput<N> | undefined): Promise<CallData<N>> => {
  const line = lineOfCall(name)
  if (!(line instanceof Promise ? await line : line).mutates) return callInTime(name, input)
  try {
    return await callInTime(name, input, { idempotencyKey: idempotencyKeyOf(name, input) })
  } catch (error) {
    if (isAnswered(error)) forgetIdempotencyKey(name, input)
    throw error
  }
}

export interface HeldAnswer<N extends MutationName> {
  readonly answer: CallData<N>
  readonly settle: () => void
}

/** The caller decides when screens show the answer: a fight's only after the fight was shown. Throws `ApiError`. */
export const sendMutationHeld = async <N extends MutationName>(
  client: QueryClient,
  name: N,
  input?: CallInput<N>,
): Promise<HeldAnswer<N>> => {
  const loading = loadEffects()
  forgetHome(client)
  try {
    const answer = await sendOnce(name, input)
    const effects = await loading
    // Forgotten after the last `await`: if the page reloads before the caller has the answer, it must find the key.
    forgetIdempotencyKey(name, input)
    const settle = (): void => {
      if (effects) effects.settleMutation(client, name, answer, input)
      else void client.invalidateQueries()
    }
    return { answer, settle }
  } catch (error) {
    ;(await loading)?.settleFailure(client, name, error, input)
    throw error
  }
}

/** For work in the background: shows no toast and gives no haptic. Throws `ApiError`. */
export const sendMutationQuietly = async <N extends MutationName>(
  client: QueryClient,
  name: N,
  input?: CallInput<N>,
): Promise<CallData<N>> => {
  const { answer, settle } = await sendMutationHeld(client, name, input)
  settle()
  return answer
}

/** Refuses while offline, and never retries on its own. Throws `ApiError`. */
export const sendMutation = async <N extends MutationName>(
  client: QueryClient,
  name: N,
  input?: CallInput<N>,
): Promise<CallData<N>> => {
  if (isBlockedOffline()) throw networkError()
  return sendMutationQuietly(client, name, input)
}

/** Handlers run even if the component was unmounted. */
export interface MutationHandlers<N extends MutationName> {
  /** `true` gives a haptic without a toast. */
  readonly success?: true | string | ((answer: CallData<N>, input: CallInput<N> | undefined) => string)
  /** A string is shown only if the server gives no reason; a function's text always. */
  readonly failure?: string | ((error: Error) => string)
  readonly failureHaptic?: Haptic
  readonly onDone?: (answer: CallData<N>, input: CallInput<N> | undefined) => void
  readonly onFailed?: (error: Error, input: CallInput<N> | undefined) => void
}

export interface CallMutation<N extends MutationName> {
  /**
   * Sends nothing and returns false while a mutation is in flight.
   * @param preview optimistic update, called if the mutation is sent. Returns the rollback, called if it fails.
   */
  readonly send: (input?: CallInput<N>, preview?: () => () => void) => boolean
  readonly isPending: boolean
  readonly pending: CallInput<N> | undefined
  readonly isDone: boolean
}

interface Sent<N extends MutationName> {
  readonly input: CallInput<N> | undefined
  readonly rollback: (() => void) | undefined
}

export const useCallMutation = <N extends MutationName>(name: N, handlers: MutationHandlers<N>): CallMutation<N> => {
  const { success, failure, failureHaptic = 'error', onDone, onFailed } = handlers
  const client = useQueryClient()
  // A ref, because state lags a render behind: two quick taps would both find it idle.
  const isBusy = useRef(false)
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: ({ input }: Sent<N>) => sendMutation(client, name, input),
    // `sendMutation` refuses while offline. A mutation that TanStack pauses would be sent much later.
    networkMode: 'always',
    gcTime: 0,
    onSuccess: (answer, { input }) => {
      isBusy.current = false
      if (success !== undefined) haptic('success')
      if (success !== undefined && success !== true)
        toast.success(typeof success === 'string' ? success : success(answer, input))
      onDone?.(answer, input)
    },
    onError: (error, { input, rollback }) => {
      isBusy.current = false
      rollback?.()
      recordError(error)
      if (failure !== undefined) {
        haptic(failureHaptic)
        toast.error(typeof failure === 'string' ? (apiErrorText(error) ?? failure) : failure(error))
      }
      onFailed?.(error, input)
    },
  })
  return {
    send: (input, preview) => {
      if (isBusy.current) return false
      isBusy.current = true
      mutate({ input, rollback: preview?.() })
      return true
    },
    isPending,
    pending: isPending ? variables.input : undefined,
    isDone: isSuccess,
  }
}

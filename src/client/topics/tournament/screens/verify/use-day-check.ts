import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#client/api/api-error.ts'
import { callWith } from '#client/api/call.ts'
import { subtleCrypto } from '#client/platform/subtle-crypto.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import { hexOf } from '#rules/merkle/hex.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { CheckOutcome } from './check-day.ts'

export type CheckState =
  | { readonly is: 'running'; readonly done: number; readonly total: number | null }
  | { readonly is: 'over'; readonly outcome: CheckOutcome }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly error: Error }

const utf8 = new TextEncoder()
/** Seconds to wait if the server sends no `Retry-After`. */
const WAIT_S = 5

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

type Read = 'tournament.brackets' | 'tournament.bracket'

/** Waits out the rate limit, because a day may have more brackets than calls are allowed per minute. */
const readPatiently = async <N extends Read>(
  name: N,
  input: CallInput<N>,
  signal: AbortSignal,
): Promise<CallData<N>> => {
  for (;;)
    try {
      return await callWith<N>(name, input as never, { signal })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof ApiError && error.code === 'rate-limited')) throw error
      await wait(Number(error.details?.retry_after_s ?? WAIT_S) * MS_PER_SECOND)
    }
}

interface Wanted {
  readonly day: string
  readonly bracket: number | null
  readonly isWhole: boolean
}

const run = async (
  { bracket, day, isWhole }: Wanted,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<CheckOutcome> => {
  const [{ checkDay }, { simulationOf }] = await Promise.all([
    import('./check-day.ts'),
    import('#rules/kombat/fight-versions.ts'),
  ])
  const subtle = subtleCrypto()
  return checkDay(
    { bracket, isWhole },
    {
      pageOf: (page) => readPatiently('tournament.brackets', { query: { day, page } }, signal),
      bracketOf: (no) => readPatiently('tournament.bracket', { query: { day, no } }, signal),
      sha256: subtle && (async (text) => hexOf(new Uint8Array(await subtle.digest('SHA-256', utf8.encode(text))))),
      simulationOf,
      onProgress: async (done, total) => {
        onProgress(done, total)
        // Lets the page paint, and the player press Stop.
        await wait(0)
        signal.throwIfAborted()
      },
    },
  )
}

export const useDayCheck = (day: string, bracket: number | null) => {
  const [state, setState] = useState<CheckState>({ is: 'running', done: 0, total: null })
  const running = useRef<AbortController | null>(null)
  const start = useCallback(
    (isWhole: boolean) => {
      running.current?.abort()
      const own = new AbortController()
      running.current = own
      const show = (next: CheckState): void => {
        if (running.current === own) setState(next)
      }
      show({ is: 'running', done: 0, total: null })
      run({ day, bracket, isWhole }, own.signal, (done, total) => show({ is: 'running', done, total })).then(
        (outcome) => show({ is: 'over', outcome }),
        (error: Error) => show(own.signal.aborted ? { is: 'stopped' } : { is: 'failed', error }),
      )
    },
    [day, bracket],
  )
  useEffect(() => {
    start(false)
    return () => {
      const own = running.current
      running.current = null
      own?.abort()
    }
  }, [start])
  return { state, start, stop: () => running.current?.abort() }
}

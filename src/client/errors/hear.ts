import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'
import type { HeardError } from './heard-error.ts'

/** Errors kept until the code that reports them has loaded. */
const KEPT_MAX = 5
let kept: HeardError[] = []
let isListening = false
let isLoading = false
let report: ((heard: HeardError) => void) | null = null

/** Loads the reporter. Lazy, so that the first screen's bundle stays small. */
export const startReporting = (): void => {
  if (!isListening || isLoading || report !== null) return
  isLoading = true
  import('./report.ts')
    .then(({ reportErrors }) => {
      report = reportErrors()
      for (const heard of kept) report(heard)
      kept = []
    })
    // The next error tries again.
    .catch(() => {
      isLoading = false
    })
}

/** Reports an error that has been caught. */
export const hear = (kind: ClientErrorKind, error: unknown): void => {
  if (report !== null) report({ kind, error })
  else if (isListening) {
    if (kept.length < KEPT_MAX) kept.push({ kind, error })
    startReporting()
  }
}

/** Listens for uncaught errors and rejections. Call it first, so that errors of other modules are heard. */
export const listenForErrors = (): void => {
  isListening = true
  addEventListener('error', ({ error, message }) => hear('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => hear('rejection', reason))
  addEventListener('vite:preloadError', ({ payload }) => hear('chunk', payload))
}

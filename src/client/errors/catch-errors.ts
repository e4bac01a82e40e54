import type { ClientErrorKind } from '#rules/client-errors/client-errors.ts'
import type { CaughtError } from './caught-error.ts'

/** Maximum number of errors kept until the reporter has loaded. */
const KEPT_MAX = 5
let kept: CaughtError[] = []
let isListening = false
let isLoading = false
let report: ((caught: CaughtError) => void) | null = null

/** Loads the reporter. Lazy, so that the first screen's bundle stays small. */
export const startReporting = (): void => {
  if (!isListening || isLoading || report !== null) return
  isLoading = true
  import('./report.ts')
    .then(({ reportErrors }) => {
      report = reportErrors()
      for (const caught of kept) report(caught)
      kept = []
    })
    // The next error tries again.
    .catch(() => {
      isLoading = false
    })
}

export const reportCaught = (kind: ClientErrorKind, error: unknown): void => {
  if (report !== null) report({ kind, error })
  else if (isListening) {
    if (kept.length < KEPT_MAX) kept.push({ kind, error })
    startReporting()
  }
}

/** Listens for uncaught errors and rejections. Call it first, so that errors of other modules are caught. */
export const listenForErrors = (): void => {
  isListening = true
  addEventListener('error', ({ error, message }) => reportCaught('error', error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => reportCaught('rejection', reason))
  addEventListener('vite:preloadError', ({ payload }) => reportCaught('chunk', payload))
}

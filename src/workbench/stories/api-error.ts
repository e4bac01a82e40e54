import type { CallName } from '#contracts/calls.ts'
import { type ErrorCode, errorTable } from '#contracts/errors.ts'
import type { ScreenStories, StoryError } from './screen-stories.ts'

export const apiError = (code: ErrorCode, details?: StoryError['details']): StoryError => ({
  refused: errorTable[code].status,
  code,
  message: errorTable[code].message,
  ...(details ? { details } : {}),
})

/** A failing query is tried three times, a second apart. Then the error screen enters. */
export const AFTER_RETRIES_MS = 4000

/** Loading and error state of a screen that shows the answer of `call`. */
export const loadingAndError = (call: CallName): Pick<ScreenStories['states'], 'loading' | 'error'> => ({
  loading: { answers: { [call]: 'pending' } },
  error: { answers: { [call]: apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
})

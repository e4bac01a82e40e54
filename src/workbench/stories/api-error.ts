import type { CallName } from '#contracts/calls.ts'
import { type ErrorCode, errorTable } from '#contracts/errors.ts'
import type { ScreenStories, StoryError } from './screen-stories.ts'

/** Status and message come from the error table. */
export const apiError = (code: ErrorCode, details?: StoryError['details']): StoryError => ({
  refused: errorTable[code].status,
  code,
  message: errorTable[code].message,
  ...(details ? { details } : {}),
})

/** Three requests a second apart, then the entrance. */
export const AFTER_RETRIES_MS = 4000

/** The two states of a screen whose content is the answer of this call. */
export const loadingAndError = (call: CallName): Pick<ScreenStories['states'], 'loading' | 'error'> => ({
  loading: { answers: { [call]: 'pending' } },
  error: { answers: { [call]: apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
})

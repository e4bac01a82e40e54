import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'
import { previewAnswer } from '../../game/preview-answer.ts'
import { adCreditsQuery } from './queries.ts'

/** Takes a credit before the server has; returns the rollback. */
export const previewCreditUse = (client: QueryClient): (() => void) =>
  previewAnswer(client, adCreditsQuery, (credits) => Math.max(0, credits - 1))

/** Asks for the credits anew: an ad has brought one (row 126). */
export const refreshAdCredits = (client: QueryClient): void => markStale(client, ['ads.count'])

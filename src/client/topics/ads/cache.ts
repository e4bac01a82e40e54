import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'
import { previewAnswer } from '#client/game/preview-answer.ts'
import { adCreditsQuery } from './queries.ts'

/** Optimistic update. Returns the rollback. */
export const previewCreditUse = (client: QueryClient): (() => void) =>
  previewAnswer(client, adCreditsQuery, (credits) => Math.max(0, credits - 1))

export const refreshAdCredits = (client: QueryClient): void => markStale(client, ['ads.count'])

import type { QueryClient } from '@tanstack/react-query'
import { previewAnswer } from '#client/game/preview-answer.ts'
import type { Preferences } from '#contracts/wire.ts'
import { preferencesQuery } from './queries.ts'

/** Optimistic update. Returns the rollback. */
export const previewPreferences = (client: QueryClient, next: Preferences): (() => void) =>
  previewAnswer(client, preferencesQuery, next)

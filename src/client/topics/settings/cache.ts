import type { QueryClient } from '@tanstack/react-query'
import type { Preferences } from '../../../contracts/wire.ts'
import { previewAnswer } from '../../game/preview-answer.ts'
import { preferencesQuery } from './queries.ts'

/** Optimistic; returns the rollback. */
export const previewPreferences = (client: QueryClient, next: Preferences): (() => void) =>
  previewAnswer(client, preferencesQuery, next)

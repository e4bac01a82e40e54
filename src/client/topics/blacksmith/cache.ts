import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'
import { previewAnswer } from '#client/game/preview-answer.ts'
import { previewCreditUse } from '#client/topics/ads/cache.ts'
import { rerollCountQuery } from './queries.ts'

/** Paid in TOK, or free for a watched ad (R20). */
export type RerollKind = 'paid' | 'free'

/** Optimistic update (row 124). Returns the rollback. */
export const previewReroll = (client: QueryClient, id: string, kind: RerollKind): (() => void) =>
  kind === 'paid' ? previewAnswer(client, rerollCountQuery(id), (count) => count + 1) : previewCreditUse(client)

export const refreshRerolls = (client: QueryClient): void =>
  markStale(client, ['equipments.rerollCount', 'equipments.freeRerolled', 'equipments.mine', 'equipments.get'])

import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'
import { setRows } from '#client/game/cached-pages.ts'
import { previewAnswer } from '#client/game/preview-answer.ts'
import { wishesQuery } from './queries.ts'

/** Removes the listing from every loaded page. @param id of the listing or its item */
export const dropListing = (client: QueryClient, id: string): void =>
  setRows(client, 'market.list', (rows) => rows.filter((row) => row.id !== id && row.user_equipment_id !== id))

export const refreshBalance = (client: QueryClient): void => markStale(client, ['users.balance'])

/** Optimistic update. Returns the rollback. */
export const previewWishRemoval = (client: QueryClient, id: string): (() => void) =>
  previewAnswer(client, wishesQuery, (wishes) => wishes.filter((wish) => wish.id !== id))

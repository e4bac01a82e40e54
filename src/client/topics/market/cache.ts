import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'
import { refreshFirstPage, setRows } from '../../game/cached-pages.ts'
import { previewAnswer } from '../../game/preview-answer.ts'
import { wishesQuery } from './queries.ts'

/** Takes an offer that was sold or taken off the market, by its id or its item's, out of every loaded page of its lists. */
export const dropListing = (client: QueryClient, id: string): void =>
  setRows(client, 'market.list', (rows) => rows.filter((row) => row.id !== id && row.user_equipment_id !== id))

/** Asks anew for the first page of the market's list. */
export const refreshListings = (client: QueryClient): void => refreshFirstPage(client, 'market.list')

/** Asks for the balance anew: who bought an item of the player's has paid for it. */
export const refreshBalance = (client: QueryClient): void => markStale(client, ['users.balance'])

/** Takes a wish off the list before the server has; returns the rollback. */
export const previewWishRemoval = (client: QueryClient, id: string): (() => void) =>
  previewAnswer(client, wishesQuery, (wishes) => wishes.filter((wish) => wish.id !== id))

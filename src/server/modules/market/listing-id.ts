import type { ListingKey, ListingRow } from './store.ts'

const UUID_FORM = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** What an item's id looks like. */
export const UUID = new RegExp(`^${UUID_FORM}$`, 'i')
/** NPC have ids below zero. */
const LISTING_ID = new RegExp(`^(-?[1-9]\\d{0,14})-(${UUID_FORM})$`)

/** A listing's public id: its seller's, and its own (T18). */
export const listingIdOf = ({ seller_id, id }: Pick<ListingRow, 'seller_id' | 'id'>): string => `${seller_id}-${id}`

/** Seller and uuid of a public id; null for any other text, as an item's id. */
export const parseListingId = (text: string): ListingKey | null => {
  const [, seller, id] = LISTING_ID.exec(text) ?? []
  return seller === undefined || id === undefined ? null : { sellerId: Number(seller), id }
}

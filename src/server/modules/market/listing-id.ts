import { UUID_FORM } from '#server/entropy/uuid.ts'
import type { ListingKey, ListingRow } from './store.ts'

/** A listing's id is `<seller>-<uuid>` (T18). The seller may be an NPC, whose id is negative. */
const LISTING_ID = new RegExp(`^(-?[1-9]\\d{0,14})-(${UUID_FORM})$`)

export const listingIdOf = ({ seller_id, id }: Pick<ListingRow, 'seller_id' | 'id'>): string => `${seller_id}-${id}`

/** Null for any other text, such as an item's id. */
export const parseListingId = (text: string): ListingKey | null => {
  const [, seller, id] = LISTING_ID.exec(text) ?? []
  return seller === undefined || id === undefined ? null : { sellerId: Number(seller), id }
}

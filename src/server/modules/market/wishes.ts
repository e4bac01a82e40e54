import type { CallData } from '#contracts/schemas.ts'
import { WORN_TYPES } from '#rules/items/item-kinds.ts'
import { isMarketPrice } from '#rules/market/market.ts'
import { WISHES_MAX } from '#rules/market/market-watch.ts'
import { ApiError } from '#server/api-error.ts'
import { isNamedSlug } from '#server/art.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { playerView } from '#server/db/player-view.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { isSlugTradeable } from '#server/modules/items/service.ts'
import { getPlayerLocked } from '#server/modules/players/service.ts'
import type { NotificationTrigger } from '#server/notification-trigger.ts'
import type { ItemKind } from './kind-price-store.ts'
import { listingIdOf, parseListingId } from './listing-id.ts'
import { cheapestOffers, type ListingRow, stillOpen } from './store.ts'
import {
  countOtherWishes,
  deleteWish,
  kindsWished,
  listingsThatMeet,
  meetWishes,
  metWishes,
  putWish,
  reopenWishes,
  type SeenWish,
  wishesSelect,
} from './wish-store.ts'

type Wish = CallData<'market.addWish'>

const onTheWire = ({ id, slug, rarity, maxPrice, createdMs, metBy }: SeenWish): Wish => ({
  id,
  slug,
  rarity,
  max_price: maxPrice,
  created_at: new Date(createdMs).toISOString(),
  met_by: metBy,
})

const newestFirst = (one: SeenWish, other: SeenWish): number =>
  other.createdMs - one.createdMs || (one.id < other.id ? -1 : 1)

export const wishesView = playerView({ wishes: wishesSelect }, ({ wishes }): Wish[] =>
  wishes.toSorted(newestFirst).map(onTheWire),
)

const assertOffered = ({ slug, rarity }: ItemKind): void => {
  const isPlain = WORN_TYPES.some((type) => slug === `${type}-${rarity}`)
  if (!isPlain && !isNamedSlug(slug)) throw new ApiError('invalid-item')
  if (!isSlugTradeable(slug)) throw new ApiError('not-tradeable')
}

/** The cheapest offer, and the cheapest from another seller, because no wish is met by its owner's offer. */
const offersFor = async (db: Db, kind: ItemKind, nowMs: number): Promise<ListingRow[]> => {
  const [cheapest] = await cheapestOffers(db, kind, { notOf: null, nowMs })
  return cheapest ? [cheapest, ...(await cheapestOffers(db, kind, { notOf: cheapest.seller_id, nowMs }))] : []
}

/**
 * An open offer may meet the wish at once (extra 13). @throws ApiError `player-not-found`, `invalid-price`;
 * `invalid-item` for an unknown kind; `not-tradeable`; `wish-limit`
 */
export const addWish = async (
  { db, nowMs, entropy }: CallScope,
  playerId: number,
  { slug, rarity, max_price: maxPrice }: Pick<Wish, 'slug' | 'rarity' | 'max_price'>,
): Promise<Wish> => {
  const kind = { slug, rarity }
  if (!isMarketPrice(maxPrice)) throw new ApiError('invalid-price')
  assertOffered(kind)
  await getPlayerLocked(db, playerId)
  if ((await countOtherWishes(db, playerId, kind)) >= WISHES_MAX) throw new ApiError('wish-limit')
  const [offer] = await cheapestOffers(db, kind, { notOf: BigInt(playerId), nowMs })
  const metBy = offer && offer.price_nano <= BigInt(maxPrice) ? listingIdOf(offer) : null
  const row = await putWish(db, { ...kind, playerId, id: uuidV7(entropy, nowMs), maxPrice }, metBy, nowMs)
  return onTheWire({ ...kind, id: row.id, maxPrice, createdMs: nowMs, metBy })
}

/** @throws ApiError `player-not-found`, `wish-not-found` */
export const removeWish = async (
  { db }: Pick<CallScope, 'db'>,
  playerId: number,
  id: string,
): Promise<CallData<'market.removeWish'>> => {
  await getPlayerLocked(db, playerId)
  if (!(await deleteWish(db, playerId, id))) throw new ApiError('wish-not-found')
  return { id }
}

const PER_STATEMENT = 500

const changeWishes = (db: Db, nowMs: number, change: (trx: Db) => Promise<readonly bigint[]>): Promise<number> =>
  inTransaction(db, async (trx) => {
    const owners = await change(trx)
    await rescheduleSubscribers(trx, owners, nowMs)
    return owners.length
  })

const reopenGone = async (db: Db, nowMs: number): Promise<void> => {
  const met = await listingsThatMeet(db)
  for (let from = 0; from < met.length; from += PER_STATEMENT) {
    const batch = met.slice(from, from + PER_STATEMENT)
    const keys = batch.map(parseListingId).filter((key) => key !== null)
    const open = await stillOpen(db, keys, nowMs)
    const gone = batch.filter((id) => !open.has(id))
    // A reopened wish that another listing meets counts as newly met, so its owner is notified again.
    if (gone.length > 0) await changeWishes(db, nowMs, (trx) => reopenWishes(trx, gone))
  }
}

/**
 * Run by a job: reopens wishes whose listing is gone, then meets waiting ones with the cheapest offers. @returns number
 * met
 */
export const matchWishes = async (db: Db, nowMs: number): Promise<number> => {
  await reopenGone(db, nowMs)
  let met = 0
  for (const kind of await kindsWished(db)) {
    for (const offer of await offersFor(db, kind, nowMs)) {
      const { seller_id, price_nano } = offer
      const said = { listingId: listingIdOf(offer), sellerId: Number(seller_id), priceNano: price_nano }
      met += await changeWishes(db, nowMs, (trx) => meetWishes(trx, kind, said, nowMs))
    }
  }
  return met
}

export const wishTriggers = async (
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, NotificationTrigger>> => {
  const found = new Map<bigint, NotificationTrigger>()
  for (const { player_id, met_by, met_at } of await metWishes(db, playerIds))
    if (!found.has(player_id)) found.set(player_id, { subject: met_by, atMs: met_at.getTime() })
  return found
}

import { defineHandlers } from '../../call-handler.ts'
import { readView } from '../../db/player-view.ts'
import { buyListing } from './buy.ts'
import { pricesOf } from './price-days.ts'
import { addListing, cancelListing } from './sell.ts'
import { getListing, getListingOfItem, ownListings, ownTrades, searchMarket } from './service.ts'
import { addWish, removeWish, wishesView } from './wishes.ts'

/** The market of players' items (rows 105, 110, 129-135, 194; R22). */
export const marketHandlers = defineHandlers({
  'market.list': ({ db, nowMs, identity, query }) => searchMarket({ db, nowMs }, identity.userId, query),
  'market.mine': ({ db, nowMs, identity }) => ownListings({ db, nowMs }, identity.userId),
  'market.history': ({ db, identity }) => ownTrades(db, identity.userId),
  'market.get': ({ db, nowMs, identity, params }) => getListing({ db, nowMs }, identity.userId, params.id),
  'market.onSale': ({ db, nowMs, identity, params, query }) =>
    getListingOfItem({ db, nowMs }, identity.userId, { ownerId: query.owner ?? identity.userId, itemId: params.id }),
  'market.add': ({ db, nowMs, entropy, identity, body, config }) => {
    const offer = { itemId: body.user_equipment_id, priceNano: body.price }
    return addListing({ db, nowMs, entropy }, identity.userId, offer, config.mode)
  },
  'market.cancel': ({ db, nowMs, entropy, identity, params }) =>
    cancelListing({ db, nowMs, entropy }, identity.userId, params.id),
  'market.buy': ({ db, nowMs, entropy, identity, body, config }) =>
    buyListing({ db, nowMs, entropy }, identity.userId, body.market_equipment_id, config.mode),
  'market.prices': ({ db, nowMs, params, query }) =>
    pricesOf({ db, nowMs }, { slug: params.slug, rarity: query.rarity }),
  'market.wishes': ({ db, nowMs, identity }) => readView(db, identity.userId, wishesView, { nowMs }),
  'market.addWish': ({ db, nowMs, entropy, identity, body }) => addWish({ db, nowMs, entropy }, identity.userId, body),
  'market.removeWish': ({ db, identity, params }) => removeWish({ db }, identity.userId, params.id),
})

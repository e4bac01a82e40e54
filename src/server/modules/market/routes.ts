import { defineHandlers } from '#server/calls/call-handler.ts'
import { readView } from '#server/db/player-view.ts'
import { buyListing } from './buy.ts'
import { pricesOf } from './price-days.ts'
import { addListing, cancelListing } from './sell.ts'
import { getListing, getListingOfItem, ownListings, ownTrades, searchMarket } from './service.ts'
import { addWish, removeWish, wishesView } from './wishes.ts'

export const marketHandlers = defineHandlers({
  'market.list': (context) => searchMarket(context, context.identity.userId, context.query),
  'market.mine': (context) => ownListings(context, context.identity.userId),
  'market.history': ({ db, identity }) => ownTrades(db, identity.userId),
  'market.get': (context) => getListing(context, context.identity.userId, context.params.id),
  'market.onSale': (context) =>
    getListingOfItem(context, context.identity.userId, {
      ownerId: context.query.owner ?? context.identity.userId,
      itemId: context.params.id,
    }),
  'market.add': (context) => {
    const offer = { itemId: context.body.user_equipment_id, priceNano: context.body.price }
    return addListing(context, context.identity.userId, offer, context.config.mode)
  },
  'market.cancel': (context) => cancelListing(context, context.identity.userId, context.params.id),
  'market.buy': (context) =>
    buyListing(context, context.identity.userId, context.body.market_equipment_id, context.config.mode),
  'market.prices': (context) => pricesOf(context, { slug: context.params.slug, rarity: context.query.rarity }),
  'market.wishes': (context) => readView(context.db, context.identity.userId, wishesView, context),
  'market.addWish': (context) => addWish(context, context.identity.userId, context.body),
  'market.removeWish': (context) => removeWish(context, context.identity.userId, context.params.id),
})

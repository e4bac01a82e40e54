import type { OwnEquipment } from '#contracts/wire.ts'
import { starsOf } from '#rules/items/rarities.ts'
import { askedPriceNano, itemWorthNano } from '#rules/market/item-worth.ts'
import { LISTINGS_MAX } from '#rules/market/market.ts'
import type { Visit } from './player.ts'

/** Most offers per visit, and most open offers of a player. */
const OFFERED_MAX = 2
const OPEN_MAX = Math.min(8, LISTINGS_MAX)
/** Price asked, in percent of the item's worth. */
const ASKED_PERCENT = [75, 120] as const
const TAKEN_BACK_PERCENT = 20
const PAID_PART = 0.5
const PAID_PERCENT_MAX = 95

const sell = async ({ call, player }: Visit, spare: readonly OwnEquipment[]): Promise<void> => {
  const open = (await call('market.mine', {})) ?? []
  const oldest = open.at(-1)
  if (oldest && player.rng.chance(TAKEN_BACK_PERCENT)) await call('market.cancel', { params: { id: oldest.id } })
  const sold = spare.filter(({ tradeable }) => tradeable).slice(-OFFERED_MAX)
  for (const item of sold.slice(0, Math.max(0, OPEN_MAX - open.length))) {
    const worth = itemWorthNano({ ...item, stats: item.equipment_stats })
    const price = askedPriceNano(worth, player.rng.int(...ASKED_PERCENT))
    await call('market.add', { body: { user_equipment_id: item.id, price } })
  }
}

const buy = async ({ call }: Visit): Promise<void> => {
  const balance = (await call('users.balance', {})) ?? 0
  const worn = new Map((await call('equipments.equipped', {}))?.map(({ type, rarity }) => [type, starsOf(rarity)]))
  const max_price = Math.floor(balance * PAID_PART)
  const offers = (await call('market.list', { query: { sort: 'new', max_price } }))?.items ?? []
  const wanted = offers
    .filter(({ owned }) => !owned)
    .map((offer) => ({ ...offer, item: offer.metadata.equipment }))
    .filter(({ item }) => starsOf(item.rarity) > (worn.get(item.type) ?? -1))
    .map((offer) => ({ ...offer, worth: itemWorthNano({ ...offer.item, stats: offer.item.equipment_stats }) }))
    .filter(({ price_gross, worth }) => price_gross * 100 <= worth * PAID_PERCENT_MAX)
    .sort((a, b) => a.price_gross / a.worth - b.price_gross / b.worth)
  const [best] = wanted
  if (best && (await call('market.buy', { body: { market_equipment_id: best.id } })))
    await call('equipments.equipBest', {})
}

export const trade = async (visit: Visit, spare: readonly OwnEquipment[]): Promise<void> => {
  await sell(visit, spare)
  await buy(visit)
}

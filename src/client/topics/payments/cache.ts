import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '#client/game/cache.ts'
import { forgetHome } from '#client/game/home-bootstrap.ts'
import { WORN } from '#client/topics/items/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'

/** Answers that a purchase or refund may change. A refund also takes what is worn. */
const CHANGED = [
  'shop.items',
  'iap.orders',
  'iap.order',
  'stones.mine',
  'materials.mine',
  'others.list',
  'tournament.get',
  'boss.get',
  'inbox.list',
  'users.stars',
  'users.me',
  'users.ledger',
  'collection.get',
  'market.mine',
  'upgrades.missions',
  ...WORN,
  ...ROLLED,
] as const

/** Call it after a payment, because the server grants purchases outside any call of this client. */
export const refreshAfterPayment = (client: QueryClient): void => {
  forgetHome(client)
  markStale(client, CHANGED)
}

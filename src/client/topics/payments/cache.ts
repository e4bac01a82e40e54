import type { QueryClient } from '@tanstack/react-query'
import { markStale } from '../../game/cache.ts'
import { forgetHome } from '../../game/home-opening.ts'
import { ROLLED } from '../luck/cache.ts'

/** What a purchase in Telegram Stars can change when it is granted, and when it goes back: gear may be taken off, STAR pay a debt. */
const CHANGED = [
  'shop.items',
  'iap.orders',
  'iap.order',
  'equipments.mine',
  'equipments.preset',
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
  ...ROLLED,
] as const

/** Makes stale what a payment has changed. The server did it: no move's answer tells of it. */
export const refreshAfterPayment = (client: QueryClient): void => {
  forgetHome(client)
  markStale(client, CHANGED)
}

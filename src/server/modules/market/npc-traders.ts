import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { askedPriceNano, itemWorthNano } from '../../../rules/item-worth.ts'
import { createRng, type Rng } from '../../../rules/prng.ts'
import { MS_PER_MINUTE } from '../../../rules/units.ts'
import type { CallScope } from '../../call-scope.ts'
import type { Database } from '../../db/database.ts'
import { balanceOf } from '../../db/ledger.ts'
import { inTransaction } from '../../db/transaction.ts'
import { readFact } from '../../db/world-facts.ts'
import type { Entropy } from '../../entropy.ts'
import { Refusal } from '../../refusal.ts'
import { rowsOfPlayer } from '../equipments/service.ts'
import { buyListing } from './buy.ts'
import { listingIdOf } from './listing-id.ts'
import { addListing } from './sell.ts'
import { searchListings } from './store.ts'
import { npcOffersUpTo } from './trade-store.ts'

/** How long a turn of the traders is: in each of them one NPC lists something, and one buys. */
const TURN_MS = 10 * MS_PER_MINUTE
/** NPC have their own ids, below zero; the world has so many (R44). */
const NPC_IDS = [-300, -1] as const
/** They list nothing while they offer so much. */
const OFFERS_MAX = 170
/** Whoever has nothing to sell, or too little TOK, lets another try. */
const TRIES = 8
const LOOKED_AT = 60
const ASKED_PERCENT = [80, 130] as const
/** What they pay at most, in percent of what an item is worth. */
const PAID_PERCENT_MAX = 115

/** What the traders need. */
interface TraderParts {
  readonly db: Kysely<Database>
  readonly nowMs: number
  readonly entropy: Entropy
}

/** What they did. */
interface Traded {
  readonly listed: boolean
  readonly bought: boolean
}

/** As a player would call it; false when the market refuses. */
const asCall = async (parts: TraderParts, work: (scope: CallScope) => Promise<unknown>): Promise<boolean> => {
  try {
    await inTransaction(parts.db, (db) => work({ ...parts, db }))
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

const listOne = async (parts: TraderParts, rng: Rng): Promise<boolean> => {
  if ((await npcOffersUpTo(parts.db, OFFERS_MAX)) >= OFFERS_MAX) return false
  for (let tried = 0; tried < TRIES; tried++) {
    const seller = rng.int(...NPC_IDS)
    const items = (await rowsOfPlayer(parts.db, seller)).filter(({ status }) => status === 'inventory')
    const item = items[rng.int(0, Math.max(0, items.length - 1))]
    const priceNano = item && askedPriceNano(itemWorthNano(item), rng.int(...ASKED_PERCENT))
    if (
      item &&
      priceNano &&
      (await asCall(parts, (scope) => addListing(scope, seller, { itemId: item.id, priceNano })))
    )
      return true
  }
  return false
}

const buyOne = async (parts: TraderParts, rng: Rng): Promise<boolean> => {
  const { db, nowMs } = parts
  const seen = await searchListings(db, {
    sort: rng.chance(50) ? 'new' : 'price',
    after: null,
    nowMs,
    limit: LOOKED_AT,
  })
  const fair = seen.filter((row) => Number(row.price_nano) * 100 <= itemWorthNano(row) * PAID_PERCENT_MAX)
  for (let tried = 0; tried < TRIES && fair.length > 0; tried++) {
    const offer = rng.pick(fair)
    const buyer = rng.int(...NPC_IDS)
    if (BigInt(buyer) === offer.seller_id || (await balanceOf(db, buyer, 'tok')) < offer.price_nano) continue
    if (await asCall(parts, (scope) => buyListing(scope, buyer, listingIdOf(offer)))) return true
  }
  return false
}

/**
 * Keeps the market of the first-start world alive: an NPC lists something of its bag at about what it is worth, and one buys what is
 * not too dear, of players too, as players do it. Who and what follows from the world's seed and the turn. Nothing where there is
 * no such world.
 */
export const tradeNpcs = async (parts: TraderParts): Promise<Traded> => {
  const world = (await readFact(parts.db, 'world')) as { readonly seed: number } | undefined
  if (!world) return { listed: false, bought: false }
  const turn = Math.floor(parts.nowMs / TURN_MS)
  const rng = createRng(createHash('sha256').update(`npc trade ${world.seed} ${turn}`).digest('hex'))
  return { listed: await listOne(parts, rng), bought: await buyOne(parts, rng) }
}

import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { parseAmount, parseAsset } from '#server/admin/amounts.ts'
import { parseItem } from '#server/admin/items.ts'
import { soldListing } from '#server/admin/market.ts'
import type { Db } from '#server/db/database.ts'
import { undoneOf } from '#server/modules/market/trade-store.ts'
import { chargeAmount } from '#server/modules/payments/service.ts'
import { foundPlayers } from './player-store.ts'
import { givenSince, refundedSince, undoneSince } from './request-store.ts'

/** One person may refund this many Telegram Stars in 24 hours. */
const REFUND_LIMIT_XTR = 1000

interface Asking {
  readonly db: Db
  readonly nowMs: number
  /** The operator's name in the audit log. */
  readonly who: string
  /** In TOK; for other assets in pieces. */
  readonly limit: number
}

type OfKind<K extends DeskAct['act']> = Extract<DeskAct, { readonly act: K }>

const isPrecious = (rarity: Rarity): boolean => starsOf(rarity) >= starsOf('epic')

/** Rarity and price count even if only the money is returned: the buyer then has both item and money. */
const isLargeUndo = async (
  { db, who, limit }: Asking,
  { listing }: OfKind<'undo-sale'>,
  since: Date,
): Promise<boolean> => {
  const sale = await soldListing(db, listing)
  // A sale that is undone already or whose buyer is gone cannot be undone. The act itself refuses it, so no one else is
  // asked.
  const [buyer] = await foundPlayers(db, [sale.other_id])
  if ((await undoneOf(db, [listing.toLowerCase()])).size > 0 || buyer?.deleted_at !== null) return false
  if (isPrecious(sale.rarity)) return true
  return (await undoneSince(db, who, since)) + sale.price_nano >= parseAmount('tok', String(limit))
}

/**
 * True if the act is too large for one operator, usually together with the operator's acts of this kind in the last
 * 24 hours: otherwise many small acts could pass the limit. The caller holds the operator's lock. @throws OperatorError
 * for an unknown asset, amount, item or sale
 */
export const needsSecondPerson = async (asking: Asking, act: DeskAct): Promise<boolean> => {
  const { db, nowMs, who, limit } = asking
  const since = new Date(nowMs - MS_PER_DAY)
  switch (act.act) {
    case 'give-item':
      return isPrecious(parseItem(act.slug, act.rarity).rarity)
    case 'give':
    case 'give-to-inbox': {
      const asset = parseAsset(act.asset)
      const given = await givenSince(db, who, asset, since)
      return given + parseAmount(asset, act.amount) >= parseAmount(asset, String(limit))
    }
    case 'undo-sale':
      return isLargeUndo(asking, act, since)
    case 'refund': {
      const amount = await chargeAmount(db, act.player_id, act.charge_id)
      return amount !== null && (await refundedSince(db, who, since)) + amount > REFUND_LIMIT_XTR
    }
    default:
      return false
  }
}

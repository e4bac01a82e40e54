import type { DeskAct } from '#contracts/desk/desk-wire.ts'
import { starsOf } from '#rules/items/rarities.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { parseAmount, parseAsset } from '#server/admin/amounts.ts'
import { parseItem } from '#server/admin/items.ts'
import type { Db } from '#server/db/database.ts'
import { givenSince } from './request-store.ts'

interface Asking {
  readonly db: Db
  readonly nowMs: number
  /** As the log names the operator. */
  readonly who: string
  readonly limit: number
}

/**
 * True if the gift, with what this operator alone gave of it in 24 hours, reaches the limit: otherwise it could be given in small parts.
 * Items count by their rarity. The caller holds the operator's lock. @throws OperatorError for an unknown asset, amount or item
 */
export const needsSecondPerson = async ({ db, nowMs, who, limit }: Asking, act: DeskAct): Promise<boolean> => {
  if (act.act === 'give-item') return starsOf(parseItem(act.slug, act.rarity).rarity) >= starsOf('epic')
  if (act.act !== 'give' && act.act !== 'give-to-inbox') return false
  const asset = parseAsset(act.asset)
  const given = await givenSince(db, who, asset, new Date(nowMs - MS_PER_DAY))
  return given + parseAmount(asset, act.amount) >= parseAmount(asset, String(limit))
}

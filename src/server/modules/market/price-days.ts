import type { CallData } from '#contracts/schemas.ts'
import { dayKeyOf } from '#rules/days.ts'
import { PRICE_HISTORY_DAYS } from '#rules/market/market.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { readWorldSetting, writeWorldSetting } from '#server/db/world-settings.ts'
import { firstDay, type ItemKind, kindKey, kindPrices } from './kind-price-store.ts'
import {
  daysOfKind,
  deleteDay,
  deleteDaysBefore,
  lockDays,
  putDays,
  slugsSoldSince,
  summedSales,
} from './price-store.ts'

const SUMMED_FACT = 'market-summed'
/**
 * A sale becomes visible some seconds after its time, at commit. So each run starts this long before the previous run's
 * time.
 */
const OVERLAP_MS = 2 * MS_PER_MINUTE

/** Prices of 28 days (extra 13). Reads daily sums, not sales. */
export const pricesOf = async ({ db, nowMs }: Scope, kind: ItemKind): Promise<CallData<'market.prices'>> => {
  const { floor, last } = (await kindPrices(db, [kind], nowMs)).get(kindKey(kind)) ?? { floor: null, last: null }
  const days = await daysOfKind(db, kind, firstDay(nowMs))
  return {
    ...kind,
    floor: floor === null ? null : Number(floor),
    last_price: last === null ? null : Number(last),
    days: days.map(({ day, median, volume }) => ({ day, median: Number(median), volume })),
  }
}

/**
 * Sums up the days since the last run for slugs sold since then, and drops expired days. @returns number of rows
 * written
 */
export const sumUpSales = (db: Db, nowMs: number): Promise<number> =>
  inTransaction(db, async (trx) => {
    await lockDays(trx)
    const summed = (await readWorldSetting(trx, SUMMED_FACT)) as { readonly atMs: number } | undefined
    const sinceMs = Math.max((summed?.atMs ?? 0) - OVERLAP_MS, nowMs - PRICE_HISTORY_DAYS * MS_PER_DAY)
    const slugs = await slugsSoldSince(trx, sinceMs)
    const span = { fromDay: dayKeyOf(sinceMs), toDay: dayKeyOf(nowMs) }
    const days = slugs.length === 0 ? [] : await summedSales(trx, slugs, span)
    await putDays(trx, days)
    await deleteDaysBefore(trx, firstDay(nowMs))
    await writeWorldSetting(trx, SUMMED_FACT, { atMs: nowMs })
    return days.length
  })

export const sumUpAgain = async (db: Db, kind: ItemKind, atMs: number): Promise<void> => {
  await lockDays(db)
  const day = dayKeyOf(atMs)
  const sums = await summedSales(db, [kind.slug], { fromDay: day, toDay: day })
  const left = sums.filter(({ rarity }) => rarity === kind.rarity)
  if (left.length === 0) await deleteDay(db, kind, day)
  await putDays(db, left)
}

import { type RawBuilder, sql } from 'kysely'
import { dayKeyOf } from '#rules/days.ts'
import { MARKET_PAGE_SIZE, PRICE_HISTORY_DAYS } from '#rules/market/market.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import type { ListingRow } from './store.ts'

export type ItemKind = Pick<ListingRow, 'slug' | 'rarity'>

export interface KindPrices {
  readonly floor: bigint | null
  readonly last: bigint | null
}

export const kindKey = ({ slug, rarity }: ItemKind): string => `${slug} ${rarity}`

export const firstDay = (nowMs: number): string => dayKeyOf(nowMs - (PRICE_HISTORY_DAYS - 1) * MS_PER_DAY)

const cheapest = ({ slug, rarity }: ItemKind, now: Date): RawBuilder<unknown> => sql`
  (select 'floor' as name, slug, rarity, price_nano from listings
    where open_item_id is not null and slug = ${slug} and rarity = ${rarity} and expires_at > ${now}
    order by price_nano, id limit 1)`

const newest = ({ slug, rarity }: ItemKind, since: string): RawBuilder<unknown> => sql`
  (select 'last' as name, slug, rarity, last_price as price_nano from market_days
    where slug = ${slug} and rarity = ${rarity} and day >= ${since} order by day desc limit 1)`

/** Repeats the last kind up to a page's size, so that there are only two statement texts to prepare. */
const padded = (kinds: readonly ItemKind[]): readonly ItemKind[] => {
  const length = kinds.length <= 1 ? kinds.length : MARKET_PAGE_SIZE
  return Array.from({ length }, (_, index) => kinds[Math.min(index, kinds.length - 1)]).filter(
    (kind) => kind !== undefined,
  )
}

/**
 * The last price may be a minute old. Looks each kind up by index, because a join would need the list of kinds on every
 * database node.
 */
export const kindPrices = async (
  db: Db,
  items: readonly ItemKind[],
  nowMs: number,
): Promise<ReadonlyMap<string, KindPrices>> => {
  const kinds = [...new Map(items.map(({ slug, rarity }) => [kindKey({ slug, rarity }), { slug, rarity }])).values()]
  if (kinds.length === 0) return new Map()
  const [now, since] = [new Date(nowMs), firstDay(nowMs)]
  const reads = padded(kinds).flatMap((kind) => [cheapest(kind, now), newest(kind, since)])
  const { rows } = await sql<ItemKind & { name: keyof KindPrices; price_nano: bigint }>`
    ${sql.join(reads, sql` union all `)}`.execute(db)
  const found = new Map(rows.map(({ name, price_nano, ...kind }) => [`${name} ${kindKey(kind)}`, price_nano]))
  return new Map(
    kinds.map((kind) => {
      const key = kindKey(kind)
      return [key, { floor: found.get(`floor ${key}`) ?? null, last: found.get(`last ${key}`) ?? null }]
    }),
  )
}

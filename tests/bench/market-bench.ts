import '#tests/helpers/setup/built-art.ts'
import { sql } from 'kysely'
import type { CallQuery } from '#contracts/schemas.ts'
import { ITEM_STAT_TYPES, ITEM_TYPES } from '#rules/items/item-kinds.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { MARKET_PAGE_SIZE } from '#rules/market/market.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, NANO_PER_TOK } from '#rules/units.ts'
import { writeWorldSetting } from '#server/db/world-settings.ts'
import { sumUpSales } from '#server/modules/market/price-days.ts'
import { searchMarket } from '#server/modules/market/service.ts'
import { listingsQuery } from '#server/modules/market/store.ts'
import { watchSales } from '#server/modules/market/watch.ts'
import { FIRST_SELLER, growMarket } from '#tests/helpers/players/market-world.ts'
import { measuredWork } from './measured-work.ts'
import { startTimedDatabase } from './timed-database.ts'

const SELLERS = 10_000
const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 100_000)
const PAGES = 50

const nowMs = Date.UTC(2026, 10, 24, 12)
const timed = await startTimedDatabase('market', nowMs)
const { db } = timed
const { measured, sampled } = measuredWork('market', timed)
await growMarket(db, { sellers: SELLERS, listings: LISTINGS, trades: LISTINGS * 10 }, nowMs)

const rng = createRng('00000000000000000000000000000019')
const chance = (share: number): boolean => rng.next() < share
const SLUGS = [
  ...ITEM_TYPES.flatMap((type) => RARITIES.map((rarity) => `${type}-${rarity}`)),
  ...['halloween', 'mammoth'].flatMap((set) => ['sword', 'boots'].map((type) => `${set}-${type}`)),
]
/** 0.1 to 10,000 TOK, low ones as often as high ones. */
const price = (): number => Math.ceil(10 ** (5 * rng.next())) * (NANO_PER_TOK / 10)

type Search = CallQuery<'market.list'>

/** Filters may contradict each other, as a player's may. */
const anySearch = (): Search => {
  const [low, high] = [price(), price()].sort((a, b) => a - b)
  return {
    sort: rng.pick(['new', 'price'] as const),
    ...(chance(0.5) && { type: rng.pick(ITEM_TYPES) }),
    ...(chance(0.5) && { rarity: rng.pick(RARITIES) }),
    ...(chance(0.5) && { stat: rng.pick(ITEM_STAT_TYPES) }),
    ...(chance(0.25) && { slug: rng.pick(SLUGS) }),
    ...(chance(0.35) && { min_price: low }),
    ...(chance(0.35) && { max_price: high }),
  }
}

/** The same search at the beginning of one of its first 50 pages. */
const atAnyPage = async (search: Search): Promise<Search> => {
  const found = listingsQuery({ ...search, after: null, nowMs, limit: PAGES * MARKET_PAGE_SIZE })
  const { rows } = await sql<{ id: string; price_nano: bigint }>`
    select id, price_nano from (select id, price_nano, row_number() over () as number from (${found}) as found) as numbered
    where number % ${MARKET_PAGE_SIZE}::int = 0`.execute(db)
  const last = rows[rng.int(0, Math.min(PAGES - 1, rows.length)) - 1]
  return last ? { ...search, after: Buffer.from(`${last.price_nano}.${last.id}`).toString('base64url') } : search
}

const searches: Search[] = []
for (let number = 0; number < 1000; number++) searches.push(await atAnyPage(anySearch()))
await sampled('page', () => searchMarket({ db, nowMs }, FIRST_SELLER, rng.pick(searches)))

// The job of the price history over all of it, then over the last minutes, as in each of its turns.
const laterMs = nowMs + 5 * MS_PER_MINUTE
await writeWorldSetting(db, 'market-watched', { atMs: nowMs - MS_PER_HOUR })
await measured('sum_up_sales_of_all', () => sumUpSales(db, nowMs))
await measured('watch_sales_of_an_hour', () => watchSales(db, nowMs))
await measured('sum_up_sales_of_minutes', () => sumUpSales(db, laterMs))
await measured('watch_sales_of_minutes', () => watchSales(db, laterMs))
await timed.stop()

import '../helpers/setup/built-art.ts'
import { sql } from 'kysely'
import type { CallQuery } from '../../src/contracts/schemas.ts'
import { ITEM_STAT_TYPES, ITEM_TYPES } from '../../src/rules/items/item-kinds.ts'
import { RARITIES } from '../../src/rules/items/rarities.ts'
import { MARKET_PAGE_SIZE } from '../../src/rules/market/market.ts'
import { createRng } from '../../src/rules/prng.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, NANO_PER_TOK } from '../../src/rules/units.ts'
import { writeFact } from '../../src/server/db/world-facts.ts'
import { sumUpSales } from '../../src/server/modules/market/price-days.ts'
import { searchMarket } from '../../src/server/modules/market/service.ts'
import { listingsQuery } from '../../src/server/modules/market/store.ts'
import { watchSales } from '../../src/server/modules/market/watch.ts'
import { FIRST_SELLER, growMarket } from '../helpers/players/market-world.ts'
import { startTimedDatabase } from './database-time.ts'
import { median, printFigure } from './figure.ts'

const SELLERS = 10_000
const LISTINGS = Number(process.env.MARKET_LISTINGS ?? 100_000)
const TRADES = Number(process.env.MARKET_TRADES ?? 1_000_000)
const COMBINATIONS = Number(process.env.MARKET_COMBINATIONS ?? 10_000)
const PAGES = 50
const PLAIN_READS = 500
/** Issue 19's. */
const BAR_MS = 3

const nowMs = Date.UTC(2026, 10, 24, 12)
const { db, databaseMsOf, stop } = await startTimedDatabase('market', nowMs)
await growMarket(db, { sellers: SELLERS, listings: LISTINGS, trades: TRADES }, nowMs)

const rng = createRng('00000000000000000000000000000019')
const oneOf = <T>(values: readonly T[]): T => values[rng.int(0, values.length - 1)] as T
const chance = (share: number): boolean => rng.next() < share
const SLUGS = [
  ...ITEM_TYPES.flatMap((type) => RARITIES.map((rarity) => `${type}-${rarity}`)),
  ...['halloween', 'mammoth'].flatMap((set) => ['sword', 'boots'].map((type) => `${set}-${type}`)),
]
/** 0.1 to 10,000 TOK, low ones as often as high ones. */
const price = (): number => Math.ceil(10 ** (5 * rng.next())) * (NANO_PER_TOK / 10)

type Search = CallQuery<'market.list'>

/** Any filters with any others, also where nothing is both. */
const anySearch = (): Search => {
  const [low, high] = [price(), price()].sort((a, b) => a - b)
  return {
    sort: oneOf(['new', 'price'] as const),
    ...(chance(0.5) && { type: oneOf(ITEM_TYPES) }),
    ...(chance(0.5) && { rarity: oneOf(RARITIES) }),
    ...(chance(0.5) && { stat: oneOf(ITEM_STAT_TYPES) }),
    ...(chance(0.25) && { slug: oneOf(SLUGS) }),
    ...(chance(0.35) && { min_price: low }),
    ...(chance(0.35) && { max_price: high }),
  }
}

/** The same at the beginning of one of its pages, to page 50. */
const atAnyPage = async (search: Search): Promise<Search> => {
  const { after, ...filter } = search
  const found = listingsQuery({ ...filter, after: null, nowMs, limit: PAGES * MARKET_PAGE_SIZE })
  const { rows } = await sql<{ id: string; price_nano: bigint }>`
    select id, price_nano from (select id, price_nano, row_number() over () as number from (${found}) as found) as numbered
    where number % ${MARKET_PAGE_SIZE}::int = 0`.execute(db)
  const last = rows[rng.int(0, Math.min(PAGES - 1, rows.length)) - 1]
  return last ? { ...search, after: Buffer.from(`${last.price_nano}.${last.id}`).toString('base64url') } : search
}

const searches: Search[] = []
for (let number = 0; number < COMBINATIONS; number++) searches.push(await atAnyPage(anySearch()))

const answers: { readonly ms: number; readonly search: Search }[] = []
for (const search of searches)
  answers.push({ ms: await databaseMsOf(() => searchMarket({ db, nowMs }, FIRST_SELLER, search)), search })
answers.sort((a, b) => a.ms - b.ms)
const at = (share: number) =>
  answers[Math.min(answers.length - 1, Math.floor(answers.length * share))]?.ms ?? Number.NaN

const plain: number[] = []
for (let read = 0; read < PLAIN_READS; read++) {
  const seller = FIRST_SELLER + rng.int(0, SELLERS - 1)
  const twenty = sql`select * from listings where seller_id >= ${seller}::bigint order by seller_id, id limit ${MARKET_PAGE_SIZE}`
  plain.push(await databaseMsOf(() => twenty.execute(db)))
}
const plainMs = median(plain)

printFigure({ name: 'market_page_p50', value: at(0.5), unit: 'ms' })
printFigure({ name: 'market_page_p99', value: at(0.99), unit: 'ms', bar: { atMost: BAR_MS } })
printFigure({ name: 'market_page_slowest', value: at(1), unit: 'ms' })
printFigure({ name: 'market_plain_read_of_twenty', value: plainMs, unit: 'ms' })
printFigure({ name: 'market_page_to_plain_read', value: at(0.5) / plainMs, unit: 'times' })
// The job of the history: sums over all of it, marks over an hour of sales, then both over the last minutes, as in each of its turns.
const MINUTES_LATER = 5
const laterMs = nowMs + MINUTES_LATER * MS_PER_MINUTE
await writeFact(db, 'market-watched', { atMs: nowMs - MS_PER_HOUR })
const history = {
  market_sum_up_sales_of_all: () => sumUpSales(db, nowMs),
  market_watch_sales_of_an_hour: () => watchSales(db, nowMs),
  market_sum_up_sales_of_minutes: () => sumUpSales(db, laterMs),
  market_watch_sales_of_minutes: () => watchSales(db, laterMs),
}
for (const [name, work] of Object.entries(history)) {
  const ms = await databaseMsOf(work)
  printFigure({ name, value: ms, unit: 'ms' })
  printFigure({ name: `${name}_to_plain_read`, value: ms / plainMs, unit: 'times' })
}
for (const { ms, search } of answers.slice(-Number(process.env.MARKET_SLOWEST ?? 1)).reverse())
  console.log(JSON.stringify({ slowest: search, ms: Number(ms.toPrecision(4)) }))

await stop()

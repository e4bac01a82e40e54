import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { WATCHED_MS } from '#rules/market/market-watch.ts'
import { createRng } from '#rules/prng.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { usualPrices } from '#server/modules/market/usual-prices.ts'
import { createTestDatabase } from '#tests/helpers/database/test-database.ts'

const NOW_MS = Date.UTC(2026, 10, 24, 12)

const database = await createTestDatabase()
afterAll(() => database.drop())

const medianOf = async (slug: string, at: Date): Promise<bigint | null> => {
  const { rows } = await sql<{ usual: bigint | null }>`
    select percentile_disc(0.5) within group (order by price_nano) as usual from market_trades
    where side = 'sold' and slug = ${slug} and rarity = 'rare'
      and at >= ${new Date(at.getTime() - WATCHED_MS)} and at < ${at}
      and player_id || '-' || id not in (select listing_id from market_undone)`.execute(database.db)
  return rows[0]?.usual ?? null
}

it('the usual price of each of many sales is the median of its kind in the seven days before it, without undone sales', async () => {
  const { db } = database
  const rng = createRng('00000000000000000000000000000032')
  const now = new Date(NOW_MS)
  await sql`
    insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
    select n, 'P', 0, 'rising-fury', ${now}, ${now}, 20, 400 from generate_series(1, 2) as n`.execute(db)
  const trades = Array.from({ length: 300 }, (_, number) => ({
    player_id: 1,
    at: new Date(NOW_MS - rng.int(0, 21 * 6) * 4 * MS_PER_HOUR),
    id: `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    side: 'sold' as const,
    other_id: 2,
    item_id: '00000000-0000-7000-8000-000000000000',
    ...{ slug: rng.pick(['sword-rare', 'boots-rare']), name: 'X', type: 'sword' as const, rarity: 'rare' as const },
    ...{ stats: '[]', price_nano: rng.int(1, 40), fee_nano: 0 },
  }))
  await db.insertInto('market_trades').values(trades).execute()
  const undone = trades.slice(0, 40).map(({ id }) => ({ listing_id: `1-${id}`, at: now }))
  await db.insertInto('market_undone').values(undone).execute()
  const sales = trades
    .filter(({ at }) => at.getTime() > NOW_MS - 14 * MS_PER_DAY)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const usual = await usualPrices(db, sales)
  const found = sales.map((sale) => usual.get(sale))
  expect(found).toEqual(await Promise.all(sales.map(({ slug, at }) => medianOf(slug, at))))
  expect(new Set(found).size).toBeGreaterThan(3)
  expect(await usualPrices(db, [])).toEqual(new Map())
  const alone = { slug: 'helmet-rare', rarity: 'rare' as const, at: now }
  expect((await usualPrices(db, [alone])).get(alone)).toBeNull()
})

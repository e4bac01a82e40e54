import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { MaterialSlug } from '#rules/items/materials.ts'
import { LISTING_LIFETIME_MS, marketFeeNano } from '#rules/market/market.ts'
import { tokToNano } from '#rules/units.ts'
import { expireListings } from '#server/modules/market/close.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { marketPlayers, type Offer } from '#tests/helpers/players/market-players.ts'
import { answered, codeOf, race } from '#tests/helpers/server/answered.ts'
import { fileApp, itemServer } from '#tests/helpers/server/item-server.ts'
import { runAdmin } from '#tests/helpers/server/run-admin.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 100)
const TIMEOUT_MS = ROUNDS * 600
const AT_ONCE = 10
const BUYERS = 200
const PRICE_TOK = 5
const PRICE = tokToNano(PRICE_TOK)
const FEE = marketFeeNano(PRICE)

const itemsServer = await itemServer()
const { server, items } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)

/** A second app that shares the database with `server`, but no memory, as a second process does. */
const other = await fileApp({ database: server.database, seed: 2 })
const buyers = await inTurns(BUYERS, () => buyer(1000))

async function inTurns<T>(count: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const rounds = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index)
    done.push(...(await Promise.all(rounds.map(work))))
  }
  return done
}

const buyerOf = (round: number): number => buyers[round % buyers.length] ?? 0
const buy = (app: TestApp, as: number, market_equipment_id: string) =>
  app.call('market.buy', { body: { market_equipment_id } }, { as })
const add = (app: TestApp, as: number, user_equipment_id: string, price = PRICE) =>
  app.call('market.add', { body: { user_equipment_id, price } }, { as })
const cancel = (app: TestApp, as: number, id: string) => app.call('market.cancel', { params: { id } }, { as })

const allTok = async (): Promise<number> => {
  const { rows } = await sql<{ tok: bigint }>`
    select (select sum(amount) from balances where asset = 'tok')
      + coalesce((select sum(tok) from inbox where claimed_at is null), 0) as tok`.execute(server.db)
  return Number(rows[0]?.tok)
}
const whereabouts = async (ids: readonly string[]) => {
  const { rows } = await sql<{ id: string; owner_id: bigint; status: string }>`
    select id, owner_id, status from items where id = any(${[...ids]}::uuid[])`.execute(server.db)
  return new Map(rows.map(({ id, owner_id, status }) => [id, `${owner_id} ${status}`]))
}

const offersOf = async (each: number): Promise<(Offer & { readonly by: number })[]> => {
  const sellers = await inTurns(ROUNDS / each, seller)
  return inTurns(ROUNDS, async (round) => {
    const by = sellers[round % sellers.length] ?? 0
    return { by, ...(await offer(by, PRICE_TOK)) }
  })
}
const at = <T>(rows: readonly T[], round: number): T => {
  const row = rows[round]
  if (row === undefined) throw new Error(`There is no round ${round}.`)
  return row
}

/** Expects that only the fees of sales are gone, whichever call won. */
const nothingLost = async (before: number, sales: number): Promise<void> => {
  expect(await auditDifferences(server.db)).toEqual([])
  expect(before - (await allTok())).toBe(sales * FEE)
}

it('one listing is bought by one of two hundred at once; all others are answered that it is gone, and only the fee has gone', async () => {
  const ann = await seller()
  const { listing, item } = await offer(ann, PRICE_TOK)
  const before = await allTok()
  const answers = await Promise.all(
    buyers.map((as, index) => answered(() => buy(index % 2 === 0 ? server : other, as, listing))),
  )
  const codes = answers.map(codeOf)
  expect([...codes].sort()).toEqual(['done', ...new Array<string>(BUYERS - 1).fill('listing-gone')])
  const winner = buyers[codes.indexOf('done')]
  expect((await whereabouts([item])).get(item)).toBe(`${winner} inventory`)
  expect((await items.amounts(ann, ['tok']))[0]).toBe(tokToNano(10) + PRICE - FEE)
  await nothingLost(before, 1)
})

describe(`each ${ROUNDS} times, with one winner and nothing lost`, { timeout: TIMEOUT_MS }, () => {
  it('buying against unlisting', async () => {
    const offers = await offersOf(20)
    const before = await allTok()
    const sold = await inTurns(ROUNDS, async (round) => {
      const { by, listing } = at(offers, round)
      const [bought, unlisted] = await race(
        round,
        () => buy(server, buyerOf(round), listing),
        () => cancel(other, by, listing),
      )
      expect([codeOf(bought), codeOf(unlisted)].sort()).toEqual(['done', 'listing-gone'])
      return bought.status === 200
    })
    const where = await whereabouts(offers.map(({ item }) => item))
    for (const [round, { by, item }] of offers.entries())
      expect(where.get(item)).toBe(`${sold[round] ? buyerOf(round) : by} inventory`)
    await nothingLost(before, sold.filter(Boolean).length)
  })

  it('buying against the end of its time', async () => {
    const offers = await offersOf(20)
    const before = await allTok()
    const endsMs = server.clock.nowMs() + LISTING_LIFETIME_MS
    server.clock.set(endsMs - 1)
    const [codes] = await Promise.all([
      inTurns(ROUNDS, async (round) => codeOf(await buy(server, buyerOf(round), at(offers, round).listing))),
      (async () => {
        for (let sweep = 0; sweep < 20; sweep += 1) await expireListings(other.db, endsMs)
      })(),
    ])
    await expireListings(other.db, endsMs)
    expect(new Set(codes)).toEqual(new Set(['done', 'listing-gone'].filter((code) => codes.includes(code))))
    const where = await whereabouts(offers.map(({ item }) => item))
    for (const [round, { by, item }] of offers.entries())
      expect(where.get(item)).toBe(`${codes[round] === 'done' ? buyerOf(round) : by} inventory`)
    await nothingLost(before, codes.filter((code) => code === 'done').length)
    other.clock.set(server.clock.nowMs())
  })

  it('buying against the seller’s deletion', async () => {
    const offers = await offersOf(1)
    const codes = await inTurns(ROUNDS, async (round) => {
      const { by, listing } = at(offers, round)
      const idempotencyKey = randomUUID()
      const [bought, deleted] = await race(
        round,
        () => buy(server, buyerOf(round), listing),
        () => answered(() => other.call('users.delete', {}, { as: by, idempotencyKey })),
      )
      expect(deleted.status).toBe(200)
      return codeOf(bought)
    })
    const where = await whereabouts(offers.map(({ item }) => item))
    for (const [round, { item }] of offers.entries())
      expect(where.get(item)).toBe(at(codes, round) === 'done' ? `${buyerOf(round)} inventory` : undefined)
    expect(codes.filter((code) => code !== 'done' && code !== 'listing-gone')).toEqual([])
    expect(await auditDifferences(server.db)).toEqual([])
  })

  it('buying against the seller’s ban', async () => {
    const offers = await offersOf(1)
    const before = await allTok()
    const operator = { ...other.scope(), who: 'tester' }
    const codes = await inTurns(ROUNDS, async (round) => {
      const { by, listing } = at(offers, round)
      const [bought] = await race(
        round,
        () => buy(server, buyerOf(round), listing),
        () => runAdmin(operator, ['ban', String(by), '--why', 'a race']),
      )
      return codeOf(bought)
    })
    const where = await whereabouts(offers.map(({ item }) => item))
    for (const [round, { by, item }] of offers.entries())
      expect(where.get(item)).toBe(`${codes[round] === 'done' ? buyerOf(round) : by} inventory`)
    expect(codes.filter((code) => code !== 'done' && code !== 'listing-gone')).toEqual([])
    await nothingLost(before, codes.filter((code) => code === 'done').length)
  })

  it('buying what is unlisted and listed dearer meanwhile: at the price that was seen, or not at all', async () => {
    const offers = await offersOf(10)
    const before = await allTok()
    const sales = await inTurns(ROUNDS, async (round) => {
      const { by, item, listing } = at(offers, round)
      const [bought, relisted] = await race(
        round,
        () => buy(server, buyerOf(round), listing),
        async () => {
          const unlisted = await cancel(other, by, item)
          return unlisted.status === 200 ? add(other, by, item, PRICE * 10) : unlisted
        },
      )
      expect([codeOf(bought), codeOf(relisted)].sort()).toEqual(['done', 'listing-gone'])
      return bought.status === 200
    })
    await nothingLost(before, sales.filter(Boolean).length)
  })

  const ITEMS_EACH = 10
  const FOR_REFINING = { 'material-wood': 600, 'material-iron': 100 } as const
  const withItems = async (
    work: (round: number, as: number, item: string) => Promise<void>,
    materials?: Partial<Record<MaterialSlug, number>>,
  ): Promise<void> => {
    const players = await inTurns(Math.max(ROUNDS / ITEMS_EACH, AT_ONCE), async () => {
      const as = await seller()
      if (materials) await items.materials(as, materials)
      const own = await inTurns(ITEMS_EACH, () => items.item(as, { type: 'sword', rarity: 'common' }))
      return { as, own }
    })
    await inTurns(ROUNDS, async (round) => {
      const { as, own } = at(players, round % players.length)
      await work(round, as, at(own, Math.floor(round / players.length)))
    })
    expect(await auditDifferences(server.db)).toEqual([])
  }

  it('listing against wearing', () =>
    withItems(async (round, as, item) => {
      const [listed, worn] = await race(
        round,
        () => add(server, as, item),
        () => other.call('equipments.equip', { params: { id: item }, body: { equipped: true } }, { as }),
      )
      const codes = [codeOf(listed), codeOf(worn)]
      expect([
        ['done', 'item-on-sale'],
        ['item-equipped', 'done'],
      ]).toContainEqual(codes)
      expect((await whereabouts([item])).get(item)).toBe(`${as} ${listed.status === 200 ? 'on-sale' : 'equipped'}`)
      if (worn.status === 200)
        await other.call('equipments.equip', { params: { id: item }, body: { equipped: false } }, { as })
    }))

  it('listing against refining: what is listed stays as it was listed', () =>
    withItems(async (round, as, item) => {
      const [listed, refined] = await race(
        round,
        () => add(server, as, item),
        () => other.call('equipments.refine', { params: { id: item } }, { as }),
      )
      expect(listed.status).toBe(200)
      expect(['done', 'item-on-sale']).toContain(codeOf(refined))
      const { slug, rarity, equipment_stats } = await items.seen(as, item)
      expect(listed.data.metadata.equipment).toMatchObject({ slug, rarity, equipment_stats })
    }, FOR_REFINING))

  it('refining against dismantling', () =>
    withItems(async (round, as, item) => {
      const [refined, gone] = await race(
        round,
        () => server.call('equipments.refine', { params: { id: item } }, { as }),
        () => other.call('equipments.dismantle', { body: { user_equipment_ids: [item] } }, { as }),
      )
      expect(gone.status).toBe(200)
      expect(['done', 'invalid-item']).toContain(codeOf(refined))
      expect((await whereabouts([item])).size).toBe(0)
    }, FOR_REFINING))

  it('listing twice, at two prices', () =>
    withItems(async (round, as, item) => {
      const codes = await race(
        round,
        () => add(server, as, item).then(codeOf),
        () => add(other, as, item, PRICE * 2).then(codeOf),
      )
      expect([...codes].sort()).toEqual(['done', 'item-on-sale'])
    }))
})

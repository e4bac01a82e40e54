import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sumUpSales } from '#server/modules/market/price-days.ts'
import { soldTriggers } from '#server/modules/market/sold.ts'
import { watchSales } from '#server/modules/market/watch.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import { adminOf } from '#tests/helpers/server/run-admin.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)

const admin = adminOf(server)
const buy = async (as: number, market_equipment_id: string): Promise<void> => {
  expect((await server.call('market.buy', { body: { market_equipment_id } }, { as })).status).toBe(200)
}
const tok = async (owner: number) => (await items.amounts(owner, ['tok']))[0] ?? 0
const bagOf = async (owner: number) => (await items.bag(owner)).map(({ id }) => id)
const acts = async (act: string) =>
  (await server.db.selectFrom('admin_log').selectAll().where('act', '=', act).execute()).length
/** Makes a sale: 97 TOK go to the seller, 3 are burnt. */
const sale = async () => {
  const [ann, bob] = [await seller(), await buyer(200)]
  const sold = await offer(ann, 100)
  // Rows of the same instant have no order.
  server.clock.advance(1)
  await buy(bob, sold.listing)
  return { ann, bob, ...sold }
}
const allTok = async () =>
  Number(
    (await server.db.selectFrom('balances').select('amount').where('asset', '=', 'tok').execute()).reduce(
      (sum, { amount }) => sum + amount,
      0n,
    ),
  )

describe('an operator undoes a sale', () => {
  it('and item, net and fee go back: the buyer has all that was paid, the fee is minted anew, both books say why', async () => {
    const { ann, bob, item, listing } = await sale()
    const [annHad, bobHad, all] = [await tok(ann), await tok(bob), await allTok()]
    const said = await admin('market', 'undo', listing, '--why', 'stolen account')
    expect(said).toContain(`97 TOK taken from player ${ann}, 100 TOK given back to player ${bob}`)
    expect(await tok(ann)).toBe(annHad - tokToNano(97))
    expect(await tok(bob)).toBe(bobHad + tokToNano(100))
    expect((await allTok()) - all).toBe(tokToNano(3))
    expect(await bagOf(ann)).toContain(item)
    expect(await bagOf(bob)).not.toContain(item)
    const rows = (await server.call('users.ledger', {}, { as: bob })).data.items.filter(
      ({ reason }) => reason === 'market-undo',
    )
    expect(rows.map(({ amount, asset }) => [asset, amount]).sort()).toEqual([
      ['equipment', -1],
      ['tok', tokToNano(3)],
      ['tok', tokToNano(97)],
    ])
    expect(await admin('log', ann)).toContain('stolen account')
  })

  it('once: repeated, even five times at once, it changes nothing', async () => {
    const { ann, bob, listing } = await sale()
    const said = await Promise.allSettled(
      Array.from({ length: 5 }, () => admin('market', 'undo', listing, '--why', 'x')),
    )
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const had = [await tok(ann), await tok(bob)]
    await expect(admin('market', 'undo', listing, '--money-only', '--why', 'x')).rejects.toThrow('undone already')
    expect([await tok(ann), await tok(bob)]).toEqual(had)
  })

  it('and takes no more than the seller has; what is missing is reported', async () => {
    const { ann, bob, listing } = await sale()
    const spent = (await tok(ann)) - tokToNano(40)
    await admin('take', ann, 'tok', spent / 1e9, '--why', 'spent')
    const bobHad = await tok(bob)
    const said = await admin('market', 'undo', listing, '--why', 'x')
    expect(said).toContain('57 TOK are missing')
    expect(await tok(ann)).toBe(0)
    expect(await tok(bob)).toBe(bobHad + tokToNano(43))
  })

  it('also when the buyer wears, locks or sells the item: it is taken off, and off the market', async () => {
    const worn = await sale()
    const equip = { params: { id: worn.item }, body: { equipped: true } }
    expect((await server.call('equipments.equip', equip, { as: worn.bob })).status).toBe(200)
    const powerOf = async (id: number) => (await server.call('combats.me', {}, { as: id })).data.power
    const armed = await powerOf(worn.bob)
    await admin('market', 'undo', worn.listing, '--why', 'x')
    expect(await powerOf(worn.bob)).toBeLessThan(armed)
    expect(await items.seen(worn.ann, worn.item)).toMatchObject({ status: 'inventory' })

    const locked = await sale()
    await server.call('equipments.lock', { params: { id: locked.item }, body: { locked: true } }, { as: locked.bob })
    await admin('market', 'undo', locked.listing, '--why', 'x')
    expect(await items.seen(locked.ann, locked.item)).toMatchObject({ own: { locked: false } })

    const listed = await sale()
    await server.db
      .updateTable('players')
      .set({ created_at: new Date(0) })
      .where('id', '=', BigInt(listed.bob))
      .execute()
    const body = { user_equipment_id: listed.item, price: tokToNano(300) }
    const again = (await server.call('market.add', { body }, { as: listed.bob })).data.id
    await admin('market', 'undo', listed.listing, '--why', 'x')
    expect((await server.call('market.get', { params: { id: again } }, { as: listed.ann })).error.code).toBe(
      'listing-gone',
    )
    expect(await bagOf(listed.ann)).toContain(listed.item)
  })

  it('but not of an item that was changed or is gone, unless the money alone is said: its state is shown', async () => {
    const changed = await sale()
    await server.db
      .updateTable('items')
      .set({ rarity: 'rare', slug: 'sword-rare' })
      .where('id', '=', changed.item)
      .execute()
    await expect(admin('market', 'undo', changed.listing, '--why', 'x')).rejects.toThrow(
      /has it changed: .*rare sword.*--money-only/,
    )
    const gone = await sale()
    await server.call('equipments.dismantle', { body: { user_equipment_ids: [gone.item] } }, { as: gone.bob })
    await expect(admin('market', 'undo', gone.listing, '--why', 'x')).rejects.toThrow('has it no more')
    const before = await acts('market-undo')
    for (const { ann, bob, item, listing } of [changed, gone]) {
      const [annHad, bobHad] = [await tok(ann), await tok(bob)]
      expect(await admin('market', 'undo', listing, '--money-only', '--why', 'x')).toContain('stays where it is')
      expect([await tok(ann), await tok(bob)]).toEqual([annHad - tokToNano(97), bobHad + tokToNano(100)])
      expect(await bagOf(ann)).not.toContain(item)
    }
    expect(await acts('market-undo')).toBe(before + 2)
  })

  it('not of what was never sold, not without a reason, not when one of the two has gone', async () => {
    const open = await offer(await seller(), 5)
    await expect(admin('market', 'undo', open.listing, '--why', 'x')).rejects.toThrow('was never sold')
    await expect(admin('market', 'undo', 'nonsense', '--why', 'x')).rejects.toThrow('is no listing')
    const { bob, listing } = await sale()
    await expect(admin('market', 'undo', listing)).rejects.toThrow('Say why')
    await server.call('users.delete', {}, { as: bob })
    await expect(admin('market', 'undo', listing, '--why', 'x')).rejects.toThrow(
      `Player ${bob} has deleted the account.`,
    )
  })

  it('and its price is no longer among the prices of its kind', async () => {
    const [ann, bob] = [await seller(), await buyer(500)]
    for (const price of [10, 90]) await buy(bob, (await offer(ann, price, { type: 'armor', rarity: 'rare' })).listing)
    const odd = await offer(ann, 200, { type: 'armor', rarity: 'rare' })
    await buy(bob, odd.listing)
    await sumUpSales(server.db, server.clock.nowMs())
    await admin('market', 'undo', odd.listing, '--why', 'x')
    const asked = { params: { slug: 'armor-rare' }, query: { rarity: 'rare' } } as const
    const { days } = (await server.call('market.prices', asked, { as: bob })).data
    expect(days.map(({ median, volume }) => [median, volume])).toEqual([[tokToNano(10), 2]])
  })

  it('nor is that of a second one undone meanwhile, or while the job sums up the day', async () => {
    const sold: string[] = []
    for (const price of [10, 90, 200]) {
      const { listing } = await offer(await seller(), price, { type: 'armor', rarity: 'epic' })
      await buy(await buyer(500), listing)
      sold.push(listing)
    }
    const done = await inTransaction(server.db, async (trx) => {
      await sql`lock table admin_log in share mode`.execute(trx)
      const ended: Promise<unknown>[] = []
      for (const listing of sold.slice(1)) {
        ended.push(admin('market', 'undo', listing, '--why', 'x'))
        await untilLockWaits(server.db, ended.length)
      }
      ended.push(sumUpSales(server.db, server.clock.nowMs()))
      await untilLockWaits(server.db, ended.length)
      return ended
    })
    await Promise.all(done)
    const asked = { params: { slug: 'armor-epic' }, query: { rarity: 'epic' } } as const
    const { days } = (await server.call('market.prices', asked, { as: await players.join() })).data
    expect(days.map(({ median, volume }) => [median, volume])).toEqual([[tokToNano(10), 1]])
  })
})

describe('an operator looks at the market', () => {
  it('at marked sales, of all or of one player, and which of them were undone', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const { listing } = await offer(ann, 0.1, { type: 'helmet', rarity: 'epic' })
    expect(await admin('market', 'marks', ann)).toBe('No sale is marked.')
    await buy(bob, listing)
    await watchSales(server.db, server.clock.nowMs())
    const [line] = (await admin('market', 'marks', bob)).split('\n')
    expect(line).toMatch(new RegExp(`${listing} {2}${ann} to ${bob} {2}0\\.1 TOK {2}usual is \\d`))
    await admin('market', 'undo', listing, '--why', 'x')
    expect(await admin('market', 'marks')).toContain('(undone)')
  })

  it('at what a player offers and has offered', async () => {
    const { ann, bob, listing } = await sale()
    const open = await offer(ann, 7)
    const lines = (await admin('market', 'listings', ann)).split('\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatch(new RegExp(`${open.listing} .*7 TOK {2}open$`))
    expect(lines[1]).toMatch(new RegExp(`${listing} .*100 TOK {2}sold .* to ${bob}$`))
    expect(await admin('market', 'listings', bob)).toBe('The player has listed nothing.')
  })

  it('at who has had an item, from how it came into the world to its present owner', async () => {
    const { ann, bob, item, listing } = await sale()
    const lines = (await admin('market', 'item', item)).split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain(`${ann}: admin-grant`)
    expect(lines[1]).toContain(`${ann} to ${bob}  100 TOK  ${listing}`)
    expect(lines[2]).toContain('has it as it was bought: ')
    await expect(admin('market', 'item', 'x')).rejects.toThrow('is no item')
  })

  it('and takes a listing off the market, with a reason', async () => {
    const ann = await seller()
    const { item, listing } = await offer(ann, 7)
    await expect(admin('market', 'close', listing)).rejects.toThrow('Say why')
    expect(await admin('market', 'close', listing, '--why', 'a name of abuse')).toContain(`back with player ${ann}`)
    expect(await items.seen(ann, item)).toMatchObject({ status: 'inventory' })
    await expect(admin('market', 'close', listing, '--why', 'x')).rejects.toThrow('is not open: ended')
    await expect(admin('market')).rejects.toThrow('hk admin')
  })
})

it('a sale that was undone is not shown to the seller, who was away: not on home, nor by the bot', async () => {
  const ann = await seller()
  const [undone, kept] = [await offer(ann, 100), await offer(ann, 10)]
  const awayFrom = server.clock.nowMs()
  server.clock.advance(1000)
  for (const { listing } of [undone, kept]) await buy(await buyer(200), listing)
  server.clock.advance(4 * MS_PER_HOUR)
  const sold = async () => (await server.call('combats.away', {}, { as: ann })).data?.sold
  const shown = async () =>
    (await soldTriggers(server.db, new Map([[BigInt(ann), awayFrom]]), awayFrom - MS_PER_DAY)).size
  expect(await sold()).toEqual({ items: 2, tok: tokToNano(97 + 9.7) })
  await admin('market', 'undo', undone.listing, '--why', 'x')
  expect(await sold()).toEqual({ items: 1, tok: tokToNano(9.7) })
  expect(await shown()).toBe(1)
  await admin('market', 'undo', kept.listing, '--money-only', '--why', 'x')
  expect(await sold()).toEqual({ items: 0, tok: 0 })
  expect(await shown()).toBe(0)
})

import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { POLISH_SALARY_LEVEL, type PolishWish, polishCostNano } from '#rules/blacksmith/polish.ts'
import { type NamedItemKind, rollNamedItem } from '#rules/items/items.ts'
import type { MaterialSlug } from '#rules/items/materials.ts'
import { MARKET_PRICE_MIN_NANO, TRADER_AGE_MIN_MS } from '#rules/market/market.ts'
import { createRng } from '#rules/prng.ts'
import { balancesOf, postMovements } from '#server/db/ledger.ts'
import { type Asset, mint } from '#server/db/movements.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { addItems } from '#server/modules/items/service.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

/** Roughly what a win pays (R13), in nano TOK. */
const WIN_NANO = 100_000_000

export interface ItemPlayers {
  item(owner: number, kind: Pick<NamedItemKind, 'type' | 'rarity'> & Partial<NamedItemKind>): Promise<string>
  /** Makes the owner's account old enough to sell, then puts the item on sale. */
  sell(owner: number, id: string): Promise<void>
  give(owner: number, asset: Asset, amount: number): Promise<void>
  wins(owner: number, count: number): Promise<void>
  /** Books rows of 1 nano TOK, which count as acts. */
  act(owner: number, reason: LedgerReason, times?: number): Promise<void>
  materials(owner: number, slugs: Partial<Record<MaterialSlug, number>>): Promise<void>
  /** Sets the level of the salary without payment. */
  salary(owner: number, level: number): Promise<void>
  /** Gives salary and TOK for a polish, and sets the first secondary line to quality 1. @returns that polish (R58) */
  readyToPolish(owner: number, id: string): Promise<PolishWish>
  /** Asset, amount and ref of the ledger rows with this reason, sorted by asset and ref. */
  booked(owner: number, reason: LedgerReason): Promise<(readonly [string, number, string | null])[]>
  amounts(owner: number, assets: readonly Asset[]): Promise<number[]>
  bag(owner: number): Promise<OwnEquipment[]>
  seen(owner: number, id: string): Promise<OwnEquipment>
}

export const itemPlayers = (server: TestApp): ItemPlayers => {
  const { db, entropy, clock } = server
  const post = (
    owner: number,
    asset: Asset,
    amount: number,
    ref: string | null,
    reason: LedgerReason = 'admin-grant',
    times = 1,
  ) => {
    const gift = { to: owner, asset, amount: BigInt(amount), reason, ref } as const
    const movements = Array.from({ length: times }, () => mint({ id: uuidV7(entropy, clock.nowMs()), ...gift }))
    return inTransaction(db, async (trx) => {
      await postMovements(trx, movements, clock.nowMs())
      await rescheduleSubscribers(trx, [owner], clock.nowMs())
    })
  }
  const items: ItemPlayers = {
    item: async (owner, { type, rarity, slug = `${type}-${rarity}`, name = slug }) => {
      const id = uuidV7(entropy, clock.nowMs())
      const rolled = rollNamedItem(createRng(entropy.bytes(16).toString('hex')), { slug, name, type, rarity })
      const stats = rolled.stats.map((stat) => ({ ...stat }))
      await addItems(db, [{ ...rolled, stats, id, ownerId: owner, status: 'inventory' }], clock.nowMs())
      await post(owner, 'equipment', 1, id)
      return id
    },
    sell: async (owner, id) => {
      const created_at = new Date(clock.nowMs() - TRADER_AGE_MIN_MS)
      await db.updateTable('players').set({ created_at }).where('id', '=', BigInt(owner)).execute()
      const body = { user_equipment_id: id, price: MARKET_PRICE_MIN_NANO }
      const { status } = await server.call('market.add', { body }, { as: owner })
      if (status !== 200) throw new Error(`player ${owner} could not list ${id}: ${status}`)
    },
    give: async (owner, asset, amount) => {
      await post(owner, asset, amount, null)
    },
    wins: async (owner, count) => {
      for (let no = 0; no < count; no += 1) await post(owner, 'tok', WIN_NANO, null, 'fight-win')
    },
    act: (owner, reason, times) => post(owner, 'tok', 1, null, reason, times),
    materials: async (owner, slugs) => {
      for (const [slug, amount] of Object.entries(slugs)) await post(owner, slug as MaterialSlug, amount, null)
    },
    salary: async (owner, level) => {
      const bought_at = new Date(clock.nowMs())
      await db
        .insertInto('upgrades')
        .values({ player_id: owner, upgrade_type: 'mining-tok', level, bought_at })
        .execute()
    },
    readyToPolish: async (owner, id) => {
      await items.salary(owner, POLISH_SALARY_LEVEL)
      const { equipment_stats } = await items.seen(owner, id)
      const rough = equipment_stats.find(({ primary }) => !primary)
      if (!rough) throw new Error(`item ${id} has no line to polish`)
      const stats = JSON.stringify(equipment_stats.map((stat) => (stat === rough ? { ...stat, level: 1 } : stat)))
      await db.updateTable('items').set({ stats }).where('owner_id', '=', BigInt(owner)).where('id', '=', id).execute()
      const price = polishCostNano({ level: 1, primary: false }) ?? 0
      await items.give(owner, 'tok', price)
      return { line: rough.type, level: 1, price }
    },
    booked: async (owner, reason) => {
      const rows = await db
        .selectFrom('ledger')
        .select(['asset', 'amount', 'ref'])
        .where('account', '=', BigInt(owner))
        .where('reason', '=', reason)
        .orderBy('asset')
        .orderBy('ref')
        .execute()
      return rows.map(({ asset, amount, ref }) => [asset, Number(amount), ref] as const)
    },
    amounts: async (owner, assets) => (await balancesOf(db, owner, assets)).map(Number),
    bag: async (owner) => (await server.call('equipments.mine', {}, { as: owner })).data,
    seen: async (owner, id) => {
      const found = (await items.bag(owner)).find((item) => item.id === id)
      if (!found) throw new Error(`player ${owner} has no item ${id}`)
      return found
    },
  }
  return items
}

import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { DISMANTLED_MAX } from '#rules/blacksmith/dismantle.ts'
import { createRng, type Rng } from '#rules/prng.ts'
import type { StormWorld } from './storm-world.ts'

const TYPES = [
  'wood-box-xtr',
  'iron-box-xtr',
  'titanium-box-xtr',
  'meat-hook-xtr',
  'four-leaf-clover-xtr',
  'tournament-ticket-xtr',
  'halloween-boots-xtr',
  'firelord-set-xtr',
] as const
const SEVERAL: ReadonlySet<string> = new Set(['meat-hook-xtr', 'four-leaf-clover-xtr', 'tournament-ticket-xtr'])
const LINKS_KEPT = 400
const CHARGES_KEPT = 400

interface Link {
  readonly owner: number
  readonly url: string
}

interface Paid {
  readonly payer: number
  readonly charge: string
}

export interface Payers {
  /** Does something that a payer does. Returns how many charges the messenger answered with. */
  act(rng: Rng): Promise<number>
}

export const rngOf = (seed: number, part: number): Rng =>
  createRng([seed, part, 0x5a115a11, 0x1f00d].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join(''))

const ask = async (world: StormWorld, rng: Rng, owner: number): Promise<Link | null> => {
  const type = rng.pick(TYPES)
  const quantity = SEVERAL.has(type) ? rng.int(1, 3) : 1
  const answer = await world.call('iap.invoice', { body: { type, quantity } }, owner)
  return answer === null || answer === 'refused' ? null : { owner, url: answer.invoice_url }
}

const press = async (world: StormWorld, url: string, payer: number): Promise<string | null> =>
  (await world.deed<{ chargeId?: string }>('pay', { url, user_id: payer }))?.chargeId ?? null

/** Pays by an earlier approval of the bot, whatever the bot would answer now. */
const force = async (world: StormWorld, rng: Rng, url: string, payer: number): Promise<string | null> => {
  const odd = rng.next()
  const changes = odd < 0.03 ? { amount: 1 } : odd < 0.06 ? { payload: 'none-of-ours' } : {}
  return (await world.deed<{ charge_id?: string }>('charge', { url, user_id: payer, ...changes }))?.charge_id ?? null
}

/** Sends an update with the game's secret that the messenger never sent. It may tell of a refund, too. */
const forge = async (world: StormWorld, rng: Rng, url: string, { payer, charge }: Paid): Promise<void> => {
  const is = rng.pick(['question', 'payment', 'payment', 'refund'])
  const id = is === 'refund' ? charge : `invented-${rng.int(0, 1_000_000_000)}`
  await world.deed('forge', { is, id, user_id: payer, url })
}

const itemsOf = async (world: StormWorld, player: number) => {
  const items = await world.call('equipments.mine', {}, player)
  return items === null || items === 'refused' ? [] : items
}

const use = async (world: StormWorld, rng: Rng, player: number): Promise<void> => {
  const items = await itemsOf(world, player)
  if (items.length === 0) return
  const item = rng.pick(items)
  if (rng.chance(30))
    await world.call('equipments.equip', { params: { id: item.id }, body: { equipped: true } }, player)
  else await world.call('equipments.dismantle', { body: { user_equipment_ids: [item.id] } }, player)
}

/** Assets that Stars do not buy. Taking them by `admin take` would take what the payer has earned. */
const NOT_BOUGHT = ['tok', 'star', 'equipment']

/** Uses up goods, so that a refund finds less than was given. */
const squander = async (world: StormWorld, player: number): Promise<void> => {
  const ids = (await itemsOf(world, player)).map(({ id }) => id).slice(0, DISMANTLED_MAX)
  if (ids.length > 0) await world.call('equipments.dismantle', { body: { user_equipment_ids: ids } }, player)
  const { rows } = await sql<{ asset: string; amount: bigint }>`
    select asset, amount from balances
    where owner_id = ${player} and amount > 0 and not asset = any(${NOT_BOUGHT}::text[])`
    .execute(world.database.db())
    .catch(() => ({ rows: [] }))
  for (const { asset, amount } of rows) await world.admin('take', String(player), asset, String(amount))
}

export const joinPayers = async (
  world: StormWorld,
  { firstId, count }: { readonly firstId: number; readonly count: number },
): Promise<Payers> => {
  let nextId = firstId
  const join = async (): Promise<number> => {
    const id = nextId
    nextId += 1
    while ((await world.call('users.onboard', { body: { house_id: id % 8 } }, id)) === null) await pause(100)
    return id
  }
  const ids: number[] = []
  while (ids.length < count) ids.push(...(await Promise.all([join(), join(), join(), join()])))
  const links: Link[] = []
  const earlier: Paid[] = []

  const leave = async (rng: Rng): Promise<void> => {
    const place = rng.int(0, ids.length - 1)
    const gone = ids[place] ?? 0
    if (rng.chance(50)) await world.call('users.delete', {}, gone)
    else await world.admin('ban', String(gone))
    ids[place] = await join()
  }
  const aside = async (rng: Rng): Promise<void> => {
    const player = rng.pick(ids)
    const dice = rng.next()
    if (dice < 0.15) await leave(rng)
    else if (dice < 0.3) await world.admin('grant', String(player), 'star', String(rng.int(1, 300)))
    else if (dice < 0.4)
      await world.deed('write', { user_id: player, text: rng.chance(30) ? '/paysupport' : '/paysupport 1' })
    else if (dice < 0.44) await world.admin('shop', 'close', 'four-leaf-clover-xtr')
    else if (dice < 0.48) await world.admin('shop', 'reset', 'four-leaf-clover-xtr')
    else await use(world, rng, player)
  }
  const giveBack = async (rng: Rng, { payer, charge }: Paid): Promise<void> => {
    if (rng.chance(50)) await world.deed('chargeback', { charge_id: charge, user_id: payer })
    else await world.admin('stars', 'refund', String(payer), charge)
  }
  /**
   * Refunds an earlier purchase, mostly after its goods were used up. Grants STAR afterwards in most cases, which pay a
   * debt.
   */
  const giveBackLate = async (rng: Rng): Promise<void> => {
    const one = rng.pick(earlier)
    if (rng.chance(75)) await squander(world, one.payer)
    await giveBack(rng, one)
    if (rng.chance(60)) await world.admin('grant', String(one.payer), 'star', String(rng.int(1, 300)))
  }
  const linkOf = async (rng: Rng): Promise<Link | null> => {
    if (links.length > 0 && rng.chance(45)) return rng.pick(links)
    const link = await ask(world, rng, rng.pick(ids))
    if (link === null) return null
    if (links.length < LINKS_KEPT) links.push(link)
    else links[rng.int(0, LINKS_KEPT - 1)] = link
    return link
  }
  return {
    act: async (rng) => {
      if (rng.chance(8)) await aside(rng)
      const link = await linkOf(rng)
      if (link === null) return 0
      const payer = rng.chance(93) ? link.owner : rng.pick(ids)
      if (rng.chance(6)) await forge(world, rng, link.url, { payer, charge: 'invented' })
      const ways = rng.chance(8) ? 2 : 1
      const paid = await Promise.all(
        Array.from({ length: ways }, () => {
          const isForced = rng.chance(35)
          return isForced ? force(world, rng, link.url, payer) : press(world, link.url, payer)
        }),
      )
      const charges = paid.filter((charge) => charge !== null)
      // After an approval an invented charge may stand until the next comparison.
      if (rng.chance(4)) await forge(world, rng, link.url, { payer, charge: charges[0] ?? 'invented' })
      for (const charge of charges) {
        // Refunds, often before the game has heard of the payment.
        if (rng.chance(5)) await giveBack(rng, { payer, charge })
        earlier.push({ payer, charge })
      }
      if (earlier.length > CHARGES_KEPT) earlier.splice(0, earlier.length - CHARGES_KEPT)
      if (earlier.length > 0 && rng.chance(9)) await giveBackLate(rng)
      return charges.length
    },
  }
}

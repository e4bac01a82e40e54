import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { liftSanction, sanctionPlayer } from '#server/modules/account/sanctions.ts'
import { findPlayerLocked } from '#server/modules/players/service.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'
import type { CallAnswer } from '#tests/helpers/server/test-app.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const { seller, buyer, offer } = marketPlayers(itemsServer)
const guilds = guildPlayers(itemsServer)
const bosses = bossPlayers(server)

type Answer = CallAnswer<'users.claim'> | { readonly status: number; readonly error: { readonly code: string } }

/** Bans a player while a call that was already admitted waits for the player's lock. */
const banBefore = (as: number, call: () => Promise<Answer>): Promise<Answer> =>
  inTransaction(server.db, async (db) => {
    await findPlayerLocked(db, as)
    const waiting = call()
    await untilLockWaits(server.db)
    const ban = { status: 'banned', reason: 'Scripts', appealUrl: null } as const
    await sanctionPlayer({ ...server.scope(), db }, as, ban)
    return { waiting }
  }).then(({ waiting }) => waiting)

/** What a player owns, without the marks that the ban itself leaves. */
const belongings = async (as: number) => {
  const { loadout_no: _, mining_no: __, ...row } = await players.row(as)
  const of = (table: 'balances' | 'items', column: 'owner_id') =>
    server.db.selectFrom(table).selectAll().where(column, '=', BigInt(as)).execute()
  const listings = await server.db
    .selectFrom('listings')
    .select('id')
    .where('seller_id', '=', BigInt(as))
    .where('status', '=', 'open')
    .execute()
  const membership = await server.db
    .selectFrom('guild_members')
    .select('guild_id')
    .where('player_id', '=', BigInt(as))
    .execute()
  return { row, balances: await of('balances', 'owner_id'), items: await of('items', 'owner_id'), listings, membership }
}

interface Outrun {
  readonly player: () => Promise<number>
  readonly call: (as: number) => Promise<() => Promise<Answer>>
}

const add = async (as: number) => {
  const body = { user_equipment_id: await items.item(as, { type: 'sword', rarity: 'rare' }), price: tokToNano(5) }
  return (idempotencyKey?: string) => server.call('market.add', { body }, { as, idempotencyKey })
}
const CALLS: Readonly<Record<string, Outrun>> = {
  'offer an item': { player: seller, call: add },
  'offer an item, with a key': {
    player: seller,
    call: async (as) => {
      const call = await add(as)
      return () => call(randomUUID())
    },
  },
  'buy an item': {
    player: () => buyer(100),
    call: async (as) => {
      const body = { market_equipment_id: (await offer(await seller())).listing }
      return () => server.call('market.buy', { body }, { as })
    },
  },
  'claim what was mined': {
    player: () => players.join(),
    call: async (as) => () => server.call('users.claim', {}, { as, idempotencyKey: randomUUID() }),
  },
  'fight the opponent that was found': {
    player: () => players.join(),
    call: async (as) => {
      await players.find(as)
      return () => server.call('combats.fight', {}, { as })
    },
  },
  'find an opponent': {
    player: () => players.join(),
    call: async (as) => () => server.call('combats.find', {}, { as }),
  },
  'challenge somebody': {
    player: () => players.join(),
    call: async (as) => {
      const body = { query: String(await players.join()) }
      return () => server.call('combats.challenge', { body }, { as })
    },
  },
  'fight the boss': { player: () => players.join(), call: async (as) => () => bosses.ask(as) },
  'found a guild': {
    player: () => guilds.founder(),
    call: async (as) => () => server.call('guild.create', { body: guilds.plan('outrun-founded') }, { as }),
  },
  'join a guild': {
    player: () => players.join(),
    call: async (as) => {
      await guilds.found('outrun-joined')
      return () => guilds.join(as, 'outrun-joined')
    },
  },
}

describe('a ban (extra 20)', () => {
  it.each(Object.keys(CALLS))('lets a call that waited behind it do nothing: %s', async (name) => {
    const { call, player } = CALLS[name] as Outrun
    const as = await player()
    const send = await call(as)
    server.clock.advance(MS_PER_HOUR)
    if (name === 'fight the boss') await bosses.page(as)
    if (name === 'fight the opponent that was found') await players.find(as)
    const before = await belongings(as)
    expect(codeOf(await banBefore(as, send))).toBe('banned')
    expect(await belongings(as)).toEqual(before)
  })

  it('lets a call that waited behind it delete the account all the same', async () => {
    const as = await players.join()
    expect(codeOf(await banBefore(as, () => server.call('users.delete', {}, { as })))).toBe('done')
  })

  it('lets no player buy from the banned, even if an offer is left on the market (R22)', async () => {
    const [ann, bob] = [await seller(), await buyer(100)]
    const { listing } = await offer(ann)
    await players.ban(ann)
    const buy = () => server.call('market.buy', { body: { market_equipment_id: listing } }, { as: bob })
    expect(codeOf(await buy())).toBe('listing-gone')
    expect(await items.amounts(bob, ['tok', 'equipment'])).toEqual([tokToNano(110), 0])
    await liftSanction(server.db, ann)
    expect(codeOf(await buy())).toBe('done')
  })
})

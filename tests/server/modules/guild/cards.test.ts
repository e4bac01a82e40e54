import { expect, it } from 'vitest'
import { MS_PER_DAY, tokToNano } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { updateGuild } from '#server/modules/guild/store.ts'
import { refreshGuildCards } from '#server/modules/guild/upkeep.ts'
import { untilLockWaits } from '#tests/helpers/database/lock-waiters.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const { db } = server
const { act, found, join, leave, member } = guildPlayers(itemsServer)

const cardOf = (slug: string) =>
  db
    .selectFrom('guild_cards')
    .select(['guild_id', 'xp', 'members', 'requests'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()

it('a refresh writes the cards of guilds whose members, XP or requests have changed, and of no others', async () => {
  const [ann] = [await found('open-hall'), await found('closed-hall', { entry: 'request' }), await found('still-hall')]
  await refreshGuildCards(db)
  const [bob, eve] = [await players.join(), await players.join()]
  await join(bob, 'open-hall')
  await join(eve, 'closed-hall')
  await items.give(ann, 'tok', tokToNano(50))
  await server.call('guild.donate', { body: { amount: tokToNano(50) } }, { as: ann })
  expect(await refreshGuildCards(db)).toBe(1)
  expect(await cardOf('open-hall')).toMatchObject({ members: 2, requests: 0 })
  expect((await cardOf('open-hall')).xp).toBeGreaterThan(0n)
  expect(await cardOf('closed-hall')).toMatchObject({ members: 1, requests: 1 })
  await join(eve, 'open-hall')
  await leave(bob)
  await refreshGuildCards(db)
  expect(await cardOf('open-hall')).toMatchObject({ members: 2 })
  expect(await cardOf('closed-hall')).toMatchObject({ requests: 0 })
  expect(await refreshGuildCards(db)).toBe(0)
})

it('an officer who left and joins again is a plain member on home', async () => {
  const ann = await found('back-hall')
  const bob = await member('back-hall')
  await act(ann, bob, 'promote')
  await leave(bob)
  server.clock.advance(MS_PER_DAY)
  await join(bob, 'back-hall')
  expect((await server.call('guild.me', {}, { as: bob })).data).toMatchObject({ id: 'back-hall', role: 'member' })
})

it('a change under way while cards are written is on its card after the next refresh', async () => {
  await found('busy-hall')
  await refreshGuildCards(db)
  const { guild_id } = await cardOf('busy-hall')
  const raise = (xp: bigint) => inTransaction(db, (trx) => updateGuild(trx, Number(guild_id), { xp }))
  await raise(5n)
  let refreshing: Promise<number> = Promise.resolve(0)
  await inTransaction(db, async (trx) => {
    await updateGuild(trx, Number(guild_id), { xp: 7n })
    refreshing = refreshGuildCards(db)
    await untilLockWaits(db)
  })
  await refreshing
  await refreshGuildCards(db)
  expect((await cardOf('busy-hall')).xp).toBe(7n)
  await raise(0n)
})

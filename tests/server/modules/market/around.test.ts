import { afterAll, describe, expect, it } from 'vitest'
import type { NotificationKind } from '#rules/notifications/notification-kinds.ts'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { matchWishes } from '#server/modules/market/wishes.ts'
import { notifyPlayers } from '#server/modules/notifications/service.ts'
import { sendAllMessages } from '#tests/helpers/database/send-messages.ts'
import { itemPlayers } from '#tests/helpers/players/item-players.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const bot = await startBotApi()
afterAll(() => bot.close())
const server = await fileApp({ config: { botApiRoot: bot.root } })
const market = marketPlayers({ server, players: kombatPlayers(server), items: itemPlayers(server) })
const wants = async (id: number, kinds: readonly NotificationKind[]): Promise<void> => {
  const now = (await server.call('users.preferences', {}, { as: id })).data
  const notifications = {
    ...now.notifications,
    kinds: [...kinds],
    write_access: true,
    quiet_from_min: 0,
    quiet_to_min: 0,
  }
  await server.call('users.savePreferences', { body: { ...now, notifications } }, { as: id })
}
const textsTo = (id: number) =>
  bot.calls.filter(({ payload }) => payload.chat_id === id).map(({ payload }) => String(payload.text))
const notify = async (): Promise<void> => {
  await matchWishes(server.db, server.clock.nowMs())
  await notifyPlayers(server.db, server.clock)
  await sendAllMessages(server)
}
const buy = (as: number, market_equipment_id: string) =>
  server.call('market.buy', { body: { market_equipment_id } }, { as })
const wish = (as: number, tok: number) =>
  server.call('market.addWish', { body: { slug: 'boots-rare', rarity: 'rare', max_price: tokToNano(tok) } }, { as })
const BOOTS = { type: 'boots', rarity: 'rare' } as const
const SOLD = '💰 One of your items found a buyer. See what it brought in!'
const MET = '⭐ Something you wished for is on the market. Be quick!'

describe('what others buy', () => {
  it('the bot tells a seller who wants to know, once per absence; the buyer hears nothing', async () => {
    const [ann, bob, eve] = [await market.seller(), await market.buyer(100), await market.seller()]
    await wants(ann, ['sold'])
    await wants(bob, ['sold'])
    for (const seller of [ann, eve]) await buy(bob, (await market.offer(seller, 5)).listing)
    const second = await market.offer(ann, 6)
    server.clock.advance(MS_PER_HOUR)
    await notify()
    await buy(bob, second.listing)
    server.clock.advance(3 * MS_PER_HOUR)
    await notify()
    expect([textsTo(ann), textsTo(bob), textsTo(eve)]).toEqual([[SOLD], [], []])
    await server.call('users.claim', {}, { as: ann })
    server.clock.advance(MS_PER_HOUR)
    await buy(bob, (await market.offer(ann, 6)).listing)
    server.clock.advance(3 * MS_PER_HOUR)
    await notify()
    expect(textsTo(ann)).toEqual([SOLD, SOLD])
  })

  it('is shown after an absence: how many items, and what they brought after the fee', async () => {
    const [ann, bob] = [await market.seller(), await market.buyer(100)]
    await buy(bob, (await market.offer(ann, 5)).listing)
    await server.call('users.claim', {}, { as: ann })
    const since = new Date(server.clock.nowMs()).toISOString()
    server.clock.advance(MS_PER_HOUR)
    for (const tok of [10, 20]) await buy(bob, (await market.offer(ann, tok)).listing)
    server.clock.advance(2 * MS_PER_HOUR)
    const away = async (id: number) => (await server.call('combats.away', {}, { as: id })).data
    expect(await away(ann)).toMatchObject({ since, attacks: 0, sold: { items: 2, tok: tokToNano(29.1) } })
    expect(await away(bob)).toMatchObject({ sold: { items: 0, tok: 0 } })
  })

  it('counts for the mission "Sell an item", for the seller alone (R05)', async () => {
    const [ann, bob] = [await market.seller(), await market.buyer(100)]
    const done = async (id: number) =>
      (await server.call('upgrades.missions', {}, { as: id })).data.find((mission) => mission.id === 'sell-one')
        ?.task_user
    const { listing } = await market.offer(ann, 5)
    expect(await done(ann)).toEqual({ repeats: 0 })
    await buy(bob, listing)
    expect([await done(ann), await done(bob)]).toEqual([{ repeats: 1 }, { repeats: 0 }])
  })
})

describe('an offer that meets a wish', () => {
  it('is written about once, to a player who wants to know', async () => {
    const [ann, bob, eve] = [await market.seller(), await market.buyer(1), await market.buyer(1)]
    await wants(bob, ['wish-met'])
    for (const id of [bob, eve]) await wish(id, 9)
    server.clock.advance(MS_PER_HOUR)
    await market.offer(ann, 8, BOOTS)
    await notify()
    server.clock.advance(3 * MS_PER_HOUR)
    await notify()
    expect([textsTo(bob), textsTo(eve)]).toEqual([[MET], []])
  })

  it('is not written about when it was there as the wish was said', async () => {
    const [ann, bob] = [await market.seller(), await market.buyer(1)]
    await market.offer(ann, 8, BOOTS)
    await wants(bob, ['wish-met'])
    expect((await wish(bob, 9)).data.met_by).not.toBeNull()
    server.clock.advance(3 * MS_PER_HOUR)
    await notify()
    expect(textsTo(bob)).toEqual([])
  })
})

import { randomUUID } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import type { MutationName } from '#client/game/mutation-effect.ts'
import { settleFailure, settleMutation } from '#client/topics/settle-mutation.ts'
import { settleTask } from '#client/topics/tasks/cache.ts'
import type { CallName } from '#contracts/calls.ts'
import type { CallInput } from '#contracts/schemas.ts'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'
import { WARDROBE_SALARY_LEVEL } from '#rules/wardrobe/looks.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { setBossFacts } from '#server/modules/boss/facts.ts'
import { turnPools } from '#server/modules/boss/pools.ts'
import { sendToInbox } from '#server/modules/inbox/service.ts'
import { type ClientQuery, cached, queriesAbout, type Subjects } from '#tests/helpers/client-queries.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { leaguePlayers } from '#tests/helpers/players/league-players.ts'
import { marketPlayers } from '#tests/helpers/players/market-players.ts'
import { seasonPlayers } from '#tests/helpers/players/season-players.ts'
import { provenWallet } from '#tests/helpers/players/wallets.ts'
import { startBotApi } from '#tests/helpers/server/bot-api.ts'
import { confirmAd, itemServer } from '#tests/helpers/server/item-server.ts'

const bot = await startBotApi()
afterAll(() => bot.close())
const WALLET_HOST = 'play.example.org'
const itemsServer = await itemServer({
  botUpdates: 'polling',
  botApiRoot: bot.root,
  tonEnabled: true,
  publicUrl: `https://${WALLET_HOST}`,
})
const { server, players, items } = itemsServer
const guilds = guildPlayers(itemsServer)
const traders = marketPlayers(itemsServer)
const bosses = bossPlayers(server)
const seasons = seasonPlayers(server, players)
await seasons.beginEarlier(1)

const BOSS = 'boss-mammoth'
/** The client takes a 404 of these calls for an answer. */
const READ_AS_NONE: readonly CallName[] = ['guild.me', 'season.me']
/** Asked only once, when home opens, so nothing makes it stale. */
const NOT_READ = 'combats.away' satisfies CallName

/** Undefined if the call is refused: the client then keeps the data it has. */
const answerTo = async (as: number, { queryKey: [name, input] }: ClientQuery): Promise<unknown> => {
  const answer = await server.call(name, (input ?? {}) as CallInput<typeof name>, { as })
  if (answer.status === 200) return answer.data
  return answer.status === 404 && READ_AS_NONE.includes(name) ? null : undefined
}

interface Prepared<N extends MutationName> extends Partial<Subjects> {
  readonly as: number
  readonly input: CallInput<N>
  readonly later?: (client: QueryClient) => void
}

const NEVER_LONG = 'market.list' satisfies CallName

/**
 * Makes a mutation and names the queries that still show outdated data: after its answer, and if its answer is lost.
 */
const wronglyKept = async <N extends MutationName>(
  name: N,
  prepared: Prepared<N>,
): Promise<{ readonly answered: string[]; readonly lost: string[] }> => {
  const { as, input, item = '', guild = 'no-guild', replay = '', listing = '', player = 5000, later } = prepared
  const queries = queriesAbout({ item, guild, replay, listing, player }).filter(
    ({ queryKey: [call] }) => call !== NOT_READ,
  )
  const [client, withoutAnswer] = [new QueryClient(), new QueryClient()]
  const keep = async (query: ClientQuery): Promise<void> => {
    const answer = await answerTo(as, query)
    if (answer === undefined) return
    for (const cache of [client, withoutAnswer]) cache.setQueryData(query.queryKey, cached(query, answer))
  }
  for (const query of queries) await keep(query)
  settleMutation(client, name, (await server.call(name, input, { as })).data, input)
  settleFailure(withoutAnswer, name, new Error('no answer'))
  for (const cache of [client, withoutAnswer]) later?.(cache)
  const isFresh = (cache: QueryClient, { queryKey }: ClientQuery): boolean =>
    cache.getQueryState(queryKey)?.isInvalidated === false
  const isKept = (cache: QueryClient, query: ClientQuery, now: unknown): boolean =>
    isFresh(cache, query) && JSON.stringify(cache.getQueryData(query.queryKey)) !== JSON.stringify(now)
  const [answered, lost]: [string[], string[]] = [[], []]
  for (const query of queries) {
    if (![client, withoutAnswer].some((cache) => isFresh(cache, query))) continue
    const answer = await answerTo(as, query)
    if (answer === undefined) continue
    const now = cached(query, answer)
    const key = JSON.stringify(query.queryKey)
    if (isKept(client, query, now)) answered.push(key)
    if (isKept(withoutAnswer, query, now) && query.queryKey[0] !== NEVER_LONG) lost.push(key)
  }
  return { answered, lost }
}

const rich = async (): Promise<number> => {
  const id = await traders.buyer(1000)
  await items.give(id, 'star', 500)
  await players.find(id)
  return id
}
const withItem = async (kind: Parameters<typeof items.item>[1] = { type: 'sword', rarity: 'uncommon' }) => {
  const as = await rich()
  const item = await items.item(as, kind)
  await server.call('equipments.savePreset', { params: { number: 1 }, body: { user_equipment_ids: [item] } }, { as })
  return { as, item }
}
const wearing = async (kind?: Parameters<typeof items.item>[1]) => {
  const { as, item } = await withItem(kind)
  await server.call('equipments.equip', { params: { id: item }, body: { equipped: true } }, { as })
  return { as, item }
}
let guildNo = 0
const inGuild = async () => {
  guildNo += 1
  const guild = `guild-${guildNo}`
  const leader = await guilds.found(guild)
  const as = await guilds.member(guild)
  await items.give(as, 'tok', tokToNano(1000))
  server.clock.advance(1000)
  return { as, leader, guild }
}
/**
 * A player with one chest on the shelf.
 * @param readyMs null: the chest is not started
 */
const withChest = async (readyMs: number | null) => {
  const as = await rich()
  const id = randomUUID()
  const ready_at = readyMs === null ? null : new Date(readyMs)
  await server.db
    .updateTable('players')
    .set({ chest_1_id: id, chest_1_kind: 'titanium', chest_1_ready_at: ready_at })
    .where('id', '=', BigInt(as))
    .execute()
  return { as, input: { params: { id } } }
}
const watched = async (as: number, purpose: 'credit' | 'boost'): Promise<string> => {
  const { data } = await server.call('ads.start', { query: { purpose } }, { as })
  await confirmAd(server, as)
  return data ?? ''
}

type KeptMove = Exclude<MutationName, 'users.delete'>

const entrant = async (): Promise<number> => {
  const as = await rich()
  await players.arrange(as, { fights: 3 })
  await items.give(as, 'tournament-ticket', 2)
  return as
}

const MOVES: { readonly [N in KeptMove]: () => Promise<Prepared<N>> } = {
  'ads.start': async () => ({ as: await rich(), input: { query: { purpose: 'credit' } } }),
  'users.spendStars': async () => ({ as: await rich(), input: { body: { type: 'upgrade-army-rank' } } }),
  'equipments.refine': async () => {
    const { as, item } = await wearing({ type: 'sword', rarity: 'common' })
    await items.materials(as, { 'material-wood': 120, 'material-iron': 30, 'material-titanium': 7 })
    return { as, item, input: { params: { id: item } } }
  },
  'equipments.awaken': async () => {
    const { as, item } = await wearing({ type: 'boots', rarity: 'prototype' })
    await items.materials(as, { 'material-awake-stone': 9 })
    return { as, item, input: { params: { id: item } } }
  },
  'equipments.dismantle': async () => {
    const { as, item } = await withItem()
    return { as, item, input: { body: { user_equipment_ids: [item] } } }
  },
  'equipments.reroll': async () => {
    const { as, item } = await wearing({ type: 'sword', rarity: 'rare' })
    return { as, item, input: { params: { id: item } } }
  },
  'equipments.polish': async () => {
    const { as, item } = await wearing({ type: 'sword', rarity: 'rare' })
    return { as, item, input: { params: { id: item }, body: await items.readyToPolish(as, item) } }
  },
  'equipments.adsReroll': async () => {
    const { as, item } = await wearing({ type: 'sword', rarity: 'rare' })
    await watched(as, 'credit')
    return { as, item, input: { params: { id: item } } }
  },
  'users.takeBoost': async () => {
    const as = await rich()
    return { as, input: { body: { source: 'ad', watch_id: await watched(as, 'boost') } } }
  },
  'boss.fight': async () => {
    const { as, guild } = await inGuild()
    for (const type of ['sword', 'necklace', 'animal', 'wings', 'shield', 'armor'] as const)
      await items.item(as, { type, rarity: 'legendary' })
    await server.call('equipments.equipBest', {}, { as })
    await bosses.give(as, 'four-leaf-clover', 1)
    const { commitment } = await bosses.page(as)
    const body = { items: ['four-leaf-clover' as const], ...(commitment && { commitment }) }
    return { as, guild, input: { params: { slug: BOSS }, body } }
  },
  'boss.seen': async () => {
    const { as, guild } = await inGuild()
    await bosses.fight(as)
    await setBossFacts(server.db, { poolHp: 1 })
    await turnPools(server.scope())
    return { as, guild, input: { params: { slug: BOSS } } }
  },
  'others.craft': async () => {
    const as = await rich()
    await bosses.give(as, 'firelord-skin', 12)
    return { as, input: { params: { slug: 'firelord-skin' } } }
  },
  'wardrobe.buy': async () => {
    const as = await rich()
    await items.salary(as, 10)
    return { as, input: { params: { slug: 'cape-gold' }, body: { price: tokToNano(100) } } }
  },
  'wardrobe.wear': async () => {
    const as = await rich()
    await server.db.updateTable('players').set({ looks: 1 }).where('id', '=', BigInt(as)).execute()
    return { as, input: { body: { kind: 'cape', look: 'cape-crimson' } } }
  },
  'island.build': async () => {
    const as = await rich()
    await items.salary(as, 10)
    await items.materials(as, { 'material-wood': 200, 'material-iron': 10, 'material-titanium': 5 })
    return { as, input: { params: { slug: 'hammock' } } }
  },
  'daily.claim': async () => ({ as: await rich(), input: {} }),
  'guild.create': async () => {
    const as = await guilds.founder(500)
    return { as, guild: 'founded', input: { body: guilds.plan('founded') } }
  },
  'guild.edit': async () => {
    const { leader, guild } = await inGuild()
    const { emblem } = guilds.plan(guild)
    return {
      as: leader,
      guild,
      input: { body: { emblem: { ...emblem, sign: 'moon' }, description: 'Anew', entry: 'request', min_rank: 0 } },
    }
  },
  'guild.rename': async () => {
    const { leader, guild } = await inGuild()
    await items.give(leader, 'tok', tokToNano(150))
    return { as: leader, guild, input: { body: { name: `Renamed ${guild}`, tag: `R${guildNo}` } } }
  },
  'guild.join': async () => {
    const { guild } = await inGuild()
    return { as: await rich(), guild, input: { params: { id: guild } } }
  },
  'guild.withdraw': async () => {
    guildNo += 1
    const guild = `guild-${guildNo}`
    await guilds.found(guild, { entry: 'request' })
    const as = await rich()
    await guilds.join(as, guild)
    return { as, guild, input: { params: { id: guild } } }
  },
  'guild.leave': async () => {
    const { as, guild } = await inGuild()
    return { as, guild, input: {} }
  },
  'guild.donate': async () => {
    const { as, guild } = await inGuild()
    return { as, guild, input: { body: { amount: tokToNano(10) } } }
  },
  'guild.member': async () => {
    const { as, leader, guild } = await inGuild()
    return { as: leader, guild, input: { params: { user_id: as }, body: { action: 'promote' } } }
  },
  'guild.say': async () => {
    const { as, guild } = await inGuild()
    return { as, guild, input: { body: { phrase: 'hello' } } }
  },
  'guild.react': async () => {
    const { as, leader, guild } = await inGuild()
    const { data } = await server.call('guild.say', { body: { phrase: 'hello' } }, { as: leader })
    return { as, guild, input: { params: { id: data.id }, body: { reaction: 'fire' } } }
  },
  'guild.remind': async () => {
    const { leader, guild } = await inGuild()
    return { as: leader, guild, input: {} }
  },
  'users.onboard': async () => ({ as: players.stranger(), input: { body: { house_id: 1 } } }),
  'combats.house': async () => ({ as: await rich(), input: { body: { house_id: 3 } } }),
  'combats.petName': async () => {
    const as = await rich()
    await server.call('combats.petName', { body: { name: 'Pudding' } }, { as })
    await server.call('combats.find', {}, { as })
    return { as, input: { body: { name: 'Crumb' } } }
  },
  'hunting.start': async () => ({ as: await rich(), input: { params: { slug: 'cursed-fortress' } } }),
  'hunting.claim': async () => {
    const as = await rich()
    await server.call('hunting.start', { params: { slug: 'cursed-fortress' } }, { as })
    server.clock.advance(4 * MS_PER_HOUR)
    return { as, input: { params: { slug: 'cursed-fortress' } } }
  },
  'hunting.claimMilestone': async () => {
    const as = await rich()
    await server.db.insertInto('hunters').values({ player_id: as, demons_killed: 600 }).execute()
    return { as, input: { params: { level: 3 } } }
  },
  'inbox.claim': async () => {
    const as = await rich()
    const reward = { tok: 3_000_000_000n, star: 7n, materials: [{ slug: 'material-wood', quantity: 4 } as const] }
    const id = await inTransaction(server.db, (db) =>
      sendToInbox({ ...server.scope(), db }, as, 'hunt-milestone', reward),
    )
    return { as, input: { params: { id } } }
  },
  'league.claimReward': async () => {
    const as = await rich()
    const leagues = leaguePlayers(server, server)
    await leagues.score(as, { season: 12, week: 'I', points: 300 })
    await leagues.tend()
    return { as, input: { query: { week: 'I' } } }
  },
  'users.claimFirstDay': async () => {
    const as = await rich()
    await items.wins(as, 15)
    return { as, input: { params: { step: 'win-7' } } }
  },
  'season.claimPathStep': async () => {
    const as = await rich()
    await items.wins(as, 8)
    await server.call('daily.claim', {}, { as })
    const { season } = (await server.call('season.path', {}, { as })).data
    await server.db.updateTable('season_paths').set({ points: 1000 }).where('player_id', '=', BigInt(as)).execute()
    return { as, input: { params: { step: 10 }, body: { season } } }
  },
  'chests.start': () => withChest(null),
  'chests.open': () => withChest(server.clock.nowMs()),
  'season.start': async () => ({ as: await seasons.joinIn(11, { points: 2345, fights: 1 }), input: {} }),
  'season.claimReward': async () => ({ as: await seasons.joinIn(11, { points: 2345, fights: 1 }), input: {} }),
  'equipments.seen': async () => ({ ...(await withItem()), input: {} }),
  'equipments.equip': async () => {
    const { as, item } = await withItem()
    return { as, item, input: { params: { id: item }, body: { equipped: true } } }
  },
  'equipments.equipBest': async () => ({ ...(await withItem()), input: {} }),
  'equipments.equipPreset': async () => {
    const { as, item } = await withItem()
    await server.call('equipments.savePreset', { params: { number: 1 }, body: { user_equipment_ids: [item] } }, { as })
    return { as, item, input: { params: { number: 1 } } }
  },
  'equipments.savePreset': async () => {
    const { as, item } = await withItem()
    return { as, item, input: { params: { number: 1 }, body: { user_equipment_ids: [item] } } }
  },
  'equipments.lock': async () => {
    const { as, item } = await withItem()
    return { as, item, input: { params: { id: item }, body: { locked: true } } }
  },
  'equipments.claimWelcome': async () => ({ as: await rich(), input: {} }),
  'combats.fight': async () => {
    return { as: await rich(), input: { query: {} } }
  },
  'combats.challenge': async () => {
    const [as, other] = [await rich(), await rich()]
    return { as, input: { body: { query: String(other) } } }
  },
  'combats.skill': async () => {
    const as = await rich()
    await players.arrange(as, { best_rank_points: 5000 })
    return { as, input: { body: { skill: 'reflect' } } }
  },
  'combats.stance': async () => ({ as: await rich(), input: { body: { stance: 'guard' } } }),
  'medals.claim': async () => {
    const as = await rich()
    await server.db
      .insertInto('medals')
      .values({ player_id: as, type: 'top-buyer-gold-extra', earned_at: new Date(server.clock.nowMs()), rank: 3 })
      .execute()
    return { as, input: { params: { type: 'top-buyer-gold-extra' } } }
  },
  'luck.turnOver': async () => {
    const { as, item } = await withItem({ type: 'sword', rarity: 'rare' })
    await server.call('equipments.reroll', { params: { id: item } }, { as })
    return { as, input: { body: {} } }
  },
  'market.add': async () => {
    const { as, item } = await withItem()
    return { as, item, input: { body: { user_equipment_id: item, price: tokToNano(5) } } }
  },
  'market.cancel': async () => {
    const as = await traders.seller()
    const { listing, item } = await traders.offer(as)
    return { as, item, listing, input: { params: { id: listing } } }
  },
  'market.buy': async () => {
    const { listing, item } = await traders.offer(await traders.seller())
    return { as: await rich(), item, listing, input: { body: { market_equipment_id: listing } } }
  },
  'market.addWish': async () => ({
    as: await rich(),
    input: { body: { slug: 'sword-uncommon', rarity: 'uncommon', max_price: tokToNano(5) } },
  }),
  'market.removeWish': async () => {
    const as = await rich()
    const body = { slug: 'sword-uncommon', rarity: 'uncommon', max_price: tokToNano(5) } as const
    const { data } = await server.call('market.addWish', { body }, { as })
    return { as, input: { params: { id: data.id } } }
  },
  'users.claim': async () => {
    const as = await rich()
    const body = { source: 'ad', watch_id: await watched(as, 'boost') } as const
    await server.call('users.takeBoost', { body }, { as })
    server.clock.advance(MS_PER_HOUR)
    return { as, input: {} }
  },
  'users.savePreferences': async () => {
    const as = await rich()
    const { data } = await server.call('users.preferences', {}, { as })
    return { as, input: { body: { ...data, motion: 'full' } } }
  },
  'iap.invoice': async () => ({
    as: await rich(),
    input: { body: { type: 'meat-hook-xtr', quantity: 2 } },
  }),
  'iap.seen': async () => {
    const as = await rich()
    const { data } = await server.call('iap.invoice', { body: { type: 'meat-hook-xtr', quantity: 1 } }, { as })
    return { as, input: { params: { id: data.order_id } } }
  },
  'shop.buy': async () => ({
    as: await rich(),
    input: { body: { type: 'tournament-ticket-star', quantity: 3 } },
  }),
  'showcase.arrange': async () => {
    const as = await rich()
    const id = await items.item(as, { type: 'sword', rarity: 'rare' })
    const places = [{ kind: 'item' as const, id }, null, null, null, null, null]
    return { as, input: { body: { title: 'Swords', places } } }
  },
  'showcase.like': async () => {
    const [as, owner] = [await rich(), await rich()]
    const id = await items.item(owner, { type: 'sword', rarity: 'rare' })
    const places = [{ kind: 'item' as const, id }, null, null, null, null, null]
    await server.call('showcase.arrange', { body: { title: '', places } }, { as: owner })
    const before = new Date(server.clock.nowMs() - 48 * MS_PER_HOUR)
    await sql`update players set created_at = ${before} where id = ${as}::bigint`.execute(server.db)
    return { as, player: owner, input: { params: { user_id: owner } } }
  },
  'vote.cast': async () => {
    const as = await rich()
    await guilds.found('voted-for')
    await players.arrange(as, { fights: 3 })
    const before = new Date(server.clock.nowMs() - 48 * MS_PER_HOUR)
    await sql`update players set created_at = ${before} where id = ${as}::bigint`.execute(server.db)
    return { as, guild: 'voted-for', input: { body: { guild_id: 'voted-for', with: 'star' } } }
  },
  'wallet.challenge': async () => ({ as: await rich(), input: {} }),
  'wallet.link': async () => {
    const as = await rich()
    return { as, input: { body: await provenWallet(server, as, WALLET_HOST) } }
  },
  'wallet.unlink': async () => {
    const as = await rich()
    await server.call('wallet.link', { body: await provenWallet(server, as, WALLET_HOST) }, { as })
    return { as, input: {} }
  },
  'tournament.enter': async () => ({ as: await entrant(), input: {} }),
  'tournament.leave': async () => {
    const as = await entrant()
    const { data } = await server.call('tournament.enter', {}, { as })
    return { as, input: { body: { entry_id: data.entries[0]?.id ?? '' } } }
  },
  'stones.upgrade': async () => {
    const as = await rich()
    await items.give(as, 'stone:burning-hell:1', 5)
    const id = 'burning-hell:1'
    return { as, input: { body: { user_stone_ids: [id, id, id] } } }
  },
  'stones.equip': async () => {
    const as = await rich()
    await items.give(as, 'stone:burning-hell:1', 5)
    return { as, input: { params: { id: 'burning-hell:1' }, body: { equipped: true } } }
  },
  'tasks.start': async () => ({
    as: await rich(),
    input: { params: { id: 'daily-check-in' } },
    later: (client) => settleTask(client, 'daily-check-in', 1),
  }),
  'upgrades.buy': async () => {
    const as = await rich()
    // The next level opens the wardrobe and the island (R58).
    await items.salary(as, WARDROBE_SALARY_LEVEL - 1)
    return { as, input: { body: { type: 'mining-tok' } } }
  },
  'upgrades.completeMission': async () => {
    const as = await rich()
    await players.arrange(as, { rank_points: 400, best_rank_points: 400 })
    return { as, input: { params: { id: 'reach-silver' } } }
  },
}

/** Not checked for a lost answer: a fight's screen asks for the result again, and preferences are sent again. */
const WITHOUT_LOST: readonly MutationName[] = ['combats.fight', 'users.savePreferences']

describe('a mutation sets or makes stale every answer to the client’s queries that it changes', () => {
  it.each(Object.entries(MOVES))('%s', async (name, prepare) => {
    const kept = await wronglyKept(name as MutationName, await (prepare as () => Promise<Prepared<MutationName>>)())
    expect(kept.answered).toEqual([])
    if (!WITHOUT_LOST.includes(name as MutationName)) expect(kept.lost, 'its answer was lost').toEqual([])
  })
})

import { expect, it } from 'vitest'
import { tokToNano } from '#rules/units.ts'
import { rebuildBoards } from '#server/modules/leaderboards/service.ts'
import { guildPlayers } from '#tests/helpers/players/guild-players.ts'
import { itemServer } from '#tests/helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, players, items } = itemsServer
const guilds = guildPlayers(itemsServer)

/** Names that the messenger allows although they are invisible. */
const UNSEEN = ['\u3164', '\u200d\u200d', '\u2800 \u2800', '\u115f\u1160', '\u0301']

const namesOf = async (id: number, slug: string): Promise<ReadonlySet<string | undefined>> => {
  const viewer = await guilds.member(slug)
  await rebuildBoards(server.db, server.clock.nowMs())
  const { data: board } = await server.call('leaderboard.page', { params: { board: 'pvp' }, query: {} }, { as: viewer })
  const { data: guild } = await server.call('guild.get', { params: { id: slug } }, { as: viewer })
  const { data: log } = await server.call('guild.log', {}, { as: viewer })
  const { data: enemy } = await server.call('combats.opponent', { params: { query: String(id) } }, { as: viewer })
  const { data: me } = await server.call('users.me', {}, { as: id })
  return new Set([
    board.items.find(({ user_id }) => user_id === id)?.username,
    guild.roster.find(({ user_id }) => user_id === id)?.username,
    log.items.find(({ event }) => event === 'founded')?.who?.username,
    ...[enemy.username, me.username, me.name],
  ])
}

it.each(UNSEEN.map((name, at) => [name, at] as const))(
  'a name in the messenger that draws nothing (R24, row 178) %j is `Player` and the id everywhere',
  async (first_name, at) => {
    const newcomer = players.stranger()
    const as = { id: newcomer, first_name }
    await server.call('users.onboard', { body: { house_id: 0 } }, { as })
    await players.arrange(newcomer, { rank_points: 400, best_rank_points: 400 })
    await items.give(newcomer, 'tok', tokToNano(200))
    await server.call('guild.create', { body: guilds.plan(`unseen-${at}`) }, { as })
    expect(await namesOf(newcomer, `unseen-${at}`)).toEqual(new Set([`Player ${newcomer}`]))
  },
)

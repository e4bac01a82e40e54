import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrations } from '../../../src/server/db/migrate.ts'
import { rebuildBoards } from '../../../src/server/modules/leaderboards/service.ts'
import { guildPlayers } from '../../helpers/players/guild-players.ts'
import { itemServer } from '../../helpers/server/item-server.ts'

const itemsServer = await itemServer()
const { server, players } = itemsServer
const guilds = guildPlayers(itemsServer)

/** Valid for the messenger, yet invisible. */
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

describe('a name in the messenger that draws nothing (R24, row 178)', () => {
  it.each(UNSEEN.map((name, at) => [name, at] as const))(
    '%j is `Player` and the id everywhere',
    async (first_name, at) => {
      const newcomer = players.stranger()
      await server.call('users.onboard', { body: { house_id: 0 } }, { as: { id: newcomer, first_name } })
      expect((await server.call('users.me', {}, { as: newcomer })).data.name).toBe(`Player ${newcomer}`)
      const old = await guilds.found(`unseen-${at}`)
      await sql`update players set first_name = ${first_name}, username = null where id = ${old}`.execute(server.db)
      await migrations['058-readable-names']?.up(server.db)
      expect(await namesOf(old, `unseen-${at}`)).toEqual(new Set([`Player ${old}`]))
    },
  )

  it('is looked for page by page, and a name of any script stays', async () => {
    const names = ['Анна', '李', '🐹', 'مریم', ...UNSEEN]
    const now = new Date(server.clock.nowMs())
    await sql`
      insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
      select 700000 + n, (${names}::text[])[1 + n % ${names.length}::int], 0, 'rising-fury', ${now}::timestamptz,
        ${now}::timestamptz, 20, 500 from generate_series(0, 2499) as n`.execute(server.db)
    await migrations['058-readable-names']?.up(server.db)
    const { rows } = await sql<{ name: string; players: number }>`
      select regexp_replace(first_name, '^Player [0-9]+$', 'Player') as name, count(*)::int as players from players
      where id between 700000 and 702499 group by 1 order by 2, 1`.execute(server.db)
    expect(rows.map(({ name }) => name).sort()).toEqual(['Player', ...names.slice(0, 4)].sort())
  })
})

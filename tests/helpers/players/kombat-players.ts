import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { CallData } from '#contracts/schemas.ts'
import type { ChestKind, ChestPlace } from '#rules/chests/win-chests.ts'
import { FINDING_MIN_MS } from '#rules/constants.ts'
import { pathOpenUntilMs } from '#rules/season-path/season-path.ts'
import type { PlayerRow } from '#server/modules/players/service.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import { ensureWorld } from '#server/world/seed-world.ts'
import type { TestApp } from '#tests/helpers/server/test-app.ts'

export interface Arranged {
  readonly rank_points?: number
  readonly best_rank_points?: number
  readonly fights?: number
  readonly wins?: number
  readonly win_streak?: number
  readonly energy?: number
  readonly energy_refill_at?: Date
  readonly army_stars_spent?: number
  readonly power?: number
}

export interface KombatPlayers {
  join(player?: { readonly username?: string; readonly houseId?: number }): Promise<number>
  stranger(): number
  arrange(id: number, set: Arranged): Promise<void>
  /** Stores a ban, without its effects on listings, match and membership. */
  ban(id: number): Promise<void>
  /**
   * Without `readyMs` the chest is not started.
   * @returns the id of the chest
   */
  putChest(id: number, place: ChestPlace, kind: ChestKind, readyMs?: number): Promise<string>
  /** Gives the running season's path these points. */
  walkPath(id: number, points: number): Promise<void>
  row(id: number): Promise<PlayerRow>
  /** Finds an opponent and lets the match's first three seconds pass. */
  find(id: number): Promise<CallData<'combats.find'>>
  fight(id: number): Promise<CallData<'combats.fight'>>
  challenge(id: number, query: string | number): Promise<CallData<'combats.challenge'>>
}

/** Players for tests of fights. Their ids run from 5000. */
export const kombatPlayers = (server: TestApp): KombatPlayers => {
  let nextId = 5000
  const players: KombatPlayers = {
    stranger: () => nextId++,
    join: async ({ username, houseId = 0 } = {}) => {
      const id = nextId++
      const user = { id, ...(username === undefined ? {} : { username }) }
      const joined = await server.call('users.onboard', { body: { house_id: houseId } }, { as: user })
      if (joined.status !== 200) throw new Error(`player ${id} could not join: ${joined.status}`)
      return id
    },
    arrange: async (id, set) => {
      await server.db.updateTable('players').set(set).where('id', '=', BigInt(id)).execute()
    },
    ban: async (player_id) => {
      const since = new Date(server.clock.nowMs())
      await server.db.insertInto('sanctions').values({ player_id, status: 'banned', reason: 'bots', since }).execute()
    },
    putChest: async (id, place, kind, readyMs) => {
      const chestId = randomUUID()
      const chest = {
        [`chest_${place}_id`]: chestId,
        [`chest_${place}_kind`]: kind,
        [`chest_${place}_ready_at`]: readyMs === undefined ? null : new Date(readyMs),
      }
      await server.db.updateTable('players').set(chest).where('id', '=', BigInt(id)).execute()
      return chestId
    },
    walkPath: async (id, points) => {
      const season = await currentSeason(server.db, server.clock.nowMs())
      const path = {
        season: season.number,
        counted_to: new Date(season.startMs),
        due_at: new Date(pathOpenUntilMs(season)),
      }
      await server.db
        .insertInto('season_paths')
        .values({ ...path, player_id: id, points })
        .execute()
    },
    row: (id) => server.db.selectFrom('players').selectAll().where('id', '=', BigInt(id)).executeTakeFirstOrThrow(),
    find: async (id) => {
      await server.opponents.refresh()
      const { data } = await server.call('combats.find', {}, { as: id })
      server.clock.advance(FINDING_MIN_MS)
      return data
    },
    fight: async (id) => {
      await players.find(id)
      return (await server.call('combats.fight', {}, { as: id })).data
    },
    challenge: async (id, query) =>
      (await server.call('combats.challenge', { body: { query: String(query) } }, { as: id })).data,
  }
  return players
}

/** Creates the world of a first start (R44). Returns false if there was one already. */
export const growTestWorld = (server: TestApp, seed = 7): Promise<boolean> =>
  ensureWorld({ db: server.db, nowMs: server.clock.nowMs(), seed, log: pino({ level: 'silent' }) })

import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { MiningState } from '#rules/mining/mining.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryRow, queryRows, queryValue } from '#server/db/statements.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'

type PlayerRow = Selectable<PlayersTable>

export const findPlayer = (db: Db, playerId: number): Promise<PlayerRow | undefined> =>
  queryRow(db)<PlayerRow>`select * from players where id = ${playerId} and deleted_at is null`

export const findPlayers = (db: Db, playerIds: readonly bigint[]): Promise<PlayerRow[]> =>
  queryRows(db)<PlayerRow>`select * from players where id = any(${playerIds}::bigint[]) and deleted_at is null`

export const presentIds = (db: Db, playerIds: readonly number[]): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    select id from players where id = any(${[...playerIds]}::bigint[]) and deleted_at is null`

/**
 * Locks in order of ids, one statement per player, and skips deleted players. The lock serialises calls that move the
 * same player's money or items.
 */
export const lockPlayers = async (db: Db, playerIds: readonly number[]): Promise<PlayerRow[]> => {
  const players: PlayerRow[] = []
  for (const id of [...new Set(playerIds)].sort((a, b) => a - b)) {
    const player = await queryRow(db)<PlayerRow>`
      select * from players where id = ${id} and deleted_at is null for no key update`
    if (player) players.push(player)
  }
  return players
}

export const lockDeleted = async (db: Db, playerId: number): Promise<boolean> =>
  (await queryValue<Date | null>(db, null)`
    select deleted_at from players where id = ${playerId} for no key update`) !== null

export const updateRank = (db: Db, playerId: number, points: number, nowMs: number): Promise<void> =>
  execute(db)`
    update players set rank_points = ${points}::integer, best_rank_points = greatest(best_rank_points, ${points}::integer),
      rank_since = ${new Date(nowMs)}
    where id = ${playerId}::bigint`

export const raiseMiningNo = (db: Db, playerId: number): Promise<void> =>
  execute(db)`update players set mining_no = mining_no + 1 where id = ${playerId}::bigint`

// Lower-cased here instead of in SQL, so that the statement names the key by value.
const nameKey = (username: string): string => username.toLowerCase()

const byUsername = (db: Db, username: string) =>
  db
    .selectFrom('usernames')
    .select('player_id')
    .where('name_lower', '=', nameKey(username))
    .orderBy('npc')
    .orderBy('joined_at', 'desc')
    .orderBy('player_id')

/**
 * Case-insensitive. Telegram keeps usernames unique, so of several owners all but one are out of date: the one who
 * joined last counts, NPCs after people.
 */
export const findByUsername = async (db: Db, username: string): Promise<number | undefined> => {
  const row = await byUsername(db, username).limit(1).executeTakeFirst()
  return row && Number(row.player_id)
}

export const findAllByUsername = async (db: Db, username: string, limit: number): Promise<bigint[]> =>
  (await byUsername(db, username).limit(limit).execute()).map((row) => row.player_id)

export interface UsernameOwner {
  readonly playerId: number | bigint
  readonly username: string
  readonly npc: boolean
  readonly joinedAt: Date
}

export const insertUsernames = async (db: Db, owners: readonly UsernameOwner[]): Promise<void> => {
  await db
    .insertInto('usernames')
    .values(
      owners.map(({ playerId, username, npc, joinedAt }) => ({
        name_lower: nameKey(username),
        player_id: playerId,
        npc,
        joined_at: joinedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['name_lower', 'player_id']).doUpdateSet({ joined_at: sql`excluded.joined_at` }),
    )
    .execute()
}

export const deleteUsername = (db: Db, playerId: number, username: string): Promise<void> =>
  execute(db)`delete from usernames where name_lower = ${nameKey(username)} and player_id = ${playerId}`

// Whole seconds, as the client gets them (T37), because both sides must compute the same intervals.
const wholeSecondMs = (column: string) => sql`floor(date_part('epoch', ${sql.ref(column)})) * 1000`

export const boughtLevels = (playerId: number): RawBuilder<MiningState['upgrades']> => sql`
  select coalesce(json_agg(json_build_object('type', upgrade_type, 'level', level, 'atMs', ${wholeSecondMs('bought_at')})
    order by bought_at, level), '[]') from upgrades where player_id = ${playerId}::bigint`

export const boostChanges = (playerId: number): RawBuilder<MiningState['boosts']> => sql`
  select coalesce(json_agg(json_build_object('val', case when type = 'mining-speed-scale-up' then val else -val end,
    'atMs', ${wholeSecondMs('at')}) order by at), '[]') from boosts where player_id = ${playerId}::bigint`

export const findMiningHistory = async (db: Db, playerId: number) => {
  const { rows } = await sql<Pick<MiningState, 'upgrades' | 'boosts'>>`
    select (${boughtLevels(playerId)}) as upgrades, (${boostChanges(playerId)}) as boosts`.execute(db)
  return rows[0] ?? { upgrades: [], boosts: [] }
}

export interface NewPlayer {
  readonly id: number
  readonly username: string | null
  readonly firstName: string
  readonly photoUrl: string | null
  readonly languageCode: string
  readonly startParam: string | null
  readonly referrerId: number | null
  readonly houseId: number
  readonly energy: number
  readonly power: number
  readonly season: number
  readonly nowMs: number
}

export interface Joined {
  /** The inviter named now, or the one from before a deletion. */
  readonly inviterId: number | null
}

/**
 * Undefined if the id is taken. A row deleted at or before `deletedBefore` is used again and keeps its inviter, so that
 * no player is invited twice.
 */
export const insertPlayer = async (db: Db, player: NewPlayer, deletedBefore: Date): Promise<Joined | undefined> => {
  const now = new Date(player.nowMs)
  const referrer = player.referrerId === null ? undefined : await findPlayer(db, player.referrerId)
  const { rows } = await sql<{ referrer_id: bigint | null }>`
    insert into players (id, username, first_name, photo_url, language_code, start_param, referrer_id, house_id,
      active_skill, created_at, last_claim_at, energy, power, rank_season)
    values (${player.id}, ${player.username}, ${player.firstName}, ${player.photoUrl}, ${player.languageCode},
      ${player.startParam}, ${referrer?.id ?? null}, ${player.houseId},
      'rising-fury', ${now}, ${now}, ${player.energy}, ${player.power}, ${player.season})
    on conflict (id) do update set username = excluded.username, first_name = excluded.first_name,
        photo_url = excluded.photo_url, language_code = excluded.language_code, start_param = excluded.start_param,
        house_id = excluded.house_id, active_skill = excluded.active_skill, stance = null, created_at = excluded.created_at,
        last_claim_at = excluded.last_claim_at, energy = excluded.energy, power = excluded.power,
        rank_season = excluded.rank_season, deleted_at = null, restarted_at = excluded.created_at
      where players.deleted_at <= ${deletedBefore}
    returning referrer_id`.execute(db)
  const [joined] = rows
  if (!joined) return undefined
  const { id: playerId, username } = player
  if (username !== null) await insertUsernames(db, [{ playerId, username, npc: false, joinedAt: now }])
  return { inviterId: joined.referrer_id === null ? null : Number(joined.referrer_id) }
}

export const deletionOf = (db: Db, playerId: number): Promise<Date | null> =>
  queryValue<Date | null>(db, null)`select deleted_at from players where id = ${playerId}`

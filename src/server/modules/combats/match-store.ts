import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database, MatchSnapshot, PendingMatchesTable, PlayersTable } from '../../db/database.ts'

export type PendingMatch = Selectable<PendingMatchesTable>

/** The pending match of a player that has not expired. */
export const pendingMatchOf = (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
): Promise<PendingMatch | undefined> =>
  db
    .selectFrom('pending_matches')
    .selectAll()
    .where('player_id', '=', BigInt(playerId))
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst()

/** A match that is to be stored as pending. */
export interface NewPendingMatch {
  readonly playerId: number
  readonly matchId: string
  readonly opponentId: number | null
  readonly isBot: boolean
  readonly own: MatchSnapshot
  readonly opponent: MatchSnapshot
  readonly serverSeed: string
  readonly commitment: string
  readonly rulesVersion: string
  readonly foundAtMs: number
  readonly expiresAtMs: number
}

/** Stores the pending match in place of an expired one. The caller holds the player's lock. */
export const putPendingMatch = async (db: Kysely<Database>, match: NewPendingMatch): Promise<void> => {
  const row = {
    match_id: match.matchId,
    opponent_id: match.opponentId === null ? null : BigInt(match.opponentId),
    is_bot: match.isBot,
    own: JSON.stringify(match.own),
    opponent: JSON.stringify(match.opponent),
    server_seed: match.serverSeed,
    commitment: match.commitment,
    rules_version: match.rulesVersion,
    found_at: new Date(match.foundAtMs),
    expires_at: new Date(match.expiresAtMs),
  }
  await db
    .insertInto('pending_matches')
    .values({ player_id: match.playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

/** A player, locked, and the match that was taken away. */
export interface TakenMatch {
  readonly player: Selectable<PlayersTable>
  readonly match: PendingMatch | null
}

/**
 * Locks the player and takes the pending match away, in one statement: of two callers at once one gets the match, the
 * other waits for the lock and gets none. Undefined when there is no such player. The match is deleted by the id that
 * the locked row gives, so that the player is locked first, as everywhere.
 */
export const lockAndTakeMatch = async (db: Kysely<Database>, playerId: number): Promise<TakenMatch | undefined> => {
  const { rows } = await sql<Selectable<PlayersTable> & PendingMatch>`
    with attacker as (select * from players where id = ${playerId} for no key update),
    taken as (delete from pending_matches where player_id = (select id from attacker) returning *)
    select * from attacker left join taken on taken.player_id = attacker.id`.execute(db)
  const row = rows[0]
  // The joined columns of both; `player_id` is null where there was no match.
  return row && { player: row, match: (row.player_id as bigint | null) === null ? null : row }
}

/** Whom a player may meet. */
export interface Band {
  readonly self: number
  readonly fromRank: number
  readonly toRank: number
  readonly pivotRank: number
  readonly fromPower: number
  readonly toPower: number
  /** So many of the last matches' opponents are left out; challenges do not count. */
  readonly withoutLast: number
}

/**
 * Up to twenty players within a band of rank points and power, from a drawn rank upwards and, where those are too few,
 * downwards: two short walks on one index, however many players there are.
 */
export const candidatesInBand = async (db: Kysely<Database>, band: Band): Promise<{ id: number; power: number }[]> => {
  const { rows } = await sql<{ id: bigint; power: number }>`
    with last as materialized (
      select defender_id from fights where attacker_id = ${band.self} and kind = 'match'
      order by at desc limit ${band.withoutLast}),
    met as materialized (select array(select defender_id from last where defender_id is not null) as ids)
    (select id, power from players
      where rank_points between ${band.pivotRank} and ${band.toRank} and power between ${band.fromPower} and ${band.toPower}
        and id <> ${band.self} and id <> all((select ids from met)::bigint[])
      order by rank_points limit 10)
    union all
    (select id, power from players
      where rank_points >= ${band.fromRank} and rank_points < ${band.pivotRank}
        and power between ${band.fromPower} and ${band.toPower}
        and id <> ${band.self} and id <> all((select ids from met)::bigint[])
      order by rank_points desc limit 10)`.execute(db)
  return rows.map((row) => ({ id: Number(row.id), power: row.power }))
}

import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { MatchSnapshot, PendingMatchesTable } from '../../db/tables/kombat.ts'

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

/** A pending match to store. */
interface NewPendingMatch {
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
    shown: true,
  }
  await db
    .insertInto('pending_matches')
    .values({ player_id: match.playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

/** The player's side of a pending match, and what binds the server to it. */
interface OwnSide {
  readonly own: MatchSnapshot
  readonly serverSeed: string
  readonly commitment: string
}

/** Replaces the player's side of the pending match; the new commitment counts as not shown. The caller holds the player's lock. */
export const replaceOwnSide = async (db: Kysely<Database>, playerId: number, side: OwnSide): Promise<void> => {
  await db
    .updateTable('pending_matches')
    .set({
      own: JSON.stringify(side.own),
      server_seed: side.serverSeed,
      commitment: side.commitment,
      shown: false,
    })
    .where('player_id', '=', BigInt(playerId))
    .execute()
}

/** Records that the player is being shown the pending match's commitment. The caller holds the player's lock. */
export const setShown = async (db: Kysely<Database>, playerId: number): Promise<void> => {
  await db.updateTable('pending_matches').set({ shown: true }).where('player_id', '=', BigInt(playerId)).execute()
}

/** A pending match as it stands in JSON: its instants are texts. */
export type PendingMatchJson = Omit<PendingMatch, 'player_id' | 'opponent_id' | 'found_at' | 'expires_at'> & {
  readonly opponent_id: number | null
  readonly found_at: string
  readonly expires_at: string
}

/** The pending match of a player, expired or not, for the statement that reads the player; null for none. */
export const pendingMatch = (playerId: number): RawBuilder<PendingMatchJson | null> =>
  sql`select to_jsonb(m) - 'player_id' from pending_matches m where player_id = ${playerId}::bigint`

/** The real players among the last `count` opponents of a player; challenges do not count. */
export const lastMet = async (db: Kysely<Database>, playerId: number, count: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ defender_id: bigint | null }>`
    select defender_id from fights where attacker_id = ${playerId} and kind = 'match'
    order by at desc limit ${count}`.execute(db)
  return rows.flatMap(({ defender_id }) => (defender_id === null ? [] : [Number(defender_id)]))
}

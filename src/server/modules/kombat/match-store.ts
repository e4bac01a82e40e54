import { type RawBuilder, type Selectable, sql } from 'kysely'
import { callFunction } from '#server/db/call-function.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute, queryRow } from '#server/db/statements.ts'
import type { MatchSnapshot, PendingMatchesTable } from '#server/db/tables/kombat.ts'
import type { PlayersTable } from '#server/db/tables/players.ts'
import { packFighter, unpackFighter } from '#server/modules/fighters/service.ts'

interface Sides {
  readonly own: MatchSnapshot
  readonly opponent: MatchSnapshot
}

type StoredMatch = Selectable<PendingMatchesTable>

export type PendingMatch = Omit<StoredMatch, keyof Sides> & Sides

type StoredSides = Pick<StoredMatch, keyof Sides>

const packSides = ({ own, opponent }: Sides): StoredSides => ({
  own: packFighter(own),
  opponent: packFighter(opponent),
})

export const unpackMatch = <Row extends StoredSides>(row: Row): Omit<Row, keyof Sides> & Sides => ({
  ...row,
  own: unpackFighter(row.own),
  opponent: unpackFighter(row.opponent),
})

export const pendingMatchOf = async (db: Db, playerId: number, nowMs: number): Promise<PendingMatch | undefined> => {
  const row = await queryRow(db)<StoredMatch>`
    select * from pending_matches where player_id = ${playerId} and expires_at > ${new Date(nowMs)}`
  return row && unpackMatch(row)
}

interface ChangedMatch extends Sides {
  readonly serverSeed: string
  readonly commitment: string
}

/** Marks the new commitment as not shown. Requires the player's lock. */
export const changeMatch = async (db: Db, playerId: number, { serverSeed, commitment, ...sides }: ChangedMatch) => {
  const { own, opponent } = packSides(sides)
  await execute(db)`
    update pending_matches
    set own = ${JSON.stringify(own)}, opponent = ${JSON.stringify(opponent)}, server_seed = ${serverSeed},
      commitment = ${commitment}, shown = false
    where player_id = ${playerId}`
}

/** Keeps the commitment, which does not cover names. Requires the player's lock. */
export const renameOwnPet = async (
  db: Db,
  playerId: number,
  match: PendingMatch,
  name: string | null,
): Promise<void> => {
  const { profile, stats } = match.own
  const { name: _, ...pet } = profile.pet
  const own = { stats, profile: { ...profile, pet: name === null ? pet : { ...pet, name } } }
  await execute(db)`update pending_matches set own = ${JSON.stringify(packFighter(own))} where player_id = ${playerId}`
}

/** No effect without a match. Requires the player's lock. */
export const setOwnLooks = async (db: Db, playerId: number, words: string | null): Promise<void> => {
  const looks = JSON.stringify(words === null ? {} : { looks: words })
  await sql`
    update pending_matches set own = (own - 'looks') || ${looks}::jsonb where player_id = ${playerId}::bigint`.execute(
    db,
  )
}

export const deleteMatch = (db: Db, playerId: number): Promise<void> =>
  execute(db)`delete from pending_matches where player_id = ${playerId}`

type InJson<Match> = Omit<Match, 'player_id' | 'opponent_id' | 'found_at' | 'expires_at'> & {
  readonly opponent_id: number | null
  readonly found_at: string
  readonly expires_at: string
}

export type PendingMatchJson = InJson<PendingMatch>

export const pendingMatch = (playerId: number): RawBuilder<InJson<StoredMatch> | null> =>
  sql`select to_jsonb(m) - 'player_id' from pending_matches m where player_id = ${playerId}::bigint`

/** Opponents' ids in the last `count` matches, without bots, so maybe fewer. Includes NPCs. Challenges do not count. */
export const lastMet = (playerId: number, count: number): RawBuilder<readonly number[]> => sql`
  select coalesce(json_agg(defender_id) filter (where defender_id is not null), '[]') from (
    select defender_id from fights where attacker_id = ${playerId}::bigint and kind = 'match'
    order by at desc limit ${count}) as met`

export const setShown = (
  db: Db,
  playerId: number,
  { match_id, commitment }: Pick<PendingMatchJson, 'match_id' | 'commitment'>,
): Promise<boolean> =>
  changesOne(db)`
    update pending_matches set shown = true
    where player_id = ${playerId} and match_id = ${match_id} and commitment = ${commitment}`

interface SeenBySearch extends Pick<Selectable<PlayersTable>, 'loadout_no' | 'fights' | 'rank_points'> {
  readonly match_id: string | null
}

/** False, without effect, if what the search has read no longer holds. */
export const putMatch = async (db: Db, playerId: number, seen: SeenBySearch, match: Omit<PendingMatchJson, 'shown'>) =>
  (await callFunction(db, 'put_match', {
    p_player: playerId,
    p_seen: seen,
    p_match: { ...match, ...packSides(match) },
  })) === true

import { sql } from 'kysely'
import { type BossBoard, REWARDED_PLACES } from '#rules/boss/boss-places.ts'
import type { Db } from '#server/db/database.ts'
import { queryMap, queryRow, queryRows } from '#server/db/statements.ts'
import { type BoardState, COUNTED_PLACE } from './store.ts'

interface BoardKey {
  readonly bossEventId: string
  readonly board: BossBoard
}

export const lockState = (db: Db, { bossEventId, board }: BoardKey): Promise<BoardState | undefined> =>
  queryRow(db)<BoardState>`select * from boss_boards where run_id = ${bossEventId} and board = ${board} for update`

export interface Payee {
  readonly playerId: number
  readonly place: number
}

const PAYEES = {
  individual: (bossEventId: string, afterId: bigint) => sql`
    select owner_id as player_id, ${COUNTED_PLACE} as place from boss_board_places
    where run_id = ${bossEventId} and board = 'individual' and ${COUNTED_PLACE} <= ${sql.lit(REWARDED_PLACES.individual)}
      and owner_id > ${afterId}::bigint`,
  // A player who fought for several guilds gets the reward of the best one.
  guild: (bossEventId: string, afterId: bigint) => sql`
    select fighters.player_id, min(${COUNTED_PLACE}) as place from boss_pool_fighters as fighters
    join boss_board_places on boss_board_places.owner_id = fighters.guild_id
    where boss_board_places.run_id = ${bossEventId} and board = 'guild' and ${COUNTED_PLACE} <= ${sql.lit(REWARDED_PLACES.guild)}
      and fighters.run_id = ${bossEventId} and fighters.damage > 0 and fighters.player_id > ${afterId}::bigint
    group by fighters.player_id`,
} as const satisfies Readonly<Record<BossBoard, unknown>>

/** Players with a reward in order of their ids, at most `limit`. Skips NPCs (negative ids), who have no inbox. */
export const payeesAfter = (db: Db, { bossEventId, board }: BoardKey, afterId: bigint, limit: number) =>
  queryRows(db)<Payee>`
    select player_id::float8 as "playerId", place from (${PAYEES[board](bossEventId, afterId)}) as payees
    order by player_id limit ${limit}`

export const levelsByPlace = (db: Db, bossEventId: string): Promise<ReadonlyMap<number, number>> =>
  queryMap(db)<number, number>`
    select ${COUNTED_PLACE} as place, cards.level from boss_board_places
    join guild_cards as cards on cards.guild_id = owner_id
    where boss_board_places.run_id = ${bossEventId} and board = 'guild'
      and ${COUNTED_PLACE} <= ${sql.lit(REWARDED_PLACES.guild)}`

/**
 * Level of the guild for which the player did most damage. Dissolved guilds do not count. No entry without such damage.
 */
export const levelsByPlayer = (
  db: Db,
  bossEventId: string,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> =>
  queryMap(db)<number, number>`
    select distinct on (dealt.player_id) dealt.player_id::float8 as player_id, cards.level from boss_damage as dealt
    join guild_cards as cards on cards.guild_id = dealt.guild_id
    where dealt.run_id = ${bossEventId} and dealt.player_id = any(${[...playerIds]}::bigint[])
    order by dealt.player_id, dealt.damage desc, dealt.guild_id`

export const saveRewardProgress = async (
  db: Db,
  { bossEventId, board }: BoardKey,
  to: { readonly rewarded_to: bigint | null; readonly rewarded_at: Date | null },
): Promise<void> => {
  await db.updateTable('boss_boards').set(to).where('run_id', '=', bossEventId).where('board', '=', board).execute()
}

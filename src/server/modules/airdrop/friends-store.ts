import { sql } from 'kysely'
import { AIRDROP } from '#rules/airdrop/airdrop.ts'
import type { Db } from '#server/db/database.ts'
import { queryColumn, queryRows } from '#server/db/statements.ts'

export const invitersAfter = (db: Db, afterId: bigint, limit: number): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    select distinct inviter_id from friendships where inviter_id > ${afterId}::bigint
    order by inviter_id limit ${limit}`

export const friendsOfInviters = (db: Db, inviterIds: readonly bigint[]): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    select friend_id from friendships where inviter_id = any(${[...inviterIds]}::bigint[])`

/** Friends who meet the checklist (R38). A friend who rejoined by another invitation counts for the later inviter only. */
export const metChecklist = (db: Db, playerIds: readonly bigint[]) =>
  queryRows(db)<{ id: bigint; inviterId: bigint }>`
    select players.id, players.referrer_id as "inviterId"
    from players join airdrop_sums on airdrop_sums.player_id = players.id
    where players.id = any(${[...playerIds]}::bigint[]) and players.deleted_at is null
      and players.referrer_id is not null and airdrop_sums.active_days >= ${AIRDROP.activeDaysNeeded}
      and not exists (
        select from sanctions where sanctions.player_id = players.id and sanctions.status = 'banned')`

export const writeFriends = async (db: Db, counts: ReadonlyMap<bigint, number>, day: string): Promise<void> => {
  const some = [...counts].filter(([, friends]) => friends > 0)
  const none = [...counts].filter(([, friends]) => friends === 0).map(([id]) => id)
  if (some.length > 0) {
    const rows = sql.join(
      some.map(([id, friends]) => sql`(${id}::bigint, ${day}::date, 0, 0, 0, ${friends}::integer, ${day}::date)`),
    )
    await sql`
      insert into airdrop_sums as s (player_id, through, claimed_nano, wins, active_days, friends, friends_on)
      values ${rows}
      on conflict (player_id) do update set friends = excluded.friends, friends_on = excluded.friends_on,
        friends_before = case when s.friends_on < excluded.friends_on then s.friends else s.friends_before end
        where s.friends <> excluded.friends`.execute(db)
  }
  if (none.length > 0) {
    await sql`
      update airdrop_sums set friends = 0, friends_on = ${day}::date,
        friends_before = case when friends_on < ${day}::date then friends else friends_before end
      where player_id = any(${none}::bigint[]) and friends <> 0`.execute(db)
  }
}

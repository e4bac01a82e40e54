import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute, queryRows, queryValue } from '#server/db/statements.ts'
import type { FriendshipsTable } from '#server/db/tables/friends.ts'

export const insertStartParam = async (db: Db, userId: number, startParam: string, nowMs: number): Promise<void> => {
  const joined = await db.selectFrom('players').select('id').where('id', '=', BigInt(userId)).executeTakeFirst()
  if (joined) return
  await sql`
    insert into start_params (user_id, start_param, at) values (${userId}, ${startParam}, ${new Date(nowMs)})
    on conflict do nothing`.execute(db)
}

export const takeStartParam = (db: Db, userId: number): Promise<string | null> =>
  queryValue<string | null>(db, null)`delete from start_params where user_id = ${userId} returning start_param`

const inviterOf = async (db: Db, playerId: number): Promise<number | null> => {
  const row = await db.selectFrom('players').select('referrer_id').where('id', '=', BigInt(playerId)).executeTakeFirst()
  return row?.referrer_id == null ? null : Number(row.referrer_id)
}

export const invitersAbove = async (db: Db, playerId: number): Promise<number[]> => {
  const chain = new Set<number>()
  // Reads one owner at a time. The check for a cycle keeps corrupt data from blocking a join.
  for (let id = await inviterOf(db, playerId); id !== null && !chain.has(id); id = await inviterOf(db, id))
    chain.add(id)
  return [...chain]
}

export interface Friendship {
  readonly inviterId: number
  readonly friendId: number
}

export const putFriendship = async (db: Db, { inviterId, friendId }: Friendship, nowMs: number): Promise<void> => {
  const row = { joined_at: new Date(nowMs) }
  await db
    .insertInto('friendships')
    .values({ inviter_id: inviterId, friend_id: friendId, ...row })
    .onConflict((conflict) => conflict.columns(['inviter_id', 'friend_id']).doUpdateSet(row))
    .execute()
}

const countFriend = (db: Db, inviterId: number, qualifiedAt: Date): Promise<void> =>
  execute(db)`
    insert into inviters as i (player_id, qualified, since) values (${inviterId}, 1, ${qualifiedAt})
    on conflict (player_id) do update
    set qualified = i.qualified + 1, since = greatest(i.since, excluded.since)`

/** The friend counts as qualified from `qualifiedMs` if not before. Requires the inviter's lock. */
export const addEarned = async (db: Db, { inviterId, friendId }: Friendship, nano: number, qualifiedMs: number) => {
  const qualifiedAt = new Date(qualifiedMs)
  const knownAt = await queryValue<Date | null>(db, null)`
    select qualified_at from friendships where inviter_id = ${inviterId} and friend_id = ${friendId}`
  if (!knownAt) await countFriend(db, inviterId, qualifiedAt)
  // This message can arrive before the message that says that the friend has joined.
  await sql`
    insert into friendships as f (inviter_id, friend_id, joined_at, qualified_at, earned_nano)
    values (${inviterId}, ${friendId}, ${qualifiedAt}, ${qualifiedAt}, ${nano})
    on conflict (inviter_id, friend_id) do update set earned_nano = f.earned_nano + excluded.earned_nano,
      qualified_at = coalesce(f.qualified_at, excluded.qualified_at)`.execute(db)
}

export const forgetInviter = (db: Db, { inviterId, friendId }: Friendship): Promise<void> =>
  execute(db)`
    update players set referrer_id = null, referral_qualified_at = null
    where id = ${friendId} and referrer_id = ${inviterId}`

/**
 * One friend at a time, by value: an update over all shards would make a cluster's deletions wait for each other. With
 * more friends than this, one at a time would take too long.
 */
const FRIENDS_BY_VALUE = 100

export const deleteFriendships = async (db: Db, inviterId: number): Promise<void> => {
  await db.deleteFrom('inviters').where('player_id', '=', BigInt(inviterId)).execute()
  const friends = await db
    .deleteFrom('friendships')
    .where('inviter_id', '=', BigInt(inviterId))
    .returning('friend_id')
    .execute()
  const friendIds = friends.map(({ friend_id }) => Number(friend_id)).sort((a, b) => a - b)
  if (friendIds.length <= FRIENDS_BY_VALUE) {
    for (const friendId of friendIds) await forgetInviter(db, { inviterId, friendId })
    return
  }
  await sql`
    update players set referrer_id = null, referral_qualified_at = null
    where id = any(${friendIds}::bigint[]) and referrer_id = ${inviterId}`.execute(db)
}

interface FriendTotals {
  readonly friends: number
  readonly qualified: number
  readonly earnedNano: number
}

export const friendTotals = async (db: Db, inviterId: number): Promise<FriendTotals> => {
  const { rows } = await sql<{ friends: bigint; qualified: bigint; earned: bigint }>`
    select count(*) as friends, count(qualified_at) as qualified, coalesce(sum(earned_nano), 0)::bigint as earned
    from friendships where inviter_id = ${inviterId}`.execute(db)
  const row = rows[0]
  return {
    friends: Number(row?.friends ?? 0),
    qualified: Number(row?.qualified ?? 0),
    earnedNano: Number(row?.earned ?? 0),
  }
}

export const qualifiedSelect = (inviterId: number): RawBuilder<number> =>
  sql`coalesce((select qualified from inviters where player_id = ${inviterId}::bigint), 0)`

export const friendsPage = (db: Db, inviterId: number, offset: number, limit: number) =>
  queryRows(db)<Selectable<FriendshipsTable>>`
    select * from friendships where inviter_id = ${inviterId}
    order by joined_at desc, friend_id desc limit ${limit} offset ${offset}`

export const friendsByIds = (db: Db, friendIds: readonly bigint[]) =>
  db
    .selectFrom('players')
    .select(['id', 'username', 'first_name', 'house_id', 'fights', 'deleted_at'])
    .where('id', '=', sql<bigint>`any(${friendIds}::bigint[])`)
    .execute()

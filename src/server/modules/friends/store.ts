import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FriendshipsTable } from '../../db/tables/friends.ts'

/** Stores the first start parameter of a person who has not joined; later ones change nothing. */
export const insertStartParam = async (
  db: Kysely<Database>,
  userId: number,
  startParam: string,
  nowMs: number,
): Promise<void> => {
  const joined = await db.selectFrom('players').select('id').where('id', '=', BigInt(userId)).executeTakeFirst()
  if (joined) return
  await sql`
    insert into start_params (user_id, start_param, at) values (${userId}, ${startParam}, ${new Date(nowMs)})
    on conflict do nothing`.execute(db)
}

/** Deletes and returns the stored start parameter of a person who joins now; null when there is none. */
export const takeStartParam = async (db: Kysely<Database>, userId: number): Promise<string | null> => {
  const row = await db
    .deleteFrom('start_params')
    .where('user_id', '=', BigInt(userId))
    .returning('start_param')
    .executeTakeFirst()
  return row?.start_param ?? null
}

const inviterOf = async (db: Kysely<Database>, playerId: number): Promise<number | null> => {
  const row = await db.selectFrom('players').select('referrer_id').where('id', '=', BigInt(playerId)).executeTakeFirst()
  return row?.referrer_id == null ? null : Number(row.referrer_id)
}

/** The inviter of a player, the inviter of that one, and so on; empty when there is no such player or no inviter. */
export const invitersAbove = async (db: Kysely<Database>, playerId: number): Promise<number[]> => {
  const chain = new Set<number>()
  // Each inviter is an owner of its own. A ring would be a fault of the data; it must not hold up whoever joins.
  for (let id = await inviterOf(db, playerId); id !== null && !chain.has(id); id = await inviterOf(db, id))
    chain.add(id)
  return [...chain]
}

/** Which friend of which inviter. */
export interface Friendship {
  readonly inviterId: number
  readonly friendId: number
}

/** Stores that a friend has joined, or has joined again. */
export const putFriendship = async (
  db: Kysely<Database>,
  { inviterId, friendId }: Friendship,
  nowMs: number,
): Promise<void> => {
  const row = { joined_at: new Date(nowMs) }
  await db
    .insertInto('friendships')
    .values({ inviter_id: inviterId, friend_id: friendId, ...row })
    .onConflict((conflict) => conflict.columns(['inviter_id', 'friend_id']).doUpdateSet(row))
    .execute()
}

/** Counts a friend of an inviter who counts from now on. */
const countFriend = async (db: Kysely<Database>, inviterId: number, qualifiedAt: Date): Promise<void> => {
  await sql`
    insert into inviters as i (player_id, qualified, since) values (${inviterId}, 1, ${qualifiedAt})
    on conflict (player_id) do update set qualified = i.qualified + 1, since = greatest(i.since, excluded.since)`.execute(
    db,
  )
}

/**
 * Adds to what the inviter has earned by a friend, who from `qualifiedMs` on counts if the friend did not before. The caller
 * holds the inviter's lock.
 */
export const addEarned = async (
  db: Kysely<Database>,
  { inviterId, friendId }: Friendship,
  nano: number,
  qualifiedMs: number,
): Promise<void> => {
  const qualifiedAt = new Date(qualifiedMs)
  const known = await db
    .selectFrom('friendships')
    .select('qualified_at')
    .where('inviter_id', '=', BigInt(inviterId))
    .where('friend_id', '=', BigInt(friendId))
    .executeTakeFirst()
  if (!known?.qualified_at) await countFriend(db, inviterId, qualifiedAt)
  // The message that the friend has joined may come later than this one.
  await sql`
    insert into friendships as f (inviter_id, friend_id, joined_at, qualified_at, earned_nano)
    values (${inviterId}, ${friendId}, ${qualifiedAt}, ${qualifiedAt}, ${nano})
    on conflict (inviter_id, friend_id) do update set earned_nano = f.earned_nano + excluded.earned_nano,
      qualified_at = coalesce(f.qualified_at, excluded.qualified_at)`.execute(db)
}

/** Erases the inviter of a friend. */
export const forgetInviter = async (db: Kysely<Database>, { inviterId, friendId }: Friendship): Promise<void> => {
  await sql`
    update players set referrer_id = null, referral_qualified_at = null
    where id = ${friendId} and referrer_id = ${inviterId}`.execute(db)
}

/** Friends whose inviter is erased one after the other. */
const FRIENDS_BY_VALUE = 100

/**
 * Deletes the friendships of an inviter with their count, and the inviter from the friends' rows. One friend after the other, by value:
 * an update of all shards, also for no friend at all, makes all deletions of a cluster wait for each other. Of very many friends
 * that would take longer than a call may.
 */
export const deleteFriendships = async (db: Kysely<Database>, inviterId: number): Promise<void> => {
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

/** Totals of a player's friends. */
interface FriendTotals {
  readonly friends: number
  readonly qualified: number
  readonly earnedNano: number
}

export const friendTotals = async (db: Kysely<Database>, inviterId: number): Promise<FriendTotals> => {
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

/** How many friends of a player have qualified (R39). */
export const qualifiedPart = (inviterId: number): RawBuilder<number> =>
  sql`coalesce((select qualified from inviters where player_id = ${inviterId}::bigint), 0)`

/** One page of a player's friends, newest first. */
export const friendsPage = (
  db: Kysely<Database>,
  inviterId: number,
  offset: number,
  limit: number,
): Promise<Selectable<FriendshipsTable>[]> =>
  db
    .selectFrom('friendships')
    .selectAll()
    .where('inviter_id', '=', BigInt(inviterId))
    .orderBy('joined_at', 'desc')
    .orderBy('friend_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

/** What the list of friends shows of these players, deleted ones too. */
export const friendsByIds = (db: Kysely<Database>, friendIds: readonly bigint[]) =>
  db
    .selectFrom('players')
    .select(['id', 'username', 'first_name', 'house_id', 'fights', 'deleted_at'])
    .where('id', '=', sql<bigint>`any(${friendIds}::bigint[])`)
    .execute()

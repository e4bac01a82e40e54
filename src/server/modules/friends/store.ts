import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/database.ts'

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

/** Marks a friend as qualified and sets what the inviter has earned; false when the friend was before. */
export const markQualified = async (
  db: Kysely<Database>,
  friendId: number,
  earnedNano: number,
  nowMs: number,
): Promise<boolean> => {
  const marked = await sql`
    update players set referral_qualified_at = ${new Date(nowMs)},
      referral_earned_nano = referral_earned_nano + ${earnedNano}::bigint
    where id = ${friendId} and referral_qualified_at is null`.execute(db)
  return marked.numAffectedRows === 1n
}

/** Adds to what the inviter has earned by a friend. The caller holds the friend's lock. */
export const addEarned = async (db: Kysely<Database>, friendId: number, nano: number): Promise<void> => {
  await sql`
    update players set referral_earned_nano = referral_earned_nano + ${nano}::bigint where id = ${friendId}`.execute(db)
}

/** Totals of a player's friends. */
interface FriendTotals {
  readonly friends: number
  readonly qualified: number
  readonly earnedNano: number
}

export const friendTotals = async (db: Kysely<Database>, inviterId: number): Promise<FriendTotals> => {
  const { rows } = await sql<{ friends: bigint; qualified: bigint; earned: bigint }>`
    select count(*) as friends, count(referral_qualified_at) as qualified,
      coalesce(sum(referral_earned_nano), 0)::bigint as earned
    from players where referrer_id = ${inviterId}`.execute(db)
  const row = rows[0]
  return {
    friends: Number(row?.friends ?? 0),
    qualified: Number(row?.qualified ?? 0),
    earnedNano: Number(row?.earned ?? 0),
  }
}

/** How many friends of a player have qualified (R39). */
export const countQualified = async (db: Kysely<Database>, inviterId: number): Promise<number> => {
  const { rows } = await sql<{ qualified: bigint }>`
    select count(*) as qualified from players
    where referrer_id = ${inviterId} and referral_qualified_at is not null`.execute(db)
  return Number(rows[0]?.qualified ?? 0)
}

/** One page of a player's friends, newest first. */
export const friendsPage = (db: Kysely<Database>, inviterId: number, offset: number, limit: number) =>
  db
    .selectFrom('players')
    .select([
      'id',
      'username',
      'first_name',
      'house_id',
      'created_at',
      'fights',
      'referral_qualified_at',
      'referral_earned_nano',
    ])
    .where('referrer_id', '=', BigInt(inviterId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()

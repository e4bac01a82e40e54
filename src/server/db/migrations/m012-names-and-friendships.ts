import { type Kysely, type Migration, sql } from 'kysely'

const up = async (db: Kysely<unknown>): Promise<void> => {
  // Nobody may join, qualify or earn between the copies and the end of the migration; reading goes on.
  await sql`lock table players in share row exclusive mode`.execute(db)
  await sql`
    create table usernames (
      name_lower text not null,
      player_id bigint not null,
      npc boolean not null,
      joined_at timestamptz not null,
      constraint usernames_pkey primary key (name_lower, player_id)
    )`.execute(db)
  await sql`
    insert into usernames (name_lower, player_id, npc, joined_at)
    select lower(username), id, npc, created_at from players where username is not null`.execute(db)
  await sql`
    create table friendships (
      inviter_id bigint not null constraint friendships_inviter_id_fkey references players,
      friend_id bigint not null,
      joined_at timestamptz not null,
      qualified_at timestamptz,
      earned_nano bigint not null default 0 constraint friendships_earned_nano_check check (earned_nano >= 0),
      constraint friendships_pkey primary key (inviter_id, friend_id)
    )`.execute(db)
  await sql`
    insert into friendships (inviter_id, friend_id, joined_at, qualified_at, earned_nano)
    select inviter.id, friend.id, friend.created_at, friend.referral_qualified_at, friend.referral_earned_nano
    from players friend join players inviter on inviter.id = friend.referrer_id`.execute(db)
  await sql`create index friendships_newest on friendships (inviter_id, joined_at desc, friend_id desc)`.execute(db)
  await sql`drop index players_username`.execute(db)
  await sql`drop index players_by_inviter`.execute(db)
  await sql`drop index players_qualified`.execute(db)
  await sql`alter table players drop column referral_earned_nano`.execute(db)
}

/**
 * Players by username and by inviter get tables of their own, instead of indexes over all players.
 *
 * Locks: writing to `players` waits from the first statement, 28 s for a million players who were all invited, measured on
 * two cores; reading waits from the first dropped index, which is the end.
 */
export const m012NamesAndFriendships: Migration = { up }

import { type Kysely, type Migration, sql } from 'kysely'

/** The fights in which a player was attacked, with the player. By month like the fights: all go into one small index. */
const makeDefences = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table defences (
      defender_id bigint not null,
      at timestamptz not null,
      fight_id uuid not null,
      attacker_id bigint not null
    ) partition by range (at)`.execute(db)
  await sql`
    do $$ declare part record; begin
      for part in
        select replace(c.relname, 'fights_', 'defences_') as name, pg_get_expr(c.relpartbound, c.oid) as bounds
        from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'fights'::regclass
      loop
        execute format('create table %I partition of defences %s', part.name, part.bounds);
      end loop;
    end $$`.execute(db)
  // Nobody fights until the end: such a fight would be neither in the copy nor in the outbox.
  await sql`lock table fights in share row exclusive mode`.execute(db)
  await sql`
    insert into defences (defender_id, at, fight_id, attacker_id)
    select defender_id, at, id, attacker_id from fights where defender_id > 0`.execute(db)
  // After the copy: an index is built from sorted rows far faster than row by row.
  await sql`alter table defences add constraint defences_pkey primary key (defender_id, at, fight_id)`.execute(db)
  await sql`drop index fights_of_defender`.execute(db)
}

/**
 * Stores a found match in place of the one that was seen; false, and nothing has changed, when the player's fighter, or
 * the pending match, is no longer the one that was seen. `p_match` has the columns of its table.
 */
const PUT_MATCH = sql`
  create function put_match(p_player bigint, p_seen jsonb, p_match jsonb) returns boolean language plpgsql as $$
  declare
    v_match pending_matches;
  begin
    perform from players where id = p_player and deleted_at is null
      and loadout_no = (p_seen ->> 'loadout_no')::integer and fights = (p_seen ->> 'fights')::integer
      and rank_points = (p_seen ->> 'rank_points')::integer
      for no key update;
    if not found or exists (select from pending_matches
      where player_id = p_player and match_id is distinct from (p_seen ->> 'match_id')::uuid) then
      return false;
    end if;
    v_match := jsonb_populate_record(null::pending_matches, p_match);
    insert into pending_matches (player_id, match_id, opponent_id, is_bot, own, opponent, server_seed, commitment,
      rules_version, found_at, expires_at, shown)
    values (p_player, v_match.match_id, v_match.opponent_id, v_match.is_bot, v_match.own, v_match.opponent,
      v_match.server_seed, v_match.commitment, v_match.rules_version, v_match.found_at, v_match.expires_at, true)
    on conflict (player_id) do update set match_id = excluded.match_id, opponent_id = excluded.opponent_id,
      is_bot = excluded.is_bot, own = excluded.own, opponent = excluded.opponent, server_seed = excluded.server_seed,
      commitment = excluded.commitment, rules_version = excluded.rules_version, found_at = excluded.found_at,
      expires_at = excluded.expires_at, shown = true;
    return true;
  end $$`

const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeDefences(db)
  // Matchmaking draws from a sample that each process holds.
  await sql`drop index players_matchmaking`.execute(db)
  await sql`alter table players add column loadout_no integer not null default 0`.execute(db)
  await PUT_MATCH.execute(db)
}

/**
 * What was done to a player lies with the player: defences by owner and time, instead of an index over the fights of all
 * attackers. And the function that stores a found match.
 *
 * Locks: nobody fights from the copy to the end, 3 s for a million fights against players, measured on two cores; `players`
 * waits for its dropped index and its new column, which are the end.
 */
export const m017DefencesAndMatches: Migration = { up }

import { type Kysely, type Migration, sql } from 'kysely'

/**
 * `keep_answer` for calls that are closed to the banned. The caller's transaction holds the player's lock, which a ban takes too: each
 * statement of a function sees what was committed before it, and so a ban that was waited for. Raises HK003, which undoes all.
 */
const KEEP_ANSWER_UNLESS_BANNED = sql`
  create function keep_answer_unless_banned(p_player bigint, p_at timestamptz, p_call text, p_key uuid, p_body_hash text,
    p_since timestamptz, p_answer jsonb) returns boolean language plpgsql as $$
  begin
    if exists (select from sanctions where player_id = p_player and status = 'banned') then
      raise exception 'banned' using errcode = 'HK003';
    end if;
    return keep_answer(p_player, p_at, p_call, p_key, p_body_hash, p_since, p_answer);
  end $$`

const up = async (db: Kysely<unknown>): Promise<void> => {
  await KEEP_ANSWER_UNLESS_BANNED.execute(db)
}

/** A call that waited behind a ban does nothing any more. A function of its own: processes of the build before go on calling the old one. */
export const m033BansUnderLock: Migration = { up }

-- Whether an answer is kept under a key. `at + interval '0'`: of an instant that could exclude partitions PostgreSQL would make a
-- plan of its own for every call, which takes longer than to look into the three of them.
create or replace function is_key_taken(p_player bigint, p_key uuid, p_since timestamptz)
returns boolean language plpgsql as $$
begin
  return exists (select from idempotency where player_id = p_player and key = p_key and at + interval '0' >= p_since);
end $$;

-- Stores the answer of a call that did its work in a transaction; false when another request of the key was first. Two requests of
-- one key come one after the other, also where their instants lie in two partitions, which no constraint spans. Whatever the work
-- was, it may have made a message due.
create or replace function keep_answer(
  p_player bigint,
  p_at timestamptz,
  p_call text,
  p_key uuid,
  p_body_hash text,
  p_since timestamptz,
  p_answer jsonb
) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(p_key::text, p_player));
  if is_key_taken(p_player, p_key, p_since) then
    return false;
  end if;
  insert into idempotency (player_id, key, at, call, body_hash, answer)
  values (p_player, p_key, p_at, p_call, p_body_hash, p_answer);
  perform touch_listener(p_player, p_at);
  return true;
end $$;

-- `keep_answer` for calls that are closed to the banned. The caller's transaction holds the player's lock, which a ban takes too: each
-- statement of a function sees what was committed before it, and so a ban that was waited for. Raises HK003, which undoes all.
create or replace function keep_answer_unless_banned(
  p_player bigint,
  p_at timestamptz,
  p_call text,
  p_key uuid,
  p_body_hash text,
  p_since timestamptz,
  p_answer jsonb
) returns boolean language plpgsql as $$
begin
  if exists (select from sanctions where player_id = p_player and status = 'banned') then
    raise exception 'banned' using errcode = 'HK003';
  end if;
  return keep_answer(p_player, p_at, p_call, p_key, p_body_hash, p_since, p_answer);
end $$;

-- Stores a found match in place of the one that was seen; false, and nothing has changed, when the player's fighter, or the pending
-- match, is no longer the one that was seen. `p_match` has the columns of its table.
create or replace function put_match(p_player bigint, p_seen jsonb, p_match jsonb)
returns boolean language plpgsql as $$
declare
  v_match pending_matches;
begin
  perform from players where id = p_player and deleted_at is null
    and loadout_no = (p_seen ->> 'loadout_no')::integer and fights = (p_seen ->> 'fights')::integer
    and rank_points = (p_seen ->> 'rank_points')::integer
    for no key update;
  if not found then
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
    expires_at = excluded.expires_at, shown = true
    where pending_matches.match_id = (p_seen ->> 'match_id')::uuid;
  return found;
end $$;

-- What a fight changes of its attacker's row; false, and nothing has changed, when the player has fought meanwhile, the rank has moved
-- on to a later season, or the player is gone.
-- `p_after` has the new values by column name. If the fight brings a chest (R54), it has the chest columns of one place, and the
-- function returns false unless that place is still free.
create or replace function change_attacker(
  p_player bigint,
  p_at timestamptz,
  p_seen_fights integer,
  p_seen_rank integer,
  p_seen_energy integer,
  p_after jsonb
) returns boolean language plpgsql as $$
declare
  v_after players;
begin
  v_after := jsonb_populate_record(null::players, p_after);
  update players set
    rank_since = v_after.rank_since,
    rank_season = v_after.rank_season,
    rank_latest = v_after.rank_latest,
    rank_points = v_after.rank_points,
    best_rank_points = v_after.best_rank_points,
    win_streak = v_after.win_streak,
    fights = fights + 1,
    wins = v_after.wins,
    energy = v_after.energy,
    energy_refill_at = v_after.energy_refill_at,
    energy_burned_at = v_after.energy_burned_at,
    first_win_day = v_after.first_win_day,
    common_drop_day = v_after.common_drop_day,
    streak_day = v_after.streak_day,
    streak_paid_nano = v_after.streak_paid_nano,
    referral_qualified_at = v_after.referral_qualified_at,
    chest_0_id = coalesce(v_after.chest_0_id, chest_0_id),
    chest_0_kind = coalesce(v_after.chest_0_kind, chest_0_kind),
    chest_1_id = coalesce(v_after.chest_1_id, chest_1_id),
    chest_1_kind = coalesce(v_after.chest_1_kind, chest_1_kind),
    chest_2_id = coalesce(v_after.chest_2_id, chest_2_id),
    chest_2_kind = coalesce(v_after.chest_2_kind, chest_2_kind),
    chest_3_id = coalesce(v_after.chest_3_id, chest_3_id),
    chest_3_kind = coalesce(v_after.chest_3_kind, chest_3_kind)
  where id = p_player and deleted_at is null and fights = p_seen_fights and rank_points = p_seen_rank
    and energy = p_seen_energy and rank_season <= v_after.rank_season
    and (v_after.chest_0_id is null or chest_0_id is null) and (v_after.chest_1_id is null or chest_1_id is null)
    and (v_after.chest_2_id is null or chest_2_id is null) and (v_after.chest_3_id is null or chest_3_id is null);
  return found;
end $$;

-- What a rank was at the end of seasons that have passed, before it moves on; nothing where it stands already.
create or replace function keep_results(p_player bigint, p_results jsonb)
returns void language plpgsql as $$
declare
  v_result record;
  v_fights integer;
begin
  for v_result in select * from jsonb_to_recordset(p_results)
    as r(season integer, rank_points integer, rank_since timestamptz, rank_before integer)
  loop
    -- A cluster takes no subquery in what is inserted.
    select coalesce(sum(fights), 0) into v_fights from league_weeks where player_id = p_player and season = v_result.season;
    insert into season_results (player_id, season, rank_points, rank_since, rank_before, fights)
    values (p_player, v_result.season, v_result.rank_points, v_result.rank_since, v_result.rank_before, v_fights)
    on conflict do nothing;
  end loop;
end $$;

-- What a ranked fight adds to its week of the league.
create or replace function add_league_fight(p_player bigint, p_at timestamptz, p_fight jsonb)
returns void language plpgsql as $$
declare
  v_points integer := (p_fight ->> 'points')::integer;
  v_wins integer := (p_fight ->> 'wins')::integer;
  v_hamster_wins integer := (p_fight ->> 'hamster_wins')::integer;
begin
  insert into league_weeks (player_id, season, week, fight_points, fights, wins, hamster_wins, reached_at)
  values (p_player, (p_fight ->> 'season')::integer, (p_fight ->> 'week')::smallint, v_points, 1, v_wins, v_hamster_wins, p_at)
  on conflict (player_id, season, week) do update set
    fight_points = league_weeks.fight_points + v_points,
    fights = league_weeks.fights + 1,
    wins = league_weeks.wins + v_wins,
    hamster_wins = league_weeks.hamster_wins + v_hamster_wins,
    reached_at = greatest(league_weeks.reached_at, p_at);
end $$;

-- The items of a fight, with the columns of their table.
create or replace function add_items(p_player bigint, p_at timestamptz, p_items jsonb)
returns void language plpgsql as $$
declare
  v_item record;
begin
  for v_item in select * from jsonb_to_recordset(p_items)
    as i(id uuid, slug text, name text, type text, rarity text, status text, stats jsonb)
  loop
    insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
    values (v_item.id, p_player, v_item.slug, v_item.name, v_item.type, v_item.rarity, v_item.status, v_item.stats, p_at);
  end loop;
end $$;

-- Answers the balances of TOK and STAR; null when the player has fought meanwhile, or is gone. So a fight of the same key that was
-- first needs no look for it: it has moved what was seen. Raises HK002, which undoes all, when
-- anything else that was read is no longer so. `p_fight` has the columns of its table. Beside the columns of the player's `p_after`
-- may have `results` of seasons that have passed, and `league`, what a ranked fight adds to its week.
create or replace function settle_fight(
  p_player bigint,
  p_at timestamptz,
  p_seen_fights integer,
  p_seen_rank integer,
  p_seen_energy integer,
  p_match uuid,
  p_commitment text,
  p_after jsonb,
  p_fight jsonb,
  p_items jsonb,
  p_gifts jsonb,
  p_messages jsonb,
  p_key uuid,
  p_body_hash text,
  p_reference jsonb
) returns jsonb language plpgsql as $$
declare
  v_fight fights;
  v_balances jsonb;
  -- What is not a query of its own (`perform`) takes a third of its time.
  v_done text;
begin
  if not change_attacker(p_player, p_at, p_seen_fights, p_seen_rank, p_seen_energy, p_after) then
    return null;
  end if;
  delete from pending_matches where player_id = p_player and match_id = p_match and commitment = p_commitment and shown;
  if not found then
    raise exception 'state-changed' using errcode = 'HK002';
  end if;
  if p_after ? 'results' then
    v_done := keep_results(p_player, p_after -> 'results')::text;
  end if;
  if p_after ? 'league' then
    v_done := add_league_fight(p_player, p_at, p_after -> 'league')::text;
  end if;
  v_fight := jsonb_populate_record(null::fights, p_fight);
  insert into fights (attacker_id, id, at, kind, defender_id, server_seed, client_key, rules_version, result)
  values (p_player, v_fight.id, p_at, v_fight.kind, v_fight.defender_id, v_fight.server_seed, v_fight.client_key,
    v_fight.rules_version, v_fight.result);
  if p_items is not null then
    perform add_items(p_player, p_at, p_items);
  end if;
  if p_gifts is not null then
    v_done := give_all(p_player, p_at, p_gifts)::text;
  end if;
  if p_messages is not null then
    v_done := send(p_player, p_at, p_messages)::text;
  end if;
  -- Nobody is written to sooner after an act.
  v_done := touch_listener(p_player, p_at + interval '15 minutes')::text;
  select jsonb_build_object('balance', coalesce(max(amount) filter (where asset = 'tok'), 0),
      'stars', coalesce(max(amount) filter (where asset = 'star'), 0))
    into v_balances from balances where owner_id = p_player and asset in ('tok', 'star');
  if p_key is not null then
    insert into idempotency (player_id, key, at, call, body_hash, answer)
    values (p_player, p_key, p_at, 'combats.fight', p_body_hash,
      jsonb_build_object('reference', p_reference || v_balances));
  end if;
  return v_balances;
end $$;

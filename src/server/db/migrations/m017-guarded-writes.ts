import { type Migration, sql } from 'kysely'
import { MATERIAL_SLUGS } from '../../../rules/items/materials.ts'

// In all of them `at + interval '0'`: of an instant that could exclude partitions PostgreSQL would make a plan of its own for
// every call, which takes longer than to look into the three of them.

/**
 * Stores the answer of a call that did its work in a transaction; false when another request of the key was first. Two
 * requests of one key come one after the other, also where their instants lie in two partitions, which no constraint spans.
 */
const KEEP_ANSWER = sql`
  create function keep_answer(p_player bigint, p_at timestamptz, p_call text, p_key uuid, p_body_hash text,
    p_since timestamptz, p_answer jsonb) returns boolean language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(p_key::text, p_player));
    if exists (select from idempotency where player_id = p_player and key = p_key
      and at + interval '0' >= p_since) then
      return false;
    end if;
    insert into idempotency (player_id, key, at, call, body_hash, answer)
    values (p_player, p_key, p_at, p_call, p_body_hash, p_answer);
    return true;
  end $$`

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

const MATERIALS = sql.join(MATERIAL_SLUGS.map((slug) => sql.lit(slug)))

/** The game gives. TOK, STAR and materials that would lift a balance above 2⁵³−1 wait in the inbox; anything else is refused, as by `giveOrInbox` (T5). */
const GIVE = sql`
  create function give(p_player bigint, p_at timestamptz, p_id uuid, p_asset text, p_amount bigint, p_reason text,
    p_ref text) returns bigint language plpgsql as $$
  declare
    v_balance bigint;
  begin
    with booked as (
      insert into ledger (account, at, id, asset, amount, reason, ref)
      values (p_player, p_at, p_id, p_asset, p_amount, p_reason, p_ref))
    insert into balances as b (owner_id, asset, amount, changed_at) values (p_player, p_asset, p_amount, p_at)
    on conflict (owner_id, asset) do update set amount = b.amount + excluded.amount, changed_at = excluded.changed_at
      where b.amount + excluded.amount <= 9007199254740991
    returning amount into v_balance;
    if v_balance is null then
      if p_asset not in ('tok', 'star', ${MATERIALS}) then
        raise exception 'balance-limit' using errcode = 'HK001';
      end if;
      delete from ledger where account = p_player and at = p_at and id = p_id;
      insert into inbox (id, player_id, at, reason, tok, star, materials)
      values (p_id, p_player, p_at, p_reason,
        case when p_asset = 'tok' then p_amount else 0 end,
        case when p_asset = 'star' then p_amount else 0 end,
        case when p_asset in ('tok', 'star') then '[]'::jsonb
          else jsonb_build_array(jsonb_build_object('slug', p_asset, 'quantity', p_amount)) end);
    end if;
    return v_balance;
  end $$`

const SEND = sql`
  create function send(p_player bigint, p_at timestamptz, p_messages jsonb) returns void language plpgsql as $$
  declare
    message record;
  begin
    for message in select * from jsonb_to_recordset(p_messages) as m(id uuid, target bigint, kind text, payload jsonb)
    loop
      insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
      values (p_player, message.id, message.target, message.kind, message.payload, p_at, p_at);
    end loop;
  end $$`

/**
 * Answers the balance of TOK; null when the player has claimed meanwhile, mines otherwise, or is gone. Raises HK002, which
 * undoes all, when the key has been taken. The player's row, locked by its update, makes calls come one after the other:
 * the statements after it see what the one before has done.
 */
const SETTLE_CLAIM = sql`
  create function settle_claim(p_player bigint, p_at timestamptz, p_seen_claim timestamptz, p_seen_mining integer,
    p_gift uuid, p_amount bigint, p_messages jsonb, p_key uuid, p_body_hash text,
    p_since timestamptz, p_answer jsonb) returns bigint language plpgsql as $$
  declare
    v_tok bigint;
  begin
    update players set last_claim_at = p_at where id = p_player and deleted_at is null and mining_no = p_seen_mining
      and last_claim_at >= p_seen_claim and last_claim_at < p_seen_claim + interval '1 millisecond';
    if not found then
      return null;
    end if;
    if p_key is not null and exists (select from idempotency where player_id = p_player and key = p_key
      and at + interval '0' >= p_since) then
      raise exception 'state-changed' using errcode = 'HK002';
    end if;
    if p_amount > 0 then
      v_tok := give(p_player, p_at, p_gift, 'tok', p_amount, 'claim', null);
    end if;
    if v_tok is null then
      v_tok := coalesce((select amount from balances where owner_id = p_player and asset = 'tok'), 0);
    end if;
    if p_messages is not null then
      perform send(p_player, p_at, p_messages);
    end if;
    if p_key is not null then
      insert into idempotency (player_id, key, at, call, body_hash, answer)
      values (p_player, p_key, p_at, 'users.claim', p_body_hash,
        jsonb_build_object('data', p_answer || jsonb_build_object('balance', v_tok)));
    end if;
    return v_tok;
  end $$`

/**
 * Answers the balances of TOK and STAR; null when the player has fought meanwhile, or is gone. Raises HK002, which undoes
 * all, when anything else that was read is no longer so. `p_fight`, `p_after` and `p_items` have the columns of their tables.
 */
const SETTLE_FIGHT = sql`
  create function settle_fight(p_player bigint, p_at timestamptz, p_seen_fights integer, p_seen_rank integer,
    p_seen_energy integer, p_match uuid, p_commitment text, p_after jsonb, p_fight jsonb, p_items jsonb, p_gifts jsonb,
    p_messages jsonb, p_key uuid, p_body_hash text, p_since timestamptz, p_reference jsonb)
  returns jsonb language plpgsql as $$
  declare
    v_after record;
    v_fight fights;
    v_item record;
    v_gift record;
    v_balances jsonb;
  begin
    select * into v_after from jsonb_to_record(p_after) as a(rank_points integer, best_rank_points integer,
      win_streak integer, wins integer, energy smallint, energy_refill_at timestamptz, energy_burned_at timestamptz,
      first_win_day text, common_drop_day text, streak_day text, streak_paid_nano bigint,
      referral_qualified_at timestamptz);
    update players set
      rank_since = case when rank_points = v_after.rank_points then rank_since else p_at end,
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
      referral_qualified_at = v_after.referral_qualified_at
    where id = p_player and deleted_at is null and fights = p_seen_fights and rank_points = p_seen_rank
      and energy = p_seen_energy;
    if not found then
      return null;
    end if;
    delete from pending_matches
      where player_id = p_player and match_id = p_match and commitment = p_commitment and shown;
    if not found or (p_key is not null and exists (select from idempotency where player_id = p_player and key = p_key
      and at + interval '0' >= p_since)) then
      raise exception 'state-changed' using errcode = 'HK002';
    end if;
    v_fight := jsonb_populate_record(null::fights, p_fight);
    insert into fights (attacker_id, id, at, kind, defender_id, server_seed, client_key, rules_version, inputs, result)
    values (p_player, v_fight.id, p_at, v_fight.kind, v_fight.defender_id, v_fight.server_seed, v_fight.client_key,
      v_fight.rules_version, v_fight.inputs, v_fight.result);
    if p_items is not null then
      for v_item in select * from jsonb_to_recordset(p_items)
        as i(id uuid, slug text, name text, type text, rarity text, status text, stats jsonb)
      loop
        insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
        values (v_item.id, p_player, v_item.slug, v_item.name, v_item.type, v_item.rarity, v_item.status, v_item.stats,
          p_at);
      end loop;
    end if;
    if p_gifts is not null then
      for v_gift in select * from jsonb_to_recordset(p_gifts) as g(id uuid, asset text, amount bigint, reason text, ref text)
      loop
        perform give(p_player, p_at, v_gift.id, v_gift.asset, v_gift.amount, v_gift.reason, v_gift.ref);
      end loop;
    end if;
    if p_messages is not null then
      perform send(p_player, p_at, p_messages);
    end if;
    select jsonb_build_object('balance', coalesce(max(amount) filter (where asset = 'tok'), 0),
        'stars', coalesce(max(amount) filter (where asset = 'star'), 0))
      into v_balances from balances where owner_id = p_player and asset in ('tok', 'star');
    if p_key is not null then
      insert into idempotency (player_id, key, at, call, body_hash, answer)
      values (p_player, p_key, p_at, 'combats.fight', p_body_hash,
        jsonb_build_object('reference', p_reference || v_balances));
    end if;
    return v_balances;
  end $$`

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

const FUNCTIONS = [KEEP_ANSWER, KEEP_ANSWER_UNLESS_BANNED, GIVE, SEND, SETTLE_CLAIM, SETTLE_FIGHT, PUT_MATCH]

/**
 * The functions that settle a call in one statement: a distributed database refuses one statement of several writes that depend on
 * each other, but not a function whose first argument names the owner.
 */
export const m017GuardedWrites: Migration = {
  up: async (db) => {
    for (const definition of FUNCTIONS) await definition.execute(db)
  },
}

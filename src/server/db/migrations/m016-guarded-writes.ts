import { type Kysely, type Migration, sql } from 'kysely'

const FIRST_KEPT = sql`(select max(at) - interval '1 day' from idempotency_before)`

/** Days as partitions: what nobody may repeat any more is dropped with its day. */
const partitionKeys = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table idempotency rename to idempotency_before`.execute(db)
  await sql`alter table idempotency_before drop constraint idempotency_pkey`.execute(db)
  await sql`
    create table idempotency (
      player_id bigint not null,
      key uuid not null,
      at timestamptz not null,
      call text not null,
      body_hash text not null,
      answer jsonb not null,
      constraint idempotency_pkey primary key (player_id, key, at)
    ) partition by range (at)`.execute(db)
  await sql`create table idempotency_rest partition of idempotency default`.execute(db)
  await sql`
    do $$ declare day timestamp; begin
      for day in select distinct date_trunc('day', at at time zone 'UTC') from idempotency_before
        where at >= ${FIRST_KEPT} loop
        execute format('create table %I partition of idempotency for values from (%L) to (%L)',
          'idempotency_' || to_char(day, 'YYYY_MM_DD'), day at time zone 'UTC', (day + interval '1 day') at time zone 'UTC');
      end loop;
    end $$`.execute(db)
  await sql`
    insert into idempotency (player_id, key, at, call, body_hash, answer)
    select player_id, key, at, call, body_hash, answer from idempotency_before
    where answer is not null and at >= ${FIRST_KEPT}`.execute(db)
  await sql`drop table idempotency_before`.execute(db)
}

/**
 * `p_key` of all functions: {"key", "call", "body_hash", "since"}; null without a key. Two callers of one key come one
 * after the other, also where their instants lie in two partitions, which no constraint spans.
 */
const KEYS = sql`
  create function take_key(p_player bigint, p_key jsonb) returns boolean language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(p_key ->> 'key', p_player));
    return not exists (select from idempotency
      where player_id = p_player and key = (p_key ->> 'key')::uuid and at >= (p_key ->> 'since')::timestamptz);
  end $$`

const KEEP_ANSWER = sql`
  create function keep_answer(p_player bigint, p_at timestamptz, p_key jsonb, p_answer jsonb)
  returns boolean language plpgsql as $$
  begin
    if not take_key(p_player, p_key) then return false; end if;
    insert into idempotency (player_id, key, at, call, body_hash, answer)
    values (p_player, (p_key ->> 'key')::uuid, p_at, p_key ->> 'call', p_key ->> 'body_hash', p_answer);
    return true;
  end $$`

/** `p_gifts`: what the game gives, in the order of assets. What would lift a balance above 2⁵³−1 waits in the inbox (T5). */
const GIVE = sql`
  create function give(p_player bigint, p_at timestamptz, p_gifts jsonb) returns void language plpgsql as $$
  declare
    gift record;
  begin
    for gift in select * from jsonb_to_recordset(p_gifts) as g(id uuid, asset text, amount bigint, reason text, ref text)
    loop
      insert into balances as b (owner_id, asset, amount, changed_at) values (p_player, gift.asset, gift.amount, p_at)
      on conflict (owner_id, asset) do update set amount = b.amount + excluded.amount, changed_at = excluded.changed_at
        where b.amount + excluded.amount <= 9007199254740991;
      if found then
        insert into ledger (account, at, id, asset, amount, reason, ref)
        values (p_player, p_at, gift.id, gift.asset, gift.amount, gift.reason, gift.ref);
      elsif gift.asset = 'equipment' or gift.asset like 'stone:%' then
        raise exception 'balance-limit' using errcode = 'HK001';
      else
        insert into inbox (id, player_id, at, reason, tok, star, materials)
        values (gift.id, p_player, p_at, gift.reason,
          case when gift.asset = 'tok' then gift.amount else 0 end,
          case when gift.asset = 'star' then gift.amount else 0 end,
          case when gift.asset in ('tok', 'star') then '[]'::jsonb
            else jsonb_build_array(jsonb_build_object('slug', gift.asset, 'quantity', gift.amount)) end);
      end if;
    end loop;
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

/** Answers the balance of TOK; null when what was read before is no longer so, and nothing has changed. */
const SETTLE_CLAIM = sql`
  create function settle_claim(p_player bigint, p_at timestamptz, p_seen jsonb, p_gifts jsonb, p_messages jsonb,
    p_key jsonb, p_answer jsonb) returns bigint language plpgsql as $$
  declare
    v_tok bigint;
  begin
    perform from players where id = p_player and deleted_at is null
      and date_trunc('milliseconds', last_claim_at) = (p_seen ->> 'last_claim')::timestamptz for no key update;
    if not found
      or (select count(*) from upgrades where player_id = p_player) <> (p_seen ->> 'upgrades')::bigint
      or (select count(*) from boosts where player_id = p_player) <> (p_seen ->> 'boosts')::bigint
      or (p_key is not null and not take_key(p_player, p_key)) then
      return null;
    end if;
    update players set last_claim_at = p_at where id = p_player;
    perform give(p_player, p_at, p_gifts);
    perform send(p_player, p_at, p_messages);
    select amount into v_tok from balances where owner_id = p_player and asset = 'tok';
    v_tok := coalesce(v_tok, 0);
    if p_key is not null then
      insert into idempotency (player_id, key, at, call, body_hash, answer)
      values (p_player, (p_key ->> 'key')::uuid, p_at, p_key ->> 'call', p_key ->> 'body_hash',
        jsonb_build_object('data', p_answer || jsonb_build_object('balance', v_tok)));
    end if;
    return v_tok;
  end $$`

/**
 * Answers the balances of TOK and STAR; null when what was read before is no longer so, and nothing has changed.
 * `p_fight`, `p_player_after` and `p_items` have the columns of their tables.
 */
const SETTLE_FIGHT = sql`
  create function settle_fight(p_player bigint, p_at timestamptz, p_seen jsonb, p_player_after jsonb, p_fight jsonb,
    p_items jsonb, p_gifts jsonb, p_messages jsonb, p_key jsonb, p_answer jsonb) returns jsonb language plpgsql as $$
  declare
    v_after players;
    v_fight fights;
    v_item record;
    v_balances jsonb;
  begin
    perform from players where id = p_player and deleted_at is null and fights = (p_seen ->> 'fights')::integer
      and rank_points = (p_seen ->> 'rank_points')::integer and energy = (p_seen ->> 'energy')::smallint
      for no key update;
    if not found or (p_key is not null and not take_key(p_player, p_key)) then
      return null;
    end if;
    delete from pending_matches where player_id = p_player and match_id = (p_seen ->> 'match_id')::uuid
      and commitment = p_seen ->> 'commitment' and shown;
    if not found then
      return null;
    end if;
    v_after := jsonb_populate_record(null::players, p_player_after);
    update players set
      rank_since = case when rank_points = v_after.rank_points then rank_since else p_at end,
      rank_points = v_after.rank_points,
      best_rank_points = v_after.best_rank_points,
      win_streak = v_after.win_streak,
      fights = v_after.fights,
      wins = v_after.wins,
      energy = v_after.energy,
      energy_refill_at = v_after.energy_refill_at,
      energy_burned_at = v_after.energy_burned_at,
      first_win_day = v_after.first_win_day,
      common_drop_day = v_after.common_drop_day,
      streak_day = v_after.streak_day,
      streak_paid_nano = v_after.streak_paid_nano,
      referral_qualified_at = v_after.referral_qualified_at
    where id = p_player;
    v_fight := jsonb_populate_record(null::fights, p_fight);
    insert into fights (attacker_id, id, at, kind, defender_id, server_seed, client_key, rules_version, inputs, result)
    values (p_player, v_fight.id, p_at, v_fight.kind, v_fight.defender_id, v_fight.server_seed, v_fight.client_key,
      v_fight.rules_version, v_fight.inputs, v_fight.result);
    for v_item in select * from jsonb_to_recordset(p_items)
      as i(id uuid, slug text, name text, type text, rarity text, status text, stats jsonb)
    loop
      insert into items (id, owner_id, slug, name, type, rarity, status, stats, created_at)
      values (v_item.id, p_player, v_item.slug, v_item.name, v_item.type, v_item.rarity, v_item.status, v_item.stats, p_at);
    end loop;
    perform give(p_player, p_at, p_gifts);
    perform send(p_player, p_at, p_messages);
    select jsonb_build_object('balance', coalesce(max(amount) filter (where asset = 'tok'), 0),
        'stars', coalesce(max(amount) filter (where asset = 'star'), 0))
      into v_balances from balances where owner_id = p_player and asset in ('tok', 'star');
    if p_key is not null then
      insert into idempotency (player_id, key, at, call, body_hash, answer)
      values (p_player, (p_key ->> 'key')::uuid, p_at, p_key ->> 'call', p_key ->> 'body_hash',
        jsonb_build_object('reference', p_answer || v_balances));
    end if;
    return v_balances;
  end $$`

const up = async (db: Kysely<unknown>): Promise<void> => {
  await partitionKeys(db)
  for (const definition of [KEYS, KEEP_ANSWER, GIVE, SEND, SETTLE_CLAIM, SETTLE_FIGHT]) await definition.execute(db)
}

/**
 * The functions that settle a claim and a fight in one statement: a distributed database refuses one statement of several
 * writes that depend on each other, but not a function whose first argument names the owner. And the keys of calls by day.
 */
export const m016GuardedWrites: Migration = { up }

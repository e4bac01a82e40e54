-- Answers the balance of TOK; null when the player has claimed meanwhile, mines otherwise, or is gone. So a claim of the same key that
-- was first needs no look for it: it has moved what was seen.
create or replace function settle_claim(
  p_player bigint,
  p_at timestamptz,
  p_seen_claim timestamptz,
  p_seen_mining integer,
  p_gift uuid,
  p_amount bigint,
  p_messages jsonb,
  p_key uuid,
  p_body_hash text,
  p_answer jsonb
) returns bigint language plpgsql as $$
declare
  v_tok bigint;
  -- What is not a query of its own (`perform`) takes a third of its time.
  v_done text;
begin
  update players set last_claim_at = p_at where id = p_player and deleted_at is null and mining_no = p_seen_mining
    and last_claim_at >= p_seen_claim and last_claim_at < p_seen_claim + interval '1 millisecond';
  if not found then
    return null;
  end if;
  if p_amount > 0 then
    v_tok := give(p_player, p_at, p_gift, 'tok', p_amount, 'claim', null);
  end if;
  if v_tok is null then
    v_tok := coalesce((select amount from balances where owner_id = p_player and asset = 'tok'), 0);
  end if;
  -- Nobody is written to sooner after an act.
  v_done := touch_listener(p_player, p_at + interval '15 minutes')::text;
  if p_messages is not null then
    v_done := send(p_player, p_at, p_messages)::text;
  end if;
  if p_key is not null then
    insert into idempotency (player_id, key, at, call, body_hash, answer)
    values (p_player, p_key, p_at, 'users.claim', p_body_hash,
      jsonb_build_object('data', p_answer || jsonb_build_object('balance', v_tok)));
  end if;
  return v_tok;
end $$;

-- The game gives. TOK, STAR and materials that would lift a balance above 2⁵³−1 wait in the inbox; anything else is refused with
-- HK001, as by `giveOrInbox` (T5).
create or replace function give(
  p_player bigint,
  p_at timestamptz,
  p_id uuid,
  p_asset text,
  p_amount bigint,
  p_reason text,
  p_ref text
) returns bigint language plpgsql as $$
declare
  v_balance bigint;
  v_watched boolean;
begin
  with booked as (
    insert into ledger (account, at, id, asset, amount, reason, ref)
    values (p_player, p_at, p_id, p_asset, p_amount, p_reason, p_ref))
  insert into balances as b (owner_id, asset, amount, changed_at) values (p_player, p_asset, p_amount, p_at)
  on conflict (owner_id, asset) do update set amount = b.amount + excluded.amount, changed_at = excluded.changed_at
    where b.amount + excluded.amount <= 9007199254740991
  returning amount, watched into v_balance, v_watched;
  if v_balance is null then
    if p_asset not in ('tok', 'star', 'material-wood', 'material-iron', 'material-titanium', 'material-ruby',
      'material-diamond', 'material-awake-stone') then
      raise exception 'balance-limit' using errcode = 'HK001';
    end if;
    delete from ledger where account = p_player and at = p_at and id = p_id;
    insert into inbox (id, player_id, at, reason, tok, star, materials)
    values (p_id, p_player, p_at, p_reason,
      case when p_asset = 'tok' then p_amount else 0 end,
      case when p_asset = 'star' then p_amount else 0 end,
      case when p_asset in ('tok', 'star') then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('slug', p_asset, 'quantity', p_amount)) end);
  -- For the TOK board; the steps are those of `tokStep`.
  elsif p_asset = 'tok' and (v_watched
    or floor(8 * ln(1 + v_balance::float8)) <> floor(8 * ln(1 + (v_balance - p_amount)::float8))) then
    insert into tok_moved (owner_id, id) values (p_player, p_id) on conflict do nothing;
  end if;
  return v_balance;
end $$;

-- Gives one after the other. Of plain expressions: a query over the gifts, and one that calls a function, cost more than a gift.
create or replace function give_all(p_player bigint, p_at timestamptz, p_gifts jsonb)
returns void language plpgsql as $$
declare
  v_gift jsonb;
  v_balance bigint;
begin
  for v_place in 0 .. jsonb_array_length(p_gifts) - 1 loop
    v_gift := p_gifts -> v_place;
    v_balance := give(p_player, p_at, (v_gift ->> 'id')::uuid, v_gift ->> 'asset', (v_gift ->> 'amount')::bigint,
      v_gift ->> 'reason', v_gift ->> 'ref');
  end loop;
end $$;

-- Puts messages to other players into the outbox.
create or replace function send(p_player bigint, p_at timestamptz, p_messages jsonb)
returns void language plpgsql as $$
declare
  v_message jsonb;
begin
  for v_place in 0 .. jsonb_array_length(p_messages) - 1 loop
    v_message := p_messages -> v_place;
    insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
    values (p_player, (v_message ->> 'id')::uuid, (v_message ->> 'target')::bigint, v_message ->> 'kind',
      v_message -> 'payload', p_at, p_at);
  end loop;
end $$;

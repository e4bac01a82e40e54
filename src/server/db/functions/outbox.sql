-- Puts messages to other players into the outbox.
create or replace function send(p_player bigint, p_at timestamptz, p_messages jsonb)
returns void language plpgsql as $$
declare
  message record;
begin
  for message in select * from jsonb_to_recordset(p_messages) as m(id uuid, target bigint, kind text, payload jsonb)
  loop
    insert into outbox (player_id, id, target_id, kind, payload, at, due_at)
    values (p_player, message.id, message.target, message.kind, message.payload, p_at, p_at);
  end loop;
end $$;

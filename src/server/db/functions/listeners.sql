-- The bot may have something to write to this player about at this instant: the schedule of the messages looks by then. Of a player who
-- wants none there is no row.
create or replace function touch_listener(p_player bigint, p_at timestamptz)
returns void language plpgsql as $$
begin
  update listeners set due_at = least(due_at, p_at), touch_no = touch_no + 1 where player_id = p_player;
end $$;

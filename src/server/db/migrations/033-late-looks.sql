-- What a player buys late (R58): bits of the wardrobe's looks and of the island's pieces. Worn looks are words, of season paths (R53) as well.
alter table players add column looks integer not null default 0;
alter table players add column worn_looks text;
alter table players add column island integer not null default 0;
-- Claimed season looks (R53: steps 7, 14 and 21) were shown without being put on. Paths and players are together on one node of Citus,
-- which refuses `concat_ws` here because it is not immutable.
update players set worn_looks = ltrim(
  case when steps & 64 <> 0 then 'season-cape' else '' end
  || case when steps & 8192 <> 0 then ' season-pose' else '' end
  || case when steps & 1048576 <> 0 then ' season-word' else '' end)
from (
  select player_id, bit_or(steps) as steps from season_paths where steps & 1056832 <> 0 group by player_id
) as claimed
where claimed.player_id = players.id;

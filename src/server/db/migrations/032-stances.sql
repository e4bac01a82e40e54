-- The stance of a player (R55), null until one is chosen, and of a saved outfit.
alter table players add column stance text;
alter table item_presets add column stance text;

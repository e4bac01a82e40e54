-- What a player buys late (R58): bits of the wardrobe's looks and of the island's pieces. Worn looks are words, of season paths (R53) as well.
alter table players add column looks integer not null default 0;
alter table players add column worn_looks text;
alter table players add column island integer not null default 0;

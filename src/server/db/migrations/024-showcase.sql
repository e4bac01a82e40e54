-- Showcases (R36), and the likes of the last week.
create table showcases (
  player_id bigint primary key references players,
  title text,
  places jsonb not null,
  likes integer not null default 0,
  arranged_at timestamptz not null,
  constraint showcases_likes_check check (likes >= 0)
);

create table showcase_likes (
  player_id bigint not null references players,
  liked_id bigint not null,
  day date not null,
  primary key (player_id, liked_id)
);

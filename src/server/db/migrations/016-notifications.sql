-- The bot's messages, and when each subscribed player may be due for one. The fill factor keeps a touched row on its page.
create table notifications (
  player_id bigint not null references players,
  kind text not null check (kind in (
    'pocket-full', 'energy-full', 'hunt-done', 'attacked', 'refine-ready', 'sold', 'wish-met', 'guild', 'boss',
    'league-reward', 'tournament-result', 'season-ended', 'news')),
  subject text not null,
  at timestamptz not null,
  state text not null check (state in ('waiting', 'sent', 'skipped', 'refused')),
  due_at timestamptz,
  attempts smallint not null default 0,
  primary key (player_id, kind, subject)
);
create index notifications_of_player on notifications (player_id, at desc);
create index notifications_age on notifications (at);
create index notifications_waiting on notifications (coalesce(due_at, at)) where state = 'waiting';

create table listeners (
  player_id bigint primary key references players,
  due_at timestamptz,
  touch_no integer not null default 0
) with (fillfactor = 80);
create index listeners_due on listeners (due_at) where due_at is not null;

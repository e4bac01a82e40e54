-- Errors of browsers by cause and build. The cause is a hash of kind, message and place.
create table client_errors (
  fingerprint text not null,
  build text not null,
  kind text not null,
  message text not null,
  frames jsonb not null,
  count bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (fingerprint, build)
);
create index client_errors_last on client_errors (last_at);
-- Which of them a signed-in player met, for 30 days. No foreign key: writing a report must not wait for a player's lock.
create table client_error_reports (
  player_id bigint not null,
  at timestamptz not null,
  fingerprint text not null,
  build text not null,
  kind text not null,
  message text not null,
  primary key (player_id, at, fingerprint)
);
create index client_error_reports_at on client_error_reports (at);

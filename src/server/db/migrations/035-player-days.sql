-- For a UTC day and an age in days: the players who joined that many days before, and how many of them were active on the day (R38).
create table player_days (
  day date,
  age integer,
  joined integer not null,
  active integer not null,
  constraint player_days_pkey primary key (day, age)
);

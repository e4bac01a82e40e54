import '../helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { ENERGY_MAX } from '../../src/rules/constants.ts'
import { NOTIFICATION_KINDS } from '../../src/rules/notifications/notification-kinds.ts'
import { MS_PER_MINUTE } from '../../src/rules/units.ts'
import { refreshGuildCards } from '../../src/server/modules/guild/upkeep.ts'
import { rebuildBoard } from '../../src/server/modules/leaderboards/service.ts'
import { watchSales } from '../../src/server/modules/market/watch.ts'
import { notifyPlayers } from '../../src/server/modules/notifications/service.ts'
import { growMarket } from '../helpers/players/market-world.ts'
import { startTimedDatabase } from './database-time.ts'
import { median, printFigure } from './figure.ts'

/** Jobs that go by what is due: what they cost when nothing is, and what each that is costs. */
const LISTENERS = Number(process.env.DUE_LISTENERS ?? 1_000_000)
const DUE = 10_000
/** Movements of TOK, a minute's of a million daily players at the peak. */
const MOVED = 90_000
const GUILDS = 10_000
const RUNS = 11
/** Issue 32's. */
const BAR_MS = 20

const nowMs = Date.UTC(2026, 10, 24, 12)
const clock = { nowMs: () => nowMs }
const { db, databaseMsOf, stop } = await startTimedDatabase('due', nowMs)
const now = sql`${new Date(nowMs)}::timestamptz`
const choices = JSON.stringify({
  notifications: {
    kinds: NOTIFICATION_KINDS,
    write_access: true,
    quiet_from_min: 22 * 60,
    quiet_to_min: 8 * 60,
    time_zone: 'Europe/Berlin',
  },
})
await sql`
  insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power)
  select n, 'P', n % 8, 'rising-fury', ${now}, ${now} - make_interval(secs => n % 3600), ${ENERGY_MAX}::int, 400
  from generate_series(1, ${LISTENERS}::int) as n`.execute(db)
await sql`
  insert into preferences (player_id, value, saved_at)
  select n, ${choices}::jsonb, ${now} from generate_series(1, ${LISTENERS}::int) as n`.execute(db)
// As runs leave them: the next occasion hours away, or none in sight.
await sql`
  insert into listeners (player_id, due_at)
  select n, case when n % 4 > 0 then ${now} + make_interval(secs => 600 + n % 80000) end
  from generate_series(1, ${LISTENERS}::int) as n`.execute(db)
await sql`
  insert into guilds (id, slug, name, tag, emblem, description, entry, min_rank, leader_id, members, level, xp, created_at)
  select 5000000000000000 + n, 'g' || n, 'Guild ' || n, 'T' || n, '{}', '', 'open', 0, n, 1, 0, n * 7919 % 100000, ${now}
  from generate_series(1, ${GUILDS}::int) as n`.execute(db)
await sql`
  insert into guild_cards (guild_id, slug, name, tag, emblem, entry, min_rank, level, xp, members, capacity, requests, leader_id,
    officers, created_at)
  select id, slug, name, tag, emblem, entry, min_rank, level, xp, members, 20, 0, leader_id, '{}', created_at from guilds`.execute(
  db,
)
await refreshGuildCards(db)
// Of TOK some have a thousand times as much as others.
await sql`select setseed(0.42)`.execute(db)
await sql`
  insert into balances (owner_id, asset, amount, changed_at)
  select n, 'tok', (1e9 * exp(random() * 3 + random() * 4))::bigint, ${now} from generate_series(1, ${LISTENERS}::int) as n`.execute(
  db,
)
const readAllBegun = performance.now()
await rebuildBoard(db, 'tok', nowMs)
printFigure({ name: 'due_tok_board_first', value: performance.now() - readAllBegun, unit: 'ms' })
await sql`vacuum analyze`.execute(db)

/** The time of a job at the median, whole and in the database. */
const measure = async (name: string, job: () => Promise<unknown>): Promise<void> => {
  const wholeMs: number[] = []
  const databaseMs: number[] = []
  for (let run = 0; run < RUNS; run++) {
    databaseMs.push(
      await databaseMsOf(async () => {
        const begun = performance.now()
        await job()
        wholeMs.push(performance.now() - begun)
      }),
    )
  }
  printFigure({ name, value: median(wholeMs), unit: 'ms', bar: { atMost: BAR_MS } })
  printFigure({ name: `${name}_in_database`, value: median(databaseMs), unit: 'ms' })
}

await measure('due_million_listeners_nothing_due', () => notifyPlayers(db, clock))
await measure('due_guilds_none_changed', () => refreshGuildCards(db))

await measure('due_tok_board_nothing_moved', () => rebuildBoard(db, 'tok', nowMs))

/** What each of many costs. */
const perEach = async (name: string, count: number, work: () => Promise<unknown>): Promise<void> => {
  const begun = performance.now()
  await work()
  printFigure({ name, value: ((performance.now() - begun) / count) * 1000, unit: 'µs each' })
}
// Each gains a hundredth of what it has: some rise a step by that, some are watched.
await sql`
  select count(give(owner_id, ${now} + make_interval(secs => owner_id), gen_random_uuid(), 'tok', amount / 100, 'claim', null))
  from balances where asset = 'tok' and owner_id <= ${MOVED}::int`.execute(db)
const { rows: noted } = await sql<{ noted: number }>`select count(*)::int as noted from tok_moved`.execute(db)
printFigure({ name: 'due_tok_board_noted', value: (noted[0]?.noted ?? 0) / MOVED, unit: 'of the movements' })
await perEach('due_tok_board_after_movements', MOVED, () => rebuildBoard(db, 'tok', nowMs))
const later = nowMs + 20 * MS_PER_MINUTE
await perEach('due_tok_board_all_read', LISTENERS, () => rebuildBoard(db, 'tok', later))
// Due, and looked at in vain: all are active.
await sql`update listeners set due_at = ${now} where player_id <= ${DUE}::int`.execute(db)
await sql`update players set last_claim_at = ${now} where id <= ${DUE}::int`.execute(db)
await perEach('due_looked_at_in_vain', DUE, () => notifyPlayers(db, clock))
// News for everybody: each is looked at now, and again when a message may be sent.
await sql`
  insert into world_facts (key, value) values ('news', jsonb_build_object('at', ${Math.floor(nowMs / 1000)}::bigint))`.execute(
  db,
)
await sql`delete from preferences where player_id > ${DUE}::int`.execute(db)
await perEach('due_news_spread_and_looked_at', DUE, () => notifyPlayers(db, clock))
await perEach('due_news_written_after_the_pause', DUE, () =>
  notifyPlayers(db, { nowMs: () => nowMs + 15 * MS_PER_MINUTE }),
)

// A week of sales after which no job has run: every one is compared with what its kind brought before.
const SALES = Number(process.env.DUE_SALES ?? 50_000)
await growMarket(db, { sellers: 10_000, listings: 1000, trades: SALES * 8 }, nowMs)
await perEach('due_watch_a_week_of_sales', SALES, () => watchSales(db, nowMs))

await stop()

import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { lastStayOf } from '../../src/rules/boss/boss-calendar.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from '../../src/rules/units.ts'
import { createDb } from '../../src/server/db/connection.ts'
import type { Database } from '../../src/server/db/database.ts'
import { writeFact } from '../../src/server/db/world-facts.ts'
import { NEWS_FACT } from '../../src/server/modules/channel/service.ts'
import { startEmbeddedPostgres } from '../../src/server/run/embedded-postgres.ts'
import { openFolder } from '../helpers/database/open-folder.ts'
import { FIRST_FIGHTER, fightBossStay, growBossWorld } from '../helpers/players/boss-world.ts'
import { growMarket } from '../helpers/players/market-world.ts'
import { startBotApi } from '../helpers/server/bot-api.ts'
import { buildServerOf } from './build-under-bench.ts'
import { printFigure } from './figure.ts'
import { startLoadClient } from './load.ts'
import { type BenchSurroundings, type MeasuredBuild, startMeasuredBuild } from './measured-build.ts'

/**
 * What breaks first, beside a million players: the first minutes of a news post to all listeners, while players fight, a boss's
 * rewards are given and offers expire. Two processes of the built server, and a messenger that takes its time.
 */
const PLAYERS = Number(process.env.NEWS_PLAYERS ?? 1_000_000)
const LISTENERS = PLAYERS / 10
const GUILDS = PLAYERS / 100
const MEMBERS_OF_A_GUILD = 20
const LISTINGS = PLAYERS / 10
const SELLERS = PLAYERS / 100
const EXPIRING = 3000
const BOSS_FIGHTERS = PLAYERS / 50
const FIGHTERS = 200
const FIGHTERS_A_ROUND = 20
const ROUND_MS = MS_PER_SECOND
/** After the first message. */
const MEASURED_MS = 3 * MS_PER_MINUTE
const FIRST_MESSAGE_MAX_MS = 6 * MS_PER_MINUTE
const SAMPLE_MS = 200
const BOT_API_MS = 100

/** Issue 32's: how late the calendar's work may begin, and the messenger's own limit over all processes. */
const LATE_MAX_S = 5
const MESSAGES_A_SECOND_MAX = 30

const dataDir = openFolder('house-kombat-news-')
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'pg') })
const watch = createDb(postgres.url, { max: 1, statementTimeoutMs: 0 })
const client = await startLoadClient()
const sentAtMs: number[] = []
const messenger = await startBotApi({
  answerAfterMs: BOT_API_MS,
  onCall: ({ method }) => {
    if (method === 'sendMessage') sentAtMs.push(performance.now())
  },
})
const fighters = Array.from({ length: FIGHTERS }, (_, index) => 10_000 + index)
const surroundings: BenchSurroundings = {
  client,
  postgresUrl: postgres.url,
  watch: watch.db,
  token: '123456789:bench-token-of-house-kombat',
  env: { BOT_API_ROOT: messenger.root, RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' },
  players: fighters,
  width: 8,
}

/** Last seen a day ago, they want every message at any hour. */
const listen = async (db: Kysely<Database>): Promise<void> => {
  await sql`
    insert into preferences (player_id, value, saved_at)
    select ${FIRST_FIGHTER}::bigint + n, jsonb_build_object('language', 'auto', 'notifications', jsonb_build_object(
      'write_access', true, 'kinds', '["news"]'::jsonb, 'quiet_from_min', 0, 'quiet_to_min', 0, 'time_zone', 'UTC')), now()
    from generate_series(0, ${LISTENERS - 1}::int) as n`.execute(db)
  await sql`insert into listeners (player_id) select player_id from preferences`.execute(db)
}

const growWorld = async (db: Kysely<Database>): Promise<void> => {
  const dayAgoMs = Date.now() - 24 * MS_PER_HOUR
  await growBossWorld(db, { players: PLAYERS, guilds: GUILDS, members: MEMBERS_OF_A_GUILD }, dayAgoMs)
  await growMarket(db, { sellers: SELLERS, listings: LISTINGS, trades: LISTINGS }, Date.now())
  await sql`
    insert into balances (owner_id, asset, amount, changed_at)
    select id, 'tok', floor(random() * 1e12)::bigint + 1, now() from players where id >= ${FIRST_FIGHTER}::bigint
    on conflict do nothing`.execute(db)
  await listen(db)
  await sql`vacuum analyze`.execute(db)
}

/** Only now: what ended before the server ran is late by no fault of its. */
const endOffers = async (db: Kysely<Database>): Promise<void> => {
  await sql`
    update listings set expires_at = now() + make_interval(secs => random() * ${MEASURED_MS / MS_PER_SECOND}::int)
    where id in (select id from listings order by id desc limit ${EXPIRING}::int)`.execute(db)
}

/** A boss that has left leaves rewards to be given. */
const endBoss = async (db: Kysely<Database>): Promise<void> => {
  const [mammoth, fireLord] = [lastStayOf('boss-mammoth', Date.now()), lastStayOf('boss-fire-lord', Date.now())]
  const ended = mammoth.endMs <= Date.now() ? mammoth : fireLord
  const size = { players: BOSS_FIGHTERS, guilds: 10, members: MEMBERS_OF_A_GUILD }
  await fightBossStay(db, size, {
    stayId: ended.id,
    nowMs: ended.startMs,
    others: 'left',
    first: PLAYERS - BOSS_FIGHTERS,
  })
}

/** Starts with the world, then lets finds and fights go on until stopped. @returns how many fights were fought */
const fightOn = (build: MeasuredBuild): { stop(): Promise<number> } => {
  let stopped = false
  let fought = 0
  const going = (async () => {
    for (let round = 0; !stopped; round += 1) {
      const begun = performance.now()
      const from = (round * FIGHTERS_A_ROUND) % FIGHTERS
      const ids = fighters.slice(from, from + FIGHTERS_A_ROUND)
      await sql`update players set energy = 1000, fights = greatest(fights, 10) where id = any(${ids}::bigint[])`.execute(
        build.db,
      )
      await build.calls('combats.find', ids)
      await sql`
        update pending_matches set found_at = found_at - interval '4 s' where player_id = any(${ids}::bigint[])`.execute(
        build.db,
      )
      await build.calls('combats.fight', ids)
      fought += ids.length
      await pause(Math.max(0, ROUND_MS - (performance.now() - begun)))
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await going
      return fought
    },
  }
}

interface Sample {
  /** The longest that work of the calendar has waited for its beginning, in seconds. */
  readonly lateS: number
  readonly latest: string | null
  /** Age of the oldest board, in seconds. */
  readonly boardAgeS: number
}

const sample = async (db: Kysely<Database>): Promise<Sample> => {
  const { rows } = await sql<{ late: number | null; job: string | null; age: number | null }>`
    select late, job, (select extract(epoch from clock_timestamp() - min(rebuilt_at))::double precision from boards) as age
    from (values (1)) as one left join lateral (
      select task_identifier as job, extract(epoch from coalesce(locked_at, clock_timestamp()) - run_at)::double precision as late
      from graphile_worker.jobs where run_at <= clock_timestamp() and attempts <= 1 and task_identifier <> 'send-notification'
      order by late desc limit 1) as latest on true`.execute(db)
  const [row] = rows
  return { lateS: row?.late ?? 0, latest: row?.job ?? null, boardAgeS: row?.age ?? 0 }
}

const most = (values: readonly number[]): number => values.reduce((highest, value) => Math.max(highest, value), 0)

/** The most messages of any second. */
const mostInASecond = (atMs: readonly number[]): number =>
  most(atMs.map((from, index) => atMs.slice(index).filter((other) => other < from + MS_PER_SECOND).length))

const file = await buildServerOf(null)
const empty = await startMeasuredBuild(surroundings, { name: 'news', file, env: { JOBS: 'off' } })
await growWorld(empty.db)
await endBoss(empty.db)
await empty.stop()

const build = await startMeasuredBuild(surroundings, { name: 'news', file, args: ['--processes', '2'] })
const { rows: first } = await sql<{ boards: bigint }>`select count(*) as boards from boards`.execute(build.db)
for (let boards = Number(first[0]?.boards); boards === 0; ) {
  await pause(MS_PER_SECOND)
  boards = Number(
    (await sql<{ boards: bigint }>`select count(*) as boards from boards`.execute(build.db)).rows[0]?.boards,
  )
}
const fights = fightOn(build)
await endOffers(build.db)
await writeFact(build.db, NEWS_FACT, { at: Math.floor(Date.now() / MS_PER_SECOND) })
const samples: Sample[] = []
const postedMs = performance.now()
const isOver = (): boolean =>
  performance.now() > Math.min(sentAtMs[0] ?? Infinity, postedMs + FIRST_MESSAGE_MAX_MS) + MEASURED_MS
for (; !isOver(); await pause(SAMPLE_MS)) samples.push(await sample(build.db))
const fought = await fights.stop()
const { rows: late } = await sql<{ seconds: number | null; expired: bigint; waiting: bigint }>`
  select extract(epoch from max(closed_at - expires_at))::double precision as seconds, count(*) as expired,
    (select count(*) from listings where status = 'open' and expires_at < clock_timestamp() - interval '65 s') as waiting
  from listings where status = 'expired'`.execute(build.db)
const rewarded = await sql<{ given: bigint }>`
  select count(*) as given from inbox where reason like 'boss%'`.execute(build.db)
await build.stop()

const latest = samples.reduce((worst, one) => (one.lateS > worst.lateS ? one : worst))
printFigure({ name: 'news_calendar_late', value: latest.lateS, unit: 's', bar: { atMost: LATE_MAX_S } })
printFigure({
  name: 'news_board_age',
  value: most(samples.map(({ boardAgeS }) => boardAgeS)),
  unit: 's',
  bar: { atMost: 60 + LATE_MAX_S },
})
printFigure({ name: 'news_offers_expired', value: Number(late[0]?.expired), unit: '' })
printFigure({
  name: 'news_offer_expired_late',
  value: late[0]?.seconds ?? 0,
  unit: 's',
  bar: { atMost: 60 + LATE_MAX_S },
})
printFigure({ name: 'news_offers_overdue', value: Number(late[0]?.waiting), unit: '', bar: { atMost: 0 } })
printFigure({ name: 'news_boss_rewards', value: Number(rewarded.rows[0]?.given), unit: '' })
printFigure({ name: 'news_fights', value: fought, unit: '' })
printFigure({ name: 'news_first_message', value: ((sentAtMs[0] ?? Number.NaN) - postedMs) / MS_PER_SECOND, unit: 's' })
printFigure({ name: 'news_messages', value: sentAtMs.length / (MEASURED_MS / MS_PER_SECOND), unit: '/s' })
printFigure({
  name: 'news_messages_in_a_second',
  value: mostInASecond(sentAtMs),
  unit: '',
  bar: { atMost: MESSAGES_A_SECOND_MAX },
})
console.log(JSON.stringify({ latest_job: latest.latest }))

client.stop()
await messenger.close()
await watch.close()
await postgres.stop()
rmSync(dataDir, { recursive: true, force: true })

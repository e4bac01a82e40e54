import '../helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { refineOdds } from '../../src/rules/blacksmith/blacksmith.ts'
import { staysBeginning } from '../../src/rules/boss/boss-calendar.ts'
import { huntOdds, huntStageOf } from '../../src/rules/hunt/hunts.ts'
import { RULES_VERSION, simulateFight } from '../../src/rules/kombat/fight.ts'
import { cardFromMs } from '../../src/rules/season/season-card.ts'
import { MS_PER_DAY } from '../../src/rules/units.ts'
import { decideFight, storeFight } from '../../src/server/modules/kombat/service.ts'
import { currentSeason, moveFirstSeason } from '../../src/server/modules/season/service.ts'
import { seasonCard } from '../../src/server/modules/season-cards/card.ts'
import { writeSeasonCards } from '../../src/server/modules/season-cards/write.ts'
import { startTimedDatabase } from './database-time.ts'
import { median, printFigure } from './figure.ts'

// After the art is built, whose addresses they have.
const { itemsOf, LUNAR, NIBBLES, profileOf, statsOf } = await import('../../src/workbench/fixtures/fighters.ts')

/** Who fought in the season, and how many of them have a history: the first ones by id. */
const PLAYERS = Number(process.env.CARD_PLAYERS ?? 1_000_000)
const HISTORIES = Number(process.env.CARD_HISTORIES ?? 500)
/** Of each: fights begun, of which as many are done to somebody else of them; rolls; looks that are measured. */
const FIGHTS = 540
const ROLLS = 150
const LOOKS = 200
const FIRST = 300_000_001

const startMs = Date.UTC(2026, 10, 2)
const { db, databaseMsOf, stop } = await startTimedDatabase('cards', startMs)
await moveFirstSeason(db, startMs)
const season = await currentSeason(db, startMs)
const nowMs = cardFromMs(season)

await sql`
  insert into players (id, first_name, house_id, active_skill, created_at, last_claim_at, energy, power, rank_points,
    best_rank_points, rank_season)
  select ${FIRST}::bigint + n, 'N', n % 8, 'rising-fury', to_timestamp(0), to_timestamp(0), 20, 500, n % 3000, n % 3000,
    ${season.number}::integer
  from generate_series(0, ${PLAYERS}::integer - 1) as n`.execute(db)
await sql`
  insert into league_weeks (player_id, season, week, fight_points, fights, wins, reached_at)
  select ${FIRST}::bigint + n, ${season.number}::integer, week, 200, 30, 15, ${new Date(startMs)}
  from generate_series(0, ${PLAYERS}::integer - 1) as n, generate_series(1, 4) as week`.execute(db)

const [own, opponent] = [NIBBLES, LUNAR].map((of) => ({ profile: profileOf(of), stats: statsOf(of) }))
if (!own || !opponent) throw new Error('no fighters')
const decided = decideFight({
  ...{
    id: '00000000-0000-7000-8000-000000000001',
    kind: 'match',
    atMs: startMs,
    attackerId: FIRST,
    defenderId: FIRST + 1,
  },
  ...{ own, opponent, serverSeed: 'a1'.repeat(32), commitment: 'b2'.repeat(32), clientSeed: 'bench' },
  ...{ rulesVersion: RULES_VERSION, simulate: simulateFight },
})
const spoils = { old_rank: 900, new_rank: 921, rank_gain: 21, win_streak: { no: 1, streak_amount: 0 } }
await storeFight(
  db,
  decided.stored({ ...spoils, ranked: true, drops: { tok: 1, star: 0, materials: [], stones: [], equipments: [] } }),
)
await sql`
  insert into fights (id, at, attacker_id, defender_id, kind, server_seed, client_key, rules_version, result)
  select gen_random_uuid(),
    ${new Date(startMs)}::timestamptz + (random() * ${27 * MS_PER_DAY}::float8) * interval '1 millisecond', ${FIRST}::bigint + n,
    ${FIRST}::bigint + (random() * (${HISTORIES}::integer - 1))::integer, kind, server_seed, client_key, rules_version,
    result || jsonb_build_object('winner', case when random() < 0.5 then 'attacker' else 'defender' end,
      'old_rank', (random() * 3000)::integer, 'new_rank', (random() * 3000)::integer)
  from fights, generate_series(0, ${HISTORIES}::integer - 1) as n, generate_series(1, ${FIGHTS}::integer)`.execute(db)
await sql`
  insert into defences (defender_id, at, fight_id, attacker_id)
  select defender_id, at, id, attacker_id from fights`.execute(db)
const item = itemsOf(NIBBLES)[0]
if (!item) throw new Error('no item')
const refine = refineOdds({ ...item, stats: item.equipment_stats }, 0)
const hunt = huntOdds(huntStageOf('cursed-fortress'))
await sql`
  insert into luck_rolls (player_id, at, number, chain_no, name, odds, outcome, shown_from)
  select ${FIRST}::bigint + n, at, number, 1, case when number % 2 = 0 then 'hunt' else 'refine' end,
    case when number % 2 = 0 then ${JSON.stringify(hunt)}::jsonb else ${JSON.stringify(refine)}::jsonb end,
    case when number % 2 = 0 then '{"kills": 7, "tokNano": 1, "stars": 1, "stones": []}'::jsonb
      else '{"succeeded": true, "lines": [{"level": 3}]}'::jsonb end, at
  from generate_series(0, ${HISTORIES}::integer - 1) as n, generate_series(1, ${ROLLS}::integer) as number,
    lateral (select ${new Date(startMs)}::timestamptz + number * interval '4 hours' as at) as instant`.execute(db)
await sql`
  insert into boss_damage (player_id, run_id, guild_id, damage, fights)
  select ${FIRST}::bigint + n, run_id, 1, 1000, 3
  from generate_series(0, ${HISTORIES}::integer - 1) as n,
    unnest(${staysBeginning(season.startMs, season.endMs).map(({ id }) => id)}::text[]) as run_id`.execute(db)
await sql`vacuum analyze`.execute(db)

const [begunMs, cpuBefore] = [performance.now(), process.cpuUsage()]
const databaseMs = await databaseMsOf(() => writeSeasonCards({ db, nowMs }, HISTORIES / 50))
const { user, system } = process.cpuUsage(cpuBefore)
printFigure({
  name: 'season_cards_with_history_a_second',
  value: (1000 * HISTORIES) / (performance.now() - begunMs),
  unit: '/s',
})
printFigure({ name: 'season_card_database_time', value: databaseMs / HISTORIES, unit: 'ms/card' })
printFigure({ name: 'season_card_node_time', value: (user + system) / 1000 / HISTORIES, unit: 'ms/card' })

const [bareMs, bare] = [performance.now(), 10_000]
await writeSeasonCards({ db, nowMs }, bare / 50)
printFigure({ name: 'season_cards_without_a_second', value: (1000 * bare) / (performance.now() - bareMs), unit: '/s' })

await sql`delete from season_cards where player_id < ${FIRST + LOOKS}::bigint`.execute(db)
const looks = { first: [] as number[], later: [] as number[] }
for (const times of [looks.first, looks.later])
  for (let n = 0; n < LOOKS; n++) times.push(await databaseMsOf(() => seasonCard({ db, nowMs }, FIRST + n)))
printFigure({ name: 'season_card_first_look', value: median(looks.first), unit: 'ms' })
printFigure({ name: 'season_card_later_look', value: median(looks.later), unit: 'ms' })
const { rows } = await sql<{ bytes: number }>`select avg(pg_column_size(figures))::float8 as bytes from season_cards
  where player_id < ${FIRST + HISTORIES}::bigint`.execute(db)
printFigure({ name: 'season_card_size', value: rows[0]?.bytes ?? Number.NaN, unit: 'bytes' })
await stop()

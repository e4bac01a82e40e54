import '../helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { lastStayOf } from '../../src/rules/boss/boss-calendar.ts'
import { createRng } from '../../src/rules/prng.ts'
import { bossBoardPage, ownBossRanks } from '../../src/server/modules/boss-boards/service.ts'
import { tendBossBoards } from '../../src/server/modules/boss-boards/settle.ts'
import { showGuild } from '../../src/server/modules/guild/detail.ts'
import { listGuilds } from '../../src/server/modules/guild/list.ts'
import { FIRST_FIGHTER, FIRST_GUILD, fightBossStay, growBossWorld } from '../helpers/players/boss-world.ts'
import { startTimedDatabase } from './database-time.ts'
import { printFigure } from './figure.ts'

const PLAYERS = Number(process.env.BOSS_PLAYERS ?? 1_000_000)
const SIZE = { players: PLAYERS, guilds: PLAYERS / 100, members: 20 }
const FIGHTERS_AT_THE_END = PLAYERS / 50
const SAMPLES = Number(process.env.BOSS_SAMPLES ?? 500)
/** Issue 20's. */
const BAR_MS = 3

const SLUG = 'boss-fire-lord'
const nowMs = Date.UTC(2026, 10, 27, 12)
const stay = lastStayOf(SLUG, nowMs)
const ended = lastStayOf('boss-mammoth', nowMs)
const { db, databaseMsOf, stop } = await startTimedDatabase('bosses', nowMs)
await growBossWorld(db, SIZE, nowMs)
const tend = () => tendBossBoards({ db, nowMs })

// Of the boss before: twenty thousand have fought for the ten best guilds.
const before = { players: FIGHTERS_AT_THE_END, guilds: 10, members: SIZE.members }
await fightBossStay(db, before, {
  stayId: ended.id,
  nowMs: ended.startMs,
  others: 'left',
  first: SIZE.players - FIGHTERS_AT_THE_END,
})
const startedMs = performance.now()
let given = 0
const endMs = await databaseMsOf(async () => {
  given = await tend()
})
printFigure({ name: 'boss_end_rewards', value: given, unit: '' })
printFigure({ name: 'boss_end_rewards_a_second', value: given / ((performance.now() - startedMs) / 1000), unit: '/s' })
printFigure({ name: 'boss_end_database_time', value: endMs / 1000, unit: 's' })

await fightBossStay(db, SIZE, { stayId: stay.id, nowMs, others: 'none' })
await sql`vacuum analyze`.execute(db)
await tend()
// A minute's fights of a million players.
await sql`
  update boss_fighters set damage = damage + 5000, reached_at = ${new Date(nowMs)}
  where run_id = ${stay.id} and player_id % 1000 = 0`.execute(db)
printFigure({ name: 'boss_boards_rebuilt', value: (await databaseMsOf(tend)) / 1000, unit: 's' })

const rng = createRng('00000000000000000000000000000020')
const somebody = (): number => FIRST_FIGHTER + rng.int(0, SIZE.players - 1)

/** Database time of one call, at the median and at the 99th percentile. */
const sample = async (name: string, call: () => Promise<unknown>): Promise<void> => {
  const figures: number[] = []
  for (let taken = 0; taken < SAMPLES; taken++) figures.push(await databaseMsOf(call))
  figures.sort((a, b) => a - b)
  const at = (share: number): number => figures[Math.floor(SAMPLES * share)] ?? Number.NaN
  printFigure({ name: `${name}_p50`, value: at(0.5), unit: 'ms' })
  printFigure({ name: `${name}_p99`, value: at(0.99), unit: 'ms', bar: { atMost: BAR_MS } })
  printFigure({ name: `${name}_slowest`, value: figures.at(-1) ?? Number.NaN, unit: 'ms' })
}

const scope = { db, nowMs }
await sample('boss_board_individual', () => bossBoardPage(scope, SLUG, 'individual', rng.int(1, 500)))
await sample('boss_board_guild', () => bossBoardPage(scope, SLUG, 'guild', rng.int(1, 500)))
await sample('boss_board_me', () => ownBossRanks(scope, somebody(), SLUG))

type GuildList = Parameters<typeof listGuilds>[2]
const SORTS = ['top', 'open', 'new'] as const
const FIRST_PAGES = 5

for (const sort of SORTS) {
  // Any of the first pages, as one scrolls.
  const pages: GuildList[] = [{ sort }]
  for (let next: string | null = ''; next !== null && pages.length < FIRST_PAGES; ) {
    next = (await listGuilds({ db, nowMs }, FIRST_FIGHTER, pages.at(-1) ?? { sort })).next
    if (next !== null) pages.push({ sort, after: next })
  }
  await sample(`guild_list_${sort}`, () => listGuilds({ db, nowMs }, somebody(), rng.pick(pages)))
}
const WORDS = ['s', 'w', 'wol', 'wolves', 'the', 'night owls', 'dragons 7', 'g1', 'guild-99', 'nobody']
await sample('guild_search', () =>
  listGuilds({ db, nowMs }, somebody(), { query: rng.pick(WORDS), sort: rng.pick(SORTS) }),
)
await sample('guild_page', () => showGuild({ db, nowMs }, somebody(), FIRST_GUILD + rng.int(0, SIZE.guilds - 1)))

await stop()

import '#tests/helpers/setup/built-art.ts'
import { sql } from 'kysely'
import { lastBossEventOf } from '#rules/boss/boss-calendar.ts'
import { createRng } from '#rules/prng.ts'
import { bossBoardPage, ownBossRanks } from '#server/modules/boss-boards/service.ts'
import { tendBossBoards } from '#server/modules/boss-boards/settle.ts'
import { showGuild } from '#server/modules/guild/detail.ts'
import { listGuilds } from '#server/modules/guild/list.ts'
import { FIRST_FIGHTER, FIRST_GUILD, fightBossEvent, growBossWorld } from '#tests/helpers/players/boss-world.ts'
import { measuredWork } from './measured-work.ts'
import { startTimedDatabase } from './timed-database.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000_000)
const SIZE = { players: PLAYERS, guilds: PLAYERS / 100, members: 20 }
const FIGHTERS_AT_THE_END = PLAYERS / 50

const SLUG = 'boss-fire-lord'
const nowMs = Date.UTC(2026, 10, 27, 12)
const bossEvent = lastBossEventOf(SLUG, nowMs)
const ended = lastBossEventOf('boss-mammoth', nowMs)
const timed = await startTimedDatabase('bosses', nowMs)
const { db } = timed
const { measured, sampled, print } = measuredWork('boss', timed)
await growBossWorld(db, SIZE, nowMs)
const tend = () => tendBossBoards({ db, nowMs })

// The boss before has left: its fighters fought for the ten best guilds.
const before = { players: FIGHTERS_AT_THE_END, guilds: 10, members: SIZE.members }
await fightBossEvent(db, before, {
  bossEventId: ended.id,
  nowMs: ended.startMs,
  others: 'left',
  first: SIZE.players - FIGHTERS_AT_THE_END,
})
let given = 0
const seconds = await measured('end', async () => {
  given = await tend()
})
print('end_rewards_a_second', given / seconds, '/s')

await fightBossEvent(db, SIZE, { bossEventId: bossEvent.id, nowMs, others: 'none' })
await sql`vacuum analyze`.execute(db)
await tend()
await sql`
  update boss_fighters set damage = damage + 5000, reached_at = ${new Date(nowMs)}
  where run_id = ${bossEvent.id} and player_id % 1000 = 0`.execute(db)
await measured('boards_rebuilt', tend)

const rng = createRng('00000000000000000000000000000020')
const somebody = (): number => FIRST_FIGHTER + rng.int(0, SIZE.players - 1)

const scope = { db, nowMs }
await sampled('board_individual', () => bossBoardPage(scope, SLUG, 'individual', rng.int(1, 500)))
await sampled('board_guild', () => bossBoardPage(scope, SLUG, 'guild', rng.int(1, 500)))
await sampled('board_me', () => ownBossRanks(scope, somebody(), SLUG))

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
  await sampled(`guild_list_${sort}`, () => listGuilds({ db, nowMs }, somebody(), rng.pick(pages)))
}
const WORDS = ['s', 'w', 'wol', 'wolves', 'the', 'night owls', 'dragons 7', 'g1', 'guild-99', 'nobody']
await sampled('guild_search', () =>
  listGuilds({ db, nowMs }, somebody(), { query: rng.pick(WORDS), sort: rng.pick(SORTS) }),
)
await sampled('guild_page', () => showGuild({ db, nowMs }, somebody(), FIRST_GUILD + rng.int(0, SIZE.guilds - 1)))

await timed.stop()

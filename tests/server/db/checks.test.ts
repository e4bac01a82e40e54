import { type Selectable, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BOSS_FIGHTS_A_DAY } from '#rules/boss/boss.ts'
import { GUILD_LEVEL_MAX, guildCapacity } from '#rules/guild/guild.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { HUNT_MILESTONES } from '#rules/hunt/hunts.ts'
import { leagueNumber } from '#rules/leaderboards/league-rewards.ts'
import { MARKET_PRICE_MAX_NANO, MARKET_PRICE_MIN_NANO, MARKET_PRICE_STEP_NANO } from '#rules/market/market.ts'
import { ALL_PATH_BITS } from '#rules/season-path/season-path.ts'
import { STONE_LEVELS } from '#rules/stones/stones.ts'
import { ENTRIES_A_DAY } from '#rules/tournament/draw.ts'
import { VOTE } from '#rules/vote/vote.ts'
import { WALLET_KINDS } from '#rules/wallet/wallet.ts'
import type { Database } from '#server/db/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/helpers/database/test-database.ts'

type Row<Table extends keyof Database> = Selectable<Database[Table]>
/** All values of a union type. One that is missing or superfluous does not compile. */
const all = <Value extends string | null>(values: Readonly<Record<NonNullable<Value>, true>>): string[] =>
  Object.keys(values)

const LISTS: Readonly<Record<string, readonly string[]>> = {
  account_jobs_kind_check: all<Row<'account_jobs'>['kind']>({ export: true, erasure: true }),
  ad_watches_purpose_check: all<Row<'ad_watches'>['purpose']>({ credit: true, boost: true }),
  boosts_type_check: all<Row<'boosts'>['type']>({ 'mining-speed-scale-up': true, 'mining-speed-scale-down': true }),
  boosts_taken_source_check: all<Row<'boosts_taken'>['source']>({ ad: true, channel: true }),
  boss_boards_board_check: all<Row<'boss_boards'>['board']>({ individual: true, guild: true }),
  boss_pool_fighters_chest_check: all<Row<'boss_pool_fighters'>['chest']>({ none: true, due: true, given: true }),
  desk_operators_role_check: all<Row<'desk_operators'>['role']>({ read: true, support: true, owner: true }),
  desk_requests_state_check: all<Row<'desk_requests'>['state']>({ waits: true, approved: true, refused: true }),
  equipped_stones_type_check: all<Row<'equipped_stones'>['type']>({
    'burning-hell': true,
    'frost-prison': true,
    'luck-leech': true,
  }),
  fights_kind_check: all<Row<'fights'>['kind']>({ match: true, challenge: true, boss: true }),
  guild_members_role_check: all<Row<'guild_members'>['role']>({ leader: true, officer: true, member: true }),
  guild_memberships_news_check: all<Row<'guild_memberships'>['news']>({ accepted: true, kicked: true }),
  guilds_entry_check: all<Row<'guilds'>['entry']>({ open: true, request: true }),
  hunts_slug_check: all<Row<'hunts'>['slug']>({
    'cursed-fortress': true,
    'demonbane-keep': true,
    'eternal-abyss-gate': true,
  }),
  items_status_check: all<Row<'items'>['status']>({ equipped: true, inventory: true, 'on-sale': true }),
  listings_status_check: all<Row<'listings'>['status']>({
    open: true,
    sold: true,
    cancelled: true,
    expired: true,
    ended: true,
  }),
  market_marks_kind_check: all<Row<'market_marks'>['kind']>({ price: true, pair: true, crowd: true }),
  market_trades_side_check: all<Row<'market_trades'>['side']>({ sold: true, bought: true }),
  notifications_state_check: all<Row<'notifications'>['state']>({
    waiting: true,
    sent: true,
    skipped: true,
    refused: true,
  }),
  payment_charges_state_check: all<Row<'payment_charges'>['state']>({
    granted: true,
    'refund-due': true,
    refunded: true,
    refused: true,
  }),
  payment_orders_granted_check: all<Extract<Row<'payment_orders'>['state'], 'granted' | 'refunded'>>({
    granted: true,
    refunded: true,
  }),
  payment_orders_state_check: all<Row<'payment_orders'>['state']>({
    open: true,
    approved: true,
    granted: true,
    refunded: true,
    closed: true,
  }),
  sanctions_status_check: all<Row<'sanctions'>['status']>({ watched: true, banned: true }),
  task_runs_state_check: all<Row<'task_runs'>['state']>({ waiting: true, done: true, refused: true }),
  league_points_source_check: all<Row<'league_points'>['source']>({ boss: true, tournament: true }),
  tournament_entries_returned_check: all<NonNullable<Row<'tournament_entries'>['returned']>>({
    banned: true,
    'no-bracket': true,
    alone: true,
  }),
  wallets_kind_check: WALLET_KINDS,
  upgrades_upgrade_type_check: all<Row<'upgrades'>['upgrade_type']>({
    'pocket-size': true,
    'mining-tok': true,
    honor: true,
  }),
}

const GROWTH = guildCapacity(1) - guildCapacity(0)
/** The numbers that a check names, without 0, in order. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  boss_fighters_fights_today_check: [BOSS_FIGHTS_A_DAY],
  equipped_stones_level_check: [Math.min(...STONE_LEVELS), Math.max(...STONE_LEVELS)],
  // Guild accounts are above those of players.
  guilds_id_check: [5_000_000_000_000_001, Number.MAX_SAFE_INTEGER],
  guilds_level_check: [GUILD_LEVEL_MAX],
  guilds_members_check: [guildCapacity(0), GROWTH],
  hunt_milestones_level_check: [1, HUNT_MILESTONES.length],
  inbox_star_check: [Number.MAX_SAFE_INTEGER],
  inbox_tok_check: [Number.MAX_SAFE_INTEGER],
  // Two outfits (extra 15).
  item_presets_number_check: [1, 2],
  league_boards_week_check: [leagueNumber('I'), leagueNumber('special')],
  league_claims_week_check: [leagueNumber('I'), leagueNumber('special')],
  league_weeks_week_check: [leagueNumber('I'), leagueNumber('IV')],
  listings_price_nano_check: [MARKET_PRICE_MIN_NANO, MARKET_PRICE_MAX_NANO, MARKET_PRICE_STEP_NANO],
  players_house_id_check: [HOUSES.length - 1],
  season_paths_steps_check: [ALL_PATH_BITS],
  tournament_entries_no_check: [1, ENTRIES_A_DAY],
  votes_no_check: [VOTE.paidADay],
}

let database: TestDatabase
const found = new Map<string, string>()
beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(database.db)
  for (const { name, definition } of rows) found.set(name, definition)
})
afterAll(() => database.drop())

const sorted = (texts: readonly string[]): string[] => [...texts].sort()

it('each list of texts in the database’s constraints equals the type’s', () => {
  const lists = [...found].flatMap(([name, definition]) => {
    const list = /ARRAY\[([^\]]*)\]/.exec(definition)?.[1]
    return list === undefined ? [] : [[name, [...list.matchAll(/'([^']*)'/g)].map(([, text = '']) => text)] as const]
  })
  const byName = (rows: Iterable<readonly [string, readonly string[]]>) =>
    Object.fromEntries([...rows].map(([name, texts]) => [name, sorted(texts)]))
  expect(byName(lists)).toEqual(byName(Object.entries(LISTS)))
})

it('each limit in the database’s constraints equals the rules’', () => {
  const limits = [...found].flatMap(([name, definition]) => {
    const numbers = [...definition.matchAll(/(?<![\w{])\d+(?![\w}])/g)].map(([text]) => Number(text)).filter(Boolean)
    return numbers.length === 0 || definition.includes('~') ? [] : [[name, numbers] as const]
  })
  expect(Object.fromEntries(limits)).toEqual(NUMBERS)
  for (let level = 0; level <= GUILD_LEVEL_MAX; level += 1)
    expect(guildCapacity(level)).toBe(guildCapacity(0) + GROWTH * level)
})

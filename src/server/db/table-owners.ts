import type { Database } from './database.ts'

type Table = keyof Database

/**
 * The owner column leads all unique keys, so that a cluster keeps a player's rows together. Referenced tables come
 * first.
 */
const OWNED_BY_PLAYER = {
  players: 'id',
  friendships: 'inviter_id',
  inviters: 'player_id',
  upgrades: 'player_id',
  missions_done: 'player_id',
  boosts: 'player_id',
  ad_watches: 'player_id',
  boosts_taken: 'player_id',
  balances: 'owner_id',
  tok_moved: 'owner_id',
  ledger: 'account',
  ledger_archived: 'account',
  items: 'owner_id',
  past_items: 'owner_id',
  item_presets: 'player_id',
  equipped_stones: 'player_id',
  welcome_swords: 'player_id',
  listings: 'seller_id',
  market_trades: 'player_id',
  luck_chains: 'player_id',
  luck_rolls: 'player_id',
  pending_matches: 'player_id',
  fights: 'attacker_id',
  defences: 'defender_id',
  last_places: 'player_id',
  user_seasons: 'player_id',
  hunters: 'player_id',
  hunts: 'player_id',
  hunt_milestones: 'player_id',
  first_days: 'player_id',
  start_params: 'user_id',
  check_ins: 'player_id',
  shop_bought: 'player_id',
  task_runs: 'player_id',
  task_rewards: 'player_id',
  channel_members: 'player_id',
  inbox: 'player_id',
  market_wishes: 'player_id',
  guild_memberships: 'player_id',
  boss_players: 'player_id',
  boss_fighters: 'player_id',
  boss_damage: 'player_id',
  boss_feed: 'player_id',
  league_points: 'player_id',
  league_weeks: 'player_id',
  league_claims: 'player_id',
  season_results: 'player_id',
  season_claims: 'player_id',
  season_cards: 'player_id',
  season_paths: 'player_id',
  tournament_entries: 'player_id',
  medals: 'player_id',
  payment_orders: 'player_id',
  payment_charges: 'player_id',
  payment_events: 'player_id',
  star_debts: 'player_id',
  showcases: 'player_id',
  showcase_likes: 'player_id',
  votes: 'player_id',
  airdrop_sums: 'player_id',
  airdrop_lines: 'player_id',
  receipts: 'player_id',
  wallets: 'player_id',
  wallet_challenges: 'player_id',
  ton_prizes: 'player_id',
  notifications: 'player_id',
  preferences: 'player_id',
  listeners: 'player_id',
  sanctions: 'player_id',
  exports: 'player_id',
  account_jobs: 'player_id',
  export_parts: 'player_id',
  client_error_reports: 'player_id',
  idempotency: 'player_id',
  outbox: 'player_id',
} as const satisfies Partial<Record<Table, string>>

const OWNED_BY_GUILD = {
  guilds: 'id',
  guild_members: 'guild_id',
  guild_requests: 'guild_id',
  guild_log: 'guild_id',
  guild_reactions: 'guild_id',
  guild_xp: 'guild_id',
  guild_votes: 'guild_id',
  guild_vote_inviters: 'guild_id',
  boss_pools: 'guild_id',
  boss_pool_fighters: 'guild_id',
} as const satisfies Partial<Record<Table, string>>

/** Owner column by table; referenced tables first. */
export const OWNED: Readonly<Record<string, string>> = { ...OWNED_BY_PLAYER, ...OWNED_BY_GUILD }

/** Distributed by the value that leads their keys. They have no foreign key to a player. */
export const KEYED_BY_VALUE = {
  usernames: 'name_lower',
  guild_names: 'key',
  tournament_brackets: 'no',
  wallet_owners: 'address',
  airdrop_blocks: 'snapshot',
  client_errors: 'fingerprint',
} as const satisfies Partial<Record<Table, string>>

/**
 * Copied to every node. A cluster serialises their writers, so calls rarely write them. They have no foreign key to a
 * player. When an account is deleted, `desk_requests` lose its rows and `admin_log` the names of its pet.
 */
export const SHARED_TABLES = [
  'world_facts',
  'boards',
  'board_places',
  'tok_ranked',
  'tok_watch',
  'admin_log',
  'desk_operators',
  'desk_sessions',
  'desk_tries',
  'desk_requests',
  'desk_answers',
  'market_days',
  'market_marks',
  'market_undone',
  'guild_cards',
  'boss_boards',
  'boss_board_places',
  'season_ends',
  'season_places',
  'league_boards',
  'league_places',
  'medal_ends',
  'tournament_days',
  'vote_weeks',
  'player_days',
  'airdrop_snapshots',
  'receipt_weeks',
  'receipt_chunks',
] as const satisfies readonly Table[]

/** @internal Migration records stay on one node. The job queue has its own schema. */
export const LOCAL_TABLES = ['kysely_migration'] as const

/** @public Store functions that query all nodes for an item. Calls that use them are limited per player. */
export const READS_OF_ALL_NODES: readonly string[] = ['itemOfAnybody']

import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Equipment, FighterProfile, MatchResult } from '../../contracts/wire.ts'
import type { FightStats, SkillName } from '../../rules/fight-types.ts'
import type { AccountTables, PlayerAccountColumns } from './account-tables.ts'
import type { EconomyTables } from './economy-tables.ts'
import type { NotificationTables } from './notification-tables.ts'
import type { PlayerSocialColumns, SocialTables } from './social-tables.ts'

/** timestamptz: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
/** int8: bigint both ways. */
type Int8 = ColumnType<bigint, bigint | number, bigint | number>

/** One player: a person of the messenger, or an NPC of the first-start world (negative id). */
export interface PlayersTable extends PlayerAccountColumns, PlayerSocialColumns {
  id: Int8
  npc: boolean
  username: string | null
  first_name: string
  photo_url: string | null
  language_code: string
  start_param: string | null
  referrer_id: ColumnType<bigint | null, bigint | number | null, bigint | null>
  house_id: number
  active_skill: SkillName
  created_at: Instant
  last_claim_at: Instant
  rank_points: number
  best_rank_points: number
  win_streak: number
  fights: number
  wins: number
  energy: number
  energy_refill_at: InstantOrNull
  energy_burned_at: InstantOrNull
  /** UTC day of the last win that got the first-win bonus (R13). */
  first_win_day: ColumnType<string | null, string | null, string | null>
  /** UTC day of the last common item dropped by a fight (R13: one a day). */
  common_drop_day: ColumnType<string | null, string | null, string | null>
  /** UTC day of `streak_paid_nano`: streak money has a daily cap (R13). */
  streak_day: ColumnType<string | null, string | null, string | null>
  streak_paid_nano: ColumnType<bigint, bigint | number | undefined, bigint | number>
  /** UTC day of `challenges_today`: challenges have a daily limit (R11). */
  challenge_day: ColumnType<string | null, string | null | undefined, string | null>
  challenges_today: Generated<number>
  /** STAR spent on the army ladder (R06 army step); a copy of what the ledger says. */
  army_stars_spent: Generated<number>
  /** R07 power of the loadout, kept for matchmaking. */
  power: number
}

export interface UpgradesTable {
  player_id: Int8
  upgrade_type: 'pocket-size' | 'mining-tok' | 'honor'
  level: number
  bought_at: Instant
}

/** Event log of boosts (T8): +val at the start, −val at the end. */
export interface BoostsTable {
  id: string
  player_id: Int8
  type: 'mining-speed-scale-up' | 'mining-speed-scale-down'
  val: number
  at: Instant
}

/** Balance of one owner in one asset; `amount` in nano for TOK, whole units else. CHECK (amount >= 0). */
export interface BalancesTable {
  owner_id: Int8
  asset: string
  amount: Int8
  /** When the amount became what it is; null for never since the first playable. */
  changed_at: InstantOrNull
}

/** Append-only double entry: `amount` of `asset` went from one account to another. Account 0 is the game itself. */
export interface LedgerTable {
  id: string
  at: Instant
  from_account: Int8
  to_account: Int8
  asset: string
  amount: Int8
  reason: string
  ref: string | null
}

export interface ItemsTable {
  id: string
  owner_id: Int8
  slug: string
  name: string
  type: Equipment['type']
  rarity: Equipment['rarity']
  status: Equipment['status']
  locked: Generated<boolean>
  stats: JSONColumnType<Equipment['equipment_stats']>
  created_at: Instant
}

/** Stones that a player wears on the pet; loose stones are balances of the asset `stone:<type>:<level>`. */
export interface EquippedStonesTable {
  player_id: Int8
  type: 'burning-hell' | 'frost-prison' | 'luck-leech'
  level: number
}

/** What is needed to fight a pending match exactly as it was found (R11). */
export interface MatchSnapshot {
  readonly profile: FighterProfile
  readonly stats: FightStats
}

/** The one pending match of a player (R11, T12). */
export interface PendingMatchesTable {
  player_id: Int8
  match_id: string
  opponent_id: ColumnType<bigint | null, bigint | number | null, bigint | null>
  is_bot: boolean
  own: JSONColumnType<MatchSnapshot>
  opponent: JSONColumnType<MatchSnapshot>
  server_seed: string
  commitment: string
  /** The rules to which the commitment binds: the match is fought by them or not at all. */
  rules_version: string
  found_at: Instant
  expires_at: Instant
}

/** What of a fight's result has no column of its own. Rows of the first playable carry more, which nothing reads. */
export type StoredFight = Pick<
  MatchResult,
  | 'user'
  | 'enemy'
  | 'is_bot'
  | 'winner'
  | 'scenario'
  | 'ranked'
  | 'commitment'
  | 'old_rank'
  | 'new_rank'
  | 'rank_gain'
  | 'win_streak'
  | 'drops'
>

/** Every fight that was fought; partitioned by month of `at`. */
export interface FightsTable {
  id: string
  at: Instant
  attacker_id: Int8
  defender_id: ColumnType<bigint | null, bigint | null, bigint | null>
  kind: MatchResult['kind']
  server_seed: string
  client_key: string
  rules_version: string
  inputs: JSONColumnType<{ attacker: FightStats; defender: FightStats }>
  result: JSONColumnType<StoredFight>
}

export interface UserSeasonsTable {
  player_id: Int8
  season: number
  created_at: Instant
  updated_at: Instant
  claimed_at: InstantOrNull
}

/** Stored answers of calls that move money or items, for 24 h. */
export interface IdempotencyTable {
  player_id: Int8
  key: string
  call: string
  body_hash: string
  answer: JSONColumnType<object> | null
  at: Instant
}

/** Small facts about the world, by key: `season-calendar`, `world`, `maintenance`, `local-players`. */
export interface WorldFactsTable {
  key: string
  value: JSONColumnType<object>
}

export interface Database extends AccountTables, EconomyTables, NotificationTables, SocialTables {
  players: PlayersTable
  upgrades: UpgradesTable
  boosts: BoostsTable
  balances: BalancesTable
  ledger: LedgerTable
  items: ItemsTable
  equipped_stones: EquippedStonesTable
  pending_matches: PendingMatchesTable
  fights: FightsTable
  user_seasons: UserSeasonsTable
  idempotency: IdempotencyTable
  world_facts: WorldFactsTable
}

import type { ColumnType } from 'kysely'
import type { BoostSourceName } from '../../rules/boost-sources.ts'

/** timestamptz: read as Date, written as Date. */
type Instant = ColumnType<Date, Date, Date>
type InstantOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
/** int8: bigint both ways. */
type Int8 = ColumnType<bigint, bigint | number, bigint | number>

/** The daily check-in of a player as it was last claimed (R40); no row before the first. */
export interface CheckInsTable {
  player_id: Int8
  streak: number
  best_streak: number
  last_claim_at: Instant
  /** Start of the last day that a freeze has forgiven. */
  last_frozen_at: InstantOrNull
}

/** Honor missions that a player has taken (R05). */
export interface MissionsDoneTable {
  player_id: Int8
  mission_id: string
  done_at: Instant
}

/** A started task and what its check has found (row 62): its id is the notification that the client polls. */
export interface TaskRunsTable {
  id: string
  player_id: Int8
  task_id: string
  state: 'waiting' | 'done' | 'refused'
  /** How often the task is done, once it is decided. */
  repeats: ColumnType<number | null, number | null | undefined, number | null>
  started_at: Instant
  decided_at: InstantOrNull
}

/** Paid repeats of tasks: one row each, so that none is paid twice. */
export interface TaskRewardsTable {
  player_id: Int8
  task_id: string
  repeat: number
  paid_at: Instant
}

/** Players whom the bot has seen as members of a chat (`@name`). */
export interface ChannelMembersTable {
  player_id: Int8
  chat: string
  seen_at: Instant
}

/** Started ads (rows 126–128). A credit is a rewarded watch of that purpose that is not spent. */
export interface AdWatchesTable {
  id: string
  player_id: Int8
  purpose: 'credit' | 'boost'
  started_at: Instant
  /** When the ad network confirmed it. */
  rewarded_at: InstantOrNull
  spent_at: InstantOrNull
}

/** Boosts by their source (R42), for their limits; what they do is in `boosts`. */
export interface BoostsTakenTable {
  id: string
  player_id: Int8
  source: BoostSourceName
  /** UTC day. */
  day: string
  /** Which of that day, from 1. */
  number: number
  watch_id: ColumnType<string | null, string | null | undefined, string | null>
  taken_at: Instant
}

/** Tables of check-in, missions, tasks, ads and boosts. */
export interface EconomyTables {
  check_ins: CheckInsTable
  missions_done: MissionsDoneTable
  task_runs: TaskRunsTable
  task_rewards: TaskRewardsTable
  channel_members: ChannelMembersTable
  ad_watches: AdWatchesTable
  boosts_taken: BoostsTakenTable
}

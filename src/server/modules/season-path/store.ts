import { type RawBuilder, sql } from 'kysely'
import type { LedgerReason } from '#contracts/ledger-reasons.ts'
import { type CountedPoints, NO_ACTS, type PathAct, type PathDay } from '#rules/season-path/season-path.ts'
import type { Db } from '#server/db/database.ts'
import { inMs } from '#server/db/player-view.ts'
import { changesOne, queryRows } from '#server/db/statements.ts'

export interface StoredPath extends CountedPoints {
  readonly season: number
  /** Bit mask of claimed steps. Step 1 is the lowest bit. */
  readonly steps: number
}

export interface PathFacts {
  /** The newest two, newest first. */
  readonly rows: readonly StoredPath[]
  /**
   * Days since the newest row's `countedMs`, or since the player's first days began if these are open and began
   * earlier; unordered. Days without an act are missing.
   */
  readonly days: readonly PathDay[]
  /** Days with a mining claim in the same period, as days since the epoch. */
  readonly claimDays: readonly number[]
}

/**
 * Acts are counted by the reason of their TOK row in the ledger; tournament entries are counted in their own table.
 * Null: counted in `claimDays`.
 */
const ACTS_BY_REASON = {
  'check-in': 'daily',
  'fight-win': 'wins',
  'boss-fight': 'bossFights',
  hunt: 'hunts',
  'market-buy': 'trades',
  'market-sale': 'trades',
  'guild-donate': 'gifts',
  claim: null,
} as const satisfies { readonly [Reason in LedgerReason]?: PathAct | null }

type CountedReason = keyof typeof ACTS_BY_REASON

/** Grouped by day and reason: cheaper for the home bootstrap than one column per act. */
export interface SelectedPath {
  readonly rows: readonly StoredPath[]
  /** UTC day since the epoch, reason, and number of acts. Null if there are none. */
  readonly acts: readonly (readonly [number, CountedReason, number])[] | null
  /** UTC day of each tournament entry. */
  readonly entries: readonly number[] | null
}

/** @param selected null for a caller without a player */
export const pathFacts = (selected: SelectedPath | null): PathFacts => {
  const { rows, acts, entries } = selected ?? { rows: [], acts: null, entries: null }
  const days = new Map<number, { -readonly [Key in keyof PathDay]: number }>()
  const claimDays: number[] = []
  const add = (day: number, act: PathAct, times: number): void => {
    const done = days.get(day) ?? { day, ...NO_ACTS }
    done[act] += times
    days.set(day, done)
  }
  for (const [day, reason, times] of acts ?? []) {
    const act = ACTS_BY_REASON[reason]
    if (act === null) claimDays.push(day)
    else add(day, act, times)
  }
  for (const day of entries ?? []) add(day, 'entries', 1)
  return { rows, days: [...days.values()], claimDays }
}

const dayOf = (column: string): RawBuilder<number> =>
  sql`(${sql.ref(column)} at time zone 'UTC')::date - date '1970-01-01'`

/**
 * Counts rows that exist anyway, so that a fight, hunt or claim writes nothing extra. Part of a statement from
 * `players`. Skips `tournament_entries` unless `players.tournament_on` is recent. @param fromMs earlier acts are not
 * counted; with `toMs` it lets the planner skip partitions of the ledger
 */
export const pathSelect = (
  playerId: number,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): RawBuilder<SelectedPath> => {
  const [from, to] = [sql`${new Date(fromMs)}::timestamptz`, sql`${new Date(toMs)}::timestamptz`]
  // A plain cast would take the day of the session's time zone.
  const fromDay = sql`(${from} at time zone 'UTC')::date`
  return sql<SelectedPath>`
    select json_build_object('rows', own.rows, 'acts', (
      select json_agg(json_build_array(day, reason, times)) from (
        select ${dayOf('at')} as day, reason, count(*)::integer as times
        from ledger
        where account = ${playerId}::bigint and at >= own.since and at < ${to}
          and asset = 'tok' and reason in (${sql.join(Object.keys(ACTS_BY_REASON))})
        group by 1, 2
      ) as done
    ), 'entries', case when tournament_on >= ${fromDay} then (
      select json_agg(${dayOf('entered_at')}) from tournament_entries
      where player_id = ${playerId}::bigint and day >= ${fromDay} and entered_at >= own.since
    ) end) from (
      select coalesce(json_agg(json_build_object('season', season, 'points', points, 'countedMs', ${inMs('counted_to')},
          'steps', steps) order by season desc), '[]') as rows,
        greatest(${from}, least(coalesce(max(counted_to), '-infinity'), (
          select begins_at from first_days where player_id = ${playerId}::bigint and due_at is not null
        ))) as since
      from (
        select season, points, counted_to, steps from season_paths
        where player_id = ${playerId}::bigint order by season desc limit 2
      ) as newest
    ) as own`
}

export interface NewPath extends CountedPoints {
  readonly season: number
  readonly dueMs: number
}

/** The points of closed days no longer change, so the later `countedMs` is right whichever process writes first. */
export const putPaths = async (db: Db, playerId: number, paths: readonly NewPath[]): Promise<void> => {
  if (paths.length === 0) return
  const rows = paths.map(
    ({ season, points, countedMs, dueMs }) =>
      sql`(${playerId}::bigint, ${season}::integer, ${points}::integer, ${new Date(countedMs)}::timestamptz,
        ${new Date(dueMs)}::timestamptz)`,
  )
  await sql`
    insert into season_paths (player_id, season, points, counted_to, due_at) values ${sql.join(rows)}
    on conflict (player_id, season) do update set points = excluded.points, counted_to = excluded.counted_to
    where season_paths.counted_to < excluded.counted_to`.execute(db)
}

export interface ClaimedSteps {
  readonly season: number
  readonly bits: number
  /** Bits of all steps. Once all are claimed, `due_at` is null, because `endPaths` has nothing left to send. */
  readonly all: number
}

/** False if one of the steps is already claimed. */
export const markSteps = (db: Db, playerId: number, { season, bits, all }: ClaimedSteps): Promise<boolean> =>
  changesOne(db)`
    update season_paths set steps = steps | ${bits}::integer,
      due_at = case when steps | ${bits}::integer = ${all}::integer then null else due_at end
    where player_id = ${playerId}::bigint and season = ${season}::integer and steps & ${bits}::integer = 0`

export const endPath = (db: Db, playerId: number, season: number): Promise<boolean> =>
  changesOne(db)`
    update season_paths set due_at = null
    where player_id = ${playerId}::bigint and season = ${season}::integer and due_at is not null`

export interface DuePath {
  readonly playerId: bigint
  readonly season: number
  readonly dueAt: Date
}

/**
 * @internal One page of paths whose steps can no longer be claimed, the earliest first. A player has at most one row
 * per `due_at`.
 */
export const duePathsQuery = (nowMs: number, after: DuePath | null, limit: number) =>
  sql<DuePath>`
    select player_id as "playerId", season, due_at as "dueAt" from season_paths
    where due_at <= ${new Date(nowMs)}::timestamptz
      and (due_at, player_id) > (${after?.dueAt ?? new Date(0)}::timestamptz, ${after?.playerId ?? 0n}::bigint)
    order by due_at, player_id limit ${limit}`

export const duePaths = async (
  db: Db,
  nowMs: number,
  after: DuePath | null,
  limit: number,
): Promise<readonly DuePath[]> => (await duePathsQuery(nowMs, after, limit).execute(db)).rows

export interface WalkedSeason {
  readonly season: number
  readonly steps: number
  readonly house_id: number
}

export const walkedSeasons = (db: Db, playerId: number): Promise<readonly WalkedSeason[]> =>
  queryRows(db)<WalkedSeason>`
    select season, steps, house_id from season_paths join players on players.id = season_paths.player_id
    where player_id = ${playerId} and players.id = ${playerId} and steps > 0 order by season desc`

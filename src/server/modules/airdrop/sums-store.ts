import { type RawBuilder, sql } from 'kysely'
import { ACTIVITY_REASONS } from '#contracts/ledger-reasons.ts'
import { AIRDROP } from '#rules/airdrop/airdrop.ts'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn, queryRow, queryValue } from '#server/db/statements.ts'

export interface CountedActs {
  readonly claimedNano: bigint
  readonly wins: number
  readonly activeDays: number
}

const daysOf = (which: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select ledger.account, floor(extract(epoch from ledger.at) / 86400) as day,
    coalesce(sum(amount) filter (where reason = 'claim' and asset = 'tok'), 0) as claimed,
    count(*) filter (where reason = 'fight-win' and asset = 'tok') as wins
  from ledger join players on players.id = ledger.account
  where ${which} and reason = any(${ACTIVITY_REASONS}::text[])
    and players.deleted_at is null and (players.restarted_at is null or ledger.at >= players.restarted_at)
  group by ledger.account, 2`

const WINS = sql`coalesce(sum(least(days.wins, ${AIRDROP.winsADay}::bigint)), 0)`

export interface DaySpan {
  /** Null: the span has no beginning. */
  readonly afterDay: string | null
  readonly throughDay: string
}

const afterDayEnd = (day: string | null): RawBuilder<unknown> =>
  day === null ? sql`'-infinity'::timestamptz` : sql`((${day}::date + 1)::timestamp at time zone 'UTC')`

export const peopleAfter = (db: Db, afterId: bigint, limit: number): Promise<readonly bigint[]> =>
  queryColumn(db)<bigint>`
    select id from players where id > ${afterId}::bigint and deleted_at is null order by id limit ${limit}`

/** Skips players already summed that far, and writes no row without activity. Requires a transaction that excludes deletions. */
export const addDays = (db: Db, playerIds: readonly bigint[], { afterDay, throughDay }: DaySpan) =>
  execute(db)`
    insert into airdrop_sums as s (player_id, through, claimed_nano, wins, active_days, friends_on)
    select days.account, ${throughDay}::date, sum(days.claimed), ${WINS}, count(*), ${throughDay}::date
    from (${daysOf(sql`
      ledger.account = any(${[...playerIds]}::bigint[])
        and ledger.at >= ${afterDayEnd(afterDay)} and ledger.at < ${afterDayEnd(throughDay)}`)}) days
    group by days.account
    on conflict (player_id) do update set through = excluded.through,
      claimed_nano = s.claimed_nano + excluded.claimed_nano, wins = s.wins + excluded.wins,
      active_days = s.active_days + excluded.active_days
      where s.through < excluded.through`

export interface KeptSums extends CountedActs {
  readonly through: string
  readonly friends: number
  readonly friendsBefore: number
  readonly friendsOn: string
}

export const keptSums = (db: Db, playerId: number): Promise<KeptSums | undefined> =>
  queryRow(db)<KeptSums>`
    select through::text as through, claimed_nano as "claimedNano", wins, active_days as "activeDays", friends,
      friends_before as "friendsBefore", friends_on::text as "friendsOn"
    from airdrop_sums where player_id = ${playerId}::bigint`

export interface NewActs {
  readonly before: CountedActs
  readonly today: CountedActs
  /** Includes wins above the daily limit. */
  readonly winsToday: number
}

export const actsAfter = async (db: Db, playerId: number, afterDay: string | null, today: string): Promise<NewActs> => {
  const todays = sql`days.day >= (${today}::date - date '1970-01-01')`
  const { rows } = await sql<{
    readonly is_today: boolean
    readonly claimed: bigint
    readonly counted: bigint
    readonly wins: bigint
    readonly active: bigint
  }>`
    select ${todays} as is_today, sum(days.claimed)::bigint as claimed, ${WINS}::bigint as counted,
      sum(days.wins)::bigint as wins, count(*) as active
    from (${daysOf(sql`
      ledger.account = ${playerId}::bigint and ledger.at >= ${afterDayEnd(afterDay)}`)}) days group by 1`.execute(db)
  const part = (isToday: boolean) => rows.find(({ is_today }) => is_today === isToday)
  const acts = (row: (typeof rows)[number] | undefined): CountedActs => ({
    claimedNano: row?.claimed ?? 0n,
    wins: Number(row?.counted ?? 0n),
    activeDays: Number(row?.active ?? 0n),
  })
  return { before: acts(part(false)), today: acts(part(true)), winsToday: Number(part(true)?.wins ?? 0n) }
}

/** True if an operator watches the player. False for banned players. */
export const isWatched = (db: Db, playerId: number): Promise<boolean> =>
  queryValue(db, false)`
    select exists (select from sanctions where player_id = ${playerId}::bigint and status = 'watched')
      as watched`

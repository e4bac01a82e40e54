import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { LuckRollName } from '#rules/luck/luck.ts'
import type { Db } from '#server/db/database.ts'
import { changesOne, countChanges, execute, queryMap, queryRow, queryRows } from '#server/db/statements.ts'
import type { LuckChainsTable } from '#server/db/tables/luck.ts'

export type LuckChain = Selectable<LuckChainsTable>

export type NewChain = Pick<LuckChain, 'no' | 'server_seed' | 'next_server_seed' | 'client_seed' | 'first_number'>

export const insertChain = (
  db: Db,
  playerId: number,
  { no, server_seed, next_server_seed, client_seed, first_number }: NewChain,
  nowMs: number,
): Promise<void> =>
  execute(db)`
    insert into luck_chains (player_id, no, server_seed, next_server_seed, client_seed, first_number, next_number,
      begun_at)
    values (${playerId}::bigint, ${no}, ${server_seed}, ${next_server_seed}, ${client_seed}, ${first_number},
      ${first_number}, ${new Date(nowMs)})
    on conflict do nothing`

export const currentChain = (db: Db, playerId: number): Promise<LuckChain | undefined> =>
  queryRow(db)<LuckChain>`select * from luck_chains where player_id = ${playerId} and revealed_at is null`

export const takeNumber = (db: Db, playerId: number) =>
  queryRow(db)<Pick<LuckChain, 'no' | 'server_seed' | 'client_seed'> & { readonly number: number }>`
    update luck_chains set next_number = next_number + 1
    where player_id = ${playerId}::bigint and revealed_at is null
    returning no, server_seed, client_seed, next_number - 1 as number`

/** False if chain `unless.no` was revealed at or after `unless.revealedSinceMs`, or if there is no chain to reveal. */
export const revealChain = (
  db: Db,
  playerId: number,
  nowMs: number,
  unless: { readonly no: number; readonly revealedSinceMs: number },
): Promise<boolean> =>
  changesOne(db)`
    update luck_chains set revealed_at = ${new Date(nowMs)}
    where player_id = ${playerId}::bigint and revealed_at is null and not exists (
      select from luck_chains as earlier where earlier.player_id = ${playerId}::bigint and earlier.no = ${unless.no}
        and earlier.revealed_at >= ${new Date(unless.revealedSinceMs)})`

export interface NewRoll {
  readonly playerId: number
  readonly atMs: number
  readonly number: number
  readonly chainNo: number
  readonly name: LuckRollName
  readonly itemId: string | null
  readonly odds: object
  readonly outcome: object
  readonly shownFromMs: number
}

export const insertRoll = (db: Db, roll: NewRoll): Promise<void> =>
  execute(db)`
    insert into luck_rolls (player_id, at, number, chain_no, name, item_id, odds, outcome, shown_from)
    values (${roll.playerId}, ${new Date(roll.atMs)}, ${roll.number}, ${roll.chainNo}, ${roll.name}, ${roll.itemId},
      ${JSON.stringify(roll.odds)}, ${JSON.stringify(roll.outcome)}, ${new Date(roll.shownFromMs)})`

export interface KeptRoll {
  readonly number: number
  readonly at: Date
  readonly name: LuckRollName
  readonly item_id: string | null
  readonly odds: object
  readonly outcome: object
  readonly shown_from: Date
  readonly server_seed: string
  readonly client_seed: string
  readonly revealed_at: Date | null
}

export interface RollCursor {
  readonly atMs: number
  readonly number: number
}

export const rollsOf = async (
  db: Db,
  playerId: number,
  { after, sinceMs, limit }: { readonly after: RollCursor | null; readonly sinceMs: number; readonly limit: number },
): Promise<KeptRoll[]> => {
  const older: RawBuilder<unknown> =
    after === null
      ? sql``
      : sql`and (r.at, r.number) < (${new Date(after.atMs)}::timestamptz, ${after.number}::integer)`
  return queryRows(db)<KeptRoll>`
    select r.number, r.at, r.name, r.item_id, r.odds, r.outcome, r.shown_from, c.server_seed, c.client_seed, c.revealed_at
    from luck_rolls r join luck_chains c on c.player_id = r.player_id and c.no = r.chain_no
    where r.player_id = ${playerId}::bigint and c.player_id = ${playerId}::bigint
      and r.at >= ${new Date(sinceMs)} ${older}
    order by r.at desc, r.number desc limit ${limit}`
}

export type PlayersRoll = Pick<KeptRoll, 'number' | 'at' | 'name' | 'odds' | 'outcome'> & { readonly playerId: number }

/** Only rolls visible by `toMs`. The odds of line types are left out. */
export const rollsBetween = (
  db: Db,
  playerIds: readonly number[],
  names: readonly LuckRollName[],
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly PlayersRoll[]> =>
  queryRows(db)<PlayersRoll>`
    select player_id::float8 as "playerId", number, at, name, odds #- '{line,types}' as odds, outcome from luck_rolls
    where player_id = any(${[...playerIds]}::bigint[]) and at >= ${new Date(fromMs)} and at < ${new Date(toMs)}
      and shown_from <= ${new Date(toMs)} and name = any(${[...names]}::text[])`

export const oddsOfRolls = async (
  db: Db,
  rolls: readonly Pick<PlayersRoll, 'playerId' | 'at' | 'number'>[],
): Promise<ReadonlyMap<number, object>> => {
  if (rolls.length === 0) return new Map()
  const playerIds = rolls.map(({ playerId }) => playerId)
  return queryMap(db)<number, object>`
    select luck_rolls.player_id::float8 as player_id, odds
    from unnest(${playerIds}::bigint[], ${rolls.map(({ at }) => at.toISOString())}::timestamptz[],
      ${rolls.map(({ number }) => number)}::integer[]) as own (player_id, at, number)
    join luck_rolls on luck_rolls.player_id = own.player_id and luck_rolls.at = own.at and luck_rolls.number = own.number
    where luck_rolls.player_id = any(${playerIds}::bigint[])`
}

export interface RollTotals {
  readonly refinings: number
  readonly succeeded: number
  /** Sum of the rolls' chances of success, each in percent. */
  readonly promised_percent: number
  /** Number of rolls by quality 1 … 5, without rolls whose quality was kept. */
  readonly qualities: readonly number[]
}

export const rollTotals = async (db: Db, playerId: number, sinceMs: number): Promise<RollTotals> => {
  const { rows } = await sql<RollTotals>`
    with kept as materialized (
      select name, odds, outcome from luck_rolls
      where player_id = ${playerId}::bigint and at >= ${new Date(sinceMs)} and name in ('refine', 'awaken', 're-roll')),
    drawn as (
      select (line ->> 'level')::integer as quality
      from kept, jsonb_array_elements(outcome -> 'lines') with ordinality as lines(line, no)
      where coalesce(odds -> 'qualities' -> (no - 1)::integer, 'null') = 'null')
    select count(*) filter (where name = 'refine')::integer as refinings,
      count(*) filter (where (outcome ->> 'succeeded')::boolean)::integer as succeeded,
      coalesce(sum((odds ->> 'successPercent')::float8), 0)::float8 as promised_percent,
      (select jsonb_build_array(
        count(*) filter (where quality = 1), count(*) filter (where quality = 2), count(*) filter (where quality = 3),
        count(*) filter (where quality = 4), count(*) filter (where quality = 5)) from drawn) as qualities
    from kept`.execute(db)
  return rows[0] ?? { refinings: 0, succeeded: 0, promised_percent: 0, qualities: [0, 0, 0, 0, 0] }
}

export const timesDrawn = <Outcome>(
  db: Db,
  playerId: number,
  {
    name,
    odds,
    sinceMs,
    nowMs,
  }: { readonly name: LuckRollName; readonly odds: object; readonly sinceMs: number; readonly nowMs: number },
): Promise<readonly { readonly outcome: Outcome; readonly times: number }[]> =>
  queryRows(db)<{ outcome: Outcome; times: number }>`
    select outcome #- '{item,stats}' as outcome, count(*)::integer as times from luck_rolls
    where player_id = ${playerId}::bigint and at >= ${new Date(sinceMs)} and shown_from <= ${new Date(nowMs)}
      and name = ${name} and odds = ${JSON.stringify(odds)}::jsonb
    group by 1`

export const rollsOfItem = (db: Db, playerId: number, itemId: string) =>
  queryRows(db)<Pick<KeptRoll, 'number' | 'at' | 'name' | 'outcome'>>`
    select number, at, name, outcome from luck_rolls
    where player_id = ${playerId}::bigint and item_id = ${itemId}::uuid order by at, number`

export const deleteChainsBefore = (db: Db, beforeMs: number): Promise<number> =>
  countChanges(db)`delete from luck_chains where revealed_at < ${new Date(beforeMs)}`

/**
 * Deletes revealed chains without rolls: each change of seeds leaves a chain, and players may change them every day.
 */
export const deleteUnusedChains = (db: Db, beforeMs: number): Promise<void> =>
  execute(db)`delete from luck_chains where revealed_at < ${new Date(beforeMs)} and next_number = first_number`

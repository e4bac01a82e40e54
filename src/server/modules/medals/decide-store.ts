import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { execute, queryColumn } from '#server/db/statements.ts'
import type { MedalEndsTable } from '#server/db/tables/medals.ts'

export interface MedalPart {
  readonly season: number
  readonly part: string
}

export const decidedParts = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set(
    await queryColumn(db)<string>`select season || ' ' || part as name from medal_ends where decided_at is not null`,
  )

/** The lock makes decisions run one after another. */
export const lockPart = async (
  db: Db,
  { season, part }: MedalPart,
): Promise<Pick<Selectable<MedalEndsTable>, 'decided_to' | 'decided_at'>> => {
  await execute(db)`insert into medal_ends (season, part) values (${season}, ${part}) on conflict do nothing`
  return db
    .selectFrom('medal_ends')
    .select(['decided_to', 'decided_at'])
    .where('season', '=', season)
    .where('part', '=', part)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export const saveDecisionProgress = async (
  db: Db,
  { season, part }: MedalPart,
  to: { readonly decided_to: bigint | null; readonly decided_at: Date | null },
): Promise<void> => {
  await db.updateTable('medal_ends').set(to).where('season', '=', season).where('part', '=', part).execute()
}

export const bannedAmong = async (db: Db, playerIds: readonly bigint[]): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from sanctions where player_id = any(${[...playerIds]}::bigint[])
      and status = 'banned'`.execute(db)
  return new Set(rows.map(({ player_id }) => player_id))
}

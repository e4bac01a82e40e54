import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { DOGE_RARITIES, type DogeRarity, type MedalType } from '#rules/medals/medals.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowsOf } from '#server/db/player-view.ts'
import { execute, queryRow } from '#server/db/statements.ts'
import type { MedalsTable } from '#server/db/tables/medals.ts'

export interface StoredMedal {
  readonly type: MedalType
  readonly earnedMs: number
  readonly rank: number | null
  readonly rarity: DogeRarity | null
  readonly paidRarity: DogeRarity | null
  readonly claimedMs: number | null
}

export const medalsSelect = (playerId: number): RawBuilder<readonly StoredMedal[]> =>
  rowsOf(sql<StoredMedal>`
    select type, ${inMs('earned_at')} as "earnedMs", rank, rarity, paid_rarity as "paidRarity",
      ${inMs('claimed_at')} as "claimedMs"
    from medals where player_id = ${playerId}::bigint`)

export type EarnedRow = Pick<Insertable<MedalsTable>, 'type' | 'earned_at' | 'rank' | 'rarity'> & {
  readonly player_id: bigint
}

const height = (column: string) => sql`array_position(${[...DOGE_RARITIES]}::text[], ${sql.ref(column)})`

const ROWS_AT_ONCE = 500

/** A medal that exists stays. A higher rarity replaces a lower one, and can be claimed again. */
export const putMedals = async (db: Db, rows: readonly EarnedRow[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto('medals')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['player_id', 'type'])
          .doUpdateSet({
            rarity: sql`excluded.rarity`,
            earned_at: sql`excluded.earned_at`,
            claimed_at: null,
          })
          .where(height('excluded.rarity'), '>', height('medals.rarity')),
      )
      .execute()
}

/** @returns the medal's rarity and the rarity paid before; undefined if already claimed */
export const takeMedal = async (
  db: Db,
  playerId: number,
  type: MedalType,
  nowMs: number,
): Promise<{ readonly rarity: DogeRarity | null; readonly paid: DogeRarity | null } | undefined> => {
  const row = await queryRow(db)<Pick<Selectable<MedalsTable>, 'rarity' | 'paid_rarity'>>`
    select rarity, paid_rarity from medals
    where player_id = ${playerId} and type = ${type} and claimed_at is null for update`
  if (!row) return undefined
  await execute(db)`
    update medals set claimed_at = ${new Date(nowMs)}, paid_rarity = ${row.rarity}
    where player_id = ${playerId} and type = ${type}`
  return { rarity: row.rarity, paid: row.paid_rarity }
}

import { type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { changesOne, execute } from '#server/db/statements.ts'
import type { SanctionsTable } from '#server/db/tables/account.ts'

type Row = Record<string, unknown>

export const findSanction = (db: Db, playerId: number): Promise<Selectable<SanctionsTable> | undefined> =>
  db.selectFrom('sanctions').selectAll().where('player_id', '=', BigInt(playerId)).executeTakeFirst()

export const putSanction = async (
  db: Db,
  playerId: number,
  {
    status,
    reason,
    appealUrl,
  }: { readonly status: 'watched' | 'banned'; readonly reason: string; readonly appealUrl: string | null },
  nowMs: number,
): Promise<void> => {
  const row = { status, reason, appeal_url: appealUrl, since: new Date(nowMs) }
  await db
    .insertInto('sanctions')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

export const deleteSanction = (db: Db, playerId: number): Promise<boolean> =>
  changesOne(db)`delete from sanctions where player_id = ${playerId}`

/** No effect if the last export is younger than `pauseMs`. Then returns that export's time, else null. */
export const recordExport = async (db: Db, playerId: number, nowMs: number, pauseMs: number): Promise<Date | null> => {
  const { rows } = await sql`
    insert into exports (player_id, at) values (${playerId}, ${new Date(nowMs)})
    on conflict (player_id) do update set at = excluded.at where exports.at <= ${new Date(nowMs - pauseMs)}
    returning at`.execute(db)
  if (rows.length > 0) return null
  return lastExport(db, playerId)
}

export const lastExport = async (db: Db, playerId: number): Promise<Date | null> =>
  (await db.selectFrom('exports').select('at').where('player_id', '=', BigInt(playerId)).executeTakeFirst())?.at ?? null

export const playerRow = async (db: Db, playerId: number): Promise<Row> =>
  (await sql<{ row: Row }>`select to_jsonb(players) as row from players where id = ${playerId}::bigint`.execute(db))
    .rows[0]?.row ?? {}

export const balancesRecord = async (db: Db, playerId: number): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('balances')
    .select(['asset', 'amount'])
    .where('owner_id', '=', BigInt(playerId))
    .execute()
  return Object.fromEntries(rows.map(({ asset, amount }) => [asset, Number(amount)]))
}

/** Keeps the row with its id, so that the ledger still adds up. */
export const leaveTombstone = (db: Db, playerId: number, name: string, nowMs: number): Promise<void> =>
  execute(db)`
    update players set username = null, first_name = ${name}, photo_url = null, language_code = 'en',
      start_param = null, rank_points = 0, rank_latest = 0, best_rank_points = 0, win_streak = 0, fights = 0, wins = 0,
      energy_refill_at = null, energy_burned_at = null, first_win_day = null, common_drop_day = null, streak_day = null,
      streak_paid_nano = 0, challenge_day = null, challenges_today = 0, army_stars_spent = 0, house_switched_at = null, houses_left = 0,
      pet_name = null, looks = 0, worn_looks = null, island = 0, return_chest_season = 0, chest_0_id = null, chest_0_kind = null, chest_0_ready_at = null,
      chest_1_id = null, chest_1_kind = null, chest_1_ready_at = null, chest_2_id = null, chest_2_kind = null,
      chest_2_ready_at = null, chest_3_id = null, chest_3_kind = null, chest_3_ready_at = null,
      rank_since = null, tournament_on = null, power = 1, deleted_at = ${new Date(nowMs)}
    where id = ${playerId}::bigint`

/** Call it before the transaction reads anything. */
export const readOneSnapshot = (trx: Db): Promise<void> => execute(trx)`set transaction isolation level repeatable read`

import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SanctionsTable } from '../../db/tables/account.ts'
import { PLAYER_DATA, type PlayerData } from './player-data.ts'

type Row = Record<string, unknown>

export const findSanction = (db: Kysely<Database>, playerId: number): Promise<Selectable<SanctionsTable> | undefined> =>
  db.selectFrom('sanctions').selectAll().where('player_id', '=', BigInt(playerId)).executeTakeFirst()

export const putSanction = async (
  db: Kysely<Database>,
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

export const deleteSanction = async (db: Kysely<Database>, playerId: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sanctions')
    .where('player_id', '=', BigInt(playerId))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Records an export unless the last one is younger than `pauseMs`; returns when that one was. */
export const recordExport = async (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
  pauseMs: number,
): Promise<Date | null> => {
  const { rows } = await sql`
    insert into exports (player_id, at) values (${playerId}, ${new Date(nowMs)})
    on conflict (player_id) do update set at = excluded.at where exports.at <= ${new Date(nowMs - pauseMs)}
    returning at`.execute(db)
  if (rows.length > 0) return null
  const last = await db.selectFrom('exports').select('at').where('player_id', '=', BigInt(playerId)).executeTakeFirst()
  return last?.at ?? null
}

/** The player's own row as it stands. */
export const playerRow = async (db: Kysely<Database>, playerId: number): Promise<Row> =>
  (await sql<{ row: Row }>`select to_jsonb(players) as row from players where id = ${playerId}::bigint`.execute(db))
    .rows[0]?.row ?? {}

const isTechnical = ({ technical }: PlayerData): boolean => technical === true

/** The player's rows of every table of `PLAYER_DATA` that a person can read, by the table's name. */
export const playerData = async (db: Kysely<Database>, playerId: number): Promise<Record<string, Row[]>> => {
  const data: Record<string, Row[]> = {}
  for (const { table, owner, secrets = [] } of PLAYER_DATA.filter((entry) => !isTechnical(entry))) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) - ${[...secrets]}::text[] as row from ${sql.table(table)} t
      where ${sql.ref(`t.${owner}`)} = ${playerId}::bigint`.execute(db)
    data[table] = rows.map(({ row }) => row)
  }
  return data
}

export const balancesRecord = async (db: Kysely<Database>, playerId: number): Promise<Record<string, number>> => {
  const rows = await db
    .selectFrom('balances')
    .select(['asset', 'amount'])
    .where('owner_id', '=', BigInt(playerId))
    .execute()
  return Object.fromEntries(rows.map(({ asset, amount }) => [asset, Number(amount)]))
}

/** The player's fights as their own side saw them; the turns of each are in its replay. */
export const fightRecords = async (db: Kysely<Database>, playerId: number): Promise<Row[]> => {
  const { rows } = await sql<{ row: Row }>`
    select case when attacker_id = ${playerId}::bigint
      then jsonb_build_object('id', attacker_id || '-' || id, 'at', at, 'kind', kind, 'side', 'attacker', 'winner', result->'winner',
        'own', result->'user', 'opponent', result->'enemy'->'username', 'old_rank', result->'old_rank',
        'new_rank', result->'new_rank', 'drops', result->'drops')
      else jsonb_build_object('id', attacker_id || '-' || id, 'at', at, 'kind', kind, 'side', 'defender', 'winner', result->'winner',
        'own', result->'enemy', 'opponent', result->'user'->'username') end as row
    from fights where (attacker_id = ${playerId}::bigint or defender_id = ${playerId}::bigint)
      and at >= coalesce((select restarted_at from players where players.id = ${playerId}::bigint), '-infinity')
    order by at desc`.execute(db)
  return rows.map(({ row }) => row)
}

/** Erases the player's rows of every table of `PLAYER_DATA`, and the stored answers but that of the request `exceptKey`. */
export const erasePlayerData = async (db: Kysely<Database>, playerId: number, exceptKey: string): Promise<void> => {
  for (const { table, owner } of PLAYER_DATA) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${playerId}::bigint`.execute(db)
  }
  await sql`delete from idempotency where player_id = ${playerId}::bigint and key <> ${exceptKey}::uuid`.execute(db)
}

/** Erases the player's name from data of others: fights and pending matches. */
export const eraseNameAmongOthers = async (db: Kysely<Database>, playerId: number, name: string): Promise<void> => {
  const said = JSON.stringify(name)
  await sql`
    update fights set result = jsonb_set(result, '{user,username}', ${said}::jsonb)
    where attacker_id = ${playerId}::bigint`.execute(db)
  await sql`
    update fights set result = jsonb_set(result, '{enemy,username}', ${said}::jsonb)
    where defender_id = ${playerId}::bigint`.execute(db)
  await sql`
    update pending_matches set opponent = jsonb_set(opponent, '{profile,username}', ${said}::jsonb)
    where opponent_id = ${playerId}::bigint`.execute(db)
}

/** Blanks the player's row; the id remains, so that the ledger still adds up. */
export const leaveTombstone = async (
  db: Kysely<Database>,
  playerId: number,
  name: string,
  nowMs: number,
): Promise<void> => {
  await sql`
    update players set username = null, first_name = ${name}, photo_url = null, language_code = 'en',
      start_param = null, rank_points = 0, best_rank_points = 0, win_streak = 0, fights = 0, wins = 0,
      energy_refill_at = null, energy_burned_at = null, first_win_day = null, common_drop_day = null, streak_day = null,
      streak_paid_nano = 0, challenge_day = null, challenges_today = 0, army_stars_spent = 0, house_switched_at = null,
      rank_since = null, power = 1, deleted_at = ${new Date(nowMs)}
    where id = ${playerId}::bigint`.execute(db)
}

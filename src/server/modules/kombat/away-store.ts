import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { salesSinceSelect } from '#server/modules/ledger/service.ts'

export interface WhileAway {
  readonly attacks: number
  readonly sold: { readonly items: number; readonly tok: number }
}

export const whileAwaySince = async (db: Db, playerId: number, sinceMs: number): Promise<WhileAway | undefined> => {
  const { rows } = await sql<WhileAway>`
    select (
      select count(*)::int from defences where defender_id = ${playerId}::bigint and at > ${new Date(sinceMs)}::timestamptz
    ) as attacks, (${salesSinceSelect(playerId, sinceMs)}) as sold
    from players where id = ${playerId}::bigint`.execute(db)
  return rows[0]
}

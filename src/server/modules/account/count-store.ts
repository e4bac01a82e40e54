import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

export interface OwnedRows {
  readonly table: string
  readonly owner: string
}

export const countRows = async (
  db: Db,
  playerId: number,
  tables: readonly (OwnedRows & { readonly name: string })[],
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { name, table, owner } of tables) {
    const { rows } = await sql<{ rows: bigint }>`
      select count(*) as rows from ${sql.table(table)} where ${sql.ref(owner)} = ${playerId}::bigint`.execute(db)
    counts[name] = Number(rows[0]?.rows ?? 0n)
  }
  return counts
}

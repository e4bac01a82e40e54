import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { onEveryNode, writingNodes } from './citus.ts'

interface Written {
  readonly db: Db
  readonly database: { readonly url: string }
}

/**
 * Kills the session that writes the n-th row of the table, for each n in `rows`. Rows of all sessions count, also those
 * rolled back. On a cluster, only the first worker counts and kills, at n divided by the number of workers. Works by a
 * check constraint, because a cluster's tables have no triggers. Returns a function that removes it.
 */
export const dieAtRows = async (
  { db, database: { url } }: Written,
  table: string,
  rows: readonly number[],
): Promise<() => Promise<void>> => {
  const nodes = writingNodes()
  const deadly = rows.map((row) => Math.ceil(row / Math.max(1, nodes.length))).join(', ')
  const isHere = nodes.length === 0 ? 'true' : `current_setting('port') = '${nodes[0]}'`
  // Every node needs the function, including those that do not count.
  await onEveryNode(
    url,
    `set citus.enable_ddl_propagation to off;
    create sequence if not exists written_rows;
    alter sequence written_rows restart;
    grant usage on sequence written_rows to public;
    create or replace function lives() returns boolean language plpgsql as $$ begin
      if ${isHere} and nextval('written_rows') in (${deadly}) then
        perform pg_terminate_backend(pg_backend_pid());
      end if;
      return true;
    end $$`,
  )
  await sql`alter table ${sql.table(table)} add constraint lives check (lives()) not valid`.execute(db)
  return async () => {
    await sql`alter table ${sql.table(table)} drop constraint lives`.execute(db)
  }
}

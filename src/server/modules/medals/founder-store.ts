import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { queryColumn } from '#server/db/statements.ts'

/** Players active since an instant (claim, fight, check-in) who lack the medal, in order of their ids. */
export const activeFounders = (
  db: Db,
  {
    actedSinceMs,
    afterId,
    joinedBeforeMs,
  }: { readonly joinedBeforeMs: number; readonly actedSinceMs: number; readonly afterId: bigint },
  limit: number,
): Promise<readonly bigint[]> => {
  const since = sql`${new Date(actedSinceMs)}::timestamptz`
  return queryColumn(db)<bigint>`
    select id from players
    where id > ${afterId}::bigint and deleted_at is null and coalesce(restarted_at, created_at) < ${new Date(joinedBeforeMs)}
      and (last_claim_at >= ${since} or energy_burned_at >= ${since}
        or exists (select from check_ins where check_ins.player_id = players.id and check_ins.last_claim_at >= ${since}))
      and not exists (select from medals where medals.player_id = players.id and type = 'legacy')
    order by id limit ${limit}`
}

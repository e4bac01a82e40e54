import { type Kysely, sql } from 'kysely'
import { type AccountStatus, isBanned } from '#server/calls/account-status.ts'
import { type KeyedRequest, type StoredUnderKey, storedUnderKey } from '#server/calls/idempotency.ts'
import type { Database } from '#server/db/database.ts'

interface StandingUnderKey extends AccountStatus {
  readonly stored: StoredUnderKey | null
}

export const readAccountStatus = async (
  db: Kysely<Database>,
  userId: number,
  request: KeyedRequest | null,
): Promise<StandingUnderKey> => {
  const { rows } = await sql<StandingUnderKey>`
    select (select deleted_at is not null from players where id = ${userId}::bigint) as is_deleted,
      ${isBanned(userId)} as is_banned, (${storedUnderKey(request)}) as stored`.execute(db)
  return rows[0] ?? { is_deleted: null, is_banned: false, stored: null }
}

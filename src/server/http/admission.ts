import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CallAccess, CallName } from '../../contracts/calls.ts'
import type { Database } from '../db/database.ts'
import { type KeyedRequest, type StoredUnderKey, storedUnderKey } from '../idempotency.ts'
import { Refusal } from '../refusal.ts'

/** What a banned player may still call: the reason of the ban, export and deletion of the own data. */
const OPEN_TO_BANNED: ReadonlySet<CallName> = new Set([
  'settings.get',
  'users.fairPlay',
  'users.export',
  'users.dataProgress',
  'users.delete',
])

/** Who calls, as far as the database knows, and what the key of the request has stored. */
export interface Standing {
  /** Null for somebody who never joined. */
  readonly is_deleted: boolean | null
  readonly is_banned: boolean
  readonly stored: StoredUnderKey | null
}

/** Whether a caller is banned, as an expression for the statement that reads what a call needs. */
export const isBanned = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists(select from sanctions where player_id = ${userId}::bigint and status = 'banned')`

/** Reads a caller's standing and what is stored under the key, in one statement. */
export const readStanding = async (
  db: Kysely<Database>,
  userId: number,
  request: KeyedRequest | null,
): Promise<Standing> => {
  const { rows } = await sql<Standing>`
    select (select deleted_at is not null from players where id = ${userId}::bigint) as is_deleted,
      ${isBanned(userId)} as is_banned, (${storedUnderKey(request)}) as stored`.execute(db)
  return rows[0] ?? { is_deleted: null, is_banned: false, stored: null }
}

/** Whether a call of this access needs no standing to be admitted. */
export const isOpenToAll = (call: CallName, access: CallAccess): boolean =>
  access === 'public' || (access === 'identity' && OPEN_TO_BANNED.has(call))

/**
 * Whether a signed caller is a player.
 * @throws Refusal `banned` where the call is not open to the banned
 */
export const isAdmittedPlayer = (
  call: CallName,
  { is_deleted, is_banned }: Pick<Standing, 'is_deleted' | 'is_banned'>,
): boolean => {
  if (is_banned && !OPEN_TO_BANNED.has(call)) throw new Refusal('banned')
  return is_deleted === false
}

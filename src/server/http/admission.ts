import { type Kysely, sql } from 'kysely'
import type { CallAccess, CallName } from '../../contracts/calls.ts'
import type { Database } from '../db/database.ts'
import { Refusal } from '../refusal.ts'

/** What a banned player may still call: the reason of the ban, export and deletion of the own data. */
const OPEN_TO_BANNED: ReadonlySet<CallName> = new Set([
  'settings.get',
  'users.fairPlay',
  'users.export',
  'users.dataProgress',
  'users.delete',
])

interface Standing {
  readonly deleted: boolean
  readonly banned: boolean
}

const standingOf = async (db: Kysely<Database>, userId: number): Promise<Standing | undefined> => {
  const { rows } = await sql<Standing>`
    select deleted_at is not null as deleted, coalesce(sanctions.status = 'banned', false) as banned
    from players left join sanctions on sanctions.player_id = players.id
    where players.id = ${userId}::bigint`.execute(db)
  return rows[0]
}

/**
 * Whether a signed caller is a player as far as the call needs to know.
 * @throws Refusal `banned` where the call is not open to the banned
 */
export const isAdmittedPlayer = async (
  db: Kysely<Database>,
  call: CallName,
  access: CallAccess,
  userId: number,
): Promise<boolean> => {
  const openToBanned = OPEN_TO_BANNED.has(call)
  if (access === 'public' || (access === 'identity' && openToBanned)) return false
  const standing = await standingOf(db, userId)
  if (standing?.banned && !openToBanned) throw new Refusal('banned')
  return standing !== undefined && !standing.deleted
}

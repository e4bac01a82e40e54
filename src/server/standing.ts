import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { CallLine } from '../contracts/call-line.ts'
import { type CallName, calls } from '../contracts/calls.ts'
import type { Database } from './db/database.ts'
import { Refusal } from './refusal.ts'

/** What a banned player may still call: the reason of the ban, export and deletion of the own data. */
const OPEN_TO_BANNED: ReadonlySet<CallName> = new Set([
  'settings.get',
  // Refuses the other parts itself.
  'users.home',
  'users.fairPlay',
  'users.export',
  'users.dataProgress',
  'users.delete',
])

/** Whether a call does nothing for the banned. */
export const isClosedToBanned = (call: CallName): boolean => !OPEN_TO_BANNED.has(call)

/** Who calls, as far as the database knows. */
export interface Standing {
  /** Null for somebody who never joined. */
  readonly is_deleted: boolean | null
  readonly is_banned: boolean
}

/** Whether a caller is banned, as an expression for the statement that reads what a call needs. */
export const isBanned = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists(select from sanctions where player_id = ${userId}::bigint and status = 'banned')`

/**
 * For the end of a transaction that holds the player's lock, which a ban takes too: who was banned while a call waited for it is refused.
 * @throws Refusal `banned` where the call is not open to the banned
 */
export const assertNotBanned = async (trx: Kysely<Database>, call: CallName, userId: number): Promise<void> => {
  if (!isClosedToBanned(call)) return
  const { rows } = await sql<{ banned: boolean }>`select ${isBanned(userId)} as banned`.execute(trx)
  if (rows[0]?.banned) throw new Refusal('banned')
}

/** Whether a call needs no standing to be admitted. */
export const isOpenToAll = (call: CallName): boolean => {
  const { access }: CallLine = calls[call]
  return access === 'public' || (access === 'identity' && OPEN_TO_BANNED.has(call))
}

/**
 * Whether a signed caller is a player.
 * @throws Refusal `banned` where the call is not open to the banned
 */
export const isAdmittedPlayer = (call: CallName, { is_deleted, is_banned }: Standing): boolean => {
  if (is_banned && isClosedToBanned(call)) throw new Refusal('banned')
  return is_deleted === false
}

/** @throws Refusal `banned`, `player-not-found` where the call is not open to such a caller */
export const assertAdmitted = (call: CallName, standing: Standing): void => {
  const { access }: CallLine = calls[call]
  if (isOpenToAll(call)) return
  if (!isAdmittedPlayer(call, standing) && access === 'player') throw new Refusal('player-not-found')
}

import { type RawBuilder, sql } from 'kysely'
import type { CallLine } from '#contracts/call-line.ts'
import { type CallName, calls } from '#contracts/calls.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import { queryValue } from '#server/db/statements.ts'

/** A banned player may read the reason, and export or delete their data. */
const OPEN_TO_BANNED: ReadonlySet<CallName> = new Set([
  'settings.get',
  // Open as a whole: the call itself refuses the sections that are closed to banned players.
  'users.home',
  'users.fairPlay',
  'users.export',
  'users.dataProgress',
  'users.delete',
])

export const isClosedToBanned = (call: CallName): boolean => !OPEN_TO_BANNED.has(call)

export interface AccountStatus {
  /** Null if the caller never joined. */
  readonly is_deleted: boolean | null
  readonly is_banned: boolean
}

/** An SQL expression, so that the call's own statement can include the check. */
export const isBanned = (userId: number): RawBuilder<boolean> =>
  sql<boolean>`exists(select from sanctions where player_id = ${userId}::bigint and status = 'banned')`

/** The result cannot change while the caller holds the player's lock. */
export const isBannedNow = (trx: Db, userId: number): Promise<boolean> =>
  queryValue(trx, false)`select ${isBanned(userId)} as banned`

/** Catches a ban that came while the call waited. Call it last, under the player's lock. @throws ApiError `banned` */
export const assertNotBanned = async (trx: Db, call: CallName, userId: number): Promise<void> => {
  if (!isClosedToBanned(call)) return
  if (await isBannedNow(trx, userId)) throw new ApiError('banned')
}

export const isOpenToAll = (call: CallName): boolean => {
  const { access }: CallLine = calls[call]
  return access === 'public' || (access === 'identity' && OPEN_TO_BANNED.has(call))
}

/** False if the account is missing or deleted. @throws ApiError `banned` where banned players are refused */
export const isAdmittedPlayer = (call: CallName, { is_deleted, is_banned }: AccountStatus): boolean => {
  if (is_banned && isClosedToBanned(call)) throw new ApiError('banned')
  return is_deleted === false
}

/** @throws ApiError `banned`, `player-not-found` */
export const assertAdmitted = (call: CallName, accountStatus: AccountStatus): void => {
  const { access }: CallLine = calls[call]
  if (isOpenToAll(call)) return
  if (!isAdmittedPlayer(call, accountStatus) && access === 'player') throw new ApiError('player-not-found')
}

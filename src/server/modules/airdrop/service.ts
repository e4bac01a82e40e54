import type { Kysely } from 'kysely'
import type { LedgerReason } from '../../../contracts/ledger-reasons.ts'
import type { CallData } from '../../../contracts/schemas.ts'
import { AIRDROP } from '../../../rules/airdrop/airdrop.ts'
import { dayKeyOf } from '../../../rules/days.ts'
import type { Database } from '../../db/database.ts'
import { daysWith, lastEntryWith } from '../ledger/service.ts'

/** What makes a UTC day an active one (R38). */
const ACTS: readonly LedgerReason[] = ['claim', 'fight-win', 'check-in']

/** On how many UTC days a player was active (R38), counted up to `limit`, and when the last of these began to be one. */
export const activeDaysOf = (
  db: Kysely<Database>,
  playerId: number,
  limit: number,
): Promise<{ readonly days: number; readonly lastAt: Date | null }> => daysWith(db, playerId, ACTS, limit)

/** How far a player is with the checklist of the airdrop (R38). Booked acts decide: nothing of it is kept apart. */
export const airdropProgressOf = async (
  db: Kysely<Database>,
  playerId: number,
  nowMs: number,
): Promise<CallData<'airdrop.progress'>> => {
  const { days } = await activeDaysOf(db, playerId, AIRDROP.activeDaysNeeded)
  const last = await lastEntryWith(db, playerId, ACTS)
  return {
    active_days: days,
    days_needed: AIRDROP.activeDaysNeeded,
    active_today: last !== null && dayKeyOf(last.getTime()) === dayKeyOf(nowMs),
  }
}

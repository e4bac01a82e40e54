import { type RawBuilder, sql } from 'kysely'
import type { CheckIn } from '#rules/check-in/check-in.ts'
import type { Db } from '#server/db/database.ts'
import { inMs, rowOf } from '#server/db/player-view.ts'
import { changesOne } from '#server/db/statements.ts'

export type StoredCheckIn = CheckIn & { readonly bestStreak: number }

export const checkInSelect = (playerId: number): RawBuilder<StoredCheckIn | null> =>
  rowOf(sql<StoredCheckIn>`
    select streak, best_streak as "bestStreak", ${inMs('last_claim_at')} as "lastClaimMs",
      ${inMs('last_frozen_at')} as "lastFrozenDayMs"
    from check_ins where player_id = ${playerId}::bigint`)

export const saveCheckIn = async (
  db: Db,
  playerId: number,
  next: CheckIn,
  { nowMs, dayStartMs }: { readonly nowMs: number; readonly dayStartMs: number },
): Promise<boolean> => {
  const frozen = next.lastFrozenDayMs === null ? null : new Date(next.lastFrozenDayMs)
  return changesOne(db)`
    insert into check_ins (player_id, streak, best_streak, last_claim_at, last_frozen_at)
    values (${playerId}, ${next.streak}, ${next.streak}, ${new Date(nowMs)}, ${frozen})
    on conflict (player_id) do update set streak = excluded.streak,
      best_streak = greatest(check_ins.best_streak, excluded.streak),
      last_claim_at = excluded.last_claim_at, last_frozen_at = excluded.last_frozen_at
      where check_ins.last_claim_at < ${new Date(dayStartMs)}`
}

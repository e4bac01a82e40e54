import type { Stance } from '#rules/kombat/stances.ts'
import type { Db } from '#server/db/database.ts'
import { queryRows } from '#server/db/statements.ts'

interface FighterStance {
  readonly id: bigint
  readonly stance: Stance | null
  readonly created_at: Date
}

export const stancesOfFighters = (
  db: Db,
  playerIds: readonly number[],
  sinceMs: number,
): Promise<readonly FighterStance[]> =>
  queryRows(db)<FighterStance>`
    select id, stance, created_at from players
    where id = any(${[...playerIds]}::bigint[]) and energy_burned_at >= ${new Date(sinceMs)}`

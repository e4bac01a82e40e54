import { sql } from 'kysely'
import type { Stance } from '#rules/kombat/stances.ts'
import type { Db } from '#server/db/database.ts'

interface FighterStance {
  readonly id: bigint
  readonly stance: Stance | null
  readonly created_at: Date
}

export const stancesOfFighters = async (
  db: Db,
  playerIds: readonly number[],
  sinceMs: number,
): Promise<readonly FighterStance[]> => {
  const { rows } = await sql<FighterStance>`
    select id, stance, created_at from players
    where id = any(${[...playerIds]}::bigint[]) and energy_burned_at >= ${new Date(sinceMs)}`.execute(db)
  return rows
}

import { type Kysely, sql } from 'kysely'
import type { EquippedStone } from '../../rules/stones/stones.ts'
import type { RankPoints } from '../../rules/units.ts'
import type { Database } from '../db/database.ts'
import type { Npc } from './npc.ts'

/** An inhabitant of a world that stands, as it is dressed now. */
type StandingNpc = Pick<Npc, 'houseId' | 'rank' | 'skill' | 'armyStarsSpent' | 'stones'> & {
  readonly id: number
  readonly items: readonly Pick<Npc['items'][number], 'stats'>[]
}

/** The inhabitants of a world that was grown by an older build. */
export const standingNpcs = async (db: Kysely<Database>): Promise<readonly StandingNpc[]> => {
  const players = await db.selectFrom('players').selectAll().where('npc', '=', true).orderBy('id', 'desc').execute()
  const { rows: worn } = await sql<{ owner_id: bigint; stats: Npc['items'][number]['stats'] }>`
    select owner_id, stats from items where owner_id < 0 and status = 'equipped' order by id`.execute(db)
  const stones = await db.selectFrom('equipped_stones').selectAll().where('player_id', '<', 0n).execute()
  return players.map(({ id, house_id, active_skill, army_stars_spent, rank_points }) => ({
    id: Number(id),
    houseId: house_id,
    rank: rank_points as RankPoints,
    skill: active_skill,
    armyStarsSpent: army_stars_spent,
    items: worn.filter(({ owner_id }) => owner_id === id),
    stones: stones
      .filter(({ player_id }) => player_id === id)
      .map(({ type, level }) => ({ type, level }) as EquippedStone),
  }))
}

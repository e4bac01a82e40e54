import type { Kysely } from 'kysely'
import { iconUrl } from '../../../../assets/manifest/packs.ts'
import type { CallData } from '../../../contracts/schemas.ts'
import {
  compareStones,
  type EquippedStone,
  STONE_LEVELS,
  STONE_NAMES,
  STONE_TYPES,
} from '../../../rules/items/stones.ts'
import type { Database } from '../../db/database.ts'
import { balancesOf } from '../../db/ledger.ts'
import { getFighter } from '../fighters/service.ts'

const ALL_STONES: readonly EquippedStone[] = STONE_TYPES.flatMap((type) =>
  STONE_LEVELS.map((level) => ({ type, level })),
)

/** The stones that a player has, loose and on the pet: flame, ice, curse, the higher level first (rows 103, 139). */
export const stonesOf = async (db: Kysely<Database>, playerId: number): Promise<CallData<'stones.mine'>> => {
  const loose = await balancesOf(
    db,
    playerId,
    ALL_STONES.map(({ type, level }) => `stone:${type}:${level}` as const),
  )
  const { loadout } = await getFighter(db, playerId)
  return ALL_STONES.flatMap((stone, index) => {
    const equipped = loadout.stones.some(({ type, level }) => type === stone.type && level === stone.level)
    const quantity = Number(loose[index] ?? 0n) + Number(equipped)
    if (quantity === 0) return []
    return {
      ...stone,
      id: `${stone.type}:${stone.level}`,
      name: STONE_NAMES[stone.type],
      image_url: iconUrl(`stone-${stone.type}-${stone.level}`),
      quantity,
      equipped,
    }
  }).sort(compareStones)
}

import type { GameConfig } from '#contracts/wire.ts'
import { houseBySlug } from '#rules/house/houses.ts'

export const specialHouseOf = (
  refId: number | null,
  specialRefs: GameConfig['client']['special_refs'],
): number | null => {
  if (refId === null) return null
  if (refId === specialRefs.seed) return houseBySlug('seed')?.id ?? null
  if (refId === specialRefs.major) return houseBySlug('major')?.id ?? null
  return null
}

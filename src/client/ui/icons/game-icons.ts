import type { IconName } from '#assets/manifest/packs.ts'
import { HOUSE_PETS } from '#rules/house/house-pets.ts'
import type { StoneType } from '#rules/stones/stones.ts'

const within = (value: number, first: number, last: number): number =>
  Math.min(last, Math.max(first, Math.trunc(value)))

/** @param tier 0 (Bronze) to 7 (Mythic) */
export const leagueIcon = (tier: number): IconName => `league-${within(tier, 0, 7)}` as IconName
export const crestIcon = (houseId: number): IconName => `crest-${within(houseId, 0, HOUSE_PETS.length - 1)}` as IconName
/** @param level 1 to 4 */
export const stoneIcon = (type: StoneType, level: number): IconName =>
  `stone-${type}-${within(level, 1, 4)}` as IconName

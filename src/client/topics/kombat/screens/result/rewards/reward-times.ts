import type { Celebration } from '#client/sound/celebrations.ts'
import type { Drops } from '#contracts/wire.ts'
import { starsOf } from '#rules/items/rarities.ts'

const FIRST_MS = 450
const STEP_MS = 320
const FLIGHT_MS = 620
const FLOURISH_MS = 240

/** In ms after the screen opens, like the two functions below. The sounds use the same times. */
export const rewardAtMs = (index: number): number => FIRST_MS + index * STEP_MS

export const landsAtMs = (index: number): number => rewardAtMs(index) + FLIGHT_MS

export const flourishAtMs = (count: number): number => rewardAtMs(Math.max(0, count - 1)) + FLOURISH_MS

export const flourishOf = ({ equipments, stones, tok, star, materials }: Drops): Celebration | null => {
  const [rarest] = equipments.map(({ rarity }) => rarity).sort((a, b) => starsOf(b) - starsOf(a))
  if (rarest) return rarest
  if (stones.length > 0) return 'chest-opened'
  return tok + star + materials.length > 0 ? 'rewards-counted' : null
}

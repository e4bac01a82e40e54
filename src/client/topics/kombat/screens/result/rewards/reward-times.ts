import type { Drops } from '../../../../../../contracts/wire.ts'
import { starsOf } from '../../../../../../rules/items/rarities.ts'
import type { Celebration } from '../../../../../sound/celebrations.ts'

const FIRST_MS = 450
const STEP_MS = 320
/** Of what was won, from its card to where it belongs. */
const FLIGHT_MS = 620
/** The flourish comes after the last reward. */
const FLOURISH_MS = 240

/** When the reward at this place of the list appears, ms after the screen: seen and heard at once. */
export const rewardAtMs = (index: number): number => FIRST_MS + index * STEP_MS

/** When it has arrived where it belongs. */
export const landsAtMs = (index: number): number => rewardAtMs(index) + FLIGHT_MS

/** When all of them have been counted. */
export const flourishAtMs = (count: number): number => rewardAtMs(Math.max(0, count - 1)) + FLOURISH_MS

/** What is heard when all have been counted: the rarest item, a chest for stones, else a coin. */
export const flourishOf = ({ equipments, stones, tok, star, materials }: Drops): Celebration | null => {
  const [rarest] = equipments.map(({ rarity }) => rarity).sort((a, b) => starsOf(b) - starsOf(a))
  if (rarest) return rarest
  if (stones.length > 0) return 'chest-opened'
  return tok + star + materials.length > 0 ? 'rewards-counted' : null
}

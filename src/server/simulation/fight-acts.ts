import { FINDING_MIN_MS } from '../../rules/constants.ts'
import { MS_PER_SECOND } from '../../rules/units.ts'
import type { Visit } from './player.ts'

/** As long as a fight is watched at double speed, with its result. */
const WATCHED_MS = 45 * MS_PER_SECOND

/** What the fights of a visit brought to look at in the bag. */
export interface FightsDone {
  readonly fights: number
  readonly items: number
}

/** Ranked fights, as many as the habit wants and the energy allows. */
export const fight = async ({ call, wait, player }: Visit): Promise<FightsDone> => {
  let items = 0
  for (let fights = 0; fights < player.habit.fights; fights++) {
    const found = await call('combats.find', {})
    if (found === null) return { fights, items }
    wait(FINDING_MIN_MS + MS_PER_SECOND)
    const result = await call('combats.fight', { query: { commitment: found.commitment } })
    wait(WATCHED_MS)
    if (result === null) return { fights, items }
    items += result.drops.equipments.length
  }
  return { fights: player.habit.fights, items }
}

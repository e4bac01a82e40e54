import { FINDING_MIN_MS } from '#rules/constants.ts'
import { MS_PER_SECOND } from '#rules/units.ts'
import type { Visit } from './player.ts'

const WATCHED_MS = 45 * MS_PER_SECOND

export interface FightsDone {
  readonly fights: number
  readonly items: number
}

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

import { LOW_HEALTH_PERCENT } from '#rules/constants.ts'
import type { Corner, FightPlan, FightView } from '../timeline/playback.ts'

export const NOBODY: Readonly<Record<Corner, boolean>> = { user: false, opponent: false }

export const lowHealth = ({ hp }: FightView, plan: FightPlan | null): Readonly<Record<Corner, boolean>> => {
  const isLow = (corner: Corner): boolean =>
    hp[corner] > 0 && hp[corner] * 100 <= (plan?.maxHp[corner] ?? 0) * LOW_HEALTH_PERCENT
  return { user: isLow('user'), opponent: isLow('opponent') }
}

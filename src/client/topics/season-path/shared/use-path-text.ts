import { useTranslation } from 'react-i18next'
import { nowMs } from '#client/api/server-clock.ts'
import { formatDate, formatMonthDay } from '#client/ui/format/format.ts'
import type { SeasonPath } from '#contracts/wire.ts'
import { PATH_STEPS, type PathReward, pathOpenUntilMs, reachedSteps } from '#rules/season-path/season-path.ts'
import { nextPathMs, readyOnPath } from './has-path-strip.ts'
import { isPathOver, type PathStep } from './path-step.ts'

export interface PathText {
  readonly rewardOf: (reward: PathReward) => string
  readonly lineOf: (step: PathStep | null) => string
  /**
   * Says how far the path was reached, and until when its steps can be opened or, if none is left to open, when the
   * next path begins. Null until the season's path is over, and while an earlier path is shown.
   */
  readonly reachedOf: (path: SeasonPath) => string | null
}

export const usePathText = (): PathText => {
  const { t } = useTranslation()
  const rewardOf = ({ bossItem, look, materials, stone }: PathReward): string => {
    if (look !== null) return t(`seasonPath.reward.${look}`)
    if (bossItem !== null) return t(`seasonPath.reward.${bossItem}`)
    if (stone !== null) return t('seasonPath.reward.stone')
    const [stack] = materials
    if (
      !stack ||
      stack.slug === 'material-awake-stone' ||
      stack.slug === 'material-ruby' ||
      stack.slug === 'material-diamond'
    )
      return t('seasonPath.reward.box')
    return t(`seasonPath.reward.${stack.slug}`, { count: stack.quantity })
  }
  const reachedOf = (path: SeasonPath): string | null => {
    if (path.ended || !isPathOver(path, nowMs())) return null
    const steps = { done: reachedSteps(path.points), of: PATH_STEPS }
    const nextMs = nextPathMs(path)
    return readyOnPath(path).length > 0
      ? t('seasonPath.reached', { ...steps, until: formatMonthDay(new Date(pathOpenUntilMs({ nextMs }))) })
      : t('seasonPath.reachedAll', { ...steps, at: formatDate(nextMs) })
  }
  return {
    rewardOf,
    reachedOf,
    lineOf: (step) => {
      if (step === null) return t('seasonPath.complete')
      const reward = rewardOf(step.reward)
      return step.state === 'ready'
        ? t('seasonPath.open', { reward })
        : t('seasonPath.pointsLeft', { count: step.pointsLeft, reward })
    },
  }
}

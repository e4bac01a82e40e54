import { useTranslation } from 'react-i18next'
import type { PathReward } from '#rules/season-path/season-path.ts'
import type { PathStep } from './path-step.ts'

export interface PathText {
  readonly rewardOf: (reward: PathReward) => string
  readonly lineOf: (step: PathStep | null) => string
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
  return {
    rewardOf,
    lineOf: (step) => {
      if (step === null) return t('seasonPath.complete')
      const reward = rewardOf(step.reward)
      return step.state === 'ready'
        ? t('seasonPath.open', { reward })
        : t('seasonPath.pointsLeft', { count: step.pointsLeft, reward })
    },
  }
}

import type { GuideStep } from '#client/guide/guide-steps.ts'

export interface HomeTipFacts {
  readonly hasFought: boolean
  readonly isDailyReady: boolean
  readonly isHunting: boolean
}

export const homeTips = ({ hasFought, isDailyReady, isHunting }: HomeTipFacts): readonly GuideStep[] => {
  if (!hasFought) return []
  const tips: GuideStep[] = []
  if (isDailyReady) tips.push('home.daily')
  if (!isHunting) tips.push('home.hunt')
  return [...tips, 'home.pocket']
}

import type { GuideStep } from '../../../../guide/guide-steps.ts'

export interface HomeTipFacts {
  readonly hasFought: boolean
  readonly isDailyReady: boolean
  readonly isHunting: boolean
}

/** None on arrival, which is celebrated; then after the first fight (extra 5). */
export const homeTips = ({ hasFought, isDailyReady, isHunting }: HomeTipFacts): readonly GuideStep[] => {
  if (!hasFought) return []
  const tips: GuideStep[] = []
  if (isDailyReady) tips.push('home.daily')
  if (!isHunting) tips.push('home.hunt')
  return [...tips, 'home.pocket']
}

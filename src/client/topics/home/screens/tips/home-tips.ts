import type { GuideStep } from '../../../../guide/guide-steps.ts'

/** What decides which tips of home make sense. */
export interface HomeTipFacts {
  readonly hasFought: boolean
  readonly isDailyReady: boolean
  /** A hunt runs, or waits to be collected. */
  readonly isHunting: boolean
}

/** The tips of home that make sense now, in their order (extra 5): none on arrival, which is celebrated; after the first fight. */
export const homeTips = ({ hasFought, isDailyReady, isHunting }: HomeTipFacts): readonly GuideStep[] => {
  if (!hasFought) return []
  const tips: GuideStep[] = []
  if (isDailyReady) tips.push('home.daily')
  if (!isHunting) tips.push('home.hunt')
  return [...tips, 'home.pocket']
}

import type { GuideStep } from '../../../../guide/guide-steps.ts'

/** What decides which tips of home make sense. */
export interface HomeTipFacts {
  readonly hasClaimed: boolean
  readonly hasFought: boolean
  readonly isDailyReady: boolean
  /** A hunt runs, or waits to be collected. */
  readonly isHunting: boolean
}

/** The tips of home that make sense now, in their order (extra 5): claim and gift at once, hunt and pocket before leaving. */
export const homeTips = ({ hasClaimed, hasFought, isDailyReady, isHunting }: HomeTipFacts): readonly GuideStep[] => {
  const tips: GuideStep[] = []
  if (!hasClaimed) tips.push('home.claim')
  if (isDailyReady) tips.push('home.daily')
  if (hasFought && !isHunting) tips.push('home.hunt')
  if (hasFought) tips.push('home.pocket')
  return tips
}

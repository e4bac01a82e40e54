/** Tips of the first hour, in order (extra 5). Only four: players who must close more read none. */
export const GUIDE_STEPS = {
  prep: ['fight'],
  home: ['daily', 'hunt', 'pocket'],
} as const

export type GuideScreen = keyof typeof GUIDE_STEPS
export type GuideStep = { [P in GuideScreen]: `${P}.${(typeof GUIDE_STEPS)[P][number]}` }[GuideScreen]

export const targetName = (step: GuideStep): string => step.slice(step.indexOf('.') + 1)

export const guideTarget = (...steps: readonly GuideStep[]) => ({ 'data-guide': steps.map(targetName).join(' ') })

export const ALL_GUIDE_STEPS: readonly GuideStep[] = [
  ...GUIDE_STEPS.prep.map((step): GuideStep => `prep.${step}`),
  ...GUIDE_STEPS.home.map((step): GuideStep => `home.${step}`),
]

export const stepsOf = (place: GuideScreen): readonly GuideStep[] =>
  ALL_GUIDE_STEPS.filter((step) => step.startsWith(`${place}.`))

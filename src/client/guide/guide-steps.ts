/**
 * The tips of a player's first hour, by place and in order (extra 5): four, for whoever has to close more reads none. Each points at the
 * element whose `data-guide` is its name. Those of home come when they are due. What a fight and its result have to say is a line on them.
 */
export const GUIDE_STEPS = {
  prep: ['fight'],
  home: ['daily', 'hunt', 'pocket'],
} as const

/** Where tips are shown. */
export type GuidePlace = keyof typeof GUIDE_STEPS
/** A tip's id: `home.daily`. */
export type GuideStep = { [P in GuidePlace]: `${P}.${(typeof GUIDE_STEPS)[P][number]}` }[GuidePlace]

/** What an element is marked with that a tip points at. */
export const targetName = (step: GuideStep): string => step.slice(step.indexOf('.') + 1)

/** Marks the element that tips point at. */
export const guideTarget = (...steps: readonly GuideStep[]) => ({ 'data-guide': steps.map(targetName).join(' ') })

/** Every tip; with the last one the guide is over. */
export const ALL_GUIDE_STEPS: readonly GuideStep[] = [
  ...GUIDE_STEPS.prep.map((step): GuideStep => `prep.${step}`),
  ...GUIDE_STEPS.home.map((step): GuideStep => `home.${step}`),
]

/** The tips of one place. */
export const stepsOf = (place: GuidePlace): readonly GuideStep[] =>
  ALL_GUIDE_STEPS.filter((step) => step.startsWith(`${place}.`))

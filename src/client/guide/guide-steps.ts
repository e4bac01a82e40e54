/** The tips of the first fight, by place and in order (extra 5). Each points at the element whose `data-guide` is its name. */
export const GUIDE_STEPS = {
  prep: ['fight'],
  arena: ['bars', 'turns', 'controls'],
  result: ['rank', 'rewards'],
} as const

/** Where tips are shown. */
export type GuidePlace = keyof typeof GUIDE_STEPS
/** A tip's id: `arena.bars`. */
export type GuideStep = { [P in GuidePlace]: `${P}.${(typeof GUIDE_STEPS)[P][number]}` }[GuidePlace]

/** Marks the element that a tip points at. */
export const guideTarget = (step: GuideStep) => ({ 'data-guide': step.slice(step.indexOf('.') + 1) })

/** Every tip in the order of the first fight. */
export const ALL_GUIDE_STEPS: readonly GuideStep[] = [
  ...GUIDE_STEPS.prep.map((step): GuideStep => `prep.${step}`),
  ...GUIDE_STEPS.arena.map((step): GuideStep => `arena.${step}`),
  ...GUIDE_STEPS.result.map((step): GuideStep => `result.${step}`),
]

/** The tips of one place. */
export const stepsOf = (place: GuidePlace): readonly GuideStep[] =>
  ALL_GUIDE_STEPS.filter((step) => step.startsWith(`${place}.`))

import { useSyncExternalStore } from 'react'
import { loadTopic } from '../i18n/i18n.ts'
import { extraOnDemand } from '../ui/on-demand.tsx'
import { currentStep, onGuideChange } from './guide-progress.ts'
import type { GuidePlace } from './guide-steps.ts'

const GuideTip = extraOnDemand(async () => {
  const [tip] = await Promise.all([import('./guide-tip.tsx'), loadTopic('guide')])
  return tip.GuideTip
})

/**
 * The guide of the first fight at one place (extra 5): the tip whose turn it is, beside the element with `data-guide`
 * of its name (`bars` for `arena.bars`). Nothing where the guide is not running; it never blocks what lies below.
 */
export const Guide = ({ place }: { readonly place: GuidePlace }) => {
  const step = useSyncExternalStore(onGuideChange, () => currentStep(place))
  if (step === null) return null
  return <GuideTip key={step} place={place} step={step} />
}

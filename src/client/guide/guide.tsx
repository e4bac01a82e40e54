import { useSyncExternalStore } from 'react'
import { loadTopic } from '../i18n/i18n.ts'
import { extraOnDemand } from '../ui/feedback/on-demand.tsx'
import { currentStep, onGuideChange } from './guide-progress.ts'
import type { GuidePlace } from './guide-steps.ts'

const GuideTip = extraOnDemand(async () => {
  const [tip] = await Promise.all([import('./guide-tip.tsx'), loadTopic('guide')])
  return tip.GuideTip
})

/**
 * The guide of the first fight at one place (extra 5): the next tip, beside the element whose `data-guide` is its name
 * (`bars` for `arena.bars`). Renders nothing while the guide is not running; it never blocks the page below.
 */
export const Guide = ({ place }: { readonly place: GuidePlace }) => {
  const step = useSyncExternalStore(onGuideChange, () => currentStep(place))
  if (step === null) return null
  return <GuideTip key={step} place={place} step={step} />
}

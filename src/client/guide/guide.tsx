import { useSyncExternalStore } from 'react'
import { loadBundle } from '#client/i18n/i18n.ts'
import { extraOnDemand } from '#client/ui/feedback/on-demand.tsx'
import { currentStep, onGuideChange } from './guide-progress.ts'
import type { GuideScreen, GuideStep } from './guide-steps.ts'

const GuideTip = extraOnDemand(async () => {
  const [tip] = await Promise.all([import('./guide-tip.tsx'), loadBundle('guide')])
  return tip.GuideTip
})

export interface GuideProps {
  readonly place: GuideScreen
  readonly due?: readonly GuideStep[]
  readonly time?: string
}

/** Renders nothing while the guide is not running; never blocks the page below. */
export const Guide = ({ place, due, ...tip }: GuideProps) => {
  const step = useSyncExternalStore(onGuideChange, () => currentStep(place, due))
  if (step === null) return null
  return <GuideTip key={step} step={step} {...tip} />
}

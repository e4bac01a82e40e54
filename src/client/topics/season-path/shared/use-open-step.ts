import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import type { OpenedReward } from '#contracts/wire.ts'
import type { PathStep } from './path-step.ts'

export interface OpeningStep {
  readonly step: PathStep
  readonly opened: OpenedReward | null
}

export const useOpenStep = () => {
  const { t } = useTranslation()
  const [opening, setOpening] = useState<OpeningStep | null>(null)
  const close = (): void => setOpening(null)
  const claim = useCallMutation('season.claimPathStep', {
    failure: t('seasonPath.failed'),
    onFailed: close,
    onDone: ({ opened }) => setOpening((now) => now && { ...now, opened }),
  })
  const open = (step: PathStep): void => {
    const isSent = claim.send({ params: { step: step.step }, body: { season: step.season } })
    if (isSent) setOpening({ step, opened: null })
  }
  return { opening, open, close }
}

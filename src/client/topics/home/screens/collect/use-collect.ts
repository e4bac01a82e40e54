import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { formatBalance } from '#client/ui/format/format.ts'
import { refreshHomeAfterFailure } from '../../cache.ts'
import type { CollectStep } from '../../shared/today-items.ts'
import { collectAll, collectStep, fitsToast, type Harvest } from './collect.ts'

export interface CollectProgress {
  readonly step: number
  readonly steps: number
}

/** Only one run at a time. Refetches the data of failed steps afterwards. */
export const useCollect = (
  onEnd: (harvest: Harvest) => void,
): { readonly collect: (steps: readonly CollectStep[]) => void; readonly progress: CollectProgress | null } => {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<CollectProgress | null>(null)
  // A ref, because state lags a render behind: two quick taps would both find it idle.
  const isBusy = useRef(false)

  const collect = (steps: readonly CollectStep[]): void => {
    if (isBusy.current || steps.length === 0) return
    isBusy.current = true
    void collectAll(
      steps,
      (step) => collectStep(queryClient, step),
      (step, count) => setProgress({ step, steps: count }),
    ).then((harvest) => {
      isBusy.current = false
      setProgress(null)
      if (harvest.collected > 0) celebrate('all-collected')
      haptic(harvest.missed.length > 0 ? 'warning' : 'success')
      if (harvest.missed.length > 0) refreshHomeAfterFailure(queryClient)
      onEnd(harvest)
    })
  }
  return { collect, progress }
}

/** Answers false for a run that a toast cannot show: the caller opens its summary. */
export const useHarvestToast = (): ((harvest: Harvest) => boolean) => {
  const { t } = useTranslation()
  return (harvest) => {
    if (harvest.collected === 0) toast.error(harvest.missed[0]?.message ?? t('checkIn.claimFailed'))
    else if (fitsToast(harvest)) toast.success(t('today.gain', { amount: formatBalance(harvest.gain.tokNano) }))
    else return false
    return true
  }
}

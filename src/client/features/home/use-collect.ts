import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { haptic } from '../../platform/messenger.ts'
import { sound } from '../../sound/sound.ts'
import { collectAll, collectStep, type Harvest } from './collect.ts'
import { energyQuery, FRESH_AT_HOME } from './later-queries.ts'
import { balanceQuery, lastClaimQuery } from './queries.ts'
import type { CollectStep } from './today-items.ts'

/** How far a collecting has come. */
export interface CollectProgress {
  readonly step: number
  readonly steps: number
}

/** Collects steps one after another; one collecting at a time. Whatever failed is asked for anew afterwards. */
export const useCollect = (
  onEnd: (harvest: Harvest) => void,
): { readonly collect: (steps: readonly CollectStep[]) => void; readonly progress: CollectProgress | null } => {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState<CollectProgress | null>(null)
  // The state is a render behind: two taps in one moment would both find it idle.
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
      if (harvest.collected > 0) sound.play('claim')
      haptic(harvest.missed.length > 0 ? 'warning' : 'success')
      if (harvest.missed.length > 0)
        for (const { queryKey } of [...FRESH_AT_HOME, balanceQuery, lastClaimQuery, energyQuery])
          void queryClient.invalidateQueries({ queryKey })
      onEnd(harvest)
    })
  }
  return { collect, progress }
}

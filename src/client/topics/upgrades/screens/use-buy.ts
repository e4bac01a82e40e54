import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { celebrate } from '#client/sound/celebrations.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { UpgradeCard } from './upgrade-cards.ts'

/** A double tap's second tap must not buy another level. */
const DOUBLE_TAP_MS = 400

/** One purchase at a time, not optimistic (rows 55, 56). */
export const useBuy = (onBought: (type: UpgradeCard['type']) => void) => {
  const { t } = useTranslation()
  const boughtAtMs = useRef(Number.NEGATIVE_INFINITY)
  const mutation = useCallMutation('upgrades.buy', {
    success: true,
    onDone: (_answer, input) => {
      boughtAtMs.current = performance.now()
      celebrate('upgrade-bought')
      if (input) onBought(input.body.type)
    },
    failure: ({ message }) => message,
    failureHaptic: 'warning',
  })
  const buy = ({ type, refusal }: UpgradeCard): void => {
    if (mutation.isPending || performance.now() - boughtAtMs.current < DOUBLE_TAP_MS) return
    if (refusal === 'max-level' || refusal === 'not-enough-tok')
      toast.refuse(t(refusal === 'max-level' ? 'upgrades.maxReached' : 'upgrades.insufficient'))
    else mutation.send({ body: { type } })
  }
  return { buy, isPending: mutation.isPending }
}

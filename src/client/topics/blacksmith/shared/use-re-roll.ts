import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText, type MutationHandlers, useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { refreshAdCredits } from '#client/topics/ads/cache.ts'
import { useAd } from '#client/topics/ads/shared/use-ad.tsx'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { bonusLines } from '#rules/blacksmith/blacksmith.ts'
import type { ItemStat } from '#rules/items/items.ts'
import { previewReroll, type RerollKind } from '../cache.ts'
import { type Rerolls, useRerolls } from './rerolls.ts'

export interface RerollOutcome {
  readonly before: readonly ItemStat[]
  readonly after: readonly ItemStat[]
}

export type RerollStep =
  /** `sent` keeps the cost that the player confirmed, because the counts change before the dialog closes. */
  | { readonly kind: 'confirm'; readonly by: RerollKind; readonly sent?: Rerolls }
  | { readonly kind: 'ad' }
  | ({ readonly kind: 'result' } & RerollOutcome)

const linesOf = ({ equipment_stats }: Pick<OwnEquipment, 'equipment_stats'>): ItemStat[] =>
  bonusLines({ stats: equipment_stats })

/**
 * A re-roll in steps: confirmation or ad, then the call with optimistic counts, then the result (B4, B5, B8; rows
 * 122-127).
 */
export const useReroll = (item: OwnEquipment) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const rerolls = useRerolls(item)
  const balanceNano = useQuery(balanceQuery).data
  const ad = useAd('credit')
  const [step, setStep] = useState<RerollStep | null>(null)

  const handlers: MutationHandlers<'equipments.reroll' | 'equipments.adsReroll'> = {
    onDone: ({ equipment }) => {
      const after = linesOf(equipment)
      if (after.length === 0) {
        setStep(null)
        toast.refuse(t('reRoll.nothing'))
        return
      }
      haptic('success')
      toast.success(t('reRoll.done'))
      setStep({ kind: 'result', before: linesOf(item), after })
    },
    onFailed: (error) => {
      setStep(null)
      if (error instanceof ApiError && error.code === 'unexpected-answer') toast.refuse(t('reRoll.nothing'))
      else toast.refuse(apiErrorText(error) ?? t('reRoll.failed'))
    },
  }
  const paid = useCallMutation('equipments.reroll', handlers)
  const free = useCallMutation('equipments.adsReroll', handlers)
  const isPending = paid.isPending || free.isPending

  const paidRefusal = (): string | null => {
    if (rerolls.costNano === null) return t('reRoll.none')
    return balanceNano !== undefined && rerolls.costNano > balanceNano ? t('reRoll.insufficient') : null
  }
  const hasLines = linesOf(item).length > 0

  return {
    rerolls,
    balanceNano,
    step,
    isPending,
    ad,
    askPaid: () => {
      if (isPending || ad.isWatching) return
      const refusal = hasLines ? paidRefusal() : t('reRoll.unable')
      if (refusal === null) setStep({ kind: 'confirm', by: 'paid' })
      else toast.refuse(refusal)
    },
    askFree: () => {
      if (isPending || ad.isWatching || rerolls.credits === undefined) return
      if (!hasLines) toast.refuse(t('reRoll.unable'))
      else if (rerolls.isFreeUsed) toast.refuse(t('reRoll.freeUsed'))
      else setStep(rerolls.credits > 0 ? { kind: 'confirm', by: 'free' } : { kind: 'ad' })
    },
    confirm: () => {
      if (step?.kind !== 'confirm' || isPending) return
      const refusal = step.by === 'paid' ? paidRefusal() : null
      if (refusal !== null) {
        setStep(null)
        toast.refuse(refusal)
        return
      }
      setStep({ ...step, sent: rerolls })
      const mutation = step.by === 'paid' ? paid : free
      mutation.send({ params: { id: item.id } }, () => previewReroll(client, item.id, step.by))
    },
    watch: async () => {
      setStep(null)
      if ((await ad.watch()) === null) return
      toast.success(t('reRoll.received'))
      refreshAdCredits(client)
      setStep({ kind: 'confirm', by: 'free' })
    },
    close: () => {
      if (!isPending) setStep(null)
    },
  }
}

export type Reroll = ReturnType<typeof useReroll>

import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ApiError } from '#client/api/api-error.ts'
import { useCallMutation } from '#client/game/use-call-mutation.ts'
import { setClosingConfirmation } from '#client/platform/messenger.ts'
import { payFor } from './pay-for.ts'
import { purchases, type WantedOffer } from './purchase-store.ts'

export interface Purchase {
  /** Call it within a tap. Returns false while another purchase runs. */
  readonly buy: (offer: WantedOffer) => boolean
  /** True while any purchase runs, which blocks the whole shop. */
  readonly isPending: boolean
  readonly pendingType: string | null
}

/** Needs the texts `payments`. @param onSheet called before the pay sheet opens, or on a debt (rows 168, 170) */
export const usePurchase = (onSheet: () => void = () => undefined): Purchase => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const stage = useStore(purchases, (state) => state.stage)
  const mutation = useCallMutation('iap.invoice', {
    failure: t('payments.invoiceFailed'),
    onDone: (invoice) => {
      const { stage: now } = purchases.getState()
      onSheet()
      if (now.is === 'asking') void payFor(client, now.offer, invoice)
    },
    onFailed: (error) => {
      const owes = error instanceof ApiError && error.code === 'star-debt'
      purchases.setState({
        stage: { is: 'idle' },
        ...(owes ? { notice: { is: 'debt', stars: Number(error.details?.stars ?? 0) } } : {}),
      })
      setClosingConfirmation(false)
      if (owes) onSheet()
    },
  })
  return {
    buy: (offer) => {
      if (purchases.getState().stage.is !== 'idle') return false
      if (!mutation.send({ body: { type: offer.type, quantity: offer.quantity } })) return false
      purchases.setState({ stage: { is: 'asking', offer }, notice: null })
      setClosingConfirmation(true)
      return true
    },
    isPending: stage.is !== 'idle',
    pendingType: stage.is === 'idle' ? null : stage.offer.type,
  }
}

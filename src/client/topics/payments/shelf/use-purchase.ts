import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ApiError } from '../../../api/api-error.ts'
import { refusalText, useMove } from '../../../game/use-move.ts'
import { setClosingConfirmation } from '../../../platform/messenger.ts'
import { payFor } from './pay-for.ts'
import { purchases, type WantedOffer } from './purchase-store.ts'

/** A purchase in Telegram Stars, from the dialog of an offer. */
export interface Purchase {
  /**
   * Asks for the invoice, opens the pay sheet and waits for the payment. Call it from the player's tap. Returns whether it was begun:
   * there is one at a time.
   */
  readonly buy: (offer: WantedOffer) => boolean
  /** From the tap to the answer, wherever it was begun: nothing of the shop can be tapped. */
  readonly isPending: boolean
  /** Type of the offer that is being paid. */
  readonly pendingType: string | null
}

/**
 * Buys for Telegram Stars (rows 168, 170). What is refused is toasted in the server's words, else as 'Failed to request invoice'. What
 * comes of it is shown by `PurchaseHost` on whichever page the player is. Its page needs the texts `payments`.
 * @param onSheet the pay sheet opens, or the reason why it cannot: the dialog that asked closes
 */
export const usePurchase = (onSheet: () => void = () => undefined): Purchase => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const stage = useStore(purchases, (state) => state.stage)
  const move = useMove('iap.invoice', {
    failure: (error) => refusalText(error) ?? t('payments.invoiceFailed'),
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
      // The reason takes the place of what asked.
      if (owes) onSheet()
    },
  })
  return {
    buy: (offer) => {
      if (purchases.getState().stage.is !== 'idle') return false
      if (!move.send({ body: { type: offer.type, quantity: offer.quantity } })) return false
      purchases.setState({ stage: { is: 'asking', offer }, notice: null })
      setClosingConfirmation(true)
      return true
    },
    isPending: stage.is !== 'idle',
    pendingType: stage.is === 'idle' ? null : stage.offer.type,
  }
}

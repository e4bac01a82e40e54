import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#client/api/api-error.ts'
import { apiErrorText, useCallMutation } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import type { Listing } from '#contracts/wire.ts'
import { MARKET_DIALOG_CLOSE_MS } from '#rules/constants.ts'
import { MS_PER_SECOND } from '#rules/units.ts'

/** Maximum age of the balance in the buy dialog. The player's own items may have been sold meanwhile. */
const PURSE_STALE_MS = 10 * MS_PER_SECOND

/**
 * Buys an offer (B4, B5, B8; rows 132-134).
 * @param onClose called 100 ms after success, before the celebration, and if the offer is gone
 */
export const useBuy = (listing: Listing, onClose: () => void) => {
  const { t } = useTranslation()
  const balanceNano = useQuery({ ...balanceQuery, staleTime: PURSE_STALE_MS }).data
  const [outcome, setOutcome] = useState<'bought' | 'gone' | null>(null)
  const [bought, setBought] = useState<{ readonly id: string; readonly isShown: boolean } | null>(null)
  const close = useEffectEvent(() => {
    setBought((known) => known && { ...known, isShown: true })
    onClose()
  })
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => close(), outcome === 'bought' ? MARKET_DIALOG_CLOSE_MS : 0)
    return () => clearTimeout(timer)
  }, [outcome])

  const refuse = (message: string): void => {
    haptic('error')
    toast.error(message)
  }
  const mutation = useCallMutation('market.buy', {
    success: t('market.buy.done'),
    onDone: ({ user_equipment_id }) => {
      setBought({ id: user_equipment_id, isShown: false })
      setOutcome('bought')
    },
    onFailed: (error) => {
      const code = error instanceof ApiError ? error.code : null
      if (code !== 'listing-gone') {
        const reason = code === 'buyer-too-new' ? apiErrorText(error) : null
        refuse(reason ?? t(code === 'insufficient-balance' ? 'market.buy.insufficient' : 'market.buy.failed'))
        return
      }
      refuse(t('market.buy.gone'))
      setOutcome('gone')
    },
  })
  // False while the balance is unknown.
  const isTooDear = balanceNano !== undefined && balanceNano < listing.price_gross
  return {
    isPending: mutation.isPending || outcome !== null,
    isTooDear,
    boughtId: bought?.isShown ? bought.id : null,
    end: () => setBought(null),
    buy: () => {
      if (isTooDear) refuse(t('market.buy.insufficient'))
      else mutation.send({ body: { market_equipment_id: listing.id } })
    },
  }
}

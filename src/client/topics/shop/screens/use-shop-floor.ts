import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { haptic } from '#client/platform/messenger.ts'
import { usePurchase } from '#client/topics/payments/shared/use-purchase.ts'
import { toast } from '#client/ui/feedback/toast.ts'
import { prefetchDialog } from '#client/ui/overlays/dialog.tsx'
import type { CallData } from '#contracts/schemas.ts'
import type { ShopItem } from '#contracts/wire.ts'
import type { ShopCurrency, ShopSet } from '#rules/shop/offers.ts'
import { shopItemsQuery } from '../queries.ts'
import { leftOf, type ThingOffer } from '../shared/offer-view.ts'
import { useBuy } from '../shared/use-buy.ts'

/** STAR are whole, TOK in nano. */
export type Balances = Readonly<Record<'STAR' | 'TOK', number>>

interface Bought {
  readonly type: string
  readonly opened: CallData<'shop.buy'>['opened']
}

export const useShopFloor = (balances: Balances) => {
  const { t } = useTranslation()
  const { refetch } = useQuery(shopItemsQuery)
  const [asked, setAsked] = useState<ThingOffer | null>(null)
  const [set, setSet] = useState<ShopSet | null>(null)
  const [open, setOpen] = useState<'offer' | 'set' | 'stars' | null>(null)
  const [missing, setMissing] = useState<number | null>(null)
  const [bought, setBought] = useState<Bought | null>(null)
  const close = (): void => setOpen(null)
  const sayShort = (short: number | null): void => {
    setMissing(short)
    setOpen('stars')
  }
  const { buy, isPending: isBuying } = useBuy(
    t('shop.bought'),
    ({ opened }) => {
      close()
      if (asked) setBought({ type: asked.item.type, opened })
    },
    () => sayShort(null),
  )
  const purchase = usePurchase(close)
  const isPending = isBuying || purchase.isPending

  const canPay = (currency: ShopCurrency, cost: number): boolean => currency === 'XTR' || balances[currency] >= cost
  const refuse = (text: string): void => {
    haptic('error')
    toast.error(text)
  }
  /** Checks the limit before the balance, as the specification does (A5). */
  const isRefused = (item: ShopItem, cost: number): boolean => {
    const { currency } = item
    if (leftOf(item) === 0) refuse(t('shop.limitReached'))
    else if (canPay(currency, cost)) return false
    else if (currency === 'TOK') refuse(t('shop.insufficientTok'))
    else {
      refuse(t('shop.insufficientStars'))
      sayShort(cost - balances.STAR)
    }
    return true
  }
  return {
    asked,
    set,
    open,
    missing,
    bought,
    isPending,
    pendingType: purchase.pendingType ?? (isBuying ? (asked?.item.type ?? null) : null),
    canPay,
    close,
    closeBought: () => setBought(null),
    refresh: () => void refetch(),
    ask: (offer: ThingOffer): void => {
      if (isPending || isRefused(offer.item, offer.item.price)) return
      haptic('light')
      prefetchDialog()
      setAsked(offer)
      setOpen('offer')
    },
    showSet: (next: ShopSet): void => {
      if (isPending) return
      haptic('light')
      setSet(next)
      setOpen('set')
    },
    buy: (item: ShopItem, quantity: number, price: number): void => {
      if (isPending || isRefused(item, price)) return
      if (item.currency === 'XTR') purchase.buy({ type: item.type, quantity, price })
      else buy(item.type, quantity, price)
    },
  }
}

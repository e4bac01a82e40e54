import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '../../../../../assets/manifest/extras.ts'
import type { CallData } from '../../../../contracts/schemas.ts'
import type { ShopItem } from '../../../../contracts/wire.ts'
import { haptic } from '../../../platform/messenger.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { prefetchDialog } from '../../../ui/overlays/dialog.tsx'
import type { ShopTab } from '../links.ts'
import { BoughtOfferMoment } from '../shelf/bought-offer-moment.tsx'
import { leftOf, offersOf, type ThingOffer } from '../shelf/offer-view.ts'
import { StarSourcesDrawer } from '../shelf/star-sources-drawer.tsx'
import { useBuy } from '../shelf/use-buy.ts'
import { OfferCard } from './offer-card.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import styles from './shop-screen.module.css'

const PICTURE = { url: extraPictureUrl('empty-market') }

export interface OffersTabProps {
  readonly tab: ShopTab
  readonly items: readonly ShopItem[]
  /** Whole STAR, and TOK in nano. */
  readonly balances: Readonly<Record<'STAR' | 'TOK', number>>
}

/** The offers of a tab for STAR and TOK, their question, and what came of it (rows 166, 169, 170). */
export const OffersTab = ({ tab, items, balances }: OffersTabProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<ThingOffer | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [missing, setMissing] = useState<number | null>(null)
  const [isShort, setShort] = useState(false)
  const [bought, setBought] = useState<{ type: string; opened: CallData<'shop.buy'>['opened'] } | null>(null)
  const sayShort = (short: number | null): void => {
    setAsking(false)
    setMissing(short)
    setShort(true)
  }
  const { buy, isPending } = useBuy(
    t('shop.bought'),
    ({ opened }) => {
      setAsking(false)
      if (asked) setBought({ type: asked.item.type, opened })
    },
    () => sayShort(null),
  )
  const refuse = (text: string): void => {
    haptic('error')
    toast.error(text)
  }
  /** The order of the specification: the limit, then the balance (A5). */
  const isRefused = ({ item, currency }: ThingOffer, cost: number): boolean => {
    if (leftOf(item) === 0) refuse(t('shop.limitReached'))
    else if (balances[currency] >= cost) return false
    else if (currency === 'TOK') refuse(t('shop.insufficientTok'))
    else {
      refuse(t('shop.insufficientStars'))
      sayShort(cost - balances.STAR)
    }
    return true
  }
  const ask = (offer: ThingOffer): void => {
    if (isRefused(offer, offer.item.price)) return
    haptic('light')
    prefetchDialog()
    setAsked(offer)
    setAsking(true)
  }
  const offers = offersOf(items, tab)
  if (offers.length === 0) return <EmptyState picture={PICTURE} title={t('shop.empty')} text={t('shop.emptyText')} />
  return (
    <>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.item.type}
            offer={offer}
            isAffordable={balances[offer.currency] >= offer.item.price}
            pending={isPending && asked?.item.type === offer.item.type}
            disabled={isPending}
            onBuy={() => ask(offer)}
          />
        ))}
      </ul>
      {asked && (
        <OfferDialog
          key={asked.item.type}
          offer={asked}
          balance={balances[asked.currency]}
          open={isAsking}
          pending={isPending}
          onBuy={(quantity, cost) => {
            if (!isRefused(asked, cost)) buy(asked.item.type, quantity, cost)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      <StarSourcesDrawer open={isShort} missing={missing} onClose={() => setShort(false)} />
      {bought && <BoughtOfferMoment {...bought} onClose={() => setBought(null)} />}
    </>
  )
}

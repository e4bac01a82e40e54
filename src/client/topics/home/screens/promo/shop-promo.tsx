import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { POSES } from '#assets/manifest/poses.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { shopState } from '#client/topics/shop/links.ts'
import { shopItemsQuery } from '#client/topics/shop/queries.ts'
import { wornPieces } from '#client/topics/shop/shared/set-view.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { FighterView } from '#client/ui/fighters/fighter-view.tsx'
import { formatInteger } from '#client/ui/format/format.ts'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { SET_TYPES } from '#rules/shop/offers.ts'
import { deviceDay, markPromoShown } from './promo-day.ts'
import { type PromoOffer, promoOf } from './promo-offer.ts'
import { markShopNoticeSeen } from './shop-notice.ts'
import styles from './shop-promo.module.css'

const PET_PX = 148

const Prices = ({ offer: { isWhole, originalPrice, price } }: { readonly offer: PromoOffer }) => {
  const { t } = useTranslation()
  const stars = formatInteger(price)
  return (
    <p className="text-center balance">
      <strong className="font-display size-20 regular">
        {t(isWhole ? 'shopPromo.price' : 'shopPromo.priceEach', { price: stars })}
      </strong>
      {originalPrice !== null && (
        <span className="block lilac">{t('shopPromo.was', { price: formatInteger(originalPrice) })}</span>
      )}
    </p>
  )
}

export interface ShopPromoProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly nowMs: number
}

/** Stays closed while loading, and if nothing is on sale (A2, A4, rows 36, 173). */
export const ShopPromo = ({ open, onClose, nowMs }: ShopPromoProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const items = useQuery(shopItemsQuery)
  const profile = useQuery(combatProfileQuery).data
  const offer = items.data && promoOf(items.data, deviceDay(nowMs))
  const isShown = open && !!offer && profile !== undefined
  const hasNothing = items.isError || offer === null
  const begin = useEffectEvent(() => markPromoShown(nowMs))
  const end = useEffectEvent(onClose)
  useEffect(() => {
    if (isShown) begin()
  }, [isShown])
  useEffect(() => {
    if (open && hasNothing) end()
  }, [open, hasNothing])
  if (!offer || !profile) return null
  const name = t(`shop.set.${offer.set}.name`)
  return (
    <Dialog open={isShown} onClose={onClose} title={t('shopPromo.title')}>
      <div className="column gap-12">
        <div className={styles.hero} data-set={offer.set}>
          {offer.percentOff !== null && (
            <span className={styles.badge}>{t('shopPromo.off', { percent: offer.percentOff })}</span>
          )}
          <FighterView
            houseId={profile.house_id}
            cosmetic={wornPieces(offer.set, SET_TYPES)}
            pose={POSES.win}
            size={PET_PX}
            label={t('shopPromo.pet', { set: name })}
          />
          <h3 className={styles.name}>{name}</h3>
        </div>
        <p className="soft size-15 text-center balance">{t('shopPromo.about')}</p>
        <Prices offer={offer} />
        <Button
          fullWidth
          onClick={() => {
            markShopNoticeSeen(nowMs)
            onClose()
            navigate(PAGE.IAP.path, { state: { from: PAGE.HOME.path, ...shopState('equipment') } })
          }}
        >
          {t('shopPromo.go')}
        </Button>
      </div>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import type { ShopItem } from '#contracts/wire.ts'
import { SHOP_TABS, type ShopTab } from '../links.ts'
import { BoughtOfferCelebration } from '../shared/bought-offer-celebration.tsx'
import { thingsOf } from '../shared/offer-view.ts'
import { setOnSale } from '../shared/set-view.ts'
import { StarSourcesDrawer } from '../shared/star-sources-drawer.tsx'
import { FortnightNote } from './fortnight-note.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { SetDrawer } from './set-drawer.tsx'
import { BossSets, HolidaySets } from './set-rows.tsx'
import { ShopCarousel } from './shop-carousel.tsx'
import { ThingCard } from './thing-card.tsx'
import { type Balances, useShopFloor } from './use-shop-floor.ts'
import { useSlides } from './use-slides.tsx'

const PICTURE = { url: extraPictureUrl('empty-market') }

export interface ShopFloorProps {
  readonly tab: ShopTab
  readonly onTab: (tab: ShopTab) => void
  readonly items: readonly ShopItem[]
  readonly balances: Balances
}

export const ShopFloor = ({ tab, onTab, items, balances }: ShopFloorProps) => {
  const { t } = useTranslation()
  const floor = useShopFloor(balances)
  const { asked, open, isPending, pendingType, refresh } = floor
  const slides = useSlides(items, { onSet: floor.showSet, onChests: () => onTab('chests'), onEnd: refresh })
  const sale = floor.set && setOnSale(items, floor.set)

  const things = (of: ShopTab) => {
    const shown = thingsOf(items, of)
    return (
      <>
        <FortnightNote items={shown.flatMap(({ offers }) => offers)} onEnd={refresh} />
        <ul className="grid gap-14">
          {shown.map((thing) => (
            <ThingCard
              key={thing.thing}
              thing={thing}
              level={of === 'equipment' ? 3 : 2}
              canPay={floor.canPay}
              pendingType={pendingType}
              disabled={isPending}
              onBuy={floor.ask}
            />
          ))}
        </ul>
      </>
    )
  }
  const isEmpty = (of: ShopTab): boolean =>
    items.length === 0 || (of !== 'equipment' && thingsOf(items, of).length === 0)
  const shelves = (of: ShopTab) => {
    if (isEmpty(of)) return <EmptyState picture={PICTURE} title={t('shop.empty')} text={t('shop.emptyText')} />
    if (of !== 'equipment') return things(of)
    const sets = { items, disabled: isPending, onOpen: floor.showSet, onEnd: refresh }
    return (
      <>
        <BossSets {...sets} />
        <HolidaySets {...sets} />
        <h2 className="margin-bottom-10 size-18">{t('shop.common')}</h2>
        {things(of)}
      </>
    )
  }
  return (
    <>
      <ShopCarousel slides={slides} />
      <Tabs
        label={t('shop.tabs')}
        value={tab}
        onChange={onTab}
        tabs={SHOP_TABS.map((id) => ({ id, label: t(`shop.tab.${id}`), content: shelves(id) }))}
      />
      {asked && (
        <OfferDialog
          key={asked.item.type}
          offer={asked}
          balance={asked.item.currency === 'XTR' ? null : balances[asked.item.currency]}
          open={open === 'offer'}
          pending={isPending}
          onBuy={(quantity, cost) => floor.buy(asked.item, quantity, cost)}
          onCancel={floor.close}
        />
      )}
      {sale && (
        <SetDrawer
          key={sale.set}
          sale={sale}
          open={open === 'set'}
          pendingType={pendingType}
          onBuy={(item) => floor.buy(item, 1, item.price)}
          onEnd={refresh}
          onClose={floor.close}
        />
      )}
      <StarSourcesDrawer open={open === 'stars'} missing={floor.missing} onClose={floor.close} />
      {floor.bought && <BoughtOfferCelebration {...floor.bought} onClose={floor.closeBought} />}
    </>
  )
}

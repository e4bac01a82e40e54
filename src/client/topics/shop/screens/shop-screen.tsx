import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { starsQuery } from '#client/topics/ledger/queries.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { formatBalance, formatInteger } from '#client/ui/format/format.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { CurrencyChip } from '#client/ui/values/currency-chip.tsx'
import { SHOP_TABS, tabOfState, toShop } from '../links.ts'
import { shopItemsQuery } from '../queries.ts'
import { ShopFloor } from './shop-floor.tsx'
import styles from './shop-screen.module.css'

const CARDS = [0, 1, 2] as const
const CARD_PX = 150
const BANNER_PX = 142

/** The address or the navigation state names the tab (rows 27, 166–174). */
export const ShopScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const goBack = useGoBack(PAGE.IAP.back)
  const openPage = useOpenPage()
  const items = useQuery(shopItemsQuery)
  const stars = useQuery(starsQuery)
  const tok = useQuery(balanceQuery)
  const tab = SHOP_TABS.find((one) => one === search.get('tab')) ?? tabOfState(state) ?? SHOP_TABS[0]
  const isKnown = items.data !== undefined && stars.data !== undefined && tok.data !== undefined
  return (
    <Screen title={t('shop.title')} hue="amber" header="market" onBack={goBack}>
      {isKnown ? (
        <>
          <div className="flex wrap gap-8 justify-center margin-bottom-12">
            <CurrencyChip currency="star" label={t('shop.yourStars')}>
              {formatInteger(stars.data)}
            </CurrencyChip>
            <CurrencyChip currency="tok" label={t('shop.yourTok')}>
              {formatBalance(tok.data)}
            </CurrencyChip>
          </div>
          <ShopFloor
            tab={tab}
            onTab={(id) => navigate(toShop(id), { replace: true, state })}
            items={items.data}
            balances={{ STAR: stars.data, TOK: tok.data }}
          />
          <div className={styles.foot}>
            <p>{t('shop.fair')}</p>
            <p>{t('shop.returns')}</p>
            <Button variant="quiet" size="small" onClick={() => openPage(PAGE.PURCHASES.path)}>
              {t('shop.purchases')}
            </Button>
          </div>
        </>
      ) : (
        <Pending queries={[items, stars, tok]} failed={t('shop.loadFailed')} loading={t('shop.loading')}>
          <div className="grid gap-14">
            <Skeleton height={BANNER_PX} />
            {CARDS.map((card) => (
              <Skeleton key={card} height={CARD_PX} />
            ))}
          </div>
        </Pending>
      )}
    </Screen>
  )
}

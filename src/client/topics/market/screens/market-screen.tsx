import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack } from '#client/game/origin.ts'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { haptic } from '#client/platform/messenger.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { formatBalance } from '#client/ui/format/format.ts'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import { CurrencyChip } from '#client/ui/values/currency-chip.tsx'
import type { Listing } from '#contracts/wire.ts'
import { MARKET_TABS, type MarketTab, toMarket } from '../links.ts'
import { useMetWishes } from '../shared/met-wishes.ts'
import { isStepIn } from '../shared/see-kind-button.tsx'
import { Wishes } from '../shared/wishes.tsx'
import { BrowseTab } from './browse-tab.tsx'
import { ListingDialog } from './listing-dialog.tsx'
import { choiceOf, type MarketChoice, searchOf } from './market-choice.ts'
import { OffersTab } from './offers-tab.tsx'
import { TradesTab } from './trades-tab.tsx'
import { useListScroll } from './use-list-scroll.ts'

const tabOf = (text: string | null): MarketTab => MARKET_TABS.find((tab) => tab === text) ?? 'market'

export const MarketScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const goBack = useGoBack(PAGE.MARKETPLACE.back)
  const tab = tabOf(search.get('tab'))
  const choice = choiceOf(search)
  const balanceNano = useQuery(balanceQuery).data
  const met = useMetWishes()
  const [pressed, setPressed] = useState<Listing | null>(null)
  useListScroll()

  const go = (address: Address): void => navigate(address, { replace: true, state })
  const searchAt = (at: MarketTab) => (at === 'market' ? searchOf(choice) : { ...searchOf(choice), tab: at })
  const show = (next: MarketChoice): void => go(toMarket(searchOf(next)))
  const open = (listing: Listing): void => {
    haptic('selection')
    setPressed(listing)
    go(toMarket({ ...searchOf(choice), listing: listing.id }))
  }

  const content = {
    market: <BrowseTab choice={choice} onChoice={show} onOpen={open} />,
    offers: <OffersTab />,
    history: <TradesTab />,
    wishes: <Wishes onOpen={(listing) => go(toMarket({ ...searchAt(tab), listing }))} />,
  } as const
  return (
    <Screen
      title={t('market.title')}
      hue="amber"
      header="market"
      onBack={isStepIn(state) ? () => navigate(-1) : goBack}
      actions={
        balanceNano === undefined ? null : (
          <CurrencyChip currency="tok" label={t('market.balance')}>
            {formatBalance(balanceNano)}
          </CurrencyChip>
        )
      }
    >
      <Tabs
        label={t('market.tabs')}
        value={tab}
        onChange={(id) => go(toMarket(searchAt(id)))}
        tabs={MARKET_TABS.map((id) => ({
          id,
          label: t(`market.tab.${id}`),
          content: content[id],
          ...(id === 'wishes' && met > 0 && { badge: <Badge label={` ${t('trade.wish.some', { count: met })}`} /> }),
        }))}
      />
      <ListingDialog id={search.get('listing')} known={pressed} onClose={() => go(toMarket(searchAt(tab)))} />
    </Screen>
  )
}

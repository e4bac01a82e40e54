import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useInfiniteRows } from '#client/game/use-infinite-rows.ts'
import { toInventory } from '#client/topics/items/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Segmented } from '#client/ui/controls/segmented.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { LoadMore } from '#client/ui/feedback/load-more.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import type { Listing } from '#contracts/wire.ts'
import { MARKET_SORTS } from '#rules/market/market.ts'
import { listingsQuery } from '../queries.ts'
import { plainRarity, plainSlug } from '../shared/wanted-item.ts'
import { WishButton } from '../shared/wish-button.tsx'
import styles from './browse-tab.module.css'
import { FilterChips } from './filter-chips.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { ListingGrid, ListingPlaceholders } from './listing-grid.tsx'
import { filtersOn, type MarketChoice, NO_FILTERS, viewOf } from './market-choice.ts'
import { type PowerGain, usePowerGain } from './use-wear-changes.ts'

const PICTURE = { url: extraPictureUrl('empty-market') }

interface NothingProps {
  readonly choice: MarketChoice
  readonly onClear: () => void
}

const Nothing = ({ choice, onClear }: NothingProps) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { slug, type } = choice
  const rarity = choice.rarity ?? (slug === undefined ? null : plainRarity(slug)) ?? 'uncommon'
  const wanted = { slug: slug ?? plainSlug(type ?? 'sword', rarity), rarity }
  if (filtersOn(choice).length === 0)
    return (
      <EmptyState picture={PICTURE} size="compact" title={t('market.empty')} text={t('market.emptyText')}>
        <Button onClick={() => navigate(toInventory('equipment'))}>{t('market.toBag')}</Button>
      </EmptyState>
    )
  return (
    <EmptyState picture={PICTURE} size="compact" title={t('market.noMatch')} text={t('market.noMatchText')}>
      <Button variant="secondary" onClick={onClear}>
        {t('market.filter.clear')}
      </Button>
      {/* The key mounts the dialog anew for each kind, which resets its fields. */}
      <WishButton key={`${wanted.slug} ${wanted.rarity}`} wanted={wanted} choice="kind" variant="quiet" />
    </EmptyState>
  )
}

interface ListingsProps extends NothingProps {
  readonly gainOf: PowerGain
  readonly onOpen: (listing: Listing) => void
}

const Listings = ({ choice, gainOf, onClear, onOpen }: ListingsProps) => {
  const { t } = useTranslation()
  const listings = useInfiniteRows(listingsQuery(viewOf(choice)))
  if (listings.rows === null)
    return (
      <Pending queries={[listings]} failed={t('market.failed')} loading={t('market.loading')}>
        <ListingPlaceholders />
      </Pending>
    )
  if (listings.rows.length === 0 && !listings.hasMore) return <Nothing choice={choice} onClear={onClear} />
  return (
    <>
      <ListingGrid listings={listings.rows} gainOf={gainOf} onOpen={onOpen} />
      <LoadMore list={listings} label={t('market.more')} problem={t('market.moreFailed')} end={t('market.end')} />
    </>
  )
}

export interface BrowseTabProps {
  readonly choice: MarketChoice
  readonly onChoice: (choice: MarketChoice) => void
  readonly onOpen: (listing: Listing) => void
}

export const BrowseTab = ({ choice, onChoice, onOpen }: BrowseTabProps): ReactNode => {
  const { t } = useTranslation()
  const [isFiltering, setFiltering] = useState(false)
  // Read here once instead of in every row that scrolls in.
  const gainOf = usePowerGain()
  const count = filtersOn(choice).length
  const clear = (): void => onChoice({ ...choice, ...NO_FILTERS })
  return (
    <div className="column gap-10 above-inset">
      <div className="row wrap gap-8 justify-between">
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          {t('market.filter.button')}
          {count > 0 && (
            <Badge tone="gold" count={count} label={t('market.filter.on', { count })} className={styles.count} />
          )}
        </Button>
        <Segmented
          label={t('market.sort.label')}
          value={choice.sort}
          onChange={(sort) => onChoice({ ...choice, sort })}
          choices={MARKET_SORTS.map((id) => ({ id, label: t(`market.sort.${id}`) }))}
        />
      </div>
      {count > 0 && <FilterChips choice={choice} onChoice={onChoice} onClear={clear} />}
      <Listings choice={choice} gainOf={gainOf} onClear={clear} onOpen={onOpen} />
      <FilterDrawer
        open={isFiltering}
        choice={choice}
        onClose={() => setFiltering(false)}
        onApply={(next) => {
          setFiltering(false)
          onChoice(next)
        }}
      />
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { toBulkDismantle } from '#client/topics/blacksmith/links.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { useMetWishes } from '#client/topics/market/shared/met-wishes.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Badge } from '#client/ui/feedback/badge.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { isWornType, WORN_TYPES } from '#rules/items/item-kinds.ts'
import type { StatChange } from '../shared/gear-changes.ts'
import { NothingYet } from './bag-states.tsx'
import { BagTools } from './bag-tools.tsx'
import { filtered, NO_FILTER, wornOf } from './bag-view.ts'
import styles from './equipment-tab.module.css'
import { ItemGrid } from './item-grid.tsx'
import { OutfitsDrawer } from './outfits-drawer.tsx'
import type { GearMutations } from './use-gear-mutations.ts'
import { useOutfitMutations } from './use-outfit-mutations.ts'
import { WearStage } from './wear-stage.tsx'
import { WelcomeSword } from './welcome-sword.tsx'

export interface EquipmentTabProps {
  readonly items: readonly OwnEquipment[]
  readonly selected: OwnEquipment | null
  readonly newIds: ReadonlySet<string>
  readonly changesOf: (item: OwnEquipment) => readonly StatChange[] | null
  /** True if no single item of the bag would add power. */
  readonly isBestWorn: boolean
  readonly mutations: GearMutations
  readonly onPress: (item: OwnEquipment) => void
  readonly onDetails: () => void
}

export const EquipmentTab = (props: EquipmentTabProps) => {
  const { items, selected, newIds, changesOf, isBestWorn, mutations, onPress, onDetails } = props
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const openPage = useOpenPage()
  const profile = useQuery(combatProfileQuery).data
  const outfits = useOutfitMutations(profile)
  const met = useMetWishes()
  const [filter, setFilter] = useState(NO_FILTER)
  const [areOutfitsOpen, setOutfitsOpen] = useState(false)
  const gear = items.filter(({ type }) => isWornType(type))
  const shown = filtered(gear, filter)
  return (
    <div className={styles.tab}>
      <WelcomeSword />
      {gear.length === 0 ? (
        <NothingYet tab="equipment" />
      ) : (
        <>
          {profile ? (
            <WearStage
              profile={profile}
              item={selected}
              changes={selected && changesOf(selected)}
              mutations={mutations}
              isBestWorn={isBestWorn}
              isPending={outfits.isPending}
              onBest={outfits.wearBest}
              onOutfits={() => setOutfitsOpen(true)}
              onDetails={onDetails}
            />
          ) : (
            <Skeleton height={200} />
          )}
          <BagTools types={WORN_TYPES} filter={filter} onChange={setFilter} />
          <div className="row wrap gap-8 justify-between">
            <p className="soft">{t('inventory.count', { count: shown.length })}</p>
            <div className="flex wrap gap-8">
              <Button size="small" variant="quiet" onClick={() => openPage(PAGE.MARKETPLACE.path)}>
                {t('inventory.market')}
                {met > 0 && <Badge label={` ${t('trade.wish.some', { count: met })}`} className={styles.met} />}
              </Button>
              <Button size="small" variant="quiet" onClick={() => navigate(toBulkDismantle())}>
                {t('inventory.bulk')}
              </Button>
            </div>
          </div>
          {shown.length === 0 ? (
            <div className={styles.none}>
              <p>{t('inventory.filter.none')}</p>
              <Button size="small" variant="secondary" onClick={() => setFilter(NO_FILTER)}>
                {t('inventory.filter.clear')}
              </Button>
            </div>
          ) : (
            <ItemGrid
              items={shown}
              label={t('inventory.tab.equipment')}
              selectedId={selected?.id ?? null}
              newIds={newIds}
              onPress={onPress}
            />
          )}
        </>
      )}
      <OutfitsDrawer
        open={areOutfitsOpen}
        onClose={() => setOutfitsOpen(false)}
        worn={wornOf(items)}
        mutations={outfits}
      />
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { useGoBack, useOpenPage } from '#client/game/origin.ts'
import { PAGE } from '#client/game/page-paths.ts'
import { sendMutationQuietly } from '#client/game/use-call-mutation.ts'
import { haptic } from '#client/platform/messenger.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { isWornType } from '#rules/items/item-kinds.ts'
import { toInventory, toItem } from '../links.ts'
import { inventoryQuery } from '../queries.ts'
import { changesOf, powerGainOf } from '../shared/gear-changes.ts'
import { useWearer } from '../shared/use-wearer.ts'
import { Loaded } from './bag-states.tsx'
import { inBagOrder, isWearable, newOf, wornOf } from './bag-view.ts'
import { BossTab } from './boss-tab.tsx'
import { EquipmentTab } from './equipment-tab.tsx'
import { ItemCardDrawer, type ShownItem } from './item-card-drawer.tsx'
import { MaterialsTab } from './materials-tab.tsx'
import { StonesTab } from './stones-tab.tsx'
import { useGearMutations } from './use-gear-mutations.ts'

/** Marks all items as seen on the server. The badges stay during this visit. */
const useNewItems = (items: readonly OwnEquipment[]): ReadonlySet<string> => {
  const client = useQueryClient()
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  const unseen = newOf(items).filter(({ id }) => !known.has(id))
  if (unseen.length > 0) setKnown(new Set([...known, ...unseen.map(({ id }) => id)]))
  const [hasNews, setHasNews] = useState(false)
  if (!hasNews && items.some(({ own }) => own.is_new)) setHasNews(true)
  useEffect(() => {
    // If it fails, the items are new again at the next visit.
    if (hasNews) sendMutationQuietly(client, 'equipments.seen').catch(() => undefined)
  }, [client, hasNews])
  return known
}

const TABS = ['equipment', 'materials', 'stones', 'boss'] as const
type Tab = (typeof TABS)[number]

const NO_ITEMS: readonly OwnEquipment[] = []

const tabOf = (text: string | null): Tab =>
  text === 'pet' ? 'stones' : (TABS.find((tab) => tab === text) ?? 'equipment')

const itemOf = (search: URLSearchParams): ShownItem | null => {
  const id = search.get('item')
  if (id === null) return null
  const owner = Number(search.get('owner'))
  return { id, owner: Number.isSafeInteger(owner) && owner > 0 ? owner : null }
}

export const InventoryScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const goBack = useGoBack(PAGE.INVENTORY.back)
  const openPage = useOpenPage()
  const linked = itemOf(search)
  const bag = useQuery(inventoryQuery)
  const items = useMemo(() => inBagOrder(bag.data ?? NO_ITEMS), [bag.data])
  const isLinkedForBosses = items.some(({ id, type }) => id === linked?.id && !isWornType(type))
  const tab = isLinkedForBosses ? 'boss' : tabOf(search.get('tab'))
  const newIds = useNewItems(items)
  const wearer = useWearer()
  const mutations = useGearMutations()
  const [selectedId, setSelectedId] = useState(linked?.id ?? null)
  const [shown, setShown] = useState(linked)
  if (linked !== null && linked.id !== shown?.id) setShown(linked)
  const selected = items.find(({ id, type }) => id === selectedId && isWornType(type)) ?? null

  const compare = (item: OwnEquipment) => (wearer === null ? null : changesOf(wearer, wornOf(items), item))
  const isBestWorn = useMemo(
    () =>
      wearer !== null &&
      items.every(
        (item) => item.status !== 'inventory' || !isWearable(item) || powerGainOf(wearer, wornOf(items), item) === null,
      ),
    [items, wearer],
  )
  const openCard = (id: string): void => navigate(toItem(id), { replace: true, state })
  const press = useCallback((item: OwnEquipment): void => {
    haptic('selection')
    setSelectedId((last) => (last === item.id ? null : item.id))
  }, [])

  const content = {
    equipment: (
      <Loaded query={bag}>
        {() => (
          <EquipmentTab
            items={items}
            selected={selected}
            newIds={newIds}
            changesOf={compare}
            isBestWorn={isBestWorn}
            mutations={mutations}
            onPress={press}
            onDetails={() => selected && openCard(selected.id)}
          />
        )}
      </Loaded>
    ),
    materials: <MaterialsTab />,
    stones: <StonesTab />,
    boss: (
      <Loaded query={bag}>{() => <BossTab items={items} newIds={newIds} onPress={({ id }) => openCard(id)} />}</Loaded>
    ),
  } as const
  return (
    <Screen
      title={t('inventory.title')}
      hue="indigo"
      onBack={goBack}
      actions={
        <Button variant="quiet" size="small" icon="trophy" onClick={() => openPage(PAGE.COLLECTION.path)}>
          {t('inventory.collection')}
        </Button>
      }
    >
      <Tabs
        label={t('inventory.tabs')}
        value={tab}
        onChange={(id) => navigate(toInventory(id), { replace: true, state })}
        tabs={TABS.map((id) => ({ id, label: t(`inventory.tab.${id}`), content: content[id] }))}
      />
      <ItemCardDrawer
        shown={shown}
        open={linked !== null}
        items={bag.data}
        changesOf={compare}
        mutations={mutations}
        onClose={() => navigate(toInventory(tab), { replace: true, state })}
      />
    </Screen>
  )
}

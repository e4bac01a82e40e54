import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { apiErrorText } from '#client/game/use-call-mutation.ts'
import { gameConfigQuery } from '#client/topics/home/queries.ts'
import { itemQuery, materialsQuery } from '#client/topics/items/queries.ts'
import { isNeverDismantled } from '#client/topics/items/shared/dismantling.ts'
import { MaterialGrid } from '#client/topics/items/shared/material-grid.tsx'
import { Button } from '#client/ui/controls/button.tsx'
import { Tabs } from '#client/ui/controls/tabs.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { toast } from '#client/ui/feedback/toast.ts'
import { Popover } from '#client/ui/overlays/popover.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { GameConfig, OwnEquipment, OwnedMaterial } from '#contracts/wire.ts'
import { AWAKENED_LINES_MAX, REFINE_PITY_FAILURES } from '#rules/blacksmith/blacksmith.ts'
import type { SmithTab } from '../links.ts'
import { BulkScreen } from './bulk-screen.tsx'
import { DismantleTab } from './dismantle-tab.tsx'
import { RefineTab } from './refine-tab.tsx'
import styles from './smith-screen.module.css'
import { useSmithSelection } from './smith-selection.ts'
import { workOf } from './smith-view.ts'

const BAD_REQUEST = 400

const isInvalidItem = (error: Error): boolean => 'httpStatus' in error && error.httpStatus === BAD_REQUEST

type ItemTab = Exclude<SmithTab, 'bulk'>

interface SmithBodyProps {
  readonly item: OwnEquipment
  readonly materials: readonly OwnedMaterial[]
  readonly settings: GameConfig
  readonly tab: ItemTab
  readonly onTab: (tab: ItemTab) => void
  readonly onGone: (isGone: boolean) => void
}

const SmithBody = ({ item, materials, settings, tab, onTab, onGone }: SmithBodyProps) => {
  const { t } = useTranslation()
  const change = (next: ItemTab): void => {
    if (next === 'dismantle') {
      if (isNeverDismantled(item)) {
        toast.refuse(t('blacksmith.refused.cannot-dismantle'))
        return
      }
      // The blacksmith has its own text for worn items (T21).
      if (item.status === 'equipped') toast.error(t('blacksmith.wornOnSmith'))
    }
    onTab(next)
  }
  return (
    <>
      <Tabs<ItemTab>
        label={t('blacksmith.tabs')}
        value={tab}
        onChange={change}
        tabs={[
          {
            id: 'refine',
            label: t('blacksmith.tab.refine'),
            content: <RefineTab item={item} materials={materials} settings={settings} />,
          },
          {
            id: 'dismantle',
            label: t('blacksmith.tab.dismantle'),
            content: <DismantleTab item={item} onGone={onGone} />,
          },
        ]}
      />
      <section className="grid gap-8">
        <h2 className="size-17">{t('items.materials')}</h2>
        <MaterialGrid materials={materials} />
      </section>
    </>
  )
}

const InvalidItem = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <EmptyState picture="empty" size="compact" title={text}>
      <Button onClick={() => navigate(PAGE.INVENTORY.path)}>{t('blacksmith.toInventory')}</Button>
    </EmptyState>
  )
}

const About = ({ item }: { readonly item: OwnEquipment }) => {
  const { t } = useTranslation()
  const work = workOf(item)
  return (
    <Popover label={t(`blacksmith.about.label.${work}`)} side="bottom">
      {work === 'refine'
        ? t('blacksmith.about.refine', { times: REFINE_PITY_FAILURES })
        : t('blacksmith.about.awaken', { times: AWAKENED_LINES_MAX })}
    </Popover>
  )
}

const ItemSmith = ({ itemId, tab: asked }: { readonly itemId: string; readonly tab: ItemTab }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [isGone, setGone] = useState(false)
  const found = useQuery({ ...itemQuery(itemId), enabled: !isGone })
  const materials = useQuery(materialsQuery)
  const settings = useQuery(gameConfigQuery)
  const [chosen, setChosen] = useState(asked)
  const own = found.data?.own ?? null
  const item = found.data && own ? { ...found.data, own } : null
  const isForeign = found.data !== undefined && own === null
  const queries = [found, materials, settings]
  const failed = queries.find(({ error, data }) => error !== null && data === undefined)
  const isReady = item !== null && materials.data !== undefined && settings.data !== undefined
  const isBlocked = item !== null && isNeverDismantled(item)
  const isReportedWhy = isBlocked && asked === 'dismantle'
  useEffect(() => {
    if (isReportedWhy) toast.error(t('blacksmith.refused.cannot-dismantle'), { id: 'cannot-dismantle' })
  }, [isReportedWhy, t])
  const tab = isBlocked ? 'refine' : chosen
  const title = item ? (tab === 'dismantle' ? 'dismantle' : workOf(item)) : 'none'
  return (
    <Screen
      title={t(`blacksmith.title.${title}`)}
      hue="amber"
      header="smith"
      onBack={() => navigate(PAGE.REFINE_ITEM.back)}
      actions={item && tab === 'refine' ? <About item={item} /> : null}
    >
      <div className={styles.content}>
        {isReady ? (
          <SmithBody
            item={item}
            materials={materials.data}
            settings={settings.data}
            tab={tab}
            onTab={setChosen}
            onGone={setGone}
          />
        ) : isForeign || (failed?.error && isInvalidItem(failed.error)) ? (
          <InvalidItem text={apiErrorText(failed?.error) ?? t('blacksmith.refused.invalid-item')} />
        ) : (
          <Pending queries={queries} failed={t('blacksmith.failed')} loading={t('blacksmith.loading')}>
            <Skeleton height={48} />
            <Skeleton height={260} />
            <Skeleton height={96} />
            <Skeleton height={52} />
          </Pending>
        )}
      </div>
    </Screen>
  )
}

export const SmithScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const { itemId, tab } = useSmithSelection()
  if (tab === 'bulk') return <BulkScreen />
  if (itemId !== null) return <ItemSmith key={itemId} itemId={itemId} tab={tab} />
  return (
    <Screen
      title={t('blacksmith.title.none')}
      hue="amber"
      header="smith"
      onBack={() => navigate(PAGE.REFINE_ITEM.back)}
    >
      <InvalidItem text={t('blacksmith.refused.invalid-item')} />
    </Screen>
  )
}

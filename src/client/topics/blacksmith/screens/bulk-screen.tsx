import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { PAGE } from '#client/game/page-paths.ts'
import { haptic } from '#client/platform/messenger.ts'
import { armySpentQuery } from '#client/topics/army/queries.ts'
import { inventoryQuery } from '#client/topics/items/queries.ts'
import { ItemTile } from '#client/topics/items/shared/item-tile.tsx'
import { useWearer } from '#client/topics/items/shared/use-wearer.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { Switch } from '#client/ui/controls/switch.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { SkeletonItems } from '#client/ui/feedback/skeleton-parts.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { bulkPlan, type KeepReason } from '#rules/blacksmith/bulk-dismantle.ts'
import { DISMANTLED_RARITIES } from '#rules/blacksmith/dismantle.ts'
import type { Rarity } from '#rules/items/rarities.ts'
import type { Wearer } from '#rules/kombat/outfit.ts'
import styles from './bulk-screen.module.css'
import { SmithCelebrationView } from './smith-celebration-view.tsx'
import { bulkItemOf } from './smith-view.ts'
import { useDismantle } from './use-dismantle.ts'
import { YieldList } from './yield-list.tsx'

const TILE_PX = 56
/** Rarities chosen at first. Prototypes are not, because they can be awakened. */
const FIRST_RARITIES: readonly Rarity[] = ['common', 'uncommon']
const SHOWN: readonly Exclude<KeepReason, 'other-rarity' | 'spared'>[] = [
  'item-worn',
  'item-locked',
  'better-than-worn',
  'bound',
  'item-on-sale',
  'cannot-dismantle',
]

const Bulk = ({ items, wearer }: { readonly items: readonly OwnEquipment[]; readonly wearer: Wearer }) => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const [rarities, setRarities] = useState<readonly Rarity[]>(FIRST_RARITIES)
  const [keepsBetter, setKeepsBetter] = useState(true)
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const { celebration, start, end, say } = useDismantle()
  const { taken, left, kept, materials } = bulkPlan(items.map(bulkItemOf), { rarities, keepsBetter, spared }, wearer)
  const count = taken.length
  const bossEvents = SHOWN.flatMap((reason) => {
    const number = kept[reason] ?? 0
    return number === 0 ? [] : [t(`blacksmith.bulk.why.${reason}`, { count: number })]
  })
  return (
    <>
      <Panel as="section" className="column gap-12">
        <p className="soft size-14">{t('blacksmith.bulk.about')}</p>
        <fieldset className={styles.rarities}>
          <legend className="font-display size-18">{t('blacksmith.bulk.rarities')}</legend>
          {DISMANTLED_RARITIES.map((rarity) => (
            <Switch
              key={rarity}
              label={t(`ui.rarity.${rarity}`)}
              checked={rarities.includes(rarity)}
              onChange={(isOn) => {
                haptic('selection')
                setRarities((known) => (isOn ? [...known, rarity] : known.filter((other) => other !== rarity)))
              }}
            />
          ))}
        </fieldset>
        <Switch
          label={t('blacksmith.bulk.keepBetter')}
          detail={t('blacksmith.bulk.keepBetterText')}
          checked={keepsBetter}
          onChange={(isOn) => {
            haptic('selection')
            setKeepsBetter(isOn)
          }}
        />
        {bossEvents.length > 0 && (
          <p className="soft size-14">{t('blacksmith.bulk.stays', { list: bossEvents.join(', ') })}</p>
        )}
      </Panel>
      {spared.size > 0 && (
        <p className="row wrap gap-8 justify-between bold">
          {t('blacksmith.bulk.spared', { count: spared.size })}
          <Button size="small" variant="quiet" onClick={() => setSpared(new Set())}>
            {t('blacksmith.bulk.undo')}
          </Button>
        </p>
      )}
      {count === 0 ? (
        <EmptyState
          picture="empty"
          size="compact"
          title={t('blacksmith.bulk.none')}
          text={t('blacksmith.bulk.noneText')}
        />
      ) : (
        <>
          <Panel as="section" className="column gap-12">
            <h2 className="size-18">{t('blacksmith.bulk.goes', { count })}</h2>
            <YieldList materials={materials} />
            <p className="soft size-14">{t('blacksmith.bulk.spare')}</p>
            <ul className={styles.items}>
              {taken.map(({ item }) => (
                <li key={item.id}>
                  <ItemTile
                    item={item}
                    size={TILE_PX}
                    onPress={() => {
                      haptic('light')
                      setSpared((known) => new Set([...known, item.id]))
                    }}
                  />
                </li>
              ))}
            </ul>
            {left > 0 && <p className="soft size-14">{t('blacksmith.bulk.more', { count: left })}</p>}
          </Panel>
          <div className={styles.foot}>
            <Button size="large" fullWidth variant="danger" onClick={() => setAsking(true)}>
              {t('blacksmith.bulk.button', { count })}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t('blacksmith.bulk.title', { count })}
        confirmLabel={t('blacksmith.confirmButton')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          start(taken.map(({ item }) => item))
        }}
      >
        {t('blacksmith.bulk.text')}
        <YieldList materials={materials} />
      </ConfirmDialog>
      {celebration && (
        <SmithCelebrationView
          celebration={celebration}
          onRevealed={say}
          onClose={() => {
            end()
            navigate(PAGE.INVENTORY.path)
          }}
        />
      )}
    </>
  )
}

export const BulkScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const items = useQuery(inventoryQuery)
  const wearer = useWearer()
  const queries = [items, useQuery(combatProfileQuery), useQuery(armySpentQuery)]
  return (
    <Screen
      title={t('blacksmith.title.bulk')}
      hue="amber"
      header="smith"
      onBack={() => navigate(PAGE.REFINE_ITEM.back)}
    >
      <div className={styles.content}>
        {items.data && wearer ? (
          <Bulk items={items.data} wearer={wearer} />
        ) : (
          <Pending queries={queries} failed={t('blacksmith.failed')} loading={t('blacksmith.loading')}>
            <Skeleton height={220} />
            <SkeletonItems count={12} size={TILE_PX} />
          </Pending>
        )}
      </div>
    </Screen>
  )
}

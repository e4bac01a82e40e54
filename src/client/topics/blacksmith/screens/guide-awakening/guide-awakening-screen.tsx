import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { IconName } from '#assets/manifest/packs.ts'
import { useAppNavigate } from '#client/game/navigation.tsx'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { itemName } from '#client/i18n/names.ts'
import { inventoryQuery, materialsQuery } from '#client/topics/items/queries.ts'
import { ItemTile, marksOf } from '#client/topics/items/shared/item-tile.tsx'
import { toShop } from '#client/topics/shop/links.ts'
import { Button } from '#client/ui/controls/button.tsx'
import { EmptyState } from '#client/ui/feedback/empty-state.tsx'
import { Pending } from '#client/ui/feedback/pending.tsx'
import { Skeleton } from '#client/ui/feedback/skeleton.tsx'
import { formatInteger, formatPercent } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { ListRow } from '#client/ui/rows/list-row.tsx'
import { Panel } from '#client/ui/surfaces/panel.tsx'
import { Screen } from '#client/ui/surfaces/screen.tsx'
import type { OwnEquipment } from '#contracts/wire.ts'
import { AWAKEN_COST, AWAKENED_LINES_MAX, awakenError } from '#rules/blacksmith/blacksmith.ts'
import { AWAKE_STONE_SOURCES, type AwakeStoneSource } from '#rules/collection/item-sources.ts'
import type { SmithState } from '../../links.ts'
import styles from './guide-awakening-screen.module.css'

const STONE = 'material-awake-stone'
const STONE_PX = 112
const TILE_PX = 72

const SOURCE_ICONS = {
  'hunt-level': 'attack',
  'titanium-box': 'box-titanium',
  'boss-place': 'trophy',
  season: 'league-7',
  league: 'streak',
} as const satisfies Readonly<Record<AwakeStoneSource['from'], IconName>>

const SOURCE_WAYS: Readonly<Record<AwakeStoneSource['from'], Address>> = {
  'hunt-level': PAGE.MONSTER_HUNT.path,
  'titanium-box': toShop('chests'),
  'boss-place': PAGE.BOSS_LEADERBOARD.path,
  season: PAGE.TIER.path,
  league: PAGE.LEAGUE_LEADERBOARD.path,
}

const canAwaken = ({ rarity, status, equipment_stats: stats }: OwnEquipment): boolean =>
  status !== 'on-sale' && awakenError({ rarity, stats }) === null

const sourceText = (t: TFunction, source: AwakeStoneSource): string => {
  switch (source.from) {
    case 'hunt-level':
      return t('guideAwakening.source.hunt-level', { level: source.level })
    case 'titanium-box':
      return t('guideAwakening.source.titanium-box', { percent: formatPercent(source.percent) })
    case 'boss-place':
      return t('guideAwakening.source.boss-place', { place: source.place })
    default:
      return t(`guideAwakening.source.${source.from}`)
  }
}

const Where = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  return (
    <ul className="grid gap-8" aria-label={t('guideAwakening.where')}>
      {AWAKE_STONE_SOURCES.map((source) => (
        <li key={source.from}>
          <ListRow
            icon={SOURCE_ICONS[source.from]}
            title={sourceText(t, source)}
            onPress={() => navigate(SOURCE_WAYS[source.from])}
          />
        </li>
      ))}
    </ul>
  )
}

const Yours = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const query = useQuery(inventoryQuery)
  if (!query.data)
    return (
      <Pending queries={[query]} failed={t('guideAwakening.failed')} loading={t('guideAwakening.loading')}>
        <Skeleton height={96} />
      </Pending>
    )
  const ready = query.data.filter(canAwaken)
  if (ready.length === 0)
    return (
      <EmptyState
        picture="empty"
        size="compact"
        level={3}
        title={t('guideAwakening.none')}
        text={t('guideAwakening.noneText')}
      >
        <Button onClick={() => navigate(PAGE.INVENTORY.path)}>{t('guideAwakening.toInventory')}</Button>
      </EmptyState>
    )
  return (
    <>
      <h3 className="size-18">{t('guideAwakening.yours')}</h3>
      <ul className={styles.items}>
        {ready.map((item) => (
          <li key={item.id}>
            <ItemTile
              item={item}
              size={TILE_PX}
              showName
              marks={marksOf(item)}
              label={t('guideAwakening.awaken', { name: itemName(item.name) })}
              onPress={() => {
                const state: SmithState = { itemId: item.id }
                navigate(PAGE.REFINE_ITEM.path, { state })
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

export const GuideAwakeningScreen = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const stones = useQuery(materialsQuery).data?.find(({ slug }) => slug === STONE)?.quantity
  const times = AWAKENED_LINES_MAX
  const cost = { name: t(`items.material.${STONE}`), amount: AWAKEN_COST.prototype[STONE] }
  return (
    <Screen title={t('guideAwakening.title')} hue="azure" onBack={() => navigate(PAGE.GUIDE_AWAKENING.back)}>
      <div className={styles.content}>
        <Panel as="section" className="column gap-10">
          <div className={styles.stone}>
            <Icon name={STONE} size={STONE_PX} />
          </div>
          <h2 className="size-18">{t('guideAwakening.what')}</h2>
          <p>{t('guideAwakening.whatText', { times })}</p>
          <p className="flex wrap justify-between soft gap-4-12 radius-12 padding-8-12 on-panel-lip">
            {t('guideAwakening.cost', cost)}
            {stones !== undefined && (
              <strong className="golden">{t('guideAwakening.have', { amount: formatInteger(stones) })}</strong>
            )}
          </p>
        </Panel>
        <Panel as="section" className="column gap-10">
          <h2 className="size-18">{t('guideAwakening.which')}</h2>
          <p>{t('guideAwakening.whichText', { times })}</p>
          <Yours />
        </Panel>
        <Panel as="section" className="column gap-10">
          <h2 className="size-18">{t('guideAwakening.where')}</h2>
          <Where />
        </Panel>
      </div>
    </Screen>
  )
}

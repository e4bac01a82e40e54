import { useTranslation } from 'react-i18next'
import { CelebrationShow, Shaking } from '#client/celebrations/celebration-show.tsx'
import { type Loot, LootList } from '#client/celebrations/loot-list.tsx'
import { lootRows } from '#client/celebrations/loot-rows.ts'
import { itemName } from '#client/i18n/names.ts'
import { assetView, formatEntryAmount } from '#client/topics/ledger/shared/asset-view.ts'
import { useLedgerLabels } from '#client/topics/ledger/shared/use-ledger-labels.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import type { InboxItem } from '#contracts/wire.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import { contentsOf } from './contents.ts'

const CHEST_PX = 150
const FROM_MS = 250
const STEP_MS = 130

const equipmentsOf = (items: readonly InboxItem[]) => items.flatMap(({ opened }) => opened?.equipments ?? [])

const useLoot = (items: readonly InboxItem[]): readonly Loot[] => {
  const { t } = useTranslation()
  const labels = useLedgerLabels()
  return [
    ...contentsOf(items)
      .filter(({ asset }) => asset !== 'equipment')
      .map(({ asset, amount }) => ({
        key: asset,
        icon: assetView(asset).icon,
        amount: formatEntryAmount(asset, amount),
        name: labels.asset(asset),
      })),
    ...equipmentsOf(items).map((equipment) => ({
      key: equipment.id,
      icon: { url: pictureOf(equipment) },
      amount: t(`ui.rarity.${equipment.rarity}`),
      name: itemName(equipment.name),
    })),
  ]
}

export interface CollectedCelebrationProps {
  readonly items: readonly InboxItem[]
  readonly onClose: () => void
}

export const CollectedCelebration = ({ items, onClose }: CollectedCelebrationProps) => {
  const { t } = useTranslation()
  const loot = useLoot(items)
  const rarities = equipmentsOf(items).map(({ rarity }) => rarity)
  const best = RARITIES.findLast((rarity) => rarities.includes(rarity))
  return (
    <CelebrationShow
      label={t('inbox.opening')}
      glow={best === undefined ? 'var(--gold)' : `var(--rarity-${best})`}
      isKnown
      rows={lootRows(loot)}
      before={
        <Shaking>
          <Icon name="chest-iron" size={CHEST_PX} />
        </Shaking>
      }
      after={<Icon name="chest-iron-open" size={CHEST_PX} />}
      skipLabel={t('inbox.skip')}
      title={t('inbox.yours')}
      isReported
      done={t('inbox.great')}
      celebration={best ?? 'chest-opened'}
      onClose={onClose}
    >
      <LootList loot={loot} label={t('inbox.inside')} fromMs={FROM_MS} stepMs={STEP_MS} />
    </CelebrationShow>
  )
}

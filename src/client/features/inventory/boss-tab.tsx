import { useTranslation } from 'react-i18next'
import type { OwnEquipment } from '../../../contracts/wire.ts'
import { isWornType } from '../../../rules/items/item-kinds.ts'
import { NothingYet } from './bag-states.tsx'
import styles from './equipment-tab.module.css'
import { ItemGrid } from './item-grid.tsx'

export interface BossTabProps {
  readonly items: readonly OwnEquipment[]
  readonly newIds: ReadonlySet<string>
  readonly onPress: (item: OwnEquipment) => void
}

/** What is taken to bosses and not worn: supplies and keys (rows 103, 104). */
export const BossTab = ({ items, newIds, onPress }: BossTabProps) => {
  const { t } = useTranslation()
  const things = items.filter(({ type }) => !isWornType(type))
  if (things.length === 0) return <NothingYet tab="boss" />
  return (
    <div className={styles.tab}>
      <p className={styles.count}>{t('inventory.bossText')}</p>
      <ItemGrid items={things} label={t('inventory.tab.boss')} selectedId={null} newIds={newIds} onPress={onPress} />
    </div>
  )
}

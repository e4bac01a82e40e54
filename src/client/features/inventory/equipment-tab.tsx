import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useAppNavigate } from '../../game/navigation.tsx'
import { PLACES } from '../../game/places.ts'
import { inventoryQuery } from '../../game/queries.ts'
import { itemName } from '../../i18n/names.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { LoadProblem } from '../../ui/feedback/load-problem.tsx'
import { Loading, SkeletonItems } from '../../ui/feedback/skeleton-parts.tsx'
import { useRarityLabel } from '../../ui/format/rarity-label.ts'
import { ItemCard } from '../../ui/item-card.tsx'
import { pictureOf } from '../../ui/item-picture.ts'
import styles from './item-grid.module.css'

/** Everything that is worn or could be (rows 103, 104), in the order of T1. */
export const EquipmentTab = () => {
  const { t } = useTranslation()
  const navigate = useAppNavigate()
  const rarityLabel = useRarityLabel()
  const { data: items, error, refetch } = useQuery(inventoryQuery)
  if (error && !items) return <LoadProblem error={error} text={t('inventory.failed')} onRetry={() => void refetch()} />
  if (!items)
    return (
      <Loading label={t('inventory.loading')}>
        <SkeletonItems count={16} size={72} />
      </Loading>
    )
  if (items.length === 0)
    return (
      <EmptyState
        picture="empty"
        size="compact"
        title={t('inventory.empty.equipment')}
        text={t('inventory.empty.equipmentText')}
      >
        <Button icon="fight" onClick={() => navigate(PLACES.KOMBAT_PREP)}>
          {t('inventory.toFight')}
        </Button>
      </EmptyState>
    )
  return (
    <ul className={styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard
            picture={pictureOf(item)}
            rarity={item.rarity}
            size={72}
            label={`${itemName(item.name)}, ${rarityLabel(item.rarity)}`}
            name={itemName(item.name)}
          />
        </li>
      ))}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import { Select } from '#client/ui/controls/select.tsx'
import type { WornType } from '#rules/items/item-kinds.ts'
import { RARITIES } from '#rules/items/rarities.ts'
import styles from './bag-tools.module.css'
import type { BagFilter } from './bag-view.ts'

export interface BagToolsProps {
  readonly types: readonly WornType[]
  readonly filter: BagFilter
  readonly onChange: (filter: BagFilter) => void
}

export const BagTools = ({ types, filter, onChange }: BagToolsProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.tools}>
      <Select
        hideLabel
        label={t('inventory.filter.type')}
        value={filter.type}
        choices={[
          { id: 'all', label: t('inventory.filter.allTypes') },
          ...types.map((id) => ({ id, label: t(`kombat.slot.${id}`) })),
        ]}
        onChange={(type) => onChange({ ...filter, type })}
      />
      <Select
        hideLabel
        label={t('inventory.filter.rarity')}
        value={filter.rarity}
        choices={[
          { id: 'all', label: t('inventory.filter.allRarities') },
          ...RARITIES.map((id) => ({ id, label: t(`ui.rarity.${id}`) })),
        ]}
        onChange={(rarity) => onChange({ ...filter, rarity })}
      />
    </div>
  )
}

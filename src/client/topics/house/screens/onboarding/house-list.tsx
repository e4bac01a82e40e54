import { useTranslation } from 'react-i18next'
import { crestIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { HOUSES } from '#rules/house/houses.ts'
import styles from './house-list.module.css'

export interface HouseListProps {
  readonly layout: 'row' | 'grid'
  readonly onChoose: (houseId: number) => void
  /** Called with the house that is focused or hovered, or with null. */
  readonly onFocus: (houseId: number | null) => void
}

export const HouseList = ({ layout, onChoose, onFocus }: HouseListProps) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.list} data-layout={layout} aria-label={t('onboarding.list')}>
      {HOUSES.map((house) => (
        <li key={house.id}>
          <button
            type="button"
            className={styles.house}
            onClick={() => onChoose(house.id)}
            onFocus={() => onFocus(house.id)}
            onBlur={() => onFocus(null)}
            onPointerEnter={() => onFocus(house.id)}
            onPointerLeave={() => onFocus(null)}
          >
            <Icon name={crestIcon(house.id)} size={layout === 'grid' ? 68 : 38} />
            <span>{house.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import { HOUSES } from '../../../rules/houses.ts'
import { crestIcon } from '../../ui/game-icons.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './house-list.module.css'

export interface HouseListProps {
  /** `row` lies under the map, `grid` stands in for it. */
  readonly layout: 'row' | 'grid'
  readonly onChoose: (houseId: number) => void
  /** The house under the keyboard's focus or the pointer, or null. */
  readonly onFocus: (houseId: number | null) => void
}

/** The eight houses as buttons: the same choice as on the map, for keyboard and screen reader (row 68). */
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

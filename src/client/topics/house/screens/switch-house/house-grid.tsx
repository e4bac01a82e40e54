import { useTranslation } from 'react-i18next'
import { HOUSE_HUES } from '#assets/manifest/headers.ts'
import { pictureUrl } from '#assets/manifest/packs.ts'
import { crestIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { Avatar } from '#client/ui/surfaces/avatar.tsx'
import { HOUSES } from '#rules/house/houses.ts'
import styles from './house-grid.module.css'

export interface HouseGridProps {
  readonly presentId: number
  readonly onChoose: (houseId: number) => void
}

export const HouseGrid = ({ presentId, onChoose }: HouseGridProps) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.grid} aria-label={t('switchHouse.list')}>
      {HOUSES.map(({ id, slug, name, atk, hp, luck }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.house}
            data-hue={HOUSE_HUES[slug]}
            aria-current={id === presentId || undefined}
            onClick={() => onChoose(id)}
          >
            <span className={styles.land}>
              <img src={pictureUrl(`home-${slug}`)} alt="" className={styles.island} draggable={false} />
              <Avatar houseId={id} size={60} />
              <Icon name={crestIcon(id)} size={30} className={styles.crest} />
            </span>
            <strong className="font-display size-18 regular">{name}</strong>
            <span className={styles.points} aria-hidden="true">
              <Icon name="attack" size={18} />
              {atk}
              <Icon name="hp" size={18} />
              {hp}
              <Icon name="luck" size={18} />
              {luck}
            </span>
            <span className="visually-hidden">{t('switchHouse.stats', { atk, hp, luck })}</span>
            {id === presentId && <span className={styles.present}>{t('switchHouse.present')}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

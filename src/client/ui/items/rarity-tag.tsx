import { useTranslation } from 'react-i18next'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'
import { classNames } from '../class-names.ts'
import { Sign } from '../icons/sign.tsx'
import styles from './rarity-tag.module.css'

export const RarityTag = ({ rarity, plain = false }: { readonly rarity: Rarity; readonly plain?: boolean }) => {
  const { t } = useTranslation()
  const stars = starsOf(rarity)
  return (
    <span className={classNames(styles.tag, plain && styles.plain)} data-rarity={rarity}>
      {t(`ui.rarity.${rarity}`)}
      {plain || stars === 0 ? null : (
        <>
          <span className={styles.stars} aria-hidden="true">
            <Sign name="star" count={stars} />
          </span>
          <span className="visually-hidden">{`, ${t('ui.stars', { count: stars })}`}</span>
        </>
      )}
    </span>
  )
}

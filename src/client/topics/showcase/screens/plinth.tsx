import type { CSSProperties } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { Sign } from '#client/ui/icons/sign.tsx'
import { MarkSign } from '#client/ui/items/item-mark.tsx'
import { starsOf } from '#rules/items/rarities.ts'
import { exhibitPicture, exhibitRarity, type ShownExhibit } from './exhibit.ts'
import styles from './plinth.module.css'

const SALE_PX = 20

export interface PlinthProps {
  readonly exhibit: ShownExhibit | null
  /** Counts from 0. Keeps exhibits from floating all in step. */
  readonly place: number
  readonly isOpen?: boolean
  readonly isAway?: boolean
}

export const ExhibitPicture = ({ exhibit }: { readonly exhibit: ShownExhibit }) => (
  <img src={exhibitPicture(exhibit)} alt="" decoding="async" draggable={false} className="full full-height contain" />
)

/** Decorative, because the place around it has the label. */
export const Plinth = ({ exhibit, place, isOpen = false, isAway = false }: PlinthProps) => {
  const rarity = exhibit && exhibitRarity(exhibit)
  const stars = rarity === null ? 0 : starsOf(rarity)
  return (
    <span
      className={classNames(styles.stand, exhibit === null && styles.vacant)}
      data-rarity={rarity}
      data-kind={exhibit?.kind}
      style={{ '--turn': place } as CSSProperties}
      aria-hidden="true"
    >
      {exhibit && !isAway && <span className={styles.beam} />}
      {exhibit ? (
        <span className={classNames(styles.thing, isAway && styles.away)}>
          <ExhibitPicture exhibit={exhibit} />
        </span>
      ) : (
        isOpen && <span className={styles.plus}>+</span>
      )}
      <span className={styles.plinth}>
        <span className={styles.top} />
        {stars > 0 && (
          <span className={styles.stars}>
            <Sign name="star" count={stars} />
          </span>
        )}
        {exhibit?.item?.status === 'on-sale' && (
          <span className={styles.sale}>
            <MarkSign mark="onSale" size={SALE_PX} />
          </span>
        )}
      </span>
    </span>
  )
}

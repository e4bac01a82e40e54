import { useTranslation } from 'react-i18next'
import type { GearSlot } from '#assets/manifest/fighter-layers.ts'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'
import { classNames } from '../class-names.ts'
import { Badge } from '../feedback/badge.tsx'
import { formatCompact } from '../format/format.ts'
import { Sign } from '../icons/sign.tsx'
import styles from './item-card.module.css'
import { type ItemMark, MarkSign } from './item-mark.tsx'
import { kindPicture } from './item-picture.ts'
import { RarityTag } from './rarity-tag.tsx'

export interface ItemCardProps {
  /** Slot whose picture is shown, if there is no `picture`. */
  readonly slot?: GearSlot
  readonly rarity: Rarity | null
  readonly label: string
  readonly name?: string
  readonly picture?: string | undefined
  readonly showRarity?: boolean
  readonly quantity?: number
  readonly marks?: readonly ItemMark[]
  readonly selected?: boolean
  readonly disabled?: boolean
  readonly onPress?: () => void
  readonly size?: number
  readonly className?: string | undefined
}

const STAR_SHARE = 0.17
const MARK_SHARE = 0.26

const Face = ({ slot, rarity, picture, quantity = 1, marks = [], size = 44 }: ItemCardProps) => {
  const drawing = picture ?? (slot && kindPicture(slot, rarity ?? 'prototype'))
  const edge = Math.round(size * 0.78)
  const stars = rarity === null ? 0 : starsOf(rarity)
  return (
    <>
      {drawing === undefined ? null : (
        <img
          src={drawing}
          alt=""
          width={edge}
          height={edge}
          decoding="async"
          draggable={false}
          className={classNames('contain', rarity === null && styles.ghost)}
        />
      )}
      {stars > 0 && (
        <span className={styles.stars} aria-hidden="true" style={{ fontSize: Math.max(7, size * STAR_SHARE) }}>
          <Sign name="star" count={stars} />
        </span>
      )}
      {marks.length > 0 && (
        <span className={styles.marks}>
          {marks.map((mark) => (
            <MarkSign key={mark} mark={mark} size={Math.round(Math.min(28, Math.max(16, size * MARK_SHARE)))} />
          ))}
        </span>
      )}
      {quantity > 1 && <Badge tone="gold" text={`×${formatCompact(quantity)}`} className={styles.quantity} />}
    </>
  )
}

/** Shows the rarity by stars as well as by colour. With `onPress` the card is a toggle button. */
export const ItemCard = (props: ItemCardProps) => {
  const { rarity, label, name, showRarity = false, quantity = 1, marks = [] } = props
  const { selected = false, disabled = false, onPress, size = 44, className } = props
  const { t } = useTranslation()
  const said = [
    label,
    ...(quantity > 1 ? [`×${formatCompact(quantity)}`] : []),
    ...marks.map((mark) => t(`ui.mark.${mark}`)),
  ].join(', ')
  const card = classNames(
    styles.card,
    rarity === null && styles.vacant,
    selected && styles.selected,
    disabled && styles.disabled,
  )
  const edge = { width: size, height: size }
  const below = (
    <>
      {name !== undefined && <span className={styles.name}>{name}</span>}
      {showRarity && rarity !== null && <RarityTag rarity={rarity} plain />}
    </>
  )
  if (onPress) {
    return (
      <button
        type="button"
        className={classNames(styles.item, styles.pressable, className)}
        aria-label={said}
        aria-pressed={selected}
        disabled={disabled}
        onClick={onPress}
      >
        <span className={card} data-rarity={rarity} style={edge}>
          <Face {...props} />
        </span>
        {below}
      </button>
    )
  }
  return (
    <figure className={classNames(styles.item, className)}>
      <div
        role="img"
        aria-label={said}
        aria-disabled={disabled || undefined}
        className={card}
        data-rarity={rarity}
        style={edge}
      >
        <Face {...props} />
      </div>
      {(name !== undefined || showRarity) && (
        <figcaption className="grid gap-2 items-center max-full">{below}</figcaption>
      )}
    </figure>
  )
}

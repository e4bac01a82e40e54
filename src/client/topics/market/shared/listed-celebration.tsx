import { useEffect } from 'react'
import { extraPictureUrl } from '#assets/manifest/extras.ts'
import { PassingCelebration } from '#client/celebrations/passing-celebration.tsx'
import { haptic } from '#client/platform/messenger.ts'
import { sound } from '#client/sound/sound.ts'
import { formatCost } from '#client/ui/format/format.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import type { Equipment } from '#contracts/wire.ts'
import styles from './listed-celebration.module.css'

const LENGTH_MS = 1700
const PUT_MS = 420
const TAGGED_MS = 780

export interface ListedCelebrationProps {
  readonly item: Equipment
  readonly priceNano: number
  readonly onEnd: () => void
}

/** A tap or a key ends it. The toast carries the information (row 133). */
export const ListedCelebration = ({ item, priceNano, onEnd }: ListedCelebrationProps) => {
  useEffect(() => {
    const timer = setTimeout(() => haptic('medium'), PUT_MS)
    sound.play('toggle')
    return () => clearTimeout(timer)
  }, [])
  return (
    <PassingCelebration
      backdrop="market"
      celebration="item-listed"
      celebratedAtMs={TAGGED_MS}
      lengthMs={LENGTH_MS}
      className={styles.listed}
      onEnd={onEnd}
    >
      <div className={styles.stall}>
        <img src={extraPictureUrl('empty-market')} alt="" className="full full-height contain" draggable={false} />
        <span className={styles.light} data-rarity={item.rarity} />
        <img src={pictureOf(item)} alt="" className={styles.item} draggable={false} />
        <span className={styles.tag}>
          <Icon name="tok" size={26} />
          {formatCost(priceNano)}
        </span>
      </div>
    </PassingCelebration>
  )
}

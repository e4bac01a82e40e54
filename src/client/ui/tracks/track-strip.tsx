import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { Rarity } from '#rules/items/rarities.ts'
import styles from './track-strip.module.css'

export interface TrackBox {
  readonly key: string | number
  readonly state: 'ahead' | 'ready' | 'claimed' | 'missed'
  readonly picture: ReactNode
  readonly rarity: Rarity | null
  readonly isOpening: boolean
}

export interface TrackStripProps {
  readonly place: 'home' | 'result'
  readonly boxes: readonly TrackBox[]
  /** Key of the box that the words are about. */
  readonly next: TrackBox['key']
  readonly words: string
  /** Replaces the words for screen readers. */
  readonly label: string
  readonly onPress: () => void
}

export const TrackStrip = ({ boxes, label, next, onPress, place, words }: TrackStripProps) => (
  <button
    type="button"
    className={styles.track}
    data-place={place}
    data-ready={boxes.some(({ key, state }) => key === next && state === 'ready') || undefined}
    aria-haspopup="dialog"
    aria-label={label}
    onClick={onPress}
  >
    <span className={styles.boxes} aria-hidden="true">
      {boxes.map(({ isOpening, key, picture, rarity, state }) => (
        <span
          key={key}
          className={styles.box}
          data-state={state}
          data-next={key === next || undefined}
          data-opening={isOpening || undefined}
          style={{ '--rarity': `var(--rarity-${rarity ?? 'common'})` } as CSSProperties}
        >
          {picture}
        </span>
      ))}
    </span>
    <span className={styles.words} aria-hidden="true">
      <span className="shrinks breakable">{words}</span>
      <Icon name="chevron" size={14} />
    </span>
  </button>
)

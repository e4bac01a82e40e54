import type { CSSProperties } from 'react'
import { Icon, type IconArt } from '#client/ui/icons/icon.tsx'
import type { Rarity } from '#rules/items/rarities.ts'
import styles from './loot-list.module.css'
import { isWide } from './loot-rows.ts'

const ICON_PX = 46

export interface Loot {
  readonly key: string
  readonly icon: IconArt
  readonly amount: string
  readonly name: string
  readonly rarity?: Rarity
}

export interface LootListProps {
  readonly loot: readonly Loot[]
  readonly label: string
  /** Delays of the first card, and between cards, in ms. */
  readonly fromMs?: number
  readonly stepMs?: number
}

export const LootList = ({ loot, label, fromMs = 0, stepMs = 0 }: LootListProps) => (
  <ul className={styles.list} aria-label={label}>
    {loot.map((thing, index) => (
      <li
        key={thing.key}
        className={styles.thing}
        data-wide={isWide(thing) || undefined}
        style={
          {
            '--at': `${fromMs + index * stepMs}ms`,
            ...(thing.rarity ? { '--edge': `var(--rarity-${thing.rarity})` } : {}),
          } as CSSProperties
        }
      >
        <Icon name={thing.icon} size={ICON_PX} />
        <strong className="golden font-display size-20 regular breakable">{thing.amount}</strong>
        <span>{thing.name}</span>
      </li>
    ))}
  </ul>
)

import type { CSSProperties } from 'react'
import type { Rarity } from '../../../rules/items/rarities.ts'
import { Icon, type IconArt } from '../icons/icon.tsx'
import styles from './loot-list.module.css'

const ICON_PX = 46
/** Letters of an amount that a narrow card has room for; a rarity's name and millions are longer. */
const NARROW_LETTERS = 7

/** One thing that somebody got. */
export interface Loot {
  readonly key: string
  readonly icon: IconArt
  /** How much of it, or how good it is. */
  readonly amount: string
  readonly name: string
  /** Of an item: its edge shines in the colour. */
  readonly rarity?: Rarity
}

export interface LootListProps {
  readonly loot: readonly Loot[]
  readonly label: string
  /** When the first appears, and how long after it each other one, ms. */
  readonly fromMs?: number
  readonly stepMs?: number
}

/** What was got, one card a thing, that appear one after the other. */
export const LootList = ({ loot, label, fromMs = 0, stepMs = 0 }: LootListProps) => (
  <ul className={styles.list} aria-label={label}>
    {loot.map(({ key, icon, amount, name, rarity }, index) => (
      <li
        key={key}
        className={styles.thing}
        data-wide={amount.length > NARROW_LETTERS || undefined}
        style={
          {
            '--at': `${fromMs + index * stepMs}ms`,
            ...(rarity ? { '--edge': `var(--rarity-${rarity})` } : {}),
          } as CSSProperties
        }
      >
        <Icon name={icon} size={ICON_PX} />
        <strong>{amount}</strong>
        <span>{name}</span>
      </li>
    ))}
  </ul>
)

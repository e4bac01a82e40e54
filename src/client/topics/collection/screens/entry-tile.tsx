import { useTranslation } from 'react-i18next'
import { classNames } from '#client/ui/class-names.ts'
import { ItemCard } from '#client/ui/items/item-card.tsx'
import { RARITIES, type Rarity } from '#rules/items/rarities.ts'
import type { BookEntry } from './book.ts'
import { entryName } from './entry-name.ts'
import styles from './entry-tile.module.css'

const lookOf = ({ of, found }: BookEntry): Rarity | null => {
  if (!found) return null
  if (of.kind === 'item') return of.rarity
  return of.kind === 'stone' ? (RARITIES[of.level] ?? null) : 'prototype'
}

export interface EntryTileProps {
  readonly entry: BookEntry
  readonly size: number
  readonly named?: boolean
  readonly onPress?: () => void
}

export const EntryTile = ({ entry, size, named = false, onPress }: EntryTileProps) => {
  const { t } = useTranslation()
  const name = entryName(t, entry.of)
  const state = t(entry.found ? 'collection.found' : 'collection.notFound')
  const isPlain = entry.of.kind !== 'item' && entry.of.kind !== 'stone'
  return (
    <ItemCard
      rarity={lookOf(entry)}
      picture={entry.picture}
      label={t('collection.said', { name, state })}
      size={size}
      className={classNames(styles.tile, !entry.found && styles.hidden, entry.found && isPlain && styles.special)}
      {...(named && { name })}
      {...(onPress && { onPress })}
    />
  )
}

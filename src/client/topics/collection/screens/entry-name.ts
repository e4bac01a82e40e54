import type { TFunction } from 'i18next'
import { itemName } from '#client/i18n/names.ts'
import type { EntryOf, SectionName } from './book.ts'

export const entryName = (t: TFunction, of: EntryOf): string => {
  switch (of.kind) {
    case 'item':
    case 'special':
      return itemName(of.english)
    case 'stone':
      return t('collection.stoneLevel', { name: t(`collection.stone.${of.type}`), level: of.level })
    case 'house':
      return of.name
    case 'boss':
      return t(`collection.boss.${of.boss}`)
  }
}

export const sectionTitle = (t: TFunction, name: SectionName): string => {
  switch (name) {
    case 'houses':
    case 'bosses':
      return t(`collection.${name}`)
    case 'burning-hell':
    case 'frost-prison':
    case 'luck-leech':
      return t(`collection.stone.${name}`)
    case 'halloween':
    case 'valentine':
    case 'firelord':
    case 'mammoth':
    case 'single':
      return t(`collection.set.${name}`)
    default:
      return t(`kombat.slots.${name}`)
  }
}

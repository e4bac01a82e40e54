import { type AddedItemSlug, items } from '#assets/generated/additions.ts'
import type { AddedItem } from './addition-shapes.ts'

export const ADDED_ITEMS: ReadonlyMap<AddedItemSlug, AddedItem> = items

/** Maps English names to names in `language`. Items without a translation are left out. */
export const addedItemNames = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...ADDED_ITEMS.values()].flatMap(({ names }): [string, string][] => {
      const name = names[language]
      return name === undefined ? [] : [[names.en, name]]
    }),
  )

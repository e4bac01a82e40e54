import { type AddedItemSlug, items } from '../generated/additions.ts'
import type { AddedItem } from './addition-shapes.ts'

/** The named items that came by a file and a line of `additions/additions.json`, by slug; apart from the rest, for home loads their names. */
export const ADDED_ITEMS: ReadonlyMap<AddedItemSlug, AddedItem> = items

/** The names of added items in a language, by their English names; what has none there is left out. */
export const addedItemNames = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...ADDED_ITEMS.values()].flatMap(({ names }): [string, string][] => {
      const name = names[language]
      return name === undefined ? [] : [[names.en, name]]
    }),
  )

import type { PetName } from './house-pets.ts'
import wordRows from './house-words.json' with { type: 'json' }

/** Apart from `houses.ts`, because the first screen does not need them (A3). */
export const HOUSE_WORDS: Readonly<Record<PetName, { readonly description: string; readonly subDescription: string }>> =
  wordRows

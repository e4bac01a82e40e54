import type { PetName } from './house-pets.ts'
import wordRows from './house-words.json' with { type: 'json' }

/** Separate from `houses.ts`, because the first screen does not need these texts (A3). */
export const HOUSE_WORDS: Readonly<Record<PetName, { readonly description: string; readonly subDescription: string }>> =
  wordRows

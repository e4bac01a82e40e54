import type { PetName } from './house-pets.ts'
import wordRows from './house-words.json' with { type: 'json' }

/** What is said of a house's pets, in two sentences (A3); apart from `houses.ts`, for the first screen is without them. */
export const HOUSE_WORDS: Readonly<Record<PetName, { readonly description: string; readonly subDescription: string }>> =
  wordRows

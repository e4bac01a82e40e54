import { type NameProblem, nameProblem, type TextLength, written } from '../guild/guild-names.ts'
import { tokToNano } from '../units.ts'

/** Length of a pet's name in characters (R32). */
export const PET_NAME_LENGTH: TextLength = { min: 3, max: 16 }
/** What another name costs; the first one is free (R32). */
export const PET_NAME_NANO = tokToNano(50)

/** What is wrong with a pet's name; null for one that can be kept: as a guild's, but shorter (R32). */
export const petNameProblem = (text: string): NameProblem | null => nameProblem(text, PET_NAME_LENGTH)

/** A pet's name as it is kept: with single spaces, in composed letters. */
export const petNameOf = (text: string): string => written(text)

/** What naming costs, TOK in nano; null stands for a pet without a name (R32). */
export const petNameCost = (present: string | null): number => (present === null ? 0 : PET_NAME_NANO)

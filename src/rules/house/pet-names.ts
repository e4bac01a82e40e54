import { type NameProblem, nameProblem, type TextLength, written } from '#rules/guild/guild-names.ts'
import { tokToNano } from '#rules/units.ts'

export const PET_NAME_LENGTH: TextLength = { min: 3, max: 16 }
/** Price of each name but the first, which is free (R32). */
export const PET_NAME_NANO = tokToNano(50)

/** The rules of guild names, but shorter (R32). Null if valid. */
export const petNameProblem = (text: string): NameProblem | null => nameProblem(text, PET_NAME_LENGTH)

export const petNameOf = (text: string): string => written(text)

/** In nano TOK. `present` is null for a pet without a name (R32). */
export const petNameCost = (present: string | null): number => (present === null ? 0 : PET_NAME_NANO)

import { type NameProblem, nameProblem, type TextLength, written } from '#rules/guild/guild-names.ts'
import { tokToNano } from '#rules/units.ts'

export const PET_NAME_LENGTH: TextLength = { min: 3, max: 16 }
/** Price of a name. The first is free (R32). */
export const PET_NAME_NANO = tokToNano(50)

/** Same rules as for guild names, but shorter. Null if valid. */
export const petNameProblem = (text: string): NameProblem | null => nameProblem(text, PET_NAME_LENGTH)

export const petNameOf = (text: string): string => written(text)

export const petNameCost = (present: string | null): number => (present === null ? 0 : PET_NAME_NANO)

/** By house id (A3, T6). Tables keyed by it do not compile until a new name is added to them. */
export const HOUSE_PETS = ['hamster', 'moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs'] as const

export type PetName = (typeof HOUSE_PETS)[number]

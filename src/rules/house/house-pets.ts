/** Pets by house id (A3, T6). Tables keyed by pet fail to compile until they have a new pet. */
export const HOUSE_PETS = ['hamster', 'moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs'] as const

export type PetName = (typeof HOUSE_PETS)[number]

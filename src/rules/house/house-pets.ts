/** Pets by house id (A3, T6). A table keyed by pet does not compile until a new name is added to it. */
export const HOUSE_PETS = ['hamster', 'moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs'] as const

export type PetName = (typeof HOUSE_PETS)[number]

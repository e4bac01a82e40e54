/**
 * The pet of each house, in the order of the houses' ids (A3, T6). A name that is added here is missing in every table
 * that needs it until it stands there too: the compiler names them.
 */
export const HOUSE_PETS = ['hamster', 'moonbix', 'not', 'major', 'blum', 'cats', 'seed', 'dogs'] as const

/** Key of a house's pet in art, in texts and on the wire. */
export type PetName = (typeof HOUSE_PETS)[number]

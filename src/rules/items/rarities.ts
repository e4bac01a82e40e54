/** Rarities, lowest first; the index is the number of stars (B3, T20). */
export const RARITIES = ['prototype', 'common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]

/** Stars of an item, 0 (prototype) to 5 (legendary): its rarity, not the quality of a line (T20). */
export const starsOf = (rarity: Rarity): number => RARITIES.indexOf(rarity)

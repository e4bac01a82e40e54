/** Lowest first. The index is the number of stars (B3, T20). */
export const RARITIES = ['prototype', 'common', 'uncommon', 'rare', 'epic', 'legendary'] as const
export type Rarity = (typeof RARITIES)[number]

export const starsOf = (rarity: Rarity): number => RARITIES.indexOf(rarity)

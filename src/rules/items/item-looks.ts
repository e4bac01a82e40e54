/**
 * What the art draws for each rarity: the colour of its gear, the animal of its companion, and the words that name the colour. Names
 * and drawings are typed by these rows, so a name that contradicts its picture does not compile.
 */
export const ITEM_LOOKS = {
  prototype: { colour: 'leather', animal: 'bat', words: ['First'] },
  common: { colour: 'green', animal: 'turtle', words: ['Moss', 'Meadow'] },
  uncommon: { colour: 'blue', animal: 'owl', words: ['Sky', 'Tidal'] },
  rare: { colour: 'violet', animal: 'fox', words: ['Violet', 'Dusk'] },
  epic: { colour: 'gold', animal: 'lion', words: ['Golden', 'Sun'] },
  legendary: { colour: 'crimson', animal: 'drake', words: ['Crimson', 'Dragon', 'Phoenix'] },
} as const
export type ItemLooks = typeof ITEM_LOOKS

/** Colour of the gear of a rarity. */
export type GearColour = ItemLooks[keyof ItemLooks]['colour']

/** Animal of a companion. */
export type CompanionAnimal = ItemLooks[keyof ItemLooks]['animal']

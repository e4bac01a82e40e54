/** Names and drawings both take their types from this table, so that they cannot contradict each other. */
export const ITEM_LOOKS = {
  prototype: { colour: 'leather', animal: 'bat', words: ['First'] },
  common: { colour: 'green', animal: 'turtle', words: ['Moss', 'Meadow'] },
  uncommon: { colour: 'blue', animal: 'owl', words: ['Sky', 'Tidal'] },
  rare: { colour: 'violet', animal: 'fox', words: ['Violet', 'Dusk'] },
  epic: { colour: 'gold', animal: 'lion', words: ['Golden', 'Sun'] },
  legendary: { colour: 'crimson', animal: 'drake', words: ['Crimson', 'Dragon', 'Phoenix'] },
} as const
export type ItemLooks = typeof ITEM_LOOKS

export type GearColour = ItemLooks[keyof ItemLooks]['colour']

export type CompanionAnimal = ItemLooks[keyof ItemLooks]['animal']

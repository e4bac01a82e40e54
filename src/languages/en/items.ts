/** Words about items and materials that several screens show (B3, B2.9; row 120). */
export const items = {
  stat: {
    'attack-flat-primary': 'Attack',
    'hp-flat-primary': 'HP',
    'attack-flat': 'Attack',
    'attack-percent': 'Attack',
    'hp-flat': 'HP',
    'hp-percent': 'HP',
    'crit-rate': 'Crit rate',
    'crit-dmg': 'Crit damage',
    'reflect-percent': 'Reflect',
    'life-steal-percent': 'Life steal',
  },
  quality: 'quality {{level}} of 5',
  howRolled: 'How was this rolled?',
  material: {
    wood: 'Wood',
    iron: 'Iron',
    titanium: 'Titanium',
    ruby: 'Ruby',
    diamond: 'Diamond',
    'awake-stone': 'Awake Stone',
  },
  materials: 'Your materials',
  drawer: {
    title: '{{name}} × {{amount}}',
    description: 'Material used to refine equipment, earned from Kombat.',
    awakeDescription: 'Material used to awaken equipment.',
    use: 'Use',
    none: "You don't have any equipment that can be awakened!",
    failed: "Couldn't load your items.",
  },
} as const

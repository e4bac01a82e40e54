/** Texts of the inventory: gear, materials, stones and boss items (A2, B2.5). */
export const inventory = {
  title: 'Inventory',
  tabs: 'What you have',
  tab: { equipment: 'Gear', materials: 'Materials', stones: 'Stones', boss: 'Boss items' },
  loading: 'Opening your bag',
  failed: "Couldn't open your bag",
  empty: {
    equipment: 'No gear yet',
    equipmentText: 'Win fights: gear drops into this bag.',
  },
  toFight: 'Go fight',
} as const

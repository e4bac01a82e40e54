/** Words of the design system itself. */
export const ui = {
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  clear: 'Clear',
  less: 'Less',
  more: 'More',
  inProgress: 'in progress',
  done: 'done',
  failed: 'failed',
  mark: { worn: 'worn', locked: 'locked', onSale: 'on sale', notTradeable: 'not tradeable' },
  rarity: {
    prototype: 'Prototype',
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
  },
  stars_zero: 'no stars',
  stars_one: '{{count}} star',
  stars_other: '{{count}} stars',
} as const

/** Texts of the page of provable luck (R46). */
export const luck = {
  title: 'Luck',
  about: 'Every refine, awakening, re-roll, box and hunt is rolled from a seed that is fixed before you tap.',
  loading: 'Loading your luck',
  failed: "Couldn't load your luck",
} as const

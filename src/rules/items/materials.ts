const REFINES = 'Material used to refine equipment, earned from Kombat.'

/** The server sends these names and descriptions (B3). Clients translate them by slug. */
export const MATERIALS = {
  'material-wood': { name: 'Wood', description: REFINES },
  'material-iron': { name: 'Iron', description: REFINES },
  'material-titanium': { name: 'Titanium', description: REFINES },
  'material-ruby': { name: 'Ruby', description: REFINES },
  'material-diamond': { name: 'Diamond', description: REFINES },
  'material-awake-stone': { name: 'Awake Stone', description: 'Material used to awaken equipment.' },
} as const

export type MaterialSlug = keyof typeof MATERIALS
export const MATERIAL_SLUGS = Object.keys(MATERIALS) as readonly MaterialSlug[]

export const isMaterial = (slug: string): slug is MaterialSlug => MATERIAL_SLUGS.some((known) => known === slug)

export interface MaterialStack {
  readonly slug: MaterialSlug
  readonly quantity: number
}

export const MATERIAL_SLUGS = [
  'material-wood',
  'material-iron',
  'material-titanium',
  'material-ruby',
  'material-diamond',
  'material-awake-stone',
] as const

export type MaterialSlug = (typeof MATERIAL_SLUGS)[number]

/** For display only; the slug is the key. */
export const MATERIAL_NAMES: Readonly<Record<MaterialSlug, string>> = {
  'material-wood': 'Wood',
  'material-iron': 'Iron',
  'material-titanium': 'Titanium',
  'material-ruby': 'Ruby',
  'material-diamond': 'Diamond',
  'material-awake-stone': 'Awake Stone',
}

export interface MaterialStack {
  readonly slug: MaterialSlug
  readonly quantity: number
}

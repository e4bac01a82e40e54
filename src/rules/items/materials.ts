/** The six materials (B3, row 121). */
export const MATERIAL_SLUGS = [
  'material-wood',
  'material-iron',
  'material-titanium',
  'material-ruby',
  'material-diamond',
  'material-awake-stone',
] as const

export type MaterialSlug = (typeof MATERIAL_SLUGS)[number]

/** An amount of a material. */
export interface MaterialStack {
  readonly slug: MaterialSlug
  readonly quantity: number
}

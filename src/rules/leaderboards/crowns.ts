export const CROWN_PLACES = [1, 2, 3, 10, 50] as const
export type CrownPlace = (typeof CROWN_PLACES)[number]

/** Places 4 to 10 share one crown, places 11 to 50 another (R30). Null beyond. */
export const crownOfPlace = (place: number | null): CrownPlace | null =>
  place === null || place < 1 ? null : (CROWN_PLACES.find((last) => place <= last) ?? null)

/** Fights stored before there were five crowns have flags only (row 91). */
export const wornCrown = (cosmetic: {
  readonly crown?: CrownPlace | undefined
  readonly top_10: boolean
  readonly top_50: boolean
}): CrownPlace | null => cosmetic.crown ?? (cosmetic.top_10 ? 10 : cosmetic.top_50 ? 50 : null)

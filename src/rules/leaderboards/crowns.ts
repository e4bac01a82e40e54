/** Places of the PvP board up to which there is a crown of its own, best first (R30). */
export const CROWN_PLACES = [1, 2, 3, 10, 50] as const
export type CrownPlace = (typeof CROWN_PLACES)[number]

/** The crown of a place on the PvP board: the 4th to the 10th share one, as do the 11th to the 50th (R30); null beyond. */
export const crownOfPlace = (place: number | null): CrownPlace | null =>
  place === null || place < 1 ? null : (CROWN_PLACES.find((last) => place <= last) ?? null)

/** The crown that a fighter wears; of one stored before there were five, by its flags (row 91). */
export const wornCrown = (cosmetic: {
  readonly crown?: CrownPlace | undefined
  readonly top_10: boolean
  readonly top_50: boolean
}): CrownPlace | null => cosmetic.crown ?? (cosmetic.top_10 ? 10 : cosmetic.top_50 ? 50 : null)

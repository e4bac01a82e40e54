import { BOARD_LISTED_PLACES } from '#rules/constants.ts'

/** Descending (A9). */
export const LABELLED_PLACES = [20_000, 10_000, 5000, 3000, 2000, 1000] as const

/** Place 1,500 is '1000+', place 2,000 is '2000+' (R35, T24, row 179). Null for places that the board lists. */
export const placeLabel = (place: number): string | null => {
  if (place <= BOARD_LISTED_PLACES) return null
  return `${LABELLED_PLACES.find((beginning) => beginning <= place) ?? BOARD_LISTED_PLACES}+`
}

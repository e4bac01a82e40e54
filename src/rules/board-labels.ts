import { BOARD_LISTED_PLACES } from './constants.ts'

/** Places at which the labels for far places begin, farthest first (A9, T24, row 179). */
export const LABELLED_PLACES = [20_000, 10_000, 5000, 3000, 2000, 1000] as const
/** From here on a boss board shows a label (B8). */
const BOSS_BOARD_EXACT_BELOW = 10_000

/** Labels for places beyond the listed thousand, farthest first: '20000+' … '1000+' (A9, row 179). */
export const PLACE_LABELS: readonly string[] = LABELLED_PLACES.map((place) => `${place}+`)

/**
 * The label that a place beyond the listed thousand has reached: 1,500 is '1000+', 2,000 is '2000+' (R35, T24, row 179);
 * null for a place that is listed and shown exactly.
 */
export const placeLabel = (place: number): string | null => {
  if (place <= BOARD_LISTED_PLACES) return null
  return `${LABELLED_PLACES.find((beginning) => beginning <= place) ?? BOARD_LISTED_PLACES}+`
}

/** A place on a boss board as it is shown: exact below 10,000; '10000+' from there on and for a negative one (B8, R35). */
export const bossPlaceText = (place: number): string =>
  place < 0 || place >= BOSS_BOARD_EXACT_BELOW ? `${BOSS_BOARD_EXACT_BELOW}+` : String(place)

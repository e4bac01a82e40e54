/** A season as the wire carries it, in seconds; a negative end means that it has none (A3). */
export interface SeasonTimes {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly nextSeconds: number
}

/** Whether the season is over: it has an end and that has come (A4, row 153). */
export const isSeasonEnded = (season: SeasonTimes, nowSeconds: number): boolean =>
  season.endSeconds >= 0 && nowSeconds >= season.endSeconds

/**
 * Whether the countdown to the next season shows: unless now lies between start and end, or past the start of the next
 * season (A4, row 153). The specification calls it 'countdown started'; it is true outside the season (T29). A season
 * without an end is never outside once it has begun.
 */
export const isOffSeason = (season: SeasonTimes, nowSeconds: number): boolean => {
  const isBetween = nowSeconds >= season.startSeconds && (season.endSeconds < 0 || nowSeconds < season.endSeconds)
  return !isBetween && nowSeconds <= season.nextSeconds
}

/** Whether a player can start the new season: it has begun and the player's record is of another one (A4, row 153). */
export const isNewSeasonStartable = (
  season: SeasonTimes & { readonly number: number },
  userSeason: number,
  nowSeconds: number,
): boolean => userSeason !== season.number && nowSeconds >= season.startSeconds

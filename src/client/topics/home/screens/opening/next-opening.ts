/** What home may open by itself. */
export type Opening = 'season' | 'away' | 'daily' | 'boosts' | 'promo'

/** What decides which of them is next. */
export interface OpeningFacts {
  /** A new season can be started (A4); undefined while it is not known. */
  readonly isSeasonDue: boolean | undefined
  /** There is something to tell of the time away. */
  readonly isStoryDue: boolean
  /** It was told on this visit: the player has come back. */
  readonly wasTold: boolean
  /** Today's check-in; undefined while it is not known. */
  readonly isDailyTaken: boolean | undefined
  /** The check-in's dialog was open on this visit, and closed. */
  readonly wasDailyShown: boolean
  readonly isOfferDue: boolean
  /** The shop's promo was not shown on this day of the device, and nothing has opened on this visit. */
  readonly isPromoDue: boolean
}

/**
 * What home opens next by itself, or null: a new season before all else (row 192), on return the story of the time away, then the day's reward, then boosts (row 42,
 * R42), last the shop's promo (row 173), each only when it has something. An advertisement never comes before the day's first reward was
 * seen, nor two of them on one visit.
 */
export const nextOpening = ({
  isDailyTaken,
  isOfferDue,
  isPromoDue,
  isSeasonDue,
  isStoryDue,
  wasDailyShown,
  wasTold,
}: OpeningFacts): Opening | null => {
  if (isSeasonDue === undefined) return null
  if (isSeasonDue) return 'season'
  if (isStoryDue) return 'away'
  if (wasTold && isDailyTaken === false && !wasDailyShown) return 'daily'
  if (isOfferDue && (isDailyTaken === true || wasDailyShown)) return 'boosts'
  return isPromoDue && isDailyTaken === true ? 'promo' : null
}

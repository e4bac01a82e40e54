export type StartDialog = 'season' | 'away' | 'daily' | 'boosts' | 'promo'

export interface StartDialogFacts {
  readonly isSeasonDue: boolean | undefined
  readonly isStoryDue: boolean
  readonly wasSeasonShown: boolean
  readonly wasReported: boolean
  readonly isDailyTaken: boolean | undefined
  readonly wasDailyShown: boolean
  readonly isOfferDue: boolean
  readonly isPromoDue: boolean
}

/**
 * In this order: season (row 192), away story, daily reward after that story, boosts (row 42, R42) once the daily
 * reward was shown or claimed, promo (row 173) once it was claimed. Boosts wait for the next visit to home if this one
 * showed a season or a story: three dialogs in a row are enough.
 */
export const nextStartDialog = ({
  isDailyTaken,
  isOfferDue,
  isPromoDue,
  isSeasonDue,
  isStoryDue,
  wasDailyShown,
  wasReported,
  wasSeasonShown,
}: StartDialogFacts): StartDialog | null => {
  if (isSeasonDue === undefined) return null
  if (isSeasonDue) return 'season'
  if (isStoryDue) return 'away'
  if (wasReported && isDailyTaken === false && !wasDailyShown) return 'daily'
  if (isOfferDue && !wasReported && !wasSeasonShown && (isDailyTaken === true || wasDailyShown)) return 'boosts'
  return isPromoDue && isDailyTaken === true ? 'promo' : null
}

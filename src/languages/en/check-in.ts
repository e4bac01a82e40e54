/** Texts of the daily check-in (R40). */
export const checkIn = {
  title: 'Daily check-in',
  day: 'Day {{day}}',
  box: 'wood box',
  taken: 'claimed',
  streak_zero: 'Start your streak',
  streak_one: '{{count}} day in a row',
  streak_other: '{{count}} days in a row',
  freezeReady: 'Streak freeze ready: it covers one missed day',
  freezeUsed: 'Streak freeze used. New one on Monday',
  claim: 'Claim {{amount}} TOK',
  claimed: 'Claimed',
  nextIn: 'Next reward in',
  loading: 'Loading the check-in',
  failed: "Couldn't load the check-in.",
  claimFailed: 'Failed to claim',
} as const

/** Texts of the daily check-in (R40). */
export const checkIn = {
  title: 'Daily check-in',
  day: 'Day {{day}}',
  box: 'wood box',
  taken: 'claimed',
  streak_zero: 'Begin your streak today',
  streak_one: '{{count}} day in a row',
  streak_other: '{{count}} days in a row',
  freezeReady: 'Freeze ready: one missed day is forgiven',
  freezeUsed: 'Freeze used: it comes back on Monday',
  claim: 'Claim {{amount}} TOK',
  claimed: 'Claimed',
  nextIn: 'Next reward in',
  loading: 'Loading the check-in',
  failed: 'The check-in could not be loaded.',
  claimFailed: 'Failed to claim',
} as const

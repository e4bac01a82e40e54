/** Texts of watching an ad (B2.5, B8; R21, R45). */
export const ads = {
  title: 'Ad',
  standIn: 'Test ad of local mode',
  standInText: 'A real ad would play here.',
  left: 'Reward in {{seconds}} s',
  progress: 'Time watched',
  skip: 'Skip the ad',
  rewarding: 'Getting your reward',
  rewardingText: 'Hang on while the ad is confirmed.',
  skipped: 'No reward: watch the ad to the end',
  tooSoon: 'Failed to start ad, please try again after 1 minute',
  startFailed: 'Failed to start ad, please try again later',
  notLoaded: 'Ads could not be loaded. Turn off the ad blocker or try later.',
  unconfirmed: "The ad isn't confirmed yet. Check back in a moment.",
} as const

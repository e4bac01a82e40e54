/** Texts of watching an ad (B2.5, B8; R21, R45). */
export const ads = {
  title: 'Ad',
  standIn: 'A test ad of local mode',
  standInText: 'The ad network would show its film here.',
  left: 'Reward in {{seconds}} s',
  progress: 'Time watched',
  skip: 'Skip the ad',
  rewarding: 'Getting your reward',
  rewardingText: 'The ad network confirms it in a moment.',
  skipped: 'The ad was not watched to its end',
  tooSoon: 'Failed to start ad, please try again after 1 minute',
  startFailed: 'Failed to start ad, please try again later',
  notLoaded: 'Ads could not be loaded. Turn off the ad blocker or try later.',
  unconfirmed: 'The ad was not confirmed yet',
} as const

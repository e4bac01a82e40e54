/** The route names that navigation uses (row 32). Two of them are spelled as the specification spells them (T38). */
export const ROUTES = {
  HOME: '/',
  EARN: '/earn',
  UPGRAGE_V2: '/v2/upgrade',
  FRIENDS: '/friends',
  AIRDROP: '/airdrop',
  IAP: '/iap',
  MARKETPLACE: '/marketplace',
  TOK_LEADERBOARD: '/tok-leaderboard',
  ACHIEVEMENTS: '/achievements',
  MONSTER_HUNT: '/monster-hunt',
  KOMBAT_PREP: '/kombat_prep',
  TIER: '/tier',
} as const

/** Routes that navigation has no name for in the specification. */
export const OTHER_ROUTES = {
  UPGRADE: '/upgrade',
  ONBOARD: '/onboard',
  ONBOARD_V2: '/v2/onboard',
  KOMBAT: '/kombat',
  KOMBAT_RESULT: '/kombat/result',
  KOMBAT_REPLAY: '/kombat-replay',
  FRIENDLY_KOMBAT: '/friendly-kombat',
  HISTORY: '/history',
  SETTINGS: '/settings',
  SWITCH_HOUSE: '/switch-house',
  LEADERBOARD: '/leaderboard',
  REFER_LEADERBOARD: '/refer-leaderboard',
  TIER_LIST: '/tier-list',
  LEDGER: '/ledger',
  INBOX: '/inbox',
  FAIR_PLAY: '/fair-play',
  ERROR: '/error',
  MAINTENANCE: '/maintenance',
} as const

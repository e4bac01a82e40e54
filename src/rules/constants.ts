import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from './units.ts'

/** A9, row 188. */
export const CLAIM_MIN_INTERVAL_MS = 10 * MS_PER_MINUTE

/** From the start of a task (A9, row 188). */
export const TASK_POLL_FIRST_DELAY_MS = 3 * MS_PER_SECOND
/** A9, row 188. */
export const TASK_POLL_ATTEMPTS = 5
/** A9, row 188. */
export const TASK_POLL_DELAY_MS = 5 * MS_PER_SECOND
/** While it returns 404 (B9, row 188). */
export const AD_POLL_ATTEMPTS = 10
/** B9, row 188. */
export const AD_POLL_DELAY_MS = 3 * MS_PER_SECOND

/** Total requests of a query that fails with 5xx (A9, rows 185, 188, T43). */
export const MAX_REQUESTS = 3
/** A9, row 188. */
export const RETRY_DELAY_MS = MS_PER_SECOND
/** A9, row 15. Loading toasts stay until dismissed. */
export const TOAST_DURATION_MS = {
  blank: 4 * MS_PER_SECOND,
  error: 4 * MS_PER_SECOND,
  success: 2 * MS_PER_SECOND,
  loading: Number.POSITIVE_INFINITY,
  custom: 4 * MS_PER_SECOND,
} as const
/** Sent as `Retry-After` (R01, row 13). */
export const MAINTENANCE_RETRY_MS = 30 * MS_PER_SECOND

/** From the tap on a land (A4, row 188). */
export const HOUSE_DIALOG_DELAY_MS = 300
/** A4, row 43. */
export const MINING_DISPLAY_INTERVAL_MS = 100
/** A9. */
export const COUNTDOWN_TICK_MS = MS_PER_SECOND

/** B9, row 189. */
export const ENERGY_MAX = 20
/** Per period (B9, row 189). */
export const ENERGY_REFILL = 5
/** B9, row 189. */
export const ENERGY_PERIOD_MS = 3 * MS_PER_HOUR

/** Of both sides together. Then the higher share of HP wins (B9, R07, row 189). */
export const ACTION_LIMIT = 40
/** Share of HP at or below which the vignette shows (B9, row 80). */
export const LOW_HEALTH_PERCENT = 30
/** Entries before the first action (R10, row 97). */
export const SETUP_ENTRIES = 2

/** B4, row 189. */
export const COUNTDOWN_STEP_MS = 900
/** From the last countdown step to the first beat (B4, row 189). */
export const COUNTDOWN_TAIL_MS = 500
/** B4, row 189. */
export const FINDING_MIN_MS = 3 * MS_PER_SECOND
/** From the last beat to the end of the battle (B4, row 189). */
export const END_DELAY_MS = 500
/** At speed x1 (B4, row 82). */
export const PACING_MS = { heal: 500, reflect: 500, frozen: 500, burning: 1500, attack: 1200 } as const
/** B2.1, row 77. */
export const SPEED_TOGGLE_DEBOUNCE_MS = MS_PER_SECOND

/** Critical rate in percent (B9, row 90). */
export const STAT_BAR_CAP = { attack: 2442, hp: 17_958, critPercent: 95.4 } as const
/** Percent of a plain hit, without bonuses (B9, row 90). */
export const BASE_CRIT_DAMAGE_PERCENT = 200

/** B9, row 191. */
export const BOARD_PAGE_SIZE = 20
/** B9, row 191. */
export const PODIUM_PLACES = 3
/** On the PvP board (R35). */
export const BOARD_LISTED_PLACES = 1000
/** NPCs fill a board up to this many below its people (R48). */
export const NPC_BELOW_PEOPLE = 20

/** A9, row 191. */
export const HUNT_MILESTONE_KILLS = [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 2500] as const
/** For news and shop notices (A9, row 190). */
export const NOTICE_DAYS = 7

/** A9, R28, row 190. */
export const CURRENT_SEASON_FIRST = 11
/** @public Default record of a player without a season (A3, T4, row 190). */
export const USER_SEASON_DEFAULT = 2

// Required by rows 188, 190 and 191; their features are not built yet.
/** @public After a successful purchase (B9, row 188). */
export const MARKET_DIALOG_CLOSE_MS = 100
/** Paid by the seller and burnt (B9, R22, row 191). */
export const MARKET_FEE_PERCENT = 3
/** B5, row 191. */
export const MARKET_PRICE_DECIMALS = 1

import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from './units.ts'

/** Shortest time between two claims (A9, row 188). */
export const CLAIM_MIN_INTERVAL_MS = 10 * MS_PER_MINUTE

/** Requests in all for a query that fails with a 5xx, the first one included (A8, T43, row 188). */
export const RETRY_ATTEMPTS = 3
/** Pause between two of those requests (A8, row 188). */
export const RETRY_DELAY_MS = MS_PER_SECOND

/** Wait between the start of a task and the first look at its notification (A9, row 188). */
export const TASK_POLL_FIRST_DELAY_MS = 3 * MS_PER_SECOND
/** Looks at a task's notification before it counts as timed out (A9, row 188). */
export const TASK_POLL_ATTEMPTS = 5
/** Pause between two looks at a task's notification (A9, row 188). */
export const TASK_POLL_DELAY_MS = 5 * MS_PER_SECOND
/** Repeated looks at an ad's log while it answers 404 (B9, row 188). */
export const AD_POLL_ATTEMPTS = 10
/** Pause between two looks at an ad's log (B9, row 188). */
export const AD_POLL_DELAY_MS = 3 * MS_PER_SECOND

/** How often the maintenance screen looks whether the game is back (R01). */
export const MAINTENANCE_RETRY_MS = 30 * MS_PER_SECOND

/** From the tap on a land to the house dialog (A4, row 188). */
export const HOUSE_DIALOG_DELAY_MS = 300
/** From a successful purchase to the closing of the market dialog (B9, row 188). */
export const MARKET_DIALOG_CLOSE_MS = 100
/** How often the mined amount is drawn anew (A4, row 43). */
export const MINING_DISPLAY_INTERVAL_MS = 100
/** How often countdowns tick (A9). */
export const COUNTDOWN_TICK_MS = MS_PER_SECOND

/** How long a toast stands, by type; a loading toast stands until it is dismissed (A9, row 15). */
export const TOAST_DURATION_MS = {
  blank: 4 * MS_PER_SECOND,
  error: 4 * MS_PER_SECOND,
  custom: 4 * MS_PER_SECOND,
  success: 2 * MS_PER_SECOND,
  loading: Number.POSITIVE_INFINITY,
} as const
/** Toasts held at most, the visible one included (A9, T42). */
export const TOAST_LIMIT = 20
/** Toasts seen at a time (A1). */
export const TOAST_VISIBLE = 1

/** How long a query counts as fresh (A9, row 19). */
export const QUERY_STALE_MS = MS_PER_HOUR
/** How long an unused query stays in the cache (A9, row 19). */
export const QUERY_GC_MS = 5 * MS_PER_MINUTE

/** Full energy (B9, row 189). */
export const ENERGY_MAX = 20
/** Energy given back in each period (B9, row 189). */
export const ENERGY_REFILL = 5
/** Length of a refill period (B9, row 189). */
export const ENERGY_PERIOD_MS = 3 * MS_PER_HOUR

/** Actions of both sides together before the higher share of HP decides (B9, R07, row 189). */
export const ACTION_LIMIT = 40
/** At or below this share of HP the low-health vignette shows (B9, row 80). */
export const LOW_HEALTH_PERCENT = 30
/** Set-up entries before the first action of a scenario (R10, row 97). */
export const SETUP_ENTRIES = 2

/** Steps of the countdown: 3, 2, 1, Fight! (B4, row 189). */
export const COUNTDOWN_STEPS = 4
/** Length of a step of the countdown (B4, row 189). */
export const COUNTDOWN_STEP_MS = 900
/** From the last step of the countdown to the first blow (B4, row 189). */
export const COUNTDOWN_TAIL_MS = 500
/** Shortest search for an opponent (B4, row 189). */
export const FINDING_MIN_MS = 3 * MS_PER_SECOND
/** From the last beat to the end of the battle (B4, row 189). */
export const END_DELAY_MS = 500
/** Length of a beat of the battle at speed x1 (B4, row 82). */
export const PACING_MS = { heal: 500, reflect: 500, frozen: 500, burning: 1500, attack: 1200 } as const
/** Factor on the length of a beat (B4, row 82). */
export const SPEED_FACTOR = { normal: 1, fast: 0.5 } as const
/** The speed toggle answers at most once in this time (B2.1, row 77). */
export const SPEED_TOGGLE_DEBOUNCE_MS = MS_PER_SECOND

/** What the stat bars call full: attack, HP, critical rate in percent (B9, row 90). */
export const STAT_BAR_CAP = { attack: 2442, hp: 17_958, critPercent: 95.4 } as const
/** Damage of a critical hit without bonuses, in percent of a plain hit (B9, row 90). */
export const BASE_CRIT_DAMAGE_PERCENT = 200

/** Fee that a sale burns, taken from the seller (B9, R22, row 191). */
export const MARKET_FEE_PERCENT = 3
/** Decimals of a market price (B5, row 191). */
export const MARKET_PRICE_DECIMALS = 1
/** Rows on a page of a board (B9, row 191). */
export const BOARD_PAGE_SIZE = 20
/** Places on the podium of a board (B9, row 191). */
export const PODIUM_PLACES = 3
/** Places of the PvP board listed by name (R35). */
export const BOARD_LISTED_PLACES = 1000

/** Highest level of a stone (B9). */
export const STONE_LEVEL_MAX = 4
/** Stones melted into one of the next level (B9). */
export const STONES_PER_MERGE = 3

/** Demons killed in all that open hunt milestone 1 … 11 (A9, row 191). */
export const HUNT_MILESTONE_KILLS = [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 2500] as const
/** How long a news or shop notice counts as new (A9, row 190). */
export const NOTICE_DAYS = 7

/** Number of the first season of this world (A9, R28, row 190). */
export const CURRENT_SEASON_FIRST = 11
/** Season number of the default record of a player without one (A3, T4, row 190). */
export const USER_SEASON_DEFAULT = 2
/** The league parameter that the client sends (A7, row 190). */
export const LEAGUE_DEFAULT = 0

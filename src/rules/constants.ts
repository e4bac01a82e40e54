import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from './units.ts'

/** Minimum time between two claims (A9, row 188). */
export const CLAIM_MIN_INTERVAL_MS = 10 * MS_PER_MINUTE

/** Delay between the start of a task and the first poll of its notification (A9, row 188). */
export const TASK_POLL_FIRST_DELAY_MS = 3 * MS_PER_SECOND
/** Polls of a task's notification before it times out (A9, row 188). */
export const TASK_POLL_ATTEMPTS = 5
/** Interval between polls of a task's notification (A9, row 188). */
export const TASK_POLL_DELAY_MS = 5 * MS_PER_SECOND
/** Retries of an ad's log while it returns 404 (B9, row 188). */
export const AD_POLL_ATTEMPTS = 10
/** Interval between polls of an ad's log (B9, row 188). */
export const AD_POLL_DELAY_MS = 3 * MS_PER_SECOND

/** Requests of a query that fails with 5xx, in total (A9, rows 185, 188, T43). */
export const MAX_REQUESTS = 3
/** Delay between two of them (A9, row 188). */
export const RETRY_DELAY_MS = MS_PER_SECOND
/** How long a toast of each type stays (A9, row 15); loading stays until it is dismissed. */
export const TOAST_DURATION_MS = {
  blank: 4 * MS_PER_SECOND,
  error: 4 * MS_PER_SECOND,
  success: 2 * MS_PER_SECOND,
  loading: Number.POSITIVE_INFINITY,
  custom: 4 * MS_PER_SECOND,
} as const
/** How often the maintenance screen asks whether it is over; the server names it in `Retry-After` (R01, row 13). */
export const MAINTENANCE_RETRY_MS = 30 * MS_PER_SECOND

/** Delay from the tap on a land to the house dialog (A4, row 188). */
export const HOUSE_DIALOG_DELAY_MS = 300
/** Update interval of the mined amount (A4, row 43). */
export const MINING_DISPLAY_INTERVAL_MS = 100
/** Update interval of countdowns (A9). */
export const COUNTDOWN_TICK_MS = MS_PER_SECOND

/** Full energy (B9, row 189). */
export const ENERGY_MAX = 20
/** Energy refilled per period (B9, row 189). */
export const ENERGY_REFILL = 5
/** Length of a refill period (B9, row 189). */
export const ENERGY_PERIOD_MS = 3 * MS_PER_HOUR

/** Maximum actions of both sides before the higher share of HP decides (B9, R07, row 189). */
export const ACTION_LIMIT = 40
/** Share of HP at or below which the low-health vignette shows (B9, row 80). */
export const LOW_HEALTH_PERCENT = 30
/** Set-up entries before the first action of a scenario (R10, row 97). */
export const SETUP_ENTRIES = 2

/** Length of a step of the countdown (B4, row 189). */
export const COUNTDOWN_STEP_MS = 900
/** Delay from the last step of the countdown to the first beat (B4, row 189). */
export const COUNTDOWN_TAIL_MS = 500
/** Minimum duration of the search for an opponent (B4, row 189). */
export const FINDING_MIN_MS = 3 * MS_PER_SECOND
/** Delay from the last beat to the end of the battle (B4, row 189). */
export const END_DELAY_MS = 500
/** Length of a beat of the battle at speed x1 (B4, row 82). */
export const PACING_MS = { heal: 500, reflect: 500, frozen: 500, burning: 1500, attack: 1200 } as const
/** Throttle of the speed toggle (B2.1, row 77). */
export const SPEED_TOGGLE_DEBOUNCE_MS = MS_PER_SECOND

/** Maximum of the stat bars: attack, HP, critical rate in percent (B9, row 90). */
export const STAT_BAR_CAP = { attack: 2442, hp: 17_958, critPercent: 95.4 } as const
/** Damage of a critical hit without bonuses, in percent of a plain hit (B9, row 90). */
export const BASE_CRIT_DAMAGE_PERCENT = 200

/** Rows on a page of a board (B9, row 191). */
export const BOARD_PAGE_SIZE = 20
/** Places on the podium of a board (B9, row 191). */
export const PODIUM_PLACES = 3
/** Places of the PvP board listed by name (R35). */
export const BOARD_LISTED_PLACES = 1000
/** NPC follow below the people of a board while it has fewer of them (R48). */
export const NPC_BELOW_PEOPLE = 20

/** Total kills for hunt milestone 1 … 11 (A9, row 191). */
export const HUNT_MILESTONE_KILLS = [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 2500] as const
/** How long a news or shop notice counts as new (A9, row 190). */
export const NOTICE_DAYS = 7

/** Number of the first season of this world (A9, R28, row 190). */
export const CURRENT_SEASON_FIRST = 11
/** @public Season number of the default record of a player without one (A3, T4, row 190). */
export const USER_SEASON_DEFAULT = 2

// Rows 188, 190 and 191 require these here, with tests; the chapters that use them are not built yet.
/** @public Delay from a successful purchase to the closing of the market dialog (B9, row 188). */
export const MARKET_DIALOG_CLOSE_MS = 100
/** Fee that a sale burns, taken from the seller (B9, R22, row 191). */
export const MARKET_FEE_PERCENT = 3
/** Decimals of a market price (B5, row 191). */
export const MARKET_PRICE_DECIMALS = 1

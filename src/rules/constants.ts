import { MS_PER_HOUR, MS_PER_MINUTE, MS_PER_SECOND } from './units.ts'

/** Shortest time between two claims of mined TOK (A9, row 188). */
export const CLAIM_MIN_INTERVAL_MS = 10 * MS_PER_MINUTE

/** Polling of a started task (A9, row 188). */
export const TASK_POLL_FIRST_DELAY_MS = 3 * MS_PER_SECOND
export const TASK_POLL_ATTEMPTS = 5
export const TASK_POLL_DELAY_MS = 5 * MS_PER_SECOND
/** Repeats after the first request for an ad's confirmation, while the call answers 404 (B9, row 188). */
export const AD_POLL_ATTEMPTS = 10
export const AD_POLL_DELAY_MS = 3 * MS_PER_SECOND

/** Requests in all for a query that fails with 5xx, the first one included (A9, rows 185, 188, T43). */
export const MAX_REQUESTS = 3
export const RETRY_DELAY_MS = MS_PER_SECOND
/** How long toasts show (A9, row 15). Loading toasts stay until dismissed. */
export const TOAST_DURATION_MS = {
  blank: 4 * MS_PER_SECOND,
  error: 4 * MS_PER_SECOND,
  success: 2 * MS_PER_SECOND,
  loading: Number.POSITIVE_INFINITY,
  custom: 4 * MS_PER_SECOND,
} as const
/** During maintenance: sent as `Retry-After`, and the client's polling interval (R01, row 13). */
export const MAINTENANCE_RETRY_MS = 30 * MS_PER_SECOND

/** Time from the tap on a house's land on the map to the house's dialog (A4, row 188). */
export const HOUSE_DIALOG_DELAY_MS = 300
export const MINING_DISPLAY_INTERVAL_MS = 100
export const COUNTDOWN_TICK_MS = MS_PER_SECOND

/** Each period adds ENERGY_REFILL energy, up to ENERGY_MAX (B9, row 189). */
export const ENERGY_MAX = 20
export const ENERGY_REFILL = 5
export const ENERGY_PERIOD_MS = 3 * MS_PER_HOUR

/** Limit for the actions of both fighters together. After it the higher share of HP wins (B9, R07, row 189). */
export const ACTION_LIMIT = 40
/** HP count as low at or below this percentage, unless they are 0 (B9, row 80). */
export const LOW_HEALTH_PERCENT = 30
/** A scenario (a fight on the wire) begins with an entry per fighter, before the first action (R10, row 97). */
export const SETUP_ENTRIES = 2

/** Time that each number of the countdown shows (B4, row 189). */
export const COUNTDOWN_STEP_MS = 900
/**
 * Number of the countdown at which the stance cards turn over and the pets take their poses (R55). Both pets have
 * arrived by then.
 */
export const STANCES_REVEALED_AT = 2
/** Time from the end of the countdown's last step to the first beat (B4, row 189). */
export const COUNTDOWN_TAIL_MS = 500
/** Minimum time of the search for an opponent. The server refuses an earlier fight (B4, row 189). */
export const FINDING_MIN_MS = 3 * MS_PER_SECOND
/** Time from the last beat to the end of the battle (B4, row 189). */
export const END_DELAY_MS = 500
/** Duration of the beats of a fight at speed x1 (B4, row 82). */
export const PACING_MS = { heal: 500, reflect: 500, frozen: 500, burning: 1500, attack: 1200 } as const
export const SPEED_TOGGLE_DEBOUNCE_MS = MS_PER_SECOND

/** At these values stat bars are full. Also caps of a fighter's critical rate and of a bot's stats (B9, row 90). */
export const STAT_BAR_CAP = { attack: 2442, hp: 17_958, critPercent: 95.4 } as const
/** Damage of a critical hit without bonuses, in percent of a plain hit (B9, row 90). */
export const BASE_CRIT_DAMAGE_PERCENT = 200

export const BOARD_PAGE_SIZE = 20
export const PODIUM_PLACES = 3
export const BOARD_LISTED_PLACES = 1000
/** NPCs are listed only as long as fewer than this many people are above them (R48). */
export const NPC_BELOW_PEOPLE = 20

export const HUNT_MILESTONE_KILLS = [100, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000, 2500] as const
/** How long news count as new, and how long a tapped shop notice stays away at most (A9, row 190). */
export const NOTICE_DAYS = 7

/** Number of the world's first season (A9, R28, row 190). */
export const CURRENT_SEASON_FIRST = 11
/** @public `current_season` in the default record of a player without a season (A3, T4, row 190). */
export const USER_SEASON_DEFAULT = 2

/** Time after which a dialog closes once the purchase succeeded (B9, row 188). */
export const MARKET_DIALOG_CLOSE_MS = 100
/** The seller pays this fee, which is burnt (B9, R22, row 191). */
export const MARKET_FEE_PERCENT = 3
export const MARKET_PRICE_DECIMALS = 1

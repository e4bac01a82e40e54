import { expect, test } from 'vitest'
import * as constants from '#rules/constants.ts'
import { MS_PER_HOUR, tokToNano } from '#rules/units.ts'

test('waits, retries and polls are as the specification has them (row 188)', () => {
  expect(constants).toMatchObject({
    CLAIM_MIN_INTERVAL_MS: 600_000,
    TASK_POLL_FIRST_DELAY_MS: 3000,
    TASK_POLL_ATTEMPTS: 5,
    TASK_POLL_DELAY_MS: 5000,
    AD_POLL_ATTEMPTS: 10,
    AD_POLL_DELAY_MS: 3000,
    HOUSE_DIALOG_DELAY_MS: 300,
    MARKET_DIALOG_CLOSE_MS: 100,
    MAX_REQUESTS: 3,
    RETRY_DELAY_MS: 1000,
    TOAST_DURATION_MS: { blank: 4000, error: 4000, success: 2000, custom: 4000 },
    MAINTENANCE_RETRY_MS: 30_000,
  })
})

test('the numbers of energy and battle are as the specification has them (row 189)', () => {
  expect(constants).toMatchObject({
    ENERGY_MAX: 20,
    ENERGY_REFILL: 5,
    ENERGY_PERIOD_MS: 3 * MS_PER_HOUR,
    ACTION_LIMIT: 40,
    LOW_HEALTH_PERCENT: 30,
    COUNTDOWN_STEP_MS: 900,
    COUNTDOWN_TAIL_MS: 500,
    FINDING_MIN_MS: 3000,
    END_DELAY_MS: 500,
    PACING_MS: { heal: 500, reflect: 500, frozen: 500, burning: 1500, attack: 1200 },
    SPEED_TOGGLE_DEBOUNCE_MS: 1000,
  })
})

test('seasons, boards and the market follow the specification (rows 190, 191)', () => {
  expect(constants).toMatchObject({
    NOTICE_DAYS: 7,
    CURRENT_SEASON_FIRST: 11,
    USER_SEASON_DEFAULT: 2,
    MARKET_FEE_PERCENT: 3,
    MARKET_PRICE_DECIMALS: 1,
    BOARD_PAGE_SIZE: 20,
    PODIUM_PLACES: 3,
  })
  expect(constants.HUNT_MILESTONE_KILLS.length).toBe(11)
})

test('a price times 10⁹ is whole despite floating-point error (T5)', () => {
  expect(4.1 * 1e9).not.toBe(4_100_000_000)
  expect([4.1, 0.1, 1.1, 999_999.9].map(tokToNano)).toEqual([
    4_100_000_000, 100_000_000, 1_100_000_000, 999_999_900_000_000,
  ])
})

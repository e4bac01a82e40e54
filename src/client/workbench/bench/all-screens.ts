import type { BenchScreen } from './bench-screen.ts'
import { ERROR_SCREEN, MAINTENANCE_SCREEN, NOT_FOUND_SCREEN } from './screens/around.ts'
import { HOME_SCREEN } from './screens/home.ts'
import { AIRDROP_SCREEN, EARN_SCREEN, FRIENDS_SCREEN, UPGRADE_SCREEN, UPGRADE_V2_SCREEN } from './screens/not-open.ts'
import { ONBOARD_SCREEN, ONBOARD_V2_SCREEN } from './screens/onboarding.ts'

/** Every screen of the game on the bench, in the order in which testers look at them. One line a screen. */
export const ALL_SCREENS: readonly BenchScreen[] = [
  HOME_SCREEN,
  EARN_SCREEN,
  UPGRADE_SCREEN,
  UPGRADE_V2_SCREEN,
  FRIENDS_SCREEN,
  AIRDROP_SCREEN,
  ONBOARD_SCREEN,
  ONBOARD_V2_SCREEN,
  ERROR_SCREEN,
  MAINTENANCE_SCREEN,
  NOT_FOUND_SCREEN,
]

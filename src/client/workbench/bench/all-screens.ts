import type { BenchScreen } from './bench-screen.ts'
import { ERROR_SCREEN, MAINTENANCE_SCREEN, NOT_FOUND_SCREEN } from './screens/around.ts'
import { EARN_SCREEN } from './screens/earn.ts'
import { FAIR_PLAY_SCREEN } from './screens/fair-play.ts'
import { FRIENDLY_KOMBAT_SCREEN } from './screens/friendly-kombat.ts'
import { FRIENDS_SCREEN } from './screens/friends.ts'
import { HISTORY_SCREEN } from './screens/history.ts'
import { HOME_SCREEN } from './screens/home.ts'
import { INBOX_SCREEN } from './screens/inbox.ts'
import { KOMBAT_SCREEN } from './screens/kombat.ts'
import { KOMBAT_PREP_SCREEN } from './screens/kombat-prep.ts'
import { KOMBAT_REPLAY_SCREEN } from './screens/kombat-replay.ts'
import { KOMBAT_RESULT_SCREEN } from './screens/kombat-result.ts'
import { LEADERBOARD_SCREEN, REFER_LEADERBOARD_SCREEN, TOK_LEADERBOARD_SCREEN } from './screens/leaderboards.ts'
import { LEDGER_SCREEN } from './screens/ledger.ts'
import { MONSTER_HUNT_SCREEN } from './screens/monster-hunt.ts'
import { AIRDROP_SCREEN } from './screens/not-open.ts'
import { ONBOARD_SCREEN, ONBOARD_V2_SCREEN } from './screens/onboarding.ts'
import { SETTINGS_SCREEN } from './screens/settings.ts'
import { SWITCH_HOUSE_SCREEN } from './screens/switch-house.ts'
import { TIER_LIST_SCREEN, TIER_SCREEN } from './screens/tier.ts'
import { UPGRADE_SCREEN, UPGRADE_V2_SCREEN } from './screens/upgrades.ts'

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
  KOMBAT_PREP_SCREEN,
  KOMBAT_RESULT_SCREEN,
  HISTORY_SCREEN,
  LEADERBOARD_SCREEN,
  TOK_LEADERBOARD_SCREEN,
  REFER_LEADERBOARD_SCREEN,
  TIER_SCREEN,
  TIER_LIST_SCREEN,
  SWITCH_HOUSE_SCREEN,
  MONSTER_HUNT_SCREEN,
  SETTINGS_SCREEN,
  LEDGER_SCREEN,
  INBOX_SCREEN,
  FAIR_PLAY_SCREEN,
  KOMBAT_SCREEN,
  FRIENDLY_KOMBAT_SCREEN,
  KOMBAT_REPLAY_SCREEN,
  ERROR_SCREEN,
  MAINTENANCE_SCREEN,
  NOT_FOUND_SCREEN,
]

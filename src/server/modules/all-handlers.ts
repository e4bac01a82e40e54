import type { CallHandlers } from '../http/call-handler.ts'
import { accountHandlers } from './account/routes.ts'
import { adsHandlers } from './ads/routes.ts'
import { armyHandlers } from './army/routes.ts'
import { boostsHandlers } from './boosts/routes.ts'
import { channelHandlers } from './channel/routes.ts'
import { combatsHandlers } from './combats/routes.ts'
import { dailyHandlers } from './daily/routes.ts'
import { equipmentsHandlers } from './equipments/routes.ts'
import { guildHandlers } from './guild/routes.ts'
import { huntingHandlers } from './hunting/routes.ts'
import { inboxHandlers } from './inbox/routes.ts'
import { leaderboardsHandlers } from './leaderboards/routes.ts'
import { ledgerHandlers } from './ledger/routes.ts'
import { referralHandlers } from './referral/routes.ts'
import { seasonHandlers } from './season/routes.ts'
import { settingsHandlers } from './settings/routes.ts'
import { tasksHandlers } from './tasks/routes.ts'
import { upgradesHandlers } from './upgrades/routes.ts'
import { usersHandlers } from './users/routes.ts'

/** Every call that this server answers. */
export const allHandlers: CallHandlers = {
  ...settingsHandlers,
  ...ledgerHandlers,
  ...inboxHandlers,
  ...accountHandlers,
  ...usersHandlers,
  ...seasonHandlers,
  ...guildHandlers,
  ...combatsHandlers,
  ...equipmentsHandlers,
  ...adsHandlers,
  ...boostsHandlers,
  ...channelHandlers,
  ...dailyHandlers,
  ...tasksHandlers,
  ...upgradesHandlers,
  ...armyHandlers,
  ...huntingHandlers,
  ...leaderboardsHandlers,
  ...referralHandlers,
}

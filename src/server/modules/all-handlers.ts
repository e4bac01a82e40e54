import type { CallHandlers } from '../http/call-handler.ts'
import { combatsHandlers } from './combats/routes.ts'
import { equipmentsHandlers } from './equipments/routes.ts'
import { guildHandlers } from './guild/routes.ts'
import { seasonHandlers } from './season/routes.ts'
import { settingsHandlers } from './settings/routes.ts'
import { usersHandlers } from './users/routes.ts'

/** Every call that this server answers. */
export const allHandlers: CallHandlers = {
  ...settingsHandlers,
  ...usersHandlers,
  ...seasonHandlers,
  ...guildHandlers,
  ...combatsHandlers,
  ...equipmentsHandlers,
}

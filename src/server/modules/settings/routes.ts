import { defineHandlers } from '../../call-handler.ts'
import { settingsOnTheWire } from './service.ts'

/** GET settings. */
export const settingsHandlers = defineHandlers({
  'settings.get': async ({ config }) => settingsOnTheWire(config),
})

import { defineHandlers } from '#server/calls/call-handler.ts'
import { settingsOnTheWire } from './service.ts'

export const settingsHandlers = defineHandlers({
  'settings.get': async ({ config }) => settingsOnTheWire(config),
})

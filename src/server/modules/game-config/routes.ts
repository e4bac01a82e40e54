import { defineHandlers } from '#server/calls/call-handler.ts'
import { gameConfigOnTheWire } from './service.ts'

export const gameConfigHandlers = defineHandlers({
  'settings.get': async ({ config }) => gameConfigOnTheWire(config),
})

import { defineHandlers } from '../../call-handler.ts'
import { guildOnTheWire } from './service.ts'

/** GET guild/me. */
export const guildHandlers = defineHandlers({
  'guild.me': async () => guildOnTheWire(),
})

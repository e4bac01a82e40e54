import { defineHandlers } from '../../call-handler.ts'

/** GET guild/me: there are no guilds yet, for which the specification has null (T30). */
export const guildHandlers = defineHandlers({
  'guild.me': async () => null,
})

import { defineHandlers } from '../../http/define-handlers.ts'

/** GET guild/me: nobody has a guild before the guild chapter, and null is how the specification says so (T30). */
export const guildHandlers = defineHandlers({
  'guild.me': async () => null,
})

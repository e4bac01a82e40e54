/** The player's guild: there are none yet, for which the specification has null (T30). */
export const guildOnTheWire = (): null => null

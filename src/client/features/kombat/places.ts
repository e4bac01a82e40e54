/** Where the battle leads. */
export const PREPARATION = '/kombat_prep'

/** The result of a stored fight. */
export const resultOf = (replayId: string): string => `/kombat/result?fight=${replayId}`

/** The replay of a stored fight. */
export const replayAt = (replayId: string): string => `/kombat-replay?id=${replayId}`

import { readOwn, writeOwn } from '#client/platform/player-store.ts'

const KEY = 'boost-watch'

/** Returns the id of a watched ad whose boost request got no response, or null. */
export const unspentWatch = (): string | null => readOwn(KEY)

export const keepUnspentWatch = (watchId: string | null): void => writeOwn(KEY, watchId)

import { readOwn, writeOwn } from '../../platform/player-store.ts'

const KEY = 'boost-watch'

/** Id of a watched ad that has not become a boost yet, because the answer was lost; null when there is none. */
export const unspentWatch = (): string | null => readOwn(KEY)

/** Keeps the id of a watched ad until its boost is taken; null forgets it. */
export const keepUnspentWatch = (watchId: string | null): void => writeOwn(KEY, watchId)

import { PLACES } from '../game/places.ts'

/** Whether a fight is on screen: no reloads or redirects meanwhile. */
export const isFightRunning = (path: string): boolean => path === PLACES.KOMBAT || path === PLACES.FRIENDLY_KOMBAT

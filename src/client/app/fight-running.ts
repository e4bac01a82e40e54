import { PAGE } from '../game/page-addresses.ts'

/** Whether a fight is on screen: no reloads or redirects meanwhile. */
export const isFightRunning = (path: string): boolean => path === PAGE.KOMBAT.path || path === PAGE.FRIENDLY_KOMBAT.path

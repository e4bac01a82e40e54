import { OTHER_ROUTES } from './route-names.ts'

/** Whether a fight is on the screen: nothing may reload the page or lead away from it then. */
export const isFightRunning = (path: string): boolean =>
  path === OTHER_ROUTES.KOMBAT || path === OTHER_ROUTES.FRIENDLY_KOMBAT

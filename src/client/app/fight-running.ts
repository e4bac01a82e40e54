import { PAGE } from '#client/game/page-paths.ts'

export const isFightRunning = (path: string): boolean => path === PAGE.KOMBAT.path || path === PAGE.FRIENDLY_KOMBAT.path

import { defineHandlers } from '../../call-handler.ts'
import { seasonOnTheWire, userSeason } from './service.ts'

/** Season, kombat season and the player's own (rows 152, 193). */
export const seasonHandlers = defineHandlers({
  'season.get': ({ db, nowMs }) => seasonOnTheWire(db, nowMs),
  'season.me': ({ db, identity }) => userSeason(db, identity.userId),
  'combats.season': async ({ db, nowMs }) => {
    const { start_time, current_season } = await seasonOnTheWire(db, nowMs)
    return { start_time, current_season }
  },
})

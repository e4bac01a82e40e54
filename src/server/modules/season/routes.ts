import { defineHandlers } from '../../call-handler.ts'
import { currentSeason, seasonOnTheWire, userSeason } from './service.ts'

/** Season, kombat season and the player's own (rows 152, 193). */
export const seasonHandlers = defineHandlers({
  'season.get': async ({ db, nowMs }) => seasonOnTheWire(await currentSeason(db, nowMs)),
  'season.me': ({ db, identity }) => userSeason(db, identity.userId),
  'combats.season': async ({ db, nowMs }) => {
    const { start_time, current_season } = seasonOnTheWire(await currentSeason(db, nowMs))
    return { start_time, current_season }
  },
})

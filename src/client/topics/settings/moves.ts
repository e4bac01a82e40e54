import { setAnswer } from '#client/game/cache.ts'
import type { MoveEffects } from '#client/game/move-effect.ts'
import { preferencesQuery } from './queries.ts'

export const settingsEffects: MoveEffects<'users.savePreferences'> = {
  'users.savePreferences': { set: (client, preferences) => setAnswer(client, preferencesQuery, preferences) },
}

import { setAnswer } from '../../game/cache.ts'
import type { MoveEffects } from '../../game/move-effect.ts'
import { preferencesQuery } from './queries.ts'

export const settingsEffects: MoveEffects<'users.savePreferences'> = {
  'users.savePreferences': { set: (client, preferences) => setAnswer(client, preferencesQuery, preferences) },
}

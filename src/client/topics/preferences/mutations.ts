import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { preferencesQuery } from './queries.ts'

export const settingsEffects: MutationEffects<'users.savePreferences'> = {
  'users.savePreferences': {
    set: (client, preferences) => setAnswer(client, preferencesQuery, preferences),
    staleOnFailure: ['users.preferences'],
  },
}

import { setAnswer } from '../cache.ts'
import { balanceQuery, lastClaimQuery } from '../home-queries.ts'
import { preferencesQuery } from '../queries.ts'
import type { MoveEffects } from './move-effect.ts'

/** Joining a house (rows 71, 72), preferences (extra 7) and account deletion. */
export const accountEffects: MoveEffects<'users.onboard' | 'users.savePreferences' | 'users.delete'> = {
  'users.onboard': {
    set: (client, { balance, last_claim }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, lastClaimQuery, last_claim)
    },
  },
  'users.savePreferences': { set: (client, preferences) => setAnswer(client, preferencesQuery, preferences) },
  // The next page shows no player data.
  'users.delete': {},
}

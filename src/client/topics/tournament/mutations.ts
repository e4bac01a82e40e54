import type { QueryClient } from '@tanstack/react-query'
import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import type { CallData } from '#contracts/schemas.ts'
import { tournamentQuery } from './queries.ts'

const setEntries = (
  client: QueryClient,
  { entrants, entries, tickets }: CallData<'tournament.enter' | 'tournament.leave'>,
): void => setAnswer(client, tournamentQuery, (known) => ({ ...known, entrants, entries, tickets }))

export const tournamentEffects: MutationEffects<'tournament.enter' | 'tournament.leave'> = {
  'tournament.enter': { set: setEntries, stale: ['users.me', 'season.path'], staleOnFailure: ['tournament.get'] },
  'tournament.leave': { set: setEntries, stale: ['users.me', 'season.path'], staleOnFailure: ['tournament.get'] },
}

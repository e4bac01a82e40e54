import type { QueryClient } from '@tanstack/react-query'
import type { FightAnswer } from '../../../contracts/wire.ts'
import { callKey } from '../../api/call-query.ts'
import { replayQuery } from './queries.ts'

/**
 * Brings the caches to what the fight left behind: money, stars and energy from its answer, profile asked anew
 * (rows 84, 85; T11, T32). Done when the player goes on to the result or leaves, and harmless when done twice.
 */
export const settleFight = (queryClient: QueryClient, answer: FightAnswer): void => {
  const { balance, stars, energy, ...result } = answer
  queryClient.setQueryData(callKey('users.balance'), balance)
  queryClient.setQueryData(callKey('users.stars'), stars)
  queryClient.setQueryData(callKey('combats.energy'), energy)
  queryClient.setQueryData(replayQuery(answer.replay_id).queryKey, result)
  void queryClient.invalidateQueries({ queryKey: callKey('combats.me') })
  void queryClient.invalidateQueries({ queryKey: callKey('combats.history') })
  if (answer.drops.equipments.length > 0) {
    void queryClient.invalidateQueries({ queryKey: callKey('equipments.equipped') })
  }
  if (energy.last_burn_at === null) void queryClient.invalidateQueries({ queryKey: callKey('combats.energy') })
}

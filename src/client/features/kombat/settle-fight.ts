import type { QueryClient } from '@tanstack/react-query'
import type { FightAnswer, MatchResult, Replay } from '../../../contracts/wire.ts'
import { callKey } from '../../api/call-query.ts'
import { replayQuery } from './queries.ts'

/** The attacker's own replay of a fight, as the server would answer it. */
export const ownReplay = (result: MatchResult): Replay => {
  const { old_rank, new_rank, rank_gain, win_streak, drops, ...record } = result
  return { ...record, viewer: 'attacker', own: { old_rank, new_rank, rank_gain, win_streak, drops } }
}

/**
 * Brings the caches to what the fight left behind: money, stars and energy from its answer, profile asked anew
 * (rows 84, 85; T11, T32). Done when the player goes on to the result or leaves, and harmless when done twice.
 */
export const settleFight = (queryClient: QueryClient, answer: FightAnswer): void => {
  const { balance, stars, energy, ...result } = answer
  queryClient.setQueryData(callKey('users.balance'), balance)
  queryClient.setQueryData(callKey('users.stars'), stars)
  queryClient.setQueryData(callKey('combats.energy'), energy)
  queryClient.setQueryData(replayQuery(answer.replay_id).queryKey, ownReplay(result))
  void queryClient.invalidateQueries({ queryKey: callKey('combats.me') })
  void queryClient.invalidateQueries({ queryKey: callKey('combats.history') })
  if (answer.drops.equipments.length > 0) {
    void queryClient.invalidateQueries({ queryKey: callKey('equipments.equipped') })
  }
  if (energy.last_burn_at === null) void queryClient.invalidateQueries({ queryKey: callKey('combats.energy') })
}

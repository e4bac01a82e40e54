import { markStale, setAnswer } from '#client/game/cache.ts'
import { isAnswered } from '#client/game/idempotency-keys.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { setStars } from '#client/topics/ledger/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'
import { MET, ownReplay } from './cache.ts'
import { combatProfileQuery, energyQuery, replayQuery } from './queries.ts'
import { saveBestRankBefore } from './shared/best-rank-before.ts'

/** A change of skill or stance makes the commitment of a found match stale (R11). */
export const kombatEffects: MutationEffects<
  'combats.fight' | 'combats.challenge' | 'combats.skill' | 'combats.stance'
> = {
  'combats.fight': {
    set: (client, { balance, stars, energy, ...result }) => {
      saveBestRankBefore(result.replay_id, client.getQueryData(combatProfileQuery.queryKey)?.best_rank ?? 0)
      setAnswer(client, balanceQuery, balance)
      setStars(client, stars)
      setAnswer(client, energyQuery, energy)
      setAnswer(client, replayQuery(result.replay_id), ownReplay(result))
      const { equipments, materials, stones } = result.drops
      if (equipments.length > 0) markStale(client, ['equipments.mine'])
      if (materials.length > 0) markStale(client, ['materials.mine'])
      if (stones.length > 0) markStale(client, ['stones.mine'])
      if (energy.last_burn_at === null) markStale(client, ['combats.energy'])
    },
    stale: [
      'combats.me',
      'combats.find',
      'combats.history',
      'upgrades.missions',
      'users.firstDays',
      'season.path',
      'chests.list',
      'airdrop.get',
      'medals.list',
      'league.board',
      'league.points',
      'tournament.get',
      'vote.get',
      'season.reward',
    ],
    // Another device may have used the energy. After a lost answer it stays as it is: without energy the page would not
    // repeat the request, which brings the fight.
    setOnFailure: (client, error) => {
      if (isAnswered(error)) markStale(client, ['combats.energy'])
    },
  },
  'combats.challenge': {
    set: (client, result) => setAnswer(client, replayQuery(result.replay_id), ownReplay(result)),
    stale: ['combats.history'],
  },
  'combats.skill': {
    set: (client, profile) => setAnswer(client, combatProfileQuery, profile),
    stale: MET,
    staleOnFailure: ['combats.me'],
  },
  'combats.stance': {
    set: (client, profile) => setAnswer(client, combatProfileQuery, profile),
    stale: MET,
    staleOnFailure: ['combats.me'],
  },
}

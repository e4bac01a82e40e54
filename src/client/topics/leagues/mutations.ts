import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'

export const leagueEffects: MutationEffects<'league.claimReward'> = {
  'league.claimReward': {
    set: (client, { balance, stars }) => {
      setAnswer(client, balanceQuery, balance)
      setStars(client, stars)
    },
    stale: [
      'league.reward',
      'tournament.get',
      'league.waiting',
      'materials.mine',
      'stones.mine',
      'equipments.mine',
      'inbox.list',
      ...ROLLED,
    ],
    staleOnFailure: ['league.reward', 'league.waiting', 'users.balance', ...STARS],
  },
}

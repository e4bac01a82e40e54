import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { STARS, setStars } from '#client/topics/ledger/cache.ts'
import { ROLLED } from '#client/topics/luck/cache.ts'
import { balanceQuery } from '#client/topics/mining/queries.ts'

/**
 * The specification names the first three (A2, row 154). A season's end also changes the pet's looks and the wardrobe
 * (R53).
 */
const READ_AGAIN = ['season.me', 'combats.me', 'season.reward', 'season.looks', 'wardrobe.get'] as const

export const seasonEffects: MutationEffects<'season.start' | 'season.claimReward'> = {
  'season.start': {
    stale: [...READ_AGAIN, 'leaderboard.page', 'medals.list'],
    staleOnFailure: [...READ_AGAIN, 'season.get'],
  },
  'season.claimReward': {
    set: (client, { balance, stars }) => {
      setAnswer(client, balanceQuery, balance)
      setStars(client, stars)
    },
    stale: [...READ_AGAIN, 'materials.mine', 'equipments.mine', 'inbox.list', ...ROLLED],
    staleOnFailure: ['season.reward', 'season.me', 'users.balance', ...STARS],
  },
}

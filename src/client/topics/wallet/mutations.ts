import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { walletQuery } from './queries.ts'

export const walletEffects: MutationEffects<'wallet.challenge' | 'wallet.link' | 'wallet.unlink'> = {
  'wallet.challenge': { stale: [] },
  'wallet.link': {
    set: (client, answer) => setAnswer(client, walletQuery, answer),
    stale: ['airdrop.get'],
    staleOnFailure: ['wallet.get'],
  },
  'wallet.unlink': {
    set: (client, answer) => setAnswer(client, walletQuery, answer),
    stale: ['airdrop.get'],
    staleOnFailure: ['wallet.get'],
  },
}

import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import { MET } from '#client/topics/kombat/cache.ts'
import type { CallName } from '#contracts/calls.ts'
import { stonesQuery } from './queries.ts'

const STONES = ['stones.mine', 'stones.get'] as const satisfies readonly CallName[]
const PET = ['combats.me', ...MET] as const satisfies readonly CallName[]

export const stoneEffects: MutationEffects<'stones.upgrade' | 'stones.equip'> = {
  'stones.upgrade': { stale: STONES, staleOnFailure: STONES },
  'stones.equip': {
    set: (client, { stones }) => setAnswer(client, stonesQuery, stones),
    stale: ['stones.get', ...PET],
    staleOnFailure: [...STONES, ...PET],
  },
}

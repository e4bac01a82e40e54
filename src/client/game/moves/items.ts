import type { CallName } from '../../../contracts/calls.ts'
import { setAnswer } from '../cache.ts'
import { balanceQuery } from '../home-queries.ts'
import { equippedQuery } from '../queries.ts'
import type { MoveEffects } from './move-effect.ts'

/** What shows items; those that are worn show in the fighter and its match too (R11). */
const ITEMS = ['equipments.mine', 'equipments.get', 'equipments.equipped'] as const satisfies readonly CallName[]
const WORN = [...ITEMS, 'combats.me', 'combats.find'] as const satisfies readonly CallName[]
const ROLLED = ['luck.get', 'luck.rolls'] as const satisfies readonly CallName[]
const SMITH = [...WORN, ...ROLLED, 'materials.mine', 'upgrades.missions'] as const satisfies readonly CallName[]

/** Gear, the blacksmith, the re-roll and luck (rows 103-128; R46). */
export const itemEffects: MoveEffects<
  | 'equipments.seen'
  | 'equipments.equip'
  | 'equipments.equipBest'
  | 'equipments.equipPreset'
  | 'equipments.savePreset'
  | 'equipments.lock'
  | 'equipments.refine'
  | 'equipments.awaken'
  | 'equipments.dismantle'
  | 'equipments.reroll'
  | 'equipments.adsReroll'
  | 'luck.turnOver'
> = {
  'equipments.seen': { stale: ['equipments.mine'] },
  'equipments.equip': {
    set: (client, { equipped }) => setAnswer(client, equippedQuery, equipped),
    stale: WORN,
    staleOnFailure: WORN,
  },
  'equipments.equipBest': {
    set: (client, { equipped }) => setAnswer(client, equippedQuery, equipped),
    stale: WORN,
  },
  'equipments.equipPreset': {
    set: (client, { equipped }) => setAnswer(client, equippedQuery, equipped),
    stale: WORN,
  },
  'equipments.savePreset': { stale: ['equipments.preset'] },
  'equipments.lock': { stale: ITEMS, staleOnFailure: ITEMS },
  'equipments.refine': { stale: SMITH, staleOnFailure: SMITH },
  'equipments.awaken': { stale: SMITH, staleOnFailure: SMITH },
  'equipments.dismantle': { stale: [...ITEMS, 'materials.mine'], staleOnFailure: ITEMS },
  'equipments.reroll': {
    set: (client, { balance }) => setAnswer(client, balanceQuery, balance),
    stale: [...WORN, ...ROLLED, 'equipments.rerollCount'],
    staleOnFailure: ['equipments.rerollCount', 'users.balance'],
  },
  'equipments.adsReroll': {
    stale: [...WORN, ...ROLLED, 'equipments.freeRerolled', 'ads.count'],
    staleOnFailure: ['equipments.freeRerolled', 'ads.count'],
  },
  'luck.turnOver': { stale: ROLLED },
}

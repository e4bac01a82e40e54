import type { QueryClient } from '@tanstack/react-query'
import type { CallName } from '../../../contracts/calls.ts'
import type { GearAnswer, OwnEquipment } from '../../../contracts/wire.ts'
import { setAnswer } from '../cache.ts'
import { balanceQuery } from '../home-queries.ts'
import {
  adCreditsQuery,
  equippedQuery,
  freeRerolledQuery,
  inventoryQuery,
  presetQuery,
  rerollCountQuery,
} from '../queries.ts'
import type { MoveEffects } from './move-effect.ts'

/** What shows items; those that are worn show in the fighter and its match too (R11). */
const ITEMS = ['equipments.mine', 'equipments.get', 'equipments.equipped'] as const satisfies readonly CallName[]
const WORN = [...ITEMS, 'combats.me', 'combats.find'] as const satisfies readonly CallName[]
const ROLLED = ['luck.get', 'luck.rolls'] as const satisfies readonly CallName[]
const SMITH = [
  ...WORN,
  ...ROLLED,
  'materials.mine',
  'equipments.dismantlePreview',
  'upgrades.missions',
] as const satisfies readonly CallName[]

/** What a change of gear makes stale; the bag and the worn items are in its answer. */
const DRESSED = ['equipments.get', 'combats.me', 'combats.find'] as const satisfies readonly CallName[]

/** Shows items as a move has left them. */
const setOwnItems = (client: QueryClient, changed: readonly OwnEquipment[]): void =>
  setAnswer(client, inventoryQuery, (items) => items.map((known) => changed.find(({ id }) => id === known.id) ?? known))

const setGear = (client: QueryClient, { changed, equipped }: GearAnswer): void => {
  setAnswer(client, equippedQuery, equipped)
  setOwnItems(client, changed)
}

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
  'equipments.seen': {
    set: (client) =>
      setAnswer(client, inventoryQuery, (items) =>
        items.map((item) => ({ ...item, own: { ...item.own, is_new: false } })),
      ),
  },
  'equipments.equip': { set: setGear, stale: DRESSED, staleOnFailure: WORN },
  'equipments.equipBest': { set: setGear, stale: DRESSED, staleOnFailure: WORN },
  'equipments.equipPreset': { set: setGear, stale: DRESSED, staleOnFailure: WORN },
  'equipments.savePreset': { set: (client, preset) => setAnswer(client, presetQuery(preset.number), preset) },
  'equipments.lock': {
    set: (client, item) => setOwnItems(client, [item]),
    stale: ['equipments.get'],
    staleOnFailure: ITEMS,
  },
  'equipments.refine': { stale: SMITH, staleOnFailure: SMITH },
  'equipments.awaken': { stale: SMITH, staleOnFailure: SMITH },
  'equipments.dismantle': { stale: [...ITEMS, 'materials.mine'], staleOnFailure: ITEMS },
  'equipments.reroll': {
    set: (client, { balance, equipment, reroll_count }) => {
      setAnswer(client, balanceQuery, balance)
      setAnswer(client, rerollCountQuery(equipment.id), reroll_count)
      setOwnItems(client, [equipment])
    },
    stale: [...DRESSED, ...ROLLED, 'equipments.equipped', 'equipments.rerollCount'],
    staleOnFailure: ['equipments.rerollCount', 'users.balance'],
  },
  'equipments.adsReroll': {
    set: (client, { ads_count, equipment, free_rerolled }) => {
      setAnswer(client, adCreditsQuery, ads_count)
      setAnswer(client, freeRerolledQuery(equipment.id), free_rerolled)
      setOwnItems(client, [equipment])
    },
    stale: [...DRESSED, ...ROLLED, 'equipments.equipped', 'equipments.freeRerolled', 'ads.count'],
    staleOnFailure: ['equipments.freeRerolled', 'ads.count'],
  },
  'luck.turnOver': { stale: ROLLED },
}

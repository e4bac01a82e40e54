import type { QueryClient } from '@tanstack/react-query'
import { setAnswer } from '#client/game/cache.ts'
import type { MutationEffects } from '#client/game/mutation-effect.ts'
import type { GearAnswer } from '#contracts/wire.ts'
import { DRESSED, ITEMS, setOwnItems, WORN } from './cache.ts'
import { equippedQuery, inventoryQuery, presetQuery, welcomeQuery } from './queries.ts'

const setGear = (client: QueryClient, { changed, equipped }: GearAnswer): void => {
  setAnswer(client, equippedQuery, equipped)
  setOwnItems(client, changed)
}

export const itemEffects: MutationEffects<
  | 'equipments.seen'
  | 'equipments.equip'
  | 'equipments.equipBest'
  | 'equipments.equipPreset'
  | 'equipments.savePreset'
  | 'equipments.lock'
  | 'equipments.claimWelcome'
> = {
  'equipments.seen': {
    set: (client) =>
      setAnswer(client, inventoryQuery, (items) =>
        items.map((item) => ({ ...item, own: { ...item.own, is_new: false } })),
      ),
    stale: ['equipments.get', 'equipments.preset'],
    staleOnFailure: ['equipments.mine'],
  },
  'equipments.equip': { set: setGear, stale: DRESSED, staleOnFailure: WORN },
  'equipments.equipBest': { set: setGear, stale: DRESSED, staleOnFailure: WORN },
  'equipments.equipPreset': { set: setGear, stale: DRESSED, staleOnFailure: WORN },
  'equipments.savePreset': {
    set: (client, preset) => setAnswer(client, presetQuery(preset.number), preset),
    staleOnFailure: ['equipments.preset'],
  },
  'equipments.lock': {
    set: (client, item) => setOwnItems(client, [item]),
    stale: ['equipments.get', 'equipments.preset'],
    staleOnFailure: ITEMS,
  },
  'equipments.claimWelcome': {
    set: (client) => setAnswer(client, welcomeQuery, { claimed: true }),
    stale: ['equipments.mine'],
    staleOnFailure: ['equipments.welcome'],
  },
}

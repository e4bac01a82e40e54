import type { QueryClient } from '@tanstack/react-query'
import type { OwnEquipment, OwnedStone, Preferences } from '../../contracts/wire.ts'
import type { SkillName } from '../../rules/fight/fight-types.ts'
import type { WornType } from '../../rules/items/item-kinds.ts'
import { setAnswer } from './cache.ts'
import { combatProfileQuery } from './home-queries.ts'
import { equippedQuery, inventoryQuery, preferencesQuery, stonesQuery } from './queries.ts'

// Optimistic updates; each returns its rollback where one is needed.

/** Changes the active skill (R08). Power does not count skills. */
export const previewSkill = (client: QueryClient, skill: SkillName): (() => void) => {
  const { queryKey } = combatProfileQuery
  void client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  setAnswer(client, combatProfileQuery, (own) => ({ ...own, pet: { ...own.pet, active_skill: skill } }))
  return () => {
    if (before) setAnswer(client, combatProfileQuery, before)
  }
}

/** An item that can be worn. */
export type WearableItem = OwnEquipment & { readonly type: WornType }

/** Puts an item on in place of what its slot holds, or takes it off: in the bag and on the pet (row 109). */
export const previewWearing = (client: QueryClient, item: WearableItem, isOn: boolean): (() => void) => {
  const [bag, profile, equipped] = [inventoryQuery, combatProfileQuery, equippedQuery].map(({ queryKey }) => {
    void client.cancelQueries({ queryKey })
    return { queryKey, before: client.getQueryData(queryKey) }
  })
  setAnswer(client, inventoryQuery, (items) =>
    items.map((known) => {
      if (known.id === item.id) return { ...known, status: isOn ? 'equipped' : 'inventory' }
      const isReplaced = isOn && known.type === item.type && known.status === 'equipped'
      return isReplaced ? { ...known, status: 'inventory' } : known
    }),
  )
  setAnswer(client, equippedQuery, (worn) => {
    const others = worn.filter(({ type }) => type !== item.type)
    return isOn ? [...others, { ...item, status: 'equipped' }] : others
  })
  const { slug, image_url, rarity } = item
  setAnswer(client, combatProfileQuery, (own) => ({
    ...own,
    cosmetic: { ...own.cosmetic, [item.type]: isOn ? { slug, image_url, rarity } : null },
  }))
  return () => {
    for (const known of [bag, profile, equipped])
      if (known?.before !== undefined) client.setQueryData(known.queryKey, known.before)
  }
}

/** Puts a stone on the pet in place of the one of its type, or takes it off: in the bag and on the pet (R09). */
export const previewStone = (client: QueryClient, { id, type, level }: OwnedStone, isOn: boolean): (() => void) => {
  const before = [stonesQuery, combatProfileQuery].map(({ queryKey }) => {
    void client.cancelQueries({ queryKey })
    return { queryKey, answer: client.getQueryData(queryKey) }
  })
  setAnswer(client, stonesQuery, (stones) =>
    stones.map((stone) => (stone.type === type ? { ...stone, equipped: isOn && stone.id === id } : stone)),
  )
  setAnswer(client, combatProfileQuery, (own) => {
    const others = own.stone_statistics.filter((stone) => stone.type !== type)
    return { ...own, stone_statistics: isOn ? [...others, { type, level }] : others }
  })
  return () => {
    for (const { queryKey, answer } of before) if (answer !== undefined) client.setQueryData(queryKey, answer)
  }
}

/** Locks an item or unlocks it (R15). */
export const previewLock = (client: QueryClient, id: string, locked: boolean): (() => void) => {
  const { queryKey } = inventoryQuery
  void client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  setAnswer(client, inventoryQuery, (items) =>
    items.map((item) => (item.id === id ? { ...item, own: { ...item.own, locked } } : item)),
  )
  return () => {
    if (before) setAnswer(client, inventoryQuery, before)
  }
}

/** Shows preferences before they are saved. */
export const previewPreferences = (client: QueryClient, next: Preferences): (() => void) => {
  const before = client.getQueryData(preferencesQuery.queryKey)
  setAnswer(client, preferencesQuery, next)
  return () => {
    if (before) setAnswer(client, preferencesQuery, before)
  }
}

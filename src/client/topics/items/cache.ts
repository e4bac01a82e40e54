import type { QueryClient } from '@tanstack/react-query'
import { setAnswer } from '#client/game/cache.ts'
import { previewAnswer } from '#client/game/preview-answer.ts'
import { MET } from '#client/topics/kombat/cache.ts'
import { combatProfileQuery } from '#client/topics/kombat/queries.ts'
import type { CallName } from '#contracts/calls.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import type { WornType } from '#rules/items/item-kinds.ts'
import { equippedQuery, inventoryQuery } from './queries.ts'

export const ITEMS = [
  'equipments.mine',
  'equipments.get',
  'equipments.equipped',
  'equipments.preset',
] as const satisfies readonly CallName[]
/** Queries that a change of worn gear makes stale. They include the fighter and the match with the opponent (R11). */
export const WORN = [...ITEMS, 'combats.me', ...MET] as const satisfies readonly CallName[]
/** Stale after a gear change whose response has the bag and the worn items. */
export const DRESSED = [
  'equipments.get',
  'equipments.preset',
  'combats.me',
  ...MET,
] as const satisfies readonly CallName[]

export const setOwnItems = (client: QueryClient, changed: readonly OwnEquipment[]): void =>
  setAnswer(client, inventoryQuery, (items) => items.map((known) => changed.find(({ id }) => id === known.id) ?? known))

export type WearableItem = OwnEquipment & { readonly type: WornType }

/** Optimistic update of bag and pet (row 109). Returns the rollback. */
export const previewWearing = (client: QueryClient, item: WearableItem, isOn: boolean): (() => void) => {
  const { slug, image_url, rarity } = item
  const rollbacks = [
    previewAnswer(client, inventoryQuery, (items) =>
      items.map((known) => {
        if (known.id === item.id) return { ...known, status: isOn ? 'equipped' : 'inventory' }
        const isReplaced = isOn && known.type === item.type && known.status === 'equipped'
        return isReplaced ? { ...known, status: 'inventory' } : known
      }),
    ),
    previewAnswer(client, equippedQuery, (worn) => {
      const others = worn.filter(({ type }) => type !== item.type)
      return isOn ? [...others, { ...item, status: 'equipped' }] : others
    }),
    previewAnswer(client, combatProfileQuery, (own) => ({
      ...own,
      cosmetic: { ...own.cosmetic, [item.type]: isOn ? { slug, image_url, rarity } : null },
    })),
  ]
  return () => {
    for (const rollback of rollbacks) rollback()
  }
}

/** Optimistic update (R15). Returns the rollback. */
export const previewLock = (client: QueryClient, id: string, locked: boolean): (() => void) =>
  previewAnswer(client, inventoryQuery, (items) =>
    items.map((item) => (item.id === id ? { ...item, own: { ...item.own, locked } } : item)),
  )

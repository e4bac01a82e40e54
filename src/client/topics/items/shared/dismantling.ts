import { NAMED_ITEMS } from '#assets/manifest/named-items.ts'
import type { OwnEquipment } from '#contracts/wire.ts'
import { isEverDismantled } from '#rules/blacksmith/dismantle.ts'

export const isTradeable = (slug: string): boolean => NAMED_ITEMS.get(slug)?.tradeable ?? true

/** True if the item's slug is never sold, or its rarity is too high (row 119, T20). */
export const isNeverDismantled = ({ slug, rarity }: Pick<OwnEquipment, 'slug' | 'rarity'>): boolean =>
  !isEverDismantled({ rarity, tradeable: isTradeable(slug) })

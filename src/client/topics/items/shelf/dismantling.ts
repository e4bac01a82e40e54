import { NAMED_ITEMS } from '../../../../../assets/manifest/named-items.ts'
import type { OwnEquipment } from '../../../../contracts/wire.ts'
import { isEverDismantled } from '../../../../rules/blacksmith/dismantle.ts'

/** Whether a slug may be sold, and so be taken apart (row 108, T22). */
export const isTradeable = (slug: string): boolean => NAMED_ITEMS.get(slug)?.tradeable ?? true

/** Whether an item can never be taken apart, worn or not: its slug is never sold, or its rarity is too high (row 119, T20). */
export const isNeverDismantled = ({ slug, rarity }: Pick<OwnEquipment, 'slug' | 'rarity'>): boolean =>
  !isEverDismantled({ rarity, tradeable: isTradeable(slug) })

import { useTranslation } from 'react-i18next'
import { GEAR_SLOTS, type GearSlot } from '#assets/manifest/fighter-layers.ts'
import type { Address } from '#client/game/page-paths.ts'
import { itemName } from '#client/i18n/names.ts'
import { bagAddress } from '#client/topics/items/links.ts'
import { formatInteger, formatTok } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import type { Drops } from '#contracts/wire.ts'
import { isMaterial } from '#rules/items/materials.ts'
import type { Rarity } from '#rules/items/rarities.ts'

export type RewardGoal = 'tok' | 'star' | 'bag'

export interface Reward {
  readonly key: string
  readonly goal: RewardGoal
  readonly icon: IconArt
  readonly amount: string
  readonly name: string
  /** Address in the bag. Null for rewards that the bag does not hold. */
  readonly way: Address | null
  readonly item?: { readonly slot: GearSlot; readonly rarity: Rarity }
  /** Kind counted for firsts: a rarity, or the stones. */
  readonly kind: Rarity | 'stone' | null
}

const isGear = (type: string): type is GearSlot => GEAR_SLOTS.some((slot) => slot === type)

/** Order: money, materials, stones, items (R13). */
export const useRewards = (drops: Drops): readonly Reward[] => {
  const { t } = useTranslation()
  const list: Reward[] = []
  const money = { way: null, kind: null }
  if (drops.tok > 0)
    list.push({
      key: 'tok',
      goal: 'tok',
      icon: 'tok',
      amount: `+${formatTok(drops.tok, 2)}`,
      name: t('home.tok'),
      ...money,
    })
  if (drops.star > 0)
    list.push({
      key: 'star',
      goal: 'star',
      icon: 'star',
      amount: `+${formatInteger(drops.star)}`,
      name: t('kombat.result.star'),
      ...money,
    })
  for (const { slug, quantity } of drops.materials) {
    if (isMaterial(slug)) {
      list.push({
        key: slug,
        goal: 'bag',
        icon: slug,
        amount: `×${formatInteger(quantity)}`,
        name: t(`ui.material.${slug}`),
        way: bagAddress(slug),
        kind: null,
      })
    }
  }
  for (const [index, { type, level }] of drops.stones.entries()) {
    list.push({
      key: `stone-${index}`,
      goal: 'bag',
      icon: stoneIcon(type, level),
      amount: t('kombat.result.level', { level }),
      name: t(`kombat.stone.${type}`),
      way: bagAddress(`stone:${type}`),
      kind: 'stone',
    })
  }
  for (const item of drops.equipments) {
    if (isGear(item.type)) {
      list.push({
        key: item.id,
        goal: 'bag',
        icon: { url: kindPicture(item.type, item.rarity) },
        amount: t(`ui.rarity.${item.rarity}`),
        name: itemName(item.name),
        way: bagAddress('equipment', item.id),
        item: { slot: item.type, rarity: item.rarity },
        kind: item.rarity,
      })
    }
  }
  return list
}

import { useTranslation } from 'react-i18next'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { itemName } from '#client/i18n/names.ts'
import { useStoneName } from '#client/topics/stones/shared/stone-name.ts'
import { formatInteger, formatTok } from '#client/ui/format/format.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { pictureOf } from '#client/ui/items/item-picture.ts'
import type { OpenedReward } from '#contracts/wire.ts'
import { isMaterial } from '#rules/items/materials.ts'
import { NANO_PER_TOK } from '#rules/units.ts'

const TOK_DECIMALS = 2

export type LootContent = Pick<OpenedReward, 'tok' | 'star' | 'materials'> &
  Partial<Pick<OpenedReward, 'stones' | 'equipments'>>

/** Requires the `kombat` texts. */
export const useLoot = (): ((content: LootContent) => readonly Loot[]) => {
  const { t } = useTranslation()
  const stoneName = useStoneName()
  return ({ tok, star, materials, stones = [], equipments = [] }) => [
    ...(tok > 0
      ? [
          {
            key: 'tok',
            icon: 'tok' as const,
            amount: `+${formatTok(tok, tok % NANO_PER_TOK === 0 ? 0 : TOK_DECIMALS)}`,
            name: t('home.tok'),
          },
        ]
      : []),
    ...(star > 0
      ? [{ key: 'star', icon: 'star' as const, amount: `+${formatInteger(star)}`, name: t('kombat.result.star') }]
      : []),
    ...materials.flatMap(({ slug, quantity }): Loot[] => {
      if (!isMaterial(slug)) return []
      const amount = `×${formatInteger(quantity)}`
      return [{ key: slug, icon: slug, amount, name: t(`ui.material.${slug}`) }]
    }),
    ...stones.map((stone, index) => ({
      key: `stone-${index}`,
      icon: stoneIcon(stone.type, stone.level),
      amount: '×1',
      name: stoneName(stone),
    })),
    ...equipments.map((equipment) => ({
      key: equipment.id,
      icon: { url: pictureOf(equipment) },
      amount: '×1',
      name: itemName(equipment.name),
      rarity: equipment.rarity,
    })),
  ]
}

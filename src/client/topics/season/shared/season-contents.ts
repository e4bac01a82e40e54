import { useTranslation } from 'react-i18next'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import type { SeasonReward } from '#contracts/wire.ts'
import { CHEST_KINDS } from '#rules/items/boxes.ts'
import { RARITIES } from '#rules/items/rarities.ts'

/** Falls back to the server's English name. */
export const useDrawnName = (): ((english: string) => string) => {
  const { t } = useTranslation()
  return (english) => {
    const [first = '', last] = english.toLowerCase().split(' ')
    const chest = CHEST_KINDS.find((name) => last === 'box' && name === first)
    if (chest) return t(`ui.chest.${chest}`)
    const rarity = RARITIES.find((name) => last === 'item' && name === first)
    return rarity ? t('seasonEnd.item', { rarity: t(`ui.rarity.${rarity}`) }) : english
  }
}

/** Equal boxes are merged (R30, row 156). */
export const useSeasonContents = (): ((reward: SeasonReward) => readonly Loot[]) => {
  const lootOf = useLoot()
  const nameOf = useDrawnName()
  return ({ chests, materials, reward_star: star, reward_tok: tok }) => [
    ...lootOf({
      tok,
      star,
      materials: Object.entries(materials).map(([slug, quantity]) => ({ slug, quantity })),
    }),
    ...[...new Map(chests.map((chest) => [chest.name, chest])).values()].map(({ name, image_url: url }) => ({
      key: name,
      icon: { url },
      amount: `×${formatInteger(chests.filter((chest) => chest.name === name).length)}`,
      name: nameOf(name),
    })),
  ]
}

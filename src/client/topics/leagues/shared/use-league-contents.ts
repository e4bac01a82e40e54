import { useTranslation } from 'react-i18next'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import type { LeagueReward } from '#contracts/wire.ts'
import { isMaterial } from '#rules/items/materials.ts'

/** Contents of a reward. Its `stones` have no type yet, and include awake stones, a material (R27, row 151). */
export const useLeagueContents = (): ((reward: LeagueReward) => readonly Loot[]) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  return ({ chests, equipments, star, stones, tickets, tok }) => [
    ...lootOf({ tok, star, materials: stones.filter(({ slug }) => isMaterial(slug)) }),
    ...tickets.map(({ slug, quantity, image_url: url }) => ({
      key: slug,
      icon: { url },
      amount: `×${formatInteger(quantity)}`,
      name: t('leagues.ticket', { count: quantity }),
    })),
    ...stones
      .filter(({ slug }) => !isMaterial(slug))
      .map(({ slug, quantity, image_url: url }) => ({
        key: slug,
        icon: { url },
        amount: `×${formatInteger(quantity)}`,
        name: t('leagues.stone', { count: quantity }),
      })),
    ...chests.map(({ name, image_url: url }, index) => ({
      key: `${name}-${index}`,
      icon: { url },
      amount: '×1',
      name,
    })),
    ...equipments.map(({ id, image_url: url, rarity }) => ({
      key: id,
      icon: { url },
      amount: '×1',
      name: t('leagues.item', { rarity: t(`ui.rarity.${rarity}`) }),
      rarity,
    })),
  ]
}

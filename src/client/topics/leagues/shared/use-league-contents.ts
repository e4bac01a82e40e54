import { useTranslation } from 'react-i18next'
import type { Loot } from '#client/celebrations/loot-list.tsx'
import { useLoot } from '#client/topics/inbox/shared/use-loot.ts'
import { formatInteger } from '#client/ui/format/format.ts'
import { materialOf } from '#client/ui/icons/game-icons.ts'
import type { LeagueReward } from '#contracts/wire.ts'

/** Stones have no type yet; an awake stone is listed with them (R27, row 151). */
export const useLeagueContents = (): ((reward: LeagueReward) => readonly Loot[]) => {
  const { t } = useTranslation()
  const lootOf = useLoot()
  return ({ chests, equipments, star, stones, tickets, tok }) => [
    ...lootOf({ tok, star, materials: stones.filter(({ slug }) => materialOf(slug) !== null) }),
    ...tickets.map(({ slug, quantity, image_url: url }) => ({
      key: slug,
      icon: { url },
      amount: `×${formatInteger(quantity)}`,
      name: t('leagues.ticket', { count: quantity }),
    })),
    ...stones
      .filter(({ slug }) => materialOf(slug) === null)
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

import { useTranslation } from 'react-i18next'
import { extraIconUrl } from '#assets/manifest/extras.ts'
import { type Address, PAGE } from '#client/game/page-paths.ts'
import { toInventory } from '#client/topics/items/links.ts'
import { useStoneName } from '#client/topics/stones/shared/stone-name.ts'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import type { IconArt } from '#client/ui/icons/icon.tsx'
import { kindPicture } from '#client/ui/items/item-picture.ts'
import type { Change } from '#rules/kombat/what-helps.ts'

export const changeIcon = (change: Change): IconArt => {
  switch (change.kind) {
    case 'stone':
      return stoneIcon(change.stone.type, change.stone.level)
    case 'attack':
      return { url: kindPicture('sword', 'rare') }
    case 'health':
      return { url: kindPicture('armor', 'rare') }
    case 'critical':
      return { url: extraIconUrl('four-leaf-clover') }
    case 'skill':
      return `skill-${change.skill}`
  }
}

export const changeAddress = ({ kind }: Change): Address => {
  if (kind === 'skill') return PAGE.KOMBAT_PREP.path
  return toInventory(kind === 'stone' ? 'stones' : 'equipment')
}

export const useChangeTitle = (): ((change: Change) => string) => {
  const { t } = useTranslation()
  const stoneName = useStoneName()
  return (change) => {
    if (change.kind === 'stone') return stoneName(change.stone)
    if (change.kind !== 'skill') return t(`whatHelps.${change.kind}`)
    return t('whatHelps.skill', { name: t(`kombat.skill.${change.skill}.name`) })
  }
}

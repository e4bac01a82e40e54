import { useTranslation } from 'react-i18next'
import { stoneIcon } from '#client/ui/icons/game-icons.ts'
import { Icon } from '#client/ui/icons/icon.tsx'
import type { FighterProfile } from '#contracts/wire.ts'

export interface StoneIconsProps {
  readonly stones: FighterProfile['stone_statistics']
  readonly size: number
}

export const StoneIcons = ({ stones, size }: StoneIconsProps) => {
  const { t } = useTranslation()
  return stones.map(({ type, level }) => (
    <Icon
      key={type}
      name={stoneIcon(type, level)}
      size={size}
      label={t('kombat.stoneLevel', { name: t(`kombat.stone.${type}`), level })}
    />
  ))
}

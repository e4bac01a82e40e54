import { useTranslation } from 'react-i18next'
import type { FighterProfile } from '../../../../../../contracts/wire.ts'
import { stoneIcon } from '../../../../../ui/icons/game-icons.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'

export interface StoneIconsProps {
  readonly stones: FighterProfile['stone_statistics']
  /** Edge in CSS px. */
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

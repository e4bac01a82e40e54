import { useTranslation } from 'react-i18next'
import type { EquippedStone } from '#rules/stones/stones.ts'

/** 'Flame stone, level 2'. */
export const useStoneName = (): ((stone: EquippedStone) => string) => {
  const { t } = useTranslation()
  return ({ type, level }) => t('kombat.stoneLevel', { name: t(`kombat.stone.${type}`), level })
}

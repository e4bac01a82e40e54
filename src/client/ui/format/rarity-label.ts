import { useTranslation } from 'react-i18next'
import { type Rarity, starsOf } from '#rules/items/rarities.ts'

export const useRarityLabel = (): ((rarity: Rarity) => string) => {
  const { t } = useTranslation()
  return (rarity) => `${t(`ui.rarity.${rarity}`)}, ${t('ui.stars', { count: starsOf(rarity) })}`
}

import { useTranslation } from 'react-i18next'
import { type Rarity, starsOf } from './game-icons.ts'

/** Says a rarity without its colour, for the labels of cards: 'Rare, 3 stars'. */
export const useRarityWords = (): ((rarity: Rarity) => string) => {
  const { t } = useTranslation()
  return (rarity) => `${t(`ui.rarity.${rarity}`)}, ${t('ui.stars', { count: starsOf(rarity) })}`
}

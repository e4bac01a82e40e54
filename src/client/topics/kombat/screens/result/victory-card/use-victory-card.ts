import { useTranslation } from 'react-i18next'
import type { ResultView } from '#client/topics/kombat/shared/fight-story/result-view.ts'
import type { ShownWord } from '#client/topics/kombat/shared/victory-ribbon/shown-word.ts'
import { type ShareCard, useShareCard } from '#client/ui/share-card/use-share-card.ts'
import { cardContent } from './card-content.ts'
import { drawCard } from './draw-card.ts'

export const useVictoryCard = (view: ResultView, word: ShownWord | null): ShareCard => {
  const { t } = useTranslation()
  return useShareCard({
    fileName: 'house-kombat-victory.jpg',
    text: t('kombat.card.text'),
    saved: t('kombat.card.saved'),
    failed: t('kombat.card.failed'),
    draw: () => drawCard(cardContent(t, view, word)),
  })
}

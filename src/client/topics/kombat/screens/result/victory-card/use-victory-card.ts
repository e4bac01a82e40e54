import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VictoryWord } from '../../../../../../rules/kombat/victory-word.ts'
import { sharePicture } from '../../../../../platform/share-picture.ts'
import { toast } from '../../../../../ui/feedback/toast.ts'
import type { ResultView } from '../result-view.ts'
import { cardContent } from './card-content.ts'
import { drawCard } from './draw-card.ts'

const FILE_NAME = 'house-kombat-victory.jpg'

/** As data, not as a blob's address: a messenger's long press can keep only the former. */
const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

export interface VictoryCard {
  readonly isDrawing: boolean
  /** The picture to be kept by a long press, where nothing else works here. */
  readonly shown: string | null
  /** Draws the card and gives it away. Call it from the player's tap. */
  give(): Promise<void>
  hide(): void
}

/** The share card of a won fight. */
export const useVictoryCard = (view: ResultView, word: VictoryWord | null): VictoryCard => {
  const { t } = useTranslation()
  const [isDrawing, setDrawing] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const give = async (): Promise<void> => {
    if (isDrawing) return
    setDrawing(true)
    try {
      const blob = await drawCard(cardContent(t, view, word))
      const outcome = await sharePicture(new File([blob], FILE_NAME, { type: blob.type }), t('kombat.card.text'))
      if (outcome === 'saved') toast.success(t('kombat.card.saved'))
      if (outcome === 'unsupported') setShown(await dataUrlOf(blob))
    } catch (error) {
      console.warn('The victory card could not be drawn:', error)
      toast.error(t('kombat.card.failed'))
    } finally {
      setDrawing(false)
    }
  }
  return { isDrawing, shown, give, hide: () => setShown(null) }
}

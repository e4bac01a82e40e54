import { useState } from 'react'
import { sharePicture } from '../../platform/share-picture.ts'
import { toast } from '../feedback/toast.ts'

/** As data, not as a blob's address: a messenger's long press can keep only the former. */
const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** A card that can be given away. */
export interface ShareCard {
  readonly isDrawing: boolean
  /** The picture to be kept by a long press, where nothing else works here. */
  readonly shown: string | null
  /** Draws the card and gives it away. Call it from the player's tap. */
  give(): Promise<void>
  hide(): void
}

/** What a card is, and what is said of it. */
export interface ShareCardParts {
  readonly fileName: string
  /** Beside the picture, where it goes to. */
  readonly text: string
  readonly saved: string
  readonly failed: string
  readonly draw: () => Promise<Blob>
}

/** A picture that the player gives away: by a sheet, as a download, or shown to be kept. */
export const useShareCard = ({ fileName, text, saved, failed, draw }: ShareCardParts): ShareCard => {
  const [isDrawing, setDrawing] = useState(false)
  const [shown, setShown] = useState<string | null>(null)
  const give = async (): Promise<void> => {
    if (isDrawing) return
    setDrawing(true)
    try {
      const blob = await draw()
      const outcome = await sharePicture(new File([blob], fileName, { type: blob.type }), text)
      if (outcome === 'saved') toast.success(saved)
      if (outcome === 'unsupported') setShown(await dataUrlOf(blob))
    } catch (error) {
      console.warn('The share card could not be drawn:', error)
      toast.error(failed)
    } finally {
      setDrawing(false)
    }
  }
  return { isDrawing, shown, give, hide: () => setShown(null) }
}

import { useState } from 'react'
import { sharePicture } from '#client/platform/share-picture.ts'
import { toast } from '../feedback/toast.ts'

/** A data URL, because messengers cannot save a blob URL by a long press. */
const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

export interface ShareCard {
  readonly isDrawing: boolean
  /** Picture to show where only a long press can save it. Null: none. */
  readonly shown: string | null
  /** Call it within a tap. */
  give(): Promise<void>
  hide(): void
}

export interface ShareCardOptions {
  readonly fileName: string
  readonly text: string
  readonly saved: string
  readonly failed: string
  readonly draw: () => Promise<Blob>
}

export const useShareCard = ({ fileName, text, saved, failed, draw }: ShareCardOptions): ShareCard => {
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

import { useState } from 'react'
import { sharePicture } from '#client/platform/share-picture.ts'
import { toast } from '../feedback/toast.ts'

/** A data URL: messengers cannot save a blob URL by long press. */
const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

export interface ShareCard {
  readonly isDrawing: boolean
  /** To be saved by a long press, where nothing else works. */
  readonly shown: string | null
  /** Must run within a tap. */
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

/** Shares, downloads, or shows the picture to be saved. */
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

import { canSaveFile, saveFile } from './save-file.ts'

/** `closed`: the player closed the sheet. `unsupported`: the page must show the picture, to save by a long press. */
export type PictureOutcome = 'shared' | 'closed' | 'saved' | 'unsupported'

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Uses the device's share sheet, else a download. Call it within a tap. Never throws. */
export const sharePicture = async (file: File, text: string): Promise<PictureOutcome> => {
  const data: ShareData = { files: [file], text }
  if (typeof navigator.share === 'function' && navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      if (isAbort(error)) return 'closed'
    }
  }
  if (!canSaveFile()) return 'unsupported'
  saveFile(file.name, file)
  return 'saved'
}

import { canSaveFile, saveFile } from './save-file.ts'

/** `closed`: the player closed the sheet. `unsupported`: the page must show the picture, to be saved by a long press. */
export type PictureOutcome = 'shared' | 'closed' | 'saved' | 'unsupported'

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Gives a picture away: through the device's sheet, else as a download. Call it from the player's tap. Never throws. */
export const sharePicture = async (file: File, text: string): Promise<PictureOutcome> => {
  const data: ShareData = { files: [file], text }
  if (typeof navigator.share === 'function' && navigator.canShare?.(data)) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // The player has closed the sheet: another way would be against their will.
      if (isAbort(error)) return 'closed'
    }
  }
  if (!canSaveFile()) return 'unsupported'
  saveFile(file.name, file)
  return 'saved'
}

import { launchData, launchSource } from './launch-data.ts'

/** Messenger clients that can download a file; the phones' cannot. */
const WITH_FILES: readonly string[] = ['tdesktop', 'web', 'weba', 'webk']

/** Whether a file can be saved from here. */
export const canSaveFile = (): boolean =>
  launchSource() !== 'messenger' || WITH_FILES.includes(launchData()?.platform ?? '')

/** Downloads a text as a file; call it from the player's tap. */
export const saveFile = (fileName: string, text: string, mimeType: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

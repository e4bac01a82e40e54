import { launchData, launchSource } from './launch-data.ts'

/** Messenger clients that can download a file. Others, such as the phones', cannot. */
const WITH_FILES: readonly string[] = ['tdesktop', 'web', 'weba', 'webk']

export const canSaveFile = (): boolean =>
  launchSource() !== 'messenger' || WITH_FILES.includes(launchData()?.platform ?? '')

/** Call it within a tap. */
export const saveFile = (fileName: string, content: Blob): void => {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}

let firstBuild: string | null = null
let isNewer = false
const listeners = new Set<() => void>()

/** Notes the build id of an answer; the first one seen is the build this page came with. */
export const noteBuild = (build: string | null): void => {
  if (build === null || isNewer) return
  if (firstBuild === null) {
    firstBuild = build
    return
  }
  if (build === firstBuild) return
  isNewer = true
  for (const listener of [...listeners]) listener()
}

/** The build id that this page came with; null before the first answer. */
export const buildId = (): string | null => firstBuild

/** Whether the server has been replaced by a newer build since this page was loaded. */
export const hasNewBuild = (): boolean => isNewer

/** Tells when a newer build appears; the answer unsubscribes. */
export const onNewBuild = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Forgets what was seen, for tests. */
export const resetBuildWatch = (): void => {
  firstBuild = null
  isNewer = false
  listeners.clear()
}

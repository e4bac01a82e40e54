let firstBuild: string | null = null
let isNewer = false
const listeners = new Set<() => void>()

export const recordBuild = (build: string | null): void => {
  if (build === null || isNewer) return
  if (firstBuild === null) {
    firstBuild = build
    return
  }
  if (build === firstBuild) return
  isNewer = true
  for (const listener of [...listeners]) listener()
}

/** This page's build id; null before the first response. */
export const buildId = (): string | null => firstBuild

export const hasNewBuild = (): boolean => isNewer

export const onNewBuild = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** @internal Reset for tests. */
export const resetBuildWatch = (): void => {
  firstBuild = null
  isNewer = false
  listeners.clear()
}

import { createEmitter } from '#client/platform/emitter.ts'

let firstBuild: string | null = null
let isNewer = false
const newBuild = createEmitter()

export const recordBuild = (build: string | null): void => {
  if (build === null || isNewer) return
  if (firstBuild === null) {
    firstBuild = build
    return
  }
  if (build === firstBuild) return
  isNewer = true
  newBuild.emit()
}

/** This page's build id; null before the first response. */
export const buildId = (): string | null => firstBuild

export const hasNewBuild = (): boolean => isNewer

export const onNewBuild = newBuild.on

/** @internal Reset for tests. */
export const resetBuildWatch = (): void => {
  firstBuild = null
  isNewer = false
}

import { onTestFinished, vi } from 'vitest'
import { createStageBridge, type StageBridge, type StageState } from '#bridge/bridge.ts'
import type { Stage, StageCounters } from '#scenes/kit/stage-face.ts'
import { createStage } from '#scenes/stage.ts'

const BOOT_MS = 15_000

/** A stage with a manual clock, 390 × 420 px by default. */
export interface TestStage {
  readonly bridge: StageBridge
  readonly stage: Stage
  readonly home: HTMLElement
  /** Runs frames with zero delta until loaded. */
  settle(): Promise<void>
  advance(ms: number): void
  counters(): StageCounters
}

const aBox = (): HTMLElement => {
  const box = document.createElement('div')
  document.body.append(box)
  return box
}

const clientSize = (key: 'clientWidth' | 'clientHeight', size: number): void => {
  Object.defineProperty(HTMLElement.prototype, key, { configurable: true, get: () => size })
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A stage that is destroyed when the test ends. */
export const aStage = async (
  state: Partial<StageState> = {},
  { width, height } = { width: 390, height: 420 },
): Promise<TestStage> => {
  clientSize('clientWidth', width)
  clientSize('clientHeight', height)
  window.__E2E__ = true
  delete window.__clock
  delete window.__stage
  const bridge = createStageBridge(state)
  const home = aBox()
  const { destroy, ...made } = createStage(home, bridge, { isHeadless: true })
  let isOpen = true
  const stage = {
    ...made,
    destroy() {
      if (isOpen) destroy()
      isOpen = false
    },
  }
  onTestFinished(() => {
    stage.destroy()
    home.remove()
  })
  const clock = await vi.waitUntil(() => window.__clock, BOOT_MS)
  const hooks = await vi.waitUntil(() => window.__stage, BOOT_MS)
  return {
    bridge,
    stage,
    home,
    settle: async () => {
      await clock.settle()
      // A scene handles new input in separate tasks, which must run first.
      await nextTask()
    },
    advance: (ms) => clock.advance(ms),
    counters: () => hooks.counters(),
  }
}

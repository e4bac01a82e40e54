import type Phaser from 'phaser'

export const STEP_MS = 1000 / 60

export interface ManualClock {
  /** Waits in real time for `isSettled` and the fonts, running frames with zero delta. */
  settle(timeoutMs?: number): Promise<void>
  /** Runs one frame with zero delta, unless settled; works with faked timers. Returns `isSettled`. */
  poll(): boolean
  /** Advances in steps of 1/60 s. Only the last step is rendered, and only if `isDrawn`. */
  advance(ms: number, isDrawn?: boolean): void
}

/** Phaser's types lack these fields. */
interface Loop {
  sleep(): void
  wake(): void
  step(time: number): void
  lastTime: number
  time: number
  now: number
  startTime: number
  delta: number
  callback: (time: number, delta: number) => void
}

/** Call in a microtask of `postBoot`, before the first real frame: a real frame makes runs differ. */
export const attachManualClock = (game: Phaser.Game, isSettled: () => boolean): ManualClock => {
  const loop = game.loop as unknown as Loop
  let timeMs = 0
  let owedMs = 0
  loop.sleep()
  loop.wake = () => {}
  loop.lastTime = 0
  loop.time = 0
  loop.now = 0
  loop.startTime = 0
  loop.delta = 0
  const render = loop.callback
  const { headlessStep } = game as unknown as { headlessStep(time: number, delta: number): void }
  const withoutRender = headlessStep.bind(game)
  const poll = (): boolean => {
    if (isSettled()) return true
    loop.callback = withoutRender
    loop.step(timeMs)
    loop.callback = render
    return false
  }
  return {
    poll,
    async settle(timeoutMs = 15_000) {
      const end = performance.now() + timeoutMs
      while (!poll()) {
        if (performance.now() > end) throw new Error('The stage is still loading')
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await document.fonts?.ready
    },
    advance(ms, isDrawn = true) {
      owedMs += ms
      const steps = Math.floor(owedMs / STEP_MS + 1e-6)
      owedMs -= steps * STEP_MS
      for (let step = 1; step <= steps; step += 1) {
        timeMs += STEP_MS
        loop.callback = isDrawn && step === steps ? render : withoutRender
        loop.step(timeMs)
      }
      loop.callback = render
    },
  }
}

import type Phaser from 'phaser'

/** Length of a step of game time, ms. */
export const STEP_MS = 1000 / 60

/** The loop of a game driven by hand: tests decide when time passes. */
export interface ManualClock {
  /** Waits (in real time) until `isSettled` and the fonts are there, letting frames without time pass meanwhile. */
  settle(timeoutMs?: number): Promise<void>
  /** Lets one frame without time pass and answers whether `isSettled`: for a page whose timers are held, too. */
  poll(): boolean
  /** Lets game time pass in steps of a 60th of a second; only the last one is drawn, and that only where `isDrawn`. */
  advance(ms: number, isDrawn?: boolean): void
}

/** Phaser's own loop, as far as the clock takes it over; its types leave some of it out. */
interface Loop {
  sleep(): void
  wake(): void
  step(time: number): void
  smoothStep: boolean
  lastTime: number
  time: number
  now: number
  startTime: number
  delta: number
  callback: (time: number, delta: number) => void
}

/**
 * Takes the game's loop over. To be called in a microtask of `postBoot`: before the first real frame, or runs differ.
 */
export const attachManualClock = (game: Phaser.Game, isSettled: () => boolean): ManualClock => {
  const loop = game.loop as unknown as Loop
  let timeMs = 0
  let owedMs = 0
  loop.sleep()
  loop.wake = () => {}
  loop.smoothStep = false
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
    // What loads is not looked at: drawing it would take the processor from the loading.
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

import type { ManualClock } from './manual-clock.ts'

/** The client's one long-lived canvas. */
export interface Stage {
  /** The canvas runs while the bridge has a scene. */
  attach(element: HTMLElement): void
  /** The loop sleeps. */
  detach(): void
  destroy(): void
}

export interface StageCounters {
  /** Games created and not destroyed. */
  readonly games: number
  /** Total, and those in the document. */
  readonly canvases: number
  readonly attachedCanvases: number
  readonly textures: number
  /** Listeners on the bridge, on the game's and managers' emitters, and the scenes' subscriptions. */
  readonly listeners: number
  readonly isAsleep: boolean
}

declare global {
  interface Window {
    /** Set by browser tests before the page's code runs: the stage then waits for `__clock`. */
    __E2E__?: boolean
    __clock?: ManualClock
    __stage?: {
      counters(): StageCounters
      shown(): readonly string[]
    }
  }
}

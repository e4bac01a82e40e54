import type { ManualClock } from './manual-clock.ts'

/** The client's one long-lived canvas. */
export interface Stage {
  /** The canvas runs while the bridge has a scene. */
  attach(element: HTMLElement): void
  /** Takes the canvas out of the page; its loop sleeps. */
  detach(): void
  destroy(): void
}

export interface StageCounters {
  /** How many games were created and not destroyed. */
  readonly games: number
  /** How many canvases there are in total, and in the document. */
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

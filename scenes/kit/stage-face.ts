import type { ManualClock } from './manual-clock.ts'

/** The one long-lived canvas of the client. */
export interface Stage {
  /** Attaches the canvas to the element; it runs while the bridge has a scene. */
  attach(element: HTMLElement): void
  /** Detaches the canvas from the document; its loop sleeps. */
  detach(): void
  /** Destroys the game. */
  destroy(): void
}

/** Counters for leak tests. */
export interface StageCounters {
  /** Games created and not destroyed. */
  readonly games: number
  /** Canvases of the stage, and how many of them are in the document. */
  readonly canvases: number
  readonly attachedCanvases: number
  readonly textures: number
  /** Command listeners on the bridge, listeners on the game's and its managers' emitters, subscriptions of scenes. */
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
      /** What the current scene draws (`shownPictures`). */
      shown(): readonly string[]
    }
  }
}

import type { ManualClock } from './manual-clock.ts'

/** The one long-lived canvas of the client. */
export interface Stage {
  /** Moves the canvas into the element and lets it live while the bridge names a scene. */
  attach(element: HTMLElement): void
  /** Takes the canvas out of the document; its loop sleeps. */
  detach(): void
  /** Ends the game for good. */
  destroy(): void
}

/** What leak tests count. */
export interface StageCounters {
  /** Games made and not destroyed. */
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
    /** Set by browser tests before the page's own code: the stage then waits for `__clock`. */
    __E2E__?: boolean
    __clock?: ManualClock
    __stage?: {
      counters(): StageCounters
      /** What the shown scene draws just now (`shownPictures`). */
      shown(): readonly string[]
    }
  }
}

import type { ManualClock } from './manual-clock.ts'

/** The client's one long-lived canvas. */
export interface Stage {
  /** Puts the canvas into the page; its loop runs while a scene is shown. */
  attach(element: HTMLElement): void
  detach(): void
  destroy(): void
}

export interface StageCounters {
  readonly games: number
  /** Canvases of this stage, and its canvases in the document. */
  readonly canvases: number
  readonly attachedCanvases: number
  readonly textures: number
  /** Listeners on the bridge and on the emitters of the game and its managers, plus cleanups that scenes registered. */
  readonly listeners: number
  readonly isAsleep: boolean
}

declare global {
  interface Window {
    /** Set by browser tests and the workbench before the stage is created: its time then passes only by `__clock`. */
    __E2E__?: boolean
    __clock?: ManualClock
    __stage?: {
      counters(): StageCounters
      shown(): readonly string[]
    }
  }
}

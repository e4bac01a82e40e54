import type { Root } from 'react-dom/client'
import { stageBridge } from '../../client/stage/bridge-instance.ts'
import { lengthenRest, speakLongest } from './longest-texts.ts'
import type { PageClock } from './page-clock.ts'
import { holdPageMotion, type PageMotion } from './page-motion.ts'
import { playStep } from './play-step.ts'
import type { Story } from './screen-stories.ts'
import { nextLayout, runPromises, unfinishedWork, waitForPictures, waitUntilCalm } from './wait-for-page.ts'
import type { Tracker } from './work-tracker.ts'

/** How a test drives a story: `window.__story`. */
export interface StoryControl {
  /** Resolves when the screen is rendered, played, and advanced by the requested time. */
  readonly ready: Promise<void>
  /** Waits until answers, code, fonts and pictures are loaded, React has rendered and the stage is idle. */
  settle(): Promise<void>
  /**
   * Advances the clocks of page and stage together, in steps of a 60th of a second; only while they are held. `isDrawn: false`
   * skips drawing the stage, which is most of the work, where no screenshot follows.
   */
  advance(ms: number, isDrawn?: boolean): Promise<void>
  /**
   * Switches the page to another language where it stands, as the settings do. Of keys that `varying` lists together the
   * longest text is shown, whichever the state chose.
   */
  speak(language: string, varying?: readonly (readonly string[])[]): Promise<void>
  /** Freezes animations for a byte-identical screenshot: animated layers depend on earlier frames. */
  freeze(): Promise<void>
  /** Restores the page's real timers, for tools that need them; pending held timers never fire. */
  release(): void
  /** Opens the screen anew where the story begins and plays it. What was stored stays, as when a player comes back. */
  reopen(): Promise<void>
}

export interface StoryParts {
  readonly root: Root
  readonly open: () => void
  readonly tracker: Tracker
  /** Null where the clock is not held. */
  readonly clock: PageClock | null
  readonly state: Story
  /** Time to advance by the URL, ms; -1 uses the story's. */
  readonly wantedMs: number
}

const STEP_MS = 1000 / 60
/** The page's step without a stage, or far from the requested time; the stage needs short ones. */
const LONG_STEP_MS = STEP_MS * 6
const FAR_MS = 1500
/** Entrance animations of screens and dialogs are over by then. */
const REST_MS = 1000

/** Counting figures and observed sizes update ten times a second, outside React. */
const SPEAK_MS = 200

const { setTimeout: realTimeout } = window

/** Whether a scene is shown: the engine may outlive it, or not be loaded yet. */
const isStageShown = (): boolean => stageBridge.store.getState().scene !== null

const driverOf = (
  { root, tracker, clock }: StoryParts,
  motion: PageMotion | null,
): Pick<StoryControl, 'settle' | 'advance'> => {
  let owedMs = 0
  const standStill = (): Promise<void> =>
    waitUntilCalm(
      () => unfinishedWork(root, tracker),
      () => {
        clock?.tick(0)
        motion?.show(clock?.passedMs() ?? 0)
      },
    )
  return {
    settle: async () => {
      await standStill()
      await waitForPictures()
      // If time passed before the stage knows its size, its start would differ between runs.
      await nextLayout()
      await standStill()
    },
    advance: async (ms, isDrawn = true) => {
      if (clock === null) {
        await new Promise((resolve) => realTimeout(resolve, ms))
        return
      }
      owedMs += ms
      while (owedMs > STEP_MS - 1e-6) {
        // The stage's size arrives in a browser frame: laying out before the last frame makes every run equal.
        if (isDrawn && isStageShown() && owedMs <= 2 * STEP_MS - 1e-6) await nextLayout()
        const isClose = isStageShown() && owedMs < FAR_MS
        const stepMs = isClose ? STEP_MS : Math.min(LONG_STEP_MS, owedMs)
        owedMs -= stepMs
        clock.tick(stepMs)
        window.__clock?.advance(stepMs, isDrawn && owedMs <= STEP_MS - 1e-6)
        motion?.show(clock.passedMs())
        await runPromises()
        // Waiting is expensive, and most steps start no work.
        if (unfinishedWork(root, tracker).length > 0) await standStill()
      }
      await standStill()
      if (isDrawn) await waitForPictures()
    },
  }
}

/** Plays a story on the rendered page. Returns its control. */
export const playStory = (parts: StoryParts): StoryControl => {
  const motion = parts.clock ? holdPageMotion() : null
  const driver = driverOf(parts, motion)
  const { play = [], advanceMs = REST_MS } = parts.state
  const playAll = async (): Promise<void> => {
    await driver.settle()
    for (const name of play) {
      await driver.advance(REST_MS)
      playStep(name)
      await driver.settle()
    }
  }
  const run = async (): Promise<void> => {
    await playAll()
    await driver.advance(parts.wantedMs >= 0 ? parts.wantedMs : advanceMs)
  }
  const reopen = (): Promise<void> => {
    parts.open()
    return playAll()
  }
  const ready = run()
  ready.catch((error: unknown) => console.error(error))
  return {
    ready,
    ...driver,
    speak: async (language, varying = []) => {
      await speakLongest(language, varying)
      await driver.advance(SPEAK_MS, false)
      lengthenRest()
    },
    freeze: async () => motion?.freeze(),
    release: () => parts.clock?.release(),
    reopen,
  }
}

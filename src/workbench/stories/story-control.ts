import type { Root } from 'react-dom/client'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import { lengthenRest, speakLongest } from './longest-texts.ts'
import type { PageClock } from './page-clock.ts'
import { holdPageMotion, type PageMotion } from './page-motion.ts'
import { playStep } from './play-step.ts'
import type { Story } from './screen-stories.ts'
import { nextLayout, runPromises, unfinishedWork, waitForPictures, waitUntilCalm } from './wait-for-page.ts'
import type { Tracker } from './work-tracker.ts'

export interface StoryControl {
  /** Resolves once the screen is rendered, `play` is done and the requested time has passed. */
  readonly ready: Promise<void>
  /** Waits until answers, code, fonts and pictures are loaded, React has rendered and the stage is idle. */
  settle(): Promise<void>
  /**
   * Advances page and stage step by step, or waits in real time if the clock is not held. `isDrawn` false is much
   * faster, because the stage is not rendered.
   */
  advance(ms: number, isDrawn?: boolean): Promise<void>
  /**
   * Changes the language in place, as the settings do. Of the keys in each group of `varying` the longest text is
   * shown.
   */
  speak(language: string, varying?: readonly (readonly string[])[]): Promise<void>
  /** Needed for a byte-identical screenshot, because animated layers depend on earlier frames. */
  freeze(): Promise<void>
  /** Restores the real timers; pending fake timers never fire. */
  release(): void
  /** Starts the story again and keeps what was stored, as for a returning player. */
  reopen(): Promise<void>
}

export interface StoryDeps {
  readonly root: Root
  readonly open: () => void
  readonly tracker: Tracker
  readonly clock: PageClock | null
  readonly state: Story
  /** Time from the URL in ms; -1 uses the story's. */
  readonly wantedMs: number
}

const STEP_MS = 1000 / 60
/** Step for a page without a stage, or far from the requested time. A stage needs short steps near it. */
const LONG_STEP_MS = STEP_MS * 6
const FAR_MS = 1500
/** By then entrance animations of screens and dialogs are over. */
const REST_MS = 1000

/** Long enough for counters and sizes that update ten times a second outside React. */
const SPEAK_MS = 200

const { setTimeout: realTimeout } = window

/** Asks for the scene, because the engine may live longer or may not be loaded yet. */
const isStageShown = (): boolean => stageBridge.store.getState().scene !== null

const driverOf = (
  { root, tracker, clock }: StoryDeps,
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
      // The stage must know its size before time passes, or it would start at another time in each run.
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
        // Sizes arrive in real frames. In every run the stage must lay out before its last frame.
        if (isDrawn && isStageShown() && owedMs <= 2 * STEP_MS - 1e-6) await nextLayout()
        const isClose = isStageShown() && owedMs < FAR_MS
        const stepMs = isClose ? STEP_MS : Math.min(LONG_STEP_MS, owedMs)
        owedMs -= stepMs
        clock.tick(stepMs)
        window.__clock?.advance(stepMs, isDrawn && owedMs <= STEP_MS - 1e-6)
        motion?.show(clock.passedMs())
        await runPromises()
        // Waiting is slow, and after most steps there is nothing to wait for.
        if (unfinishedWork(root, tracker).length > 0) await standStill()
      }
      await standStill()
      if (isDrawn) await waitForPictures()
    },
  }
}

export const playStory = (parts: StoryDeps): StoryControl => {
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

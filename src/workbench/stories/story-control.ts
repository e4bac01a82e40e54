import type { Root } from 'react-dom/client'
import { stageBridge } from '#client/stage/bridge-instance.ts'
import { lengthenRest, speakLongest } from './longest-texts.ts'
import type { PageClock } from './page-clock.ts'
import { holdPageMotion, type PageMotion } from './page-motion.ts'
import { playStep } from './play-step.ts'
import type { Story } from './screen-stories.ts'
import { nextLayout, runPromises, unfinishedWork, waitForPictures, waitUntilCalm } from './wait-for-page.ts'
import type { Tracker } from './work-tracker.ts'

/** `window.__story`. */
export interface StoryControl {
  /** Resolves when the screen is rendered, played, and advanced by the requested time. */
  readonly ready: Promise<void>
  /** Answers, code, fonts and pictures are loaded, React has rendered and the stage is idle. */
  settle(): Promise<void>
  /** Page and stage, in steps of 1/60 s; held clocks only. Without `isDrawn` the stage is not rendered, which saves most. */
  advance(ms: number, isDrawn?: boolean): Promise<void>
  /** In place, as the settings do. Of keys that `varying` groups, the longest is shown. */
  speak(language: string, varying?: readonly (readonly string[])[]): Promise<void>
  /** For a byte-identical screenshot: animated layers depend on earlier frames. */
  freeze(): Promise<void>
  /** Restores real timers; pending held timers never fire. */
  release(): void
  /** Restarts and replays the story, but keeps what was stored, as for a returning player. */
  reopen(): Promise<void>
}

export interface StoryDeps {
  readonly root: Root
  readonly open: () => void
  readonly tracker: Tracker
  /** Null if the clock is not held. */
  readonly clock: PageClock | null
  readonly state: Story
  /** From the URL, ms; -1 uses the story's. */
  readonly wantedMs: number
}

const STEP_MS = 1000 / 60
/** For a page without a stage or far from the requested time; the stage needs short steps. */
const LONG_STEP_MS = STEP_MS * 6
const FAR_MS = 1500
/** Entrance animations of screens and dialogs are over by then. */
const REST_MS = 1000

/** Counters and sizes that update ten times a second outside React are done by then. */
const SPEAK_MS = 200

const { setTimeout: realTimeout } = window

/** The engine may outlive its scene, or not be loaded yet. */
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
      // A stage that learns its size later would begin at another time in each run.
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
        // The stage must lay out before its last frame in every run, because sizes arrive in real frames.
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

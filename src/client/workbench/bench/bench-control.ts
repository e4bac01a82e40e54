import type { Root } from 'react-dom/client'
import { stageBridge } from '../../stage/bridge-instance.ts'
import type { BenchState } from './bench-screen.ts'
import type { Tracker } from './bench-tracker.ts'
import type { PageClock } from './page-clock.ts'
import { holdPageMotion, type PageMotion } from './page-motion.ts'
import { actByName } from './press.ts'
import { runPromises, unfinishedWork, waitForPictures, waitUntilCalm } from './wait-for-page.ts'

/** How a test drives the page of the bench: `window.__bench`. */
export interface BenchControl {
  /** The screen stands, all is pressed, and the time that address or state ask for has passed. */
  readonly ready: Promise<void>
  /** Waits until answers, code, fonts and pictures are there, React has rendered and the stage stands. */
  settle(): Promise<void>
  /**
   * Lets time of page and stage pass together, in steps of a 60th of a second; only while time is held. Whoever takes no picture
   * at the end leaves `isDrawn` false: drawing the stage is most of the work.
   */
  advance(ms: number, isDrawn?: boolean): Promise<void>
  /** Stills what moves, for a picture that is the same to the byte each time: layers in motion remember earlier frames. */
  freeze(): Promise<void>
  /** Gives the page its own timers back, for instruments that wait by them: nothing that was due on the held time comes any more. */
  release(): void
}

export interface BenchParts {
  readonly root: Root
  readonly tracker: Tracker
  /** Null where time runs by itself. */
  readonly clock: PageClock | null
  readonly state: BenchState
  /** Time asked for by the address, ms; -1 leaves it to the state. */
  readonly wantedMs: number
}

const STEP_MS = 1000 / 60
/** The page's step where no stage is there, and far from the moment that is asked for; the stage itself keeps to short ones. */
const LONG_STEP_MS = STEP_MS * 6
const FAR_MS = 1500
/** Entrances of screens and dialogs are over by then. */
const REST_MS = 1000

const { setTimeout: realTimeout } = window

/** Whether a scene is on the page: its engine may outlive it, or never have come, by how fast its code was. */
const isStageShown = (): boolean => stageBridge.store.getState().scene !== null

const driverOf = (
  { root, tracker, clock }: BenchParts,
  motion: PageMotion | null,
): Pick<BenchControl, 'settle' | 'advance'> => {
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
      await standStill()
    },
    advance: async (ms, isDrawn = true) => {
      if (clock === null) {
        await new Promise((resolve) => realTimeout(resolve, ms))
        return
      }
      owedMs += ms
      while (owedMs > STEP_MS - 1e-6) {
        const isClose = isStageShown() && owedMs < FAR_MS
        const stepMs = isClose ? STEP_MS : Math.min(LONG_STEP_MS, owedMs)
        owedMs -= stepMs
        clock.tick(stepMs)
        window.__clock?.advance(stepMs, isDrawn && owedMs <= STEP_MS - 1e-6)
        motion?.show(clock.passedMs())
        await runPromises()
        // Most steps change nothing that has to be waited for, and waiting is what costs.
        if (unfinishedWork(root, tracker).length > 0) await standStill()
      }
      await standStill()
      if (isDrawn) await waitForPictures()
    },
  }
}

/** Brings the page to the moment that is asked for, and hands out its control. */
export const driveBench = (parts: BenchParts): BenchControl => {
  const motion = parts.clock ? holdPageMotion() : null
  const driver = driverOf(parts, motion)
  const { press = [], advanceMs = REST_MS } = parts.state
  const run = async (): Promise<void> => {
    await driver.settle()
    for (const name of press) {
      await driver.advance(REST_MS)
      actByName(name)
      await driver.settle()
    }
    await driver.advance(parts.wantedMs >= 0 ? parts.wantedMs : advanceMs)
  }
  const ready = run()
  ready.catch((error: unknown) => console.error(error))
  return { ready, ...driver, freeze: async () => motion?.freeze(), release: () => parts.clock?.release() }
}

import { readOwn, writeOwn } from '../platform/player-store.ts'
import { ALL_GUIDE_STEPS, type GuidePlace, type GuideStep, stepsOf } from './guide-steps.ts'

const KEY = 'guide'
/** The guide is over, seen or skipped. */
const OVER = 'over'
const listeners = new Set<() => void>()

/** Stored as the ids of the tips seen, or `over`; nothing is stored before the guide has started. */
const seenSteps = (): readonly string[] | null => {
  const stored = readOwn(KEY)
  return stored === null || stored === OVER ? null : stored.split(' ')
}

const keep = (value: string): void => {
  writeOwn(KEY, value)
  for (const listener of [...listeners]) listener()
}

/** Starts the guide for a player who has not had it: one without a fight (extra 5). Does nothing once it has started. */
export const beginGuide = (): void => {
  if (readOwn(KEY) === null) keep('')
}

/** Restarts the guide at the player's request. */
export const replayGuide = (): void => keep('')

/** Ends the guide for good. */
export const skipGuide = (): void => keep(OVER)

/**
 * The tip to show at a place, or null while the guide is not running or when all of the place's tips were seen.
 * @param due the tips that make sense now; all of the place when left out
 */
export const currentStep = (place: GuidePlace, due = stepsOf(place)): GuideStep | null => {
  const seen = seenSteps()
  return seen === null ? null : (stepsOf(place).find((step) => due.includes(step) && !seen.includes(step)) ?? null)
}

/** Marks a tip as seen. The guide is over with its last tip, even if earlier ones were never shown. */
export const passStep = (step: GuideStep): void => {
  const seen = seenSteps()
  if (seen === null) return
  keep(step === ALL_GUIDE_STEPS.at(-1) ? OVER : [...seen, step].filter((name) => name !== '').join(' '))
}

/** Calls the listener when the guide progresses; returns the unsubscribe function. */
export const onGuideChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

import { readOwn, writeOwn } from '../platform/player-store.ts'
import { ALL_GUIDE_STEPS, type GuidePlace, type GuideStep, stepsOf } from './guide-steps.ts'

const KEY = 'guide'
/** The guide is over, seen or skipped. */
const OVER = 'over'
const listeners = new Set<() => void>()

/** Kept as the names of the tips that were seen, or `over`; nothing is kept before the guide has begun. */
const seenSteps = (): readonly string[] | null => {
  const kept = readOwn(KEY)
  return kept === null || kept === OVER ? null : kept.split(' ')
}

const keep = (value: string): void => {
  writeOwn(KEY, value)
  for (const listener of [...listeners]) listener()
}

/** Begins the guide for a player who has not had it: one without a fight (extra 5). Harmless when it has begun. */
export const beginGuide = (): void => {
  if (readOwn(KEY) === null) keep('')
}

/** Begins the guide anew, at the player's wish. */
export const replayGuide = (): void => keep('')

/** Ends the guide for good. */
export const skipGuide = (): void => keep(OVER)

/** The tip that is shown at a place now, or null: the guide is not running, or all of the place's tips were seen. */
export const currentStep = (place: GuidePlace): GuideStep | null => {
  const seen = seenSteps()
  return seen === null ? null : (stepsOf(place).find((step) => !seen.includes(step)) ?? null)
}

/** A tip was read or skipped. The guide is over with its last tip, whichever of the earlier ones never came up. */
export const passStep = (step: GuideStep): void => {
  const seen = seenSteps()
  if (seen === null) return
  keep(step === ALL_GUIDE_STEPS.at(-1) ? OVER : [...seen, step].filter((name) => name !== '').join(' '))
}

/** Tells when the guide moves on; the answer unsubscribes. */
export const onGuideChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

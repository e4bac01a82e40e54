import { createEmitter } from '#client/platform/emitter.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'
import { ALL_GUIDE_STEPS, type GuideScreen, type GuideStep, stepsOf } from './guide-steps.ts'

const KEY = 'guide'
const OVER = 'over'
const changed = createEmitter()

/** Ids of the tips that the player has seen. Null before the guide has started, and after its end. */
const seenSteps = (): readonly string[] | null => {
  const stored = readOwn(KEY)
  return stored === null || stored === OVER ? null : stored.split(' ')
}

const keep = (value: string): void => {
  writeOwn(KEY, value)
  changed.emit()
}

/** Call it only for players who have not fought (extra 5). No effect if the guide has started. */
export const beginGuide = (): void => {
  if (readOwn(KEY) === null) keep('')
}

export const replayGuide = (): void => keep('')

export const skipGuide = (): void => keep(OVER)

/** Null if the guide is not running, or the player has seen all tips that are `due` (by default all of the screen). */
export const currentStep = (place: GuideScreen, due = stepsOf(place)): GuideStep | null => {
  const seen = seenSteps()
  return seen === null ? null : (stepsOf(place).find((step) => due.includes(step) && !seen.includes(step)) ?? null)
}

/** The last tip ends the guide, even if earlier ones were never shown. */
export const passStep = (step: GuideStep): void => {
  const seen = seenSteps()
  if (seen === null) return
  keep(step === ALL_GUIDE_STEPS.at(-1) ? OVER : [...seen, step].filter((name) => name !== '').join(' '))
}

export const onGuideChange = changed.on

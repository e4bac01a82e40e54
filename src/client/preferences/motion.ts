import { createPreference } from './preference.ts'

/** How much may move: as the system asks, less, or all of it whatever the system asks (extra 7). */
export const MOTION_CHOICES = ['system', 'reduced', 'full'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]

/** The player's choice of motion; the page's root carries it as `data-motion` for the sheets. */
export const motionPreference = createPreference<MotionChoice>('motion', MOTION_CHOICES, 'system')

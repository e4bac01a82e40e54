import { createPreference } from './preference.ts'

/** Motion settings: the system's, reduced, or full whatever the system asks (extra 7). */
export const MOTION_CHOICES = ['system', 'reduced', 'full'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]

/** The player's motion setting; the page's root has it as `data-motion` for the style sheets. */
export const motionPreference = createPreference<MotionChoice>('motion', MOTION_CHOICES, 'system')

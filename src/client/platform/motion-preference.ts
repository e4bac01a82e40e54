import { createPreference } from './preference.ts'

export const MOTION_CHOICES = ['system', 'reduced', 'full'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]

/** Also set as `data-motion` on the root, for the stylesheets. */
export const motionPreference = createPreference<MotionChoice>('motion', MOTION_CHOICES, 'system')

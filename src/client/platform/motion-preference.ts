import { createPreference } from './preference.ts'

export const MOTION_CHOICES = ['system', 'reduced', 'full'] as const
export type MotionChoice = (typeof MOTION_CHOICES)[number]

/** Stylesheets read the choice from `data-motion` on the root. */
export const motionPreference = createPreference<MotionChoice>('motion', MOTION_CHOICES, 'system')

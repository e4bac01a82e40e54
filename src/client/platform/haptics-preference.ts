import { createPreference } from './preference.ts'

export const hapticsPreference = createPreference('haptics', ['on', 'off'], 'on')

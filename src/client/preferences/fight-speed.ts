import { createPreference } from './preference.ts'

/** The playback speed a fight begins with: the one chosen last, in a fight or in the settings (row 77). */
export const fightSpeedPreference = createPreference('fight-speed', ['1', '2'], '1')

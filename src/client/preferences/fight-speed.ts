import { createPreference } from '../platform/preference.ts'

/** The playback speed at the start of a fight: the one chosen last, in a fight or in the settings (row 77). */
export const fightSpeedPreference = createPreference('fight-speed', ['1', '2'], '1')

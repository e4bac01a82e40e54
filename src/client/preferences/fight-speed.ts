import { createPreference } from '#client/platform/preference.ts'

export const fightSpeedPreference = createPreference('fight-speed', ['1', '2'], '1')

import { createPreference } from '#client/platform/preference.ts'

/** Whether a device too slow for the arena offers fights in words. Once dismissed, never again. */
export const wordsOfferPreference = createPreference('words-offer', ['shown', 'hidden'], 'shown')

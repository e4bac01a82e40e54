import { createPreference } from '#client/platform/preference.ts'

/** Offered on devices too slow for the arena; dismissed once, never again. */
export const wordsOfferPreference = createPreference('words-offer', ['shown', 'hidden'], 'shown')

import { createPreference } from '#client/platform/preference.ts'

/**
 * Controls the offer to show fights as text on a device that is too slow for the arena. A player who dismisses it never
 * sees it again.
 */
export const wordsOfferPreference = createPreference('words-offer', ['shown', 'hidden'], 'shown')

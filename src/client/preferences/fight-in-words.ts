import { createPreference } from '../platform/preference.ts'

/** Whether a device that cannot keep up with the arena is offered the fight in words; sent away once, it stays away. */
export const wordsOfferPreference = createPreference('words-offer', ['shown', 'hidden'], 'shown')

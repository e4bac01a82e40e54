import { type Address, addressOf, PLACES } from '../../game/places.ts'

/** Where back leads: to the page that led here, else to Preparation, which has the boss's card (R14). */
export const backOf = (state: unknown): Address => {
  const from = typeof state === 'object' && state !== null && 'from' in state ? addressOf(state.from) : null
  return from ?? PLACES.KOMBAT_PREP
}

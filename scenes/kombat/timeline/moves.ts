import { mix, shareOf } from './fight-seed.ts'

/** What is chosen for an entry. */
export type Choice = 'attack' | 'reaction' | 'fall'
const SALTS: Readonly<Record<Choice, number>> = { attack: 11, reaction: 23, fall: 37 }

/**
 * Which clip an entry plays: decided by the fight and the entry alone, so that a fight looks the same again, on every
 * device and from both sides. Never the one before it if there is another.
 */
export const chooseClip = (
  names: readonly string[],
  seed: number,
  entryIndex: number,
  choice: Choice,
  before?: string,
): string => {
  const others = names.length > 1 ? names.filter((name) => name !== before) : names
  return others[Math.floor(shareOf(mix(mix(seed, entryIndex), SALTS[choice])) * others.length)] ?? ''
}

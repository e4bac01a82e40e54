import { mix, shareOf } from './fight-seed.ts'

export type Choice = 'attack' | 'reaction' | 'fall'
const SALTS: Readonly<Record<Choice, number>> = { attack: 11, reaction: 23, fall: 37 }

/**
 * Depends on seed and entry alone, so that every device and both players see the same. Avoids the previous clip if
 * there is another.
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

import { simulateFight } from '../../rules/kombat/fight.ts'
import type { FightOutcome } from '../../rules/kombat/fight-types.ts'
import { type FighterChoice, statsOf } from './fighter-choice.ts'

/** All inputs of a generated fight; the same setup gives the same fight. */
export interface FightSetup {
  readonly seed: string
  readonly attacker: FighterChoice
  readonly defender: FighterChoice
}

const HEX = /^[0-9a-f]+$/
const WORD_DIGITS = 8

/** Turns any text into a hex seed. Hex is kept and padded to whole 32-bit words. */
export const seedHex = (words: string): string => {
  const lower = words.trim().toLowerCase() || '0'
  const digits = HEX.test(lower)
    ? lower
    : [...lower].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('')
  return digits.padStart(Math.ceil(digits.length / WORD_DIGITS) * WORD_DIGITS, '0')
}

export const makeFight = ({ seed, attacker, defender }: FightSetup): FightOutcome =>
  simulateFight({ attacker: statsOf(attacker), defender: statsOf(defender) }, seedHex(seed))

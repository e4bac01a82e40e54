import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightOutcome } from '#rules/kombat/fight-types.ts'
import { type FighterChoice, statsOf } from './fighter-choice.ts'

export interface FightSetup {
  readonly seed: string
  readonly attacker: FighterChoice
  readonly defender: FighterChoice
}

const HEX = /^[0-9a-f]+$/
/** A seed consists of 32-bit words; digits per word. */
const WORD_DIGITS = 8

/** Hex digits are kept and padded to whole words of 32 bits. Any other text is turned into hex. */
export const seedHex = (words: string): string => {
  const lower = words.trim().toLowerCase() || '0'
  const digits = HEX.test(lower)
    ? lower
    : [...lower].map((letter) => (letter.codePointAt(0) ?? 0).toString(16)).join('')
  return digits.padStart(Math.ceil(digits.length / WORD_DIGITS) * WORD_DIGITS, '0')
}

export const makeFight = ({ seed, attacker, defender }: FightSetup): FightOutcome =>
  simulateFight({ attacker: statsOf(attacker), defender: statsOf(defender) }, seedHex(seed))

import type { FightRecord } from '#contracts/wire.ts'
import type { Side } from '#rules/kombat/fight-types.ts'
import type { Stance } from '#rules/kombat/stances.ts'

export interface StanceMatchup {
  readonly own: Stance
  readonly other: Stance
}

/** `own` is the stance of `side`. Null in fights by version 2 of the rules and in boss fights (R55). */
export const stanceMatchup = (
  { inputs: { attacker, defender } }: Pick<FightRecord, 'inputs'>,
  side: Side,
): StanceMatchup | null => {
  const [own, other] = side === 'attacker' ? [attacker.stance, defender.stance] : [defender.stance, attacker.stance]
  return own && other ? { own, other } : null
}

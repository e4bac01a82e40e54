import { SETUP_ENTRIES } from '#rules/constants.ts'
import { type HpPair, hpAfterEntry, startHp } from './fight-replay.ts'
import { otherSide, type Side, type TurnEntry } from './fight-types.ts'

/** Rarest first, because the first word that fits is shown. */
export const VICTORY_WORDS = ['flawless', 'clutch', 'comeback', 'knockout'] as const
export type VictoryWord = (typeof VICTORY_WORDS)[number]

const CLUTCH_PERCENT = 5
const COMEBACK_POINTS = 40
const KNOCKOUT_ACTIONS = 8

const isHurt = (entry: TurnEntry, side: Side): boolean =>
  entry.actor === side ? entry.damage_burning_hell > 0 || entry.damage_reflected > 0 : entry.damage_attack > 0

/** Uses whole numbers only, so that no rounding error decides. */
const isBehindBy = (points: number, side: Side, hp: HpPair, maxHp: HpPair): boolean => {
  const other = otherSide(side)
  return (hp[other] * maxHp[side] - hp[side] * maxHp[other]) * 100 >= points * maxHp[side] * maxHp[other]
}

/**
 * The first of these that fits, else null: no damage taken; at most 5 % HP left; once 40 percent points of HP behind;
 * defeat of the opponent by action 8.
 */
export const victoryWord = (scenario: readonly TurnEntry[], winner: Side): VictoryWord | null => {
  const maxHp = startHp(scenario)
  const actions = scenario.slice(SETUP_ENTRIES)
  if (actions.length === 0) return null
  let hp = maxHp
  let isBehind = false
  for (const entry of actions) {
    hp = hpAfterEntry(hp, maxHp, entry)
    isBehind ||= isBehindBy(COMEBACK_POINTS, winner, hp, maxHp)
  }
  if (!actions.some((entry) => isHurt(entry, winner))) return 'flawless'
  if (hp[winner] * 100 <= maxHp[winner] * CLUTCH_PERCENT) return 'clutch'
  if (isBehind) return 'comeback'
  return actions.length <= KNOCKOUT_ACTIONS && hp[otherSide(winner)] === 0 ? 'knockout' : null
}

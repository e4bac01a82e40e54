import { ACTION_LIMIT } from '#rules/constants.ts'
import { simulateFight } from '#rules/kombat/fight.ts'
import type { FightStats } from '#rules/kombat/fight-types.ts'
import { STANCES } from '#rules/kombat/stances.ts'
import { createRng } from '#rules/prng.ts'

export interface Tally {
  fights: number
  /** Fights won by the first of the two fighters. */
  won: number
  /** Fights won by the fighter that struck first. */
  firstMoverWon: number
  /** Fights in which both fighters still stood after forty actions. */
  decidedByShare: number
  actions: number
  /** Number of fights by their number of actions, 0 … 40. */
  readonly byActions: number[]
}

export const emptyTally = (): Tally => ({
  fights: 0,
  won: 0,
  firstMoverWon: 0,
  decidedByShare: 0,
  actions: 0,
  byActions: Array.from({ length: ACTION_LIMIT + 1 }, () => 0),
})

export const addTally = (tally: Tally, more: Tally): void => {
  tally.fights += more.fights
  tally.won += more.won
  tally.firstMoverWon += more.firstMoverWon
  tally.decidedByShare += more.decidedByShare
  tally.actions += more.actions
  for (const [actions, count] of more.byActions.entries())
    tally.byActions[actions] = (tally.byActions[actions] ?? 0) + count
}

export const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole)

export const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length

export type SeedSource = () => string

/**
 * Seeds that are the same in every run.
 * @param series below 2³²; different series share no seed
 */
export const seedsOf = (series: number): SeedSource => {
  const prefix = (series >>> 0).toString(16).padStart(8, '0')
  let next = 0
  return () => prefix + (next++).toString(16).padStart(8, '0')
}

/** `mixed` draws both stances anew for each fight (R55). `own` keeps what the fighters have. */
export type Stances = 'mixed' | 'own'

const inAllStances = (fighter: FightStats): FightStats[] => STANCES.map((stance) => ({ ...fighter, stance }))

/** Lets two fighters fight, each the attacker in half of the fights, and adds what happened to `tally`. */
export const fightOut = (
  own: FightStats,
  other: FightStats,
  fights: number,
  seeds: SeedSource,
  tally: Tally,
  stances: Stances = 'mixed',
): void => {
  const [owns, others] = stances === 'mixed' ? [inAllStances(own), inAllStances(other)] : [[own], [other]]
  const rng = createRng(seeds())
  for (let index = 0; index < fights; index++) {
    const isAttacker = index % 2 === 0
    const [first, second] = [rng.pick(owns), rng.pick(others)]
    const sides = isAttacker ? { attacker: first, defender: second } : { attacker: second, defender: first }
    const fight = simulateFight(sides, seeds())
    tally.fights++
    if ((fight.winner === 'attacker') === isAttacker) tally.won++
    if (fight.scenario[2]?.actor === fight.winner) tally.firstMoverWon++
    if (fight.finalHp.attacker > 0 && fight.finalHp.defender > 0) tally.decidedByShare++
    tally.actions += fight.actions
    tally.byActions[fight.actions] = (tally.byActions[fight.actions] ?? 0) + 1
  }
}

export const winPercent = (
  own: FightStats,
  other: FightStats,
  fights: number,
  seeds: SeedSource,
  stances: Stances = 'mixed',
): number => {
  const tally = emptyTally()
  fightOut(own, other, fights, seeds, tally, stances)
  return percentOf(tally.won, tally.fights)
}

/** Win rates of each fighter of a list against each, itself included; the two halves of a pair add up to 100. */
export const winTable = (
  fighters: readonly FightStats[],
  fights: number,
  seeds: SeedSource,
  sum: Tally = emptyTally(),
): number[][] => {
  const table = fighters.map(() => fighters.map(() => 50))
  for (const [row, own] of fighters.entries()) {
    for (const [column, other] of fighters.entries()) {
      if (column < row) continue
      const tally = emptyTally()
      fightOut(own, other, fights, seeds, tally)
      addTally(sum, tally)
      const won = percentOf(tally.won, tally.fights)
      // A mirror pair is even by symmetry; its count would be noise.
      if (column === row) continue
      ;(table[row] ?? [])[column] = won
      ;(table[column] ?? [])[row] = 100 - won
    }
  }
  return table
}

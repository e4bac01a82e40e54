import { UsageError } from '#server/operators/operator-error.ts'

export interface SimulationAsked {
  readonly days: number
  readonly players: number
  readonly seed: number
}

const DAYS_MAX = 84
const PLAYERS_MAX = 1000
const PLAYERS_UNLESS_SAID = 30

const wholeIn = (text: string, [least, most]: readonly [number, number]): number | null => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : null
  return number !== null && number >= least && number <= most ? number : null
}

export const seedOf = (text: string): number => {
  const seed = wholeIn(text, [0, 999_999_999])
  if (seed === null) throw new UsageError('The seed is a whole number: hk world --seed 7')
  return seed
}

export const simulationAsked = (given: {
  readonly simulate: string
  readonly players: string | undefined
  readonly seed: number
}): SimulationAsked => {
  const days = given.simulate.endsWith('d') ? wholeIn(given.simulate.slice(0, -1), [1, DAYS_MAX]) : null
  if (days === null)
    throw new UsageError(
      `--simulate takes days from 1d to ${DAYS_MAX}d, the last ones before a season's end: hk world --simulate 28d`,
    )
  const players = wholeIn(given.players ?? String(PLAYERS_UNLESS_SAID), [1, PLAYERS_MAX])
  if (players === null)
    throw new UsageError(
      `--players takes a whole number from 1 to ${PLAYERS_MAX}: hk world --simulate 28d --players 30`,
    )
  return { days, players, seed: given.seed }
}

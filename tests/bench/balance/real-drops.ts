import { createHash } from 'node:crypto'
import { armyStepOf } from '#rules/army/army.ts'
import { HOUSES } from '#rules/house/houses.ts'
import { POWER_RATIO } from '#rules/kombat/matchmaking.ts'
import { exactPowerOf } from '#rules/kombat/power.ts'
import { exactWinChancePercent } from '#rules/kombat/win-chance.ts'
import { createRng } from '#rules/prng.ts'
import type { ArmyStep } from '#rules/units.ts'
import { aBuild } from '#tests/rules/kombat/builds.ts'
import { wornOf } from '../economy/forge-day.ts'
import { liveDay, newcomer } from '../economy/player-day.ts'
import { PLAYERS } from '../economy/report.ts'
import { HOUSE_IDS } from './builds.ts'
import { emptyTally, mean, percentOf, seedsOf, winPercent, winTable } from './duel.ts'
import type { BalanceFigure, BalancePart, Band } from './figures.ts'
import { PAIR_BAND, SHARE_BAND } from './houses.ts'

const DAYS = [30, 60, 90] as const
/** Simulated players per kind of habits. */
const PLAYERS_OF_A_KIND = 16
const FIGHTS_PER_PAIR = 300
const LENGTH_BAND: Band = { low: 15, high: 19, rule: 'R07' }
/** Allowed mean error of the shown win chance, in percentage points. */
const CHANCE_BAND: Band = { low: 0, high: 2.5, rule: 'extra 10' }
const FIGHTS_PER_MATCH = 200

interface Wearer {
  readonly items: ReturnType<typeof wornOf>
  readonly army: ArmyStep
}

const wearersByDay = (): ReadonlyMap<number, readonly Wearer[]> => {
  const byDay = new Map<number, Wearer[]>(DAYS.map((day) => [day, []]))
  for (const habits of PLAYERS)
    for (let seed = 0; seed < PLAYERS_OF_A_KIND; seed++) {
      const rng = createRng(createHash('sha256').update(`real drops ${habits.name} ${seed}`).digest('hex'))
      const player = newcomer(rng)
      for (let day = 1; day <= Math.max(...DAYS); day++) {
        liveDay({ rng, chestRng: rng, giftRng: rng }, player, habits, day)
        byDay.get(day)?.push({ items: wornOf(player.bag), army: armyStepOf(player.starsSpent) })
      }
    }
  return byDay
}

/** Size of the mean error of the shown win chance in fights without stances, if matchmaking allows the pair. */
const chanceError = (wearers: readonly Wearer[], fights: number, seeds: () => string): number => {
  const fighters = wearers.map(aBuild)
  const errors: number[] = []
  for (const [index, own] of fighters.entries()) {
    const other = fighters[(index + 1) % fighters.length]
    if (!other) continue
    const [ownPower, otherPower] = [exactPowerOf(own), exactPowerOf(other)]
    const ratio = ownPower / otherPower
    if (ratio < POWER_RATIO.min || ratio > POWER_RATIO.max) continue
    errors.push(winPercent(own, other, fights, seeds, 'own') - exactWinChancePercent(ownPower, otherPower))
  }
  return Math.abs(mean(errors))
}

/**
 * Compares the houses in the gear of simulated players (R07, R13, R17, R20). All eight houses wear each gear, so that
 * nothing but the house differs.
 */
export const realDrops = (scale: number): BalancePart => {
  const seeds = seedsOf(0x13)
  const fights = Math.ceil(FIGHTS_PER_PAIR * scale)
  const rows = [...wearersByDay()].map(([day, wearers]) => {
    const tally = emptyTally()
    const tables = wearers.map((wearer) =>
      winTable(
        HOUSE_IDS.map((house) => aBuild({ ...wearer, house })),
        fights,
        seeds,
        tally,
      ),
    )
    const table = HOUSE_IDS.map((row) => HOUSE_IDS.map((column) => mean(tables.map((one) => one[row]?.[column] ?? 50))))
    const error = chanceError(wearers, Math.ceil(FIGHTS_PER_MATCH * scale), seeds)
    return { day, wearers, table, tally, error }
  })
  const figures = rows.flatMap(({ day, table, tally, error }): BalanceFigure[] => {
    const group = `real drops, day ${day}`
    const pairs = table.flat()
    return [
      ...table.map((row, house) => ({
        group,
        name: HOUSES[house]?.name ?? '',
        value: mean(row),
        unit: '% won',
        band: SHARE_BAND.geared,
      })),
      { group, name: 'weakest single pair', value: Math.min(...pairs), unit: '% won', band: PAIR_BAND },
      { group, name: 'strongest single pair', value: Math.max(...pairs), unit: '% won', band: PAIR_BAND },
      { group, name: 'mean length', value: tally.actions / tally.fights, unit: 'actions', band: LENGTH_BAND },
      { group, name: 'first mover', value: percentOf(tally.firstMoverWon, tally.fights), unit: '% won' },
      { group, name: 'win chance from the fights, before stances', value: error, unit: 'points', band: CHANCE_BAND },
    ]
  })
  return {
    figures,
    tables: [
      {
        title: 'Houses in the gear of real drops, % won, by day',
        columns: [...HOUSES.map(({ name }) => name), 'worn', 'actions'],
        rows: rows.map(
          ({ day, wearers, table, tally }) =>
            [
              `day ${day}`,
              ...table.map(mean),
              mean(wearers.map(({ items }) => items.length)),
              tally.actions / tally.fights,
            ] as const,
        ),
      },
    ],
    fights: rows.reduce((sum, { tally }) => sum + tally.fights, 0),
  }
}

import { bossBalance } from './bosses.ts'
import type { BalanceFigure, BalancePart, BalanceTable } from './figures.ts'
import { isInBand, shown } from './figures.ts'
import { houseBalance } from './houses.ts'
import { fairFights, powerBalance } from './power.ts'
import { realDrops } from './real-drops.ts'
import { skillBalance } from './skills.ts'
import { stanceBalance } from './stances.ts'
import { gearBalance, stoneBalance } from './stones-and-gear.ts'
import { tournamentBalance } from './tournament.ts'

const PARTS = [
  houseBalance,
  skillBalance,
  stoneBalance,
  gearBalance,
  powerBalance,
  fairFights,
  bossBalance,
  realDrops,
  tournamentBalance,
  stanceBalance,
]

/** Fixed seeds give the same figures on every machine. @param scale below 1 for fewer fights and rougher figures */
export const measureBalance = (scale = 1): BalancePart => {
  const parts = PARTS.map((part) => part(scale))
  return {
    figures: parts.flatMap((part) => part.figures),
    tables: parts.flatMap((part) => part.tables),
    fights: parts.reduce((sum, part) => sum + part.fights, 0),
  }
}

const cells = ({ columns, rows, decimals = 1 }: BalanceTable): string[][] => [
  ['', ...columns],
  ...rows.map(([name, ...values]) => [
    name,
    ...values.map((value) => (Number.isInteger(value) && value >= 1000 ? String(value) : value.toFixed(decimals))),
  ]),
]

export const tableText = (table: BalanceTable): string => {
  const rows = cells(table)
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  return [table.title, ...lines].join('\n')
}

const bandText = ({ band }: BalanceFigure): string => (band ? `${band.low} to ${band.high} (${band.rule})` : '')

export const figuresText = (figures: readonly BalanceFigure[]): string => {
  const width = Math.max(...figures.map((figure) => figure.name.length))
  const groups = [...new Set(figures.map((figure) => figure.group))]
  return groups
    .flatMap((group) => [
      group,
      ...figures
        .filter((figure) => figure.group === group)
        .map((figure) => {
          const verdict = figure.band ? (isInBand(figure) ? 'ok  ' : 'OUT ') : '    '
          const value = shown(figure.value).toFixed(1).padStart(6)
          return `  ${verdict} ${figure.name.padEnd(width)} ${value} ${figure.unit.padEnd(8)} ${bandText(figure)}`.trimEnd()
        }),
    ])
    .join('\n')
}

export const figureJson = (figure: BalanceFigure): string =>
  JSON.stringify({
    name: `${figure.group}: ${figure.name}`,
    value: Number(figure.value.toPrecision(4)),
    unit: figure.unit,
    ...(figure.band && { low: figure.band.low, high: figure.band.high, ok: isInBand(figure) }),
  })

export const complaints = (figures: readonly BalanceFigure[]): string[] =>
  figures
    .filter((figure) => !isInBand(figure))
    .map(
      ({ band, group, name, value }) =>
        `Outside its band: ${group}: ${name} is ${shown(value)}, ${band?.rule} wants ${band?.low} to ${band?.high}`,
    )

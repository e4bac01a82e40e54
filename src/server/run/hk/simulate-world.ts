import fs from 'node:fs'
import path from 'node:path'
import { formatAmount } from '#server/admin/amounts.ts'
import { auditLines } from '#server/admin/audit-text.ts'
import type { ServerConfig } from '#server/config/config.ts'
import { refuseFolderAsFile, refuseUnusableFolder } from '#server/config/config-paths.ts'
import { createLogger } from '#server/observability/create-logger.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import type { PaidByReason } from '#server/simulation/figures-store.ts'
import { simulationPage } from '#server/simulation/page/page.ts'
import { type SimulatedDay, type Simulation, simulate, simulatedSpan } from '#server/simulation/simulate.ts'
import { onStopSignal } from '../launcher.ts'
import { openSimulationDatabase } from './simulation-database.ts'
import type { SimulationAsked } from './simulation-options.ts'

interface SimulationGiven extends SimulationAsked {
  readonly keep: boolean
  readonly page: string | undefined
}

const seconds = (sinceMs: number): string => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`

const dayLine = ({ day, number, of, calls }: SimulatedDay, sinceMs: number): string =>
  `day ${String(number).padStart(String(of).length)} of ${of}, ${day}: ${calls} calls, ${seconds(sinceMs)}`

const NOTHING = '-'

const amount = (asset: string, value: number): string =>
  value === 0 ? NOTHING : formatAmount(asset, BigInt(Math.round(value)))

const paidLines = (paid: readonly PaidByReason[]): string[] => {
  const rows = [
    ['reason', 'asset', 'people', 'got', 'gave'],
    ...paid.map((row) => [
      row.reason,
      row.asset,
      String(row.people),
      amount(row.asset, row.gained),
      amount(row.asset, row.lost),
    ]),
  ]
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

const say = (lines: readonly string[]): void => {
  for (const line of lines) console.log(line)
}

const report = ({ paid, audit, tally }: Simulation): void => {
  say(['', 'What people got and gave:', ...paidLines(paid), '', ...auditLines(audit)])
  const refused = [...tally.refused].sort(([, a], [, b]) => b - a)
  if (refused.length > 0) say(['', 'Refused calls:', ...refused.map(([name, times]) => `  ${name}: ${times}`)])
  if (audit.differences.length > 0) process.exitCode = 1
}

/** On a separate database. Exit code 1 if the audit finds a difference. @throws OperatorError */
export const simulateWorld = async (config: ServerConfig, given: SimulationGiven): Promise<void> => {
  const { days, players, seed } = given
  const file = path.resolve(given.page ?? path.join(config.dataDir, `simulation-${seed}.html`))
  // Fails before the season is played.
  refuseUnusableFolder('--page', path.dirname(file))
  refuseFolderAsFile('--page', file)
  const sinceMs = performance.now()
  const database = await openSimulationDatabase(config, { seed, keep: given.keep })
  const stopping = new AbortController()
  onStopSignal(() => stopping.abort(new OperatorError('Stopped before its end.')))
  try {
    const simulation = await simulate({
      days,
      players,
      seed,
      databaseUrl: database.url,
      // As in production. Tests check the answers' values.
      config: { ...config, checksAnswers: false },
      log: createLogger({ ...config, logLevel: 'warn' }),
      stop: stopping.signal,
      onDay: (day) => console.log(dayLine(day, sinceMs)),
    })
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, simulationPage(simulation))
    report(simulation)
    say(['', `Plots: ${file}`])
    if (given.keep) {
      const end = new Date(simulatedSpan(days).endMs).toISOString()
      say([`The world is kept: ${database.keptAs}, with a TEST_CLOCK file that says ${end}.`])
    }
    say([`Done in ${seconds(sinceMs)}.`])
  } finally {
    await database.close()
  }
}

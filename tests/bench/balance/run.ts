import { RULES_VERSION } from '#rules/kombat/fight.ts'
import { complaints, figureJson, figuresText, measureBalance, tableText } from './report.ts'

/**
 * Exits with 1 when a figure is outside the band of its rule (R07–R09, R25, R55, extra 10). `--json` prints one JSON
 * line per figure.
 */
const report = measureBalance()
const outside = complaints(report.figures)

if (process.argv.includes('--json')) for (const figure of report.figures) console.log(figureJson(figure))
else {
  console.log(`${report.fights.toLocaleString('en')} fights by version ${RULES_VERSION} of the rules, fixed seeds\n`)
  for (const table of report.tables) console.log(`${tableText(table)}\n`)
  console.log(figuresText(report.figures))
}
for (const line of outside) console.error(line)
if (outside.length > 0) process.exitCode = 1

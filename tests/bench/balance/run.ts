import { RULES_VERSION } from '#rules/kombat/fight.ts'
import { complaints, figureJson, figuresText, measureBalance, tableText } from './report.ts'

/** Fails when a figure is outside its band of R07–R09. `npm run -s balance -- --json` prints each figure as a line of JSON. */
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

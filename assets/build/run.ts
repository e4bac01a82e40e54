import { buildAssets } from './build-assets.ts'
import { creditLines } from './credits.ts'
import { overrideLines } from './override/built-overrides.ts'

const force = process.argv.includes('--force')
try {
  const report = await buildAssets({ force, log: (line) => console.log(line) })
  const totalKb = report.files.reduce((sum, file) => sum + file.bytes, 0) / 1000
  console.log(
    `Art: ${report.files.length} files, ${totalKb.toFixed(0)} kB; ${report.made} of ${report.outputs} outputs made in ${report.durationMs} ms.`,
  )
  for (const line of overrideLines(report.overrides)) console.log(line)
  for (const line of creditLines(report.uncredited)) console.log(line)
} catch (error) {
  const isFaultInArt = error instanceof Error && error.name === 'ArtProblem'
  console.error(isFaultInArt ? error.message : error)
  process.exitCode = 1
}

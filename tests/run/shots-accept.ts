import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { acceptPictures, pictureNames } from './accept-pictures.ts'
import { BASELINES, readBaseline } from './baselines.ts'
import { comparesPictures } from './browser.ts'
import { comparedWithBaseline, readPixels } from './picture-difference.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const REPORT = path.join(ROOT, '.cache/tests/shots.json')

const asksYes = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const failedChecks = (): number => {
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as { stats: { unexpected: number; flaky: number } }
  return stats.unexpected + stats.flaky
}

const args = process.argv.slice(2)
const isSure = args.includes('--yes')
const forwarded = args.filter((arg) => arg !== '--yes')
const isWhole = forwarded.length === 0

if (!comparesPictures()) throw new Error('Only the browser that comes along on Linux x64 takes baselines.')

const takenIn = mkdtempSync(path.join(tmpdir(), 'house-kombat-shots-'))
rmSync(REPORT, { force: true })
spawnSync(
  path.join(ROOT, 'node_modules/.bin/playwright'),
  ['test', '--config', 'tests/shots.config.ts', ...forwarded],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SHOTS_TAKEN: takenIn } },
)
if (!existsSync(REPORT)) throw new Error('The shots were not taken: see above')

const taken = pictureNames(takenIn, '.png')
const takenFile = (name: string) => path.join(takenIn, `${name}.png`)
const failed = failedChecks()
const changes: { readonly name: string; readonly how: string }[] = []
for (const name of taken) {
  const baseline = await readBaseline(name)
  const how = baseline ? comparedWithBaseline(baseline, await readPixels(readFileSync(takenFile(name))))?.words : 'new'
  if (how !== undefined) changes.push({ name, how })
}
// After a part, or where a check failed before its picture, orphans are unknown.
const orphans = isWhole && failed === 0 ? pictureNames(BASELINES, '.webp').filter((name) => !taken.includes(name)) : []

console.log('')
for (const { name, how } of changes) console.log(`  ${name}: ${how}`)
for (const name of orphans) console.log(`  ${name}: removed`)
console.log(`${taken.length} pictures taken: ${changes.length} differ, ${orphans.length} have no check any more.`)
if (failed > 0) console.log(`${failed} checks failed for something else than their picture: see above.`)
if (changes.length + orphans.length > 0 && (isSure || (await asksYes('Accept?')))) {
  await acceptPictures({ folder: BASELINES, changed: changes.map(({ name }) => name), orphans, takenFile })
  console.log('Accepted.')
}
rmSync(takenIn, { recursive: true })
process.exitCode = failed > 0 ? 1 : 0

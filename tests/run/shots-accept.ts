import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import sharp from 'sharp'
import { ensureChromium } from './browser.ts'
import { BASELINE_BROWSER_FILE, BASELINES, baselineMajor, chromiumMajor } from './chromium-major.ts'
import { pictureDifference } from './picture-difference.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const REPORT = path.join(ROOT, '.cache/tests/shots.json')

const picturesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.png'))
        .sort()
    : []

const asksYes = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** The browser dithers gradients, which no compression can foresee: in steps of four (of 255) a picture is half as large. */
const COLOUR_STEP = 4

/** Small, for the pictures live in the repository; what they lose is less than half of what the comparison allows. */
const writeBaseline = async (name: string, takenIn: string): Promise<void> => {
  const baseline = path.join(BASELINES, name)
  mkdirSync(path.dirname(baseline), { recursive: true })
  const { data, info } = await sharp(path.join(takenIn, name)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const coarse = data.map((value) => Math.min(255, Math.round(value / COLOUR_STEP) * COLOUR_STEP))
  await sharp(coarse, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toFile(baseline)
}

const failedChecks = (): number => {
  const { stats } = JSON.parse(readFileSync(REPORT, 'utf8')) as { stats: { unexpected: number; flaky: number } }
  return stats.unexpected + stats.flaky
}

const args = process.argv.slice(2)
const isSure = args.includes('--yes')
const forwarded = args.filter((arg) => arg !== '--yes')
const isWhole = forwarded.length === 0

const major = chromiumMajor(ensureChromium())
const isOtherBrowser = baselineMajor() !== null && baselineMajor() !== major
if (isOtherBrowser && !isWhole)
  throw new Error(
    `The baselines were taken by Chromium ${baselineMajor()}, this is ${major}: accept all of them or none.`,
  )

const takenIn = mkdtempSync(path.join(tmpdir(), 'house-kombat-shots-'))
rmSync(REPORT, { force: true })
spawnSync(
  path.join(ROOT, 'node_modules/.bin/playwright'),
  ['test', '--config', 'tests/shots.config.ts', ...forwarded],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SHOTS_TAKEN: takenIn } },
)
if (!existsSync(REPORT)) throw new Error('The shots were not taken: see above')

const taken = picturesIn(takenIn)
const failed = failedChecks()
const changes: { readonly name: string; readonly how: string }[] = []
for (const name of taken) {
  const baseline = path.join(BASELINES, name)
  const how = existsSync(baseline) ? await pictureDifference(baseline, path.join(takenIn, name)) : 'new'
  if (how !== null || isOtherBrowser) changes.push({ name, how: how ?? 'other browser' })
}
// After a part, or where a check failed before its picture, orphans are unknown.
const orphans = isWhole && failed === 0 ? picturesIn(BASELINES).filter((name) => !taken.includes(name)) : []

console.log('')
for (const { name, how } of changes) console.log(`  ${how.padEnd(14)} ${name}`)
for (const name of orphans) console.log(`  ${'removed'.padEnd(14)} ${name}`)
console.log(`${taken.length} pictures taken: ${changes.length} differ, ${orphans.length} have no check any more.`)
if (failed > 0) console.log(`${failed} checks failed for something else than their picture: see above.`)
if (changes.length + orphans.length > 0 && (isSure || (await asksYes('Accept?')))) {
  for (const { name } of changes) await writeBaseline(name, takenIn)
  for (const name of orphans) rmSync(path.join(BASELINES, name))
  writeFileSync(BASELINE_BROWSER_FILE, `{ "major": ${major} }\n`)
  console.log('Accepted.')
}
rmSync(takenIn, { recursive: true })
process.exitCode = failed > 0 ? 1 : 0

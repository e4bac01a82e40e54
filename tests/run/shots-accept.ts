import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import sharp from 'sharp'
import { ensureChromium } from './browser.ts'
import { BASELINE_BROWSER_FILE, BASELINES, baselineMajor, chromiumMajor } from './chromium-major.ts'
import { SHOTS_SEEN_FILE, type ShotsSeen } from './shots-reporter.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

const pixels = (file: string) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** How far a new picture lies from its baseline, in words. */
const difference = async (baseline: string, actual: string): Promise<string> => {
  if (!existsSync(baseline)) return 'new'
  const [before, after] = await Promise.all([pixels(baseline), pixels(actual)])
  if (before.info.width !== after.info.width || before.info.height !== after.info.height)
    return `${before.info.width} × ${before.info.height} → ${after.info.width} × ${after.info.height}`
  let changed = 0
  for (let at = 0; at < after.data.length; at += 4)
    if (after.data.readUInt32LE(at) !== before.data.readUInt32LE(at)) changed += 1
  return `${changed} px`
}

const allBaselines = (): string[] =>
  existsSync(BASELINES)
    ? readdirSync(BASELINES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.png'))
    : []

const asksYes = async (question: string): Promise<boolean> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** Lossless, as small as PNG gets: the pictures live in the repository. */
const writeBaseline = async (baseline: string, actual: string): Promise<void> => {
  mkdirSync(path.dirname(baseline), { recursive: true })
  await sharp(actual).removeAlpha().png({ compressionLevel: 9, effort: 10, adaptiveFiltering: true }).toFile(baseline)
}

const args = process.argv.slice(2)
const isSure = args.includes('--yes')
const forwarded = args.filter((arg) => arg !== '--yes')
const isWhole = forwarded.length === 0

const chromium = ensureChromium()
rmSync(SHOTS_SEEN_FILE, { force: true })
spawnSync(
  path.join(ROOT, 'node_modules/.bin/playwright'),
  ['test', '--config', 'tests/shots.config.ts', ...forwarded],
  // Another browser's pictures are compared as strictly here: all of them are to be taken anew.
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SHOTS_STRICT: '1' } },
)
if (!existsSync(SHOTS_SEEN_FILE)) throw new Error('The shots were not taken: see above')
const { taken, unlike, broken } = JSON.parse(readFileSync(SHOTS_SEEN_FILE, 'utf8')) as ShotsSeen
const kept = new Set([...taken, ...unlike.map(({ baseline }) => baseline)])
// After a part, or where a test broke before its picture, nobody knows what is orphaned.
const orphans = isWhole && broken.length === 0 ? allBaselines().filter((name) => !kept.has(name)) : []

for (const name of broken) console.log(`  broken   ${name}`)
for (const { baseline, actual } of unlike)
  console.log(`  ${(await difference(path.join(BASELINES, baseline), actual)).padEnd(12)} ${baseline}`)
for (const name of orphans) console.log(`  removed      ${name}`)
console.log(
  `${unlike.length} pictures differ, ${orphans.length} have no check any more, ${broken.length} checks are broken.`,
)
if (unlike.length + orphans.length > 0 && (isSure || (await asksYes('Accept them?')))) {
  for (const { baseline, actual } of unlike) await writeBaseline(path.join(BASELINES, baseline), actual)
  for (const name of orphans) rmSync(path.join(BASELINES, name))
  const major = chromiumMajor(chromium)
  // One browser for all: a part taken by another would be compared by the wrong measure.
  if (isWhole || baselineMajor() === null) writeFileSync(BASELINE_BROWSER_FILE, `${JSON.stringify({ major })}\n`)
  console.log('Accepted.')
}
process.exitCode = broken.length > 0 ? 1 : 0

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { acceptPictures, keptPictures } from './accept-pictures.ts'
import { BASELINES } from './baselines.ts'
import { comparesPictures } from './browser.ts'
import { checkPicture, DRAWN } from './check-picture.ts'
import { giveUp } from './give-up.ts'
import { readPixels, sideBySide, toPng } from './picture-difference.ts'
import { type TakenPicture, takenPictures } from './taken-pictures.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const REPORT = path.join(ROOT, '.cache/tests/shots.json')
/** Each changed picture beside what it was, for who looks at it before accepting. */
const SHEETS = path.join(ROOT, '.cache/shots-changed')

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

if (!comparesPictures()) giveUp('Only the browser that comes along on Linux x64 takes baselines.')

const takenIn = mkdtempSync(path.join(tmpdir(), 'house-kombat-shots-'))
rmSync(REPORT, { force: true })
rmSync(SHEETS, { recursive: true, force: true })
spawnSync(
  path.join(ROOT, 'node_modules/.bin/playwright'),
  ['test', '--config', 'tests/shots.config.ts', ...forwarded],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, SHOTS_TAKEN: takenIn } },
)
if (!existsSync(REPORT)) giveUp('The shots were not taken: see above.')

const taken = takenPictures(takenIn)
const failed = failedChecks()
const changes: { readonly picture: TakenPicture; readonly how: string }[] = []
for (const picture of taken) {
  const pixels = await readPixels(readFileSync(picture.file))
  const found = await checkPicture(picture.name, picture.isMain, pixels)
  if (!found) continue
  changes.push({ picture, how: found.words ?? 'new' })
  const sheet = path.join(SHEETS, `${picture.name}.png`)
  mkdirSync(path.dirname(sheet), { recursive: true })
  const parts = [found.expected, pixels, found.marked].filter((part) => part !== null)
  writeFileSync(sheet, await toPng(sideBySide(parts)))
}
// After a part, or where a check failed before its picture, orphans are unknown.
const isTaken = (kept: { name: string; isMain: boolean }): boolean =>
  taken.some(({ name, isMain }) => name === kept.name && isMain === kept.isMain)
const orphans = isWhole && failed === 0 ? keptPictures(BASELINES).filter((kept) => !isTaken(kept)) : []

console.log('')
for (const { picture, how } of changes) console.log(`  ${picture.name}: ${how}`)
for (const { name } of orphans) console.log(`  ${name}: removed`)
console.log(`${taken.length} pictures taken: ${changes.length} differ, ${orphans.length} have no check any more.`)
if (changes.length > 0) console.log(`Look at them in ${path.relative(ROOT, SHEETS)}.`)
if (failed > 0) console.log(`${failed} checks failed for something else than their picture: see above.`)
if (changes.length + orphans.length > 0 && (isSure || (await asksYes('Accept?')))) {
  const changed = changes.map(({ picture }) => picture)
  await acceptPictures({ folder: BASELINES, changed, orphans })
  // The next difference finds them here, without drawing them anew.
  for (const { name, file } of changed) cpSync(file, path.join(DRAWN, `${name}.png`))
  console.log('Accepted.')
}
rmSync(takenIn, { recursive: true })
process.exitCode = failed > 0 ? 1 : 0

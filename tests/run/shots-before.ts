import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keptPictures } from './accept-pictures.ts'
import { BASELINES, readSignature, signatureFile } from './baselines.ts'
import { DRAWN, drawnBefore } from './check-picture.ts'
import { giveUp } from './give-up.ts'
import { type PictureSignature, toSignatureText } from './picture-signature.ts'
import { tallyOf } from './report.ts'
import { takenPictures } from './taken-pictures.ts'
import { titlePattern } from './title-pattern.ts'
import { git, inWorktree, runIn } from './worktree.ts'

/**
 * `npm run shots:before`: draws what the pictures were that differed in the last run of the shots, or those that the arguments are parts of, for
 * pictures of which only signatures are kept: each in a throwaway worktree of the commit that brought its signature.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
const REPORT = path.join(ROOT, '.cache/tests/shots.json')
const DIFFERS = /(?<name>\S+) differs from its baseline/g

/** Names of pictures, or parts of them, that the last run found to differ. */
const differingInLastRun = (): string[] => {
  if (!existsSync(REPORT))
    giveUp(
      'The shots have not run here yet: run npm run shots first, or name pictures: npm run shots:before -- market/rich',
    )
  const { failures } = tallyOf(JSON.parse(readFileSync(REPORT, 'utf8')))
  return failures.flatMap((words) => [...words.matchAll(DIFFERS)].map(({ groups }) => groups?.name ?? ''))
}

/** The commit that brought a signature, by its text; empty when this clone has none. */
const commitOf = (name: string, signature: PictureSignature): string => {
  const text = toSignatureText(new Map([[path.basename(name), signature]])).trimEnd()
  return git('log', '-1', '--format=%H', `-S${text}`, '--', path.relative(ROOT, signatureFile(name)))
}

const parts = process.argv.slice(2)
const wanted = parts.length > 0 ? parts : differingInLastRun()
const names = keptPictures(BASELINES)
  .filter(({ name, isMain }) => !isMain && wanted.some((part) => name.includes(part)))
  .map(({ name }) => name)
if (names.length === 0)
  giveUp(
    parts.length > 0
      ? `No picture of which a signature is kept has ${parts.join(' or ')} in its name.`
      : 'No picture of which a signature is kept differed in the last run of the shots.',
  )

const cutOff = new Set(
  git('rev-parse', '--is-shallow-repository') === 'true' ? git('rev-list', '--max-parents=0', 'HEAD').split('\n') : [],
)
const byCommit = new Map<string, string[]>()
const missing: string[] = []
for (const name of names) {
  const signature = readSignature(name)
  const commit = signature === null ? '' : commitOf(name, signature)
  if (signature !== null && (await drawnBefore(name, signature))) console.log(`  ${name}: is there already`)
  else if (commit === '') missing.push(`${name}: its signature is in no commit yet`)
  else if (cutOff.has(commit))
    missing.push(`${name}: the commit that it was taken of is not in this clone (git fetch --unshallow)`)
  else byCommit.set(commit, [...(byCommit.get(commit) ?? []), name])
}

for (const [commit, those] of byCommit) {
  console.log(`${those.length} of ${commit.slice(0, 10)} are being drawn: a minute and more`)
  const taken = mkdtempSync(path.join(tmpdir(), 'house-kombat-before-'))
  const grep = `/${[...new Set(those.map(titlePattern))].join('|')}/i`
  const { output } = await inWorktree(commit, (copy) =>
    runIn(copy, 'npx', ['playwright', 'test', '--config', 'tests/shots.config.ts', '--grep', grep], {
      SHOTS_TAKEN: taken,
    }),
  )
  for (const { name, file } of takenPictures(taken)) cpSync(file, path.join(DRAWN, `${name}.png`))
  rmSync(taken, { recursive: true })
  for (const name of those) {
    const signature = readSignature(name)
    if (signature !== null && (await drawnBefore(name, signature)))
      console.log(`  ${name}: ${path.relative(ROOT, DRAWN)}/${name}.png`)
    else missing.push(`${name}: that commit draws another picture than its signature says\n${output.slice(-2000)}`)
  }
}
for (const words of missing) console.log(`✗ ${words}`)
if (byCommit.size > 0) console.log('The next run of the shots lays them beside what they are now.')
process.exitCode = missing.length > 0 ? 1 : 0

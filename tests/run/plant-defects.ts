import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { CHANGES, type Change, type Edit } from './changes.ts'
import { DEFECTS, type Defect } from './defects.ts'
import { LOST_EFFECTS, WRONG_ADDRESSES } from './lost-ways.ts'
import { TYPE_ERRORS } from './type-errors.ts'
import { type Ended, inWorktree, runIn } from './worktree.ts'

/**
 * `npm run test:defects`: plants the defects one by one in a throwaway worktree of the last commit and tells of each whether its
 * command fails and names it; `-- --only "health bar"` `--only` again for more, `-- --all` those that screens show all at once under one run of all shots
 * and the tests of the art. Then it makes the changes of `src/strangers-test.md`: the first file alone, which the page says who asks
 * for the rest of, and all of it, which has to pass. Ends with 1 when a defect passes unseen or the page does not tell the truth.
 */
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
})

const plant = (copy: string, file: string, before: string, after: string): void => {
  const place = path.join(copy, file)
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace(before, () => after),
  )
}

const plantDefect = (copy: string, { file, sound, faulty }: Defect): void => plant(copy, file, sound, faulty)

/** What the output of a failed run does not name of a defect. */
const unsaid = ({ says }: Defect, output: string): readonly string[] => says.filter((words) => !output.includes(words))

const verdict = (defect: Defect, { failed, output }: Ended): boolean => {
  const missing = unsaid(defect, output)
  const isCaught = failed && missing.length === 0
  const why = failed ? `it does not name ${missing.map((words) => `"${words}"`).join(', ')}` : 'the command passes'
  console.log(isCaught ? `✓ ${defect.name}` : `✗ ${defect.name}: ${why}`)
  if (!isCaught) console.log(output.slice(-4000))
  return isCaught
}

const oneByOne = (copy: string, defects: readonly Defect[]): number => {
  let caught = 0
  for (const defect of defects) {
    plantDefect(copy, defect)
    if (verdict(defect, runIn(copy, 'npx', defect.command))) caught += 1
    runIn(copy, 'git', ['checkout', '--', defect.file])
  }
  return caught
}

const allAtOnce = (copy: string, defects: readonly Defect[]): number => {
  for (const defect of defects) plantDefect(copy, defect)
  const [art, shots] = [
    runIn(copy, 'npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'node', 'tests/assets']),
    runIn(copy, 'npx', ['playwright', 'test', '--config', 'tests/shots.config.ts']),
  ]
  const both = { failed: art.failed && shots.failed, output: `${art.output}\n${shots.output}` }
  return defects.filter((defect) => verdict(defect, both)).length
}

/** Who fails of those that look at a change. */
const asking = (copy: string, { asks, command }: Change): { readonly who: Change['asks']; readonly output: string } => {
  const compiled = runIn(copy, 'npx', ['tsx', 'tests/run/typecheck.ts'])
  if (compiled.failed) return { who: 'the compiler', output: compiled.output }
  const [program, ...args] = command ?? []
  const looked = program === undefined ? null : runIn(copy, program, args)
  if (!looked?.failed) return { who: 'nothing', output: '' }
  return { who: asks === 'npm' ? 'npm' : 'a test', output: looked.output }
}

/** Makes a change in two steps, and tells whether the page says who asks for more after the first; after the second nobody may. */
const make = (copy: string, change: Change): boolean => {
  const isFirst = ({ file }: Edit): boolean => file === change.edits[0]?.file
  const [begun, rest] = [change.edits.filter(isFirst), change.edits.filter((edit) => !isFirst(edit))]
  for (const { file, before, after } of begun) plant(copy, file, before, after)
  const half = asking(copy, change)
  for (const [from, to] of change.copies ?? []) cpSync(path.join(copy, from), path.join(copy, to), { recursive: true })
  for (const { file, before, after } of rest) plant(copy, file, before, after)
  const isArt = change.edits.some(({ file }) => file.startsWith('assets/'))
  if (isArt) runIn(copy, 'npm', ['run', 'assets'])
  const whole = rest.length === 0 && !isArt ? half : asking(copy, change)
  runIn(copy, 'git', ['checkout', '--', '.'])
  runIn(copy, 'git', ['clean', '-fdq'])
  if (isArt) runIn(copy, 'npm', ['run', 'assets'])
  const isTrue = half.who === change.asks && whole.who === 'nothing'
  console.log(`${isTrue ? '✓' : '✗'} ${change.name}: begun, ${half.who} asks for more; whole, ${whole.who}`)
  if (!isTrue) console.log(half.output.slice(-2000), whole.output.slice(-4000))
  return isTrue
}

const chosen = <Named extends { readonly name: string }>(all: readonly Named[]): readonly Named[] =>
  all.filter(({ name }) => values.only.length === 0 || values.only.some((part) => name.includes(part)))

await inWorktree('HEAD', (copy) => {
  // The screens tell the defects apart also when all are planted; a page, a move and a type are looked at one by one.
  const alone = chosen([...WRONG_ADDRESSES, ...LOST_EFFECTS, ...TYPE_ERRORS])
  const [seen, changes] = [chosen(DEFECTS), chosen(CHANGES)]
  const defects = [...seen, ...alone]
  const caught = (values.all ? allAtOnce(copy, seen) : oneByOne(copy, seen)) + oneByOne(copy, alone)
  console.log(`${caught} of ${defects.length} defects are caught by name`)
  runIn(copy, 'git', ['checkout', '--', '.'])
  const asWritten = changes.filter((change) => make(copy, change)).length
  console.log(`${asWritten} of ${changes.length} changes go as src/strangers-test.md says`)
  process.exitCode = caught === defects.length && asWritten === changes.length && caught + asWritten > 0 ? 0 : 1
})

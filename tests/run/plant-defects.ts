import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEFECTS, type Defect } from './defects.ts'
import { type Ended, inWorktree, runIn } from './worktree.ts'

/**
 * `npm run test:defects`: plants the defects one by one in a throwaway worktree of the last commit and tells of each whether its
 * command fails and names it; `-- --only "health bar"` `--only` again for more, `-- --all` all at once under one run of all shots and
 * the tests of the art. Ends with 1 when one passes unseen.
 */
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
})

const plant = (copy: string, { file, sound, faulty }: Defect): void => {
  const place = path.join(copy, file)
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace(sound, () => faulty),
  )
}

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
    plant(copy, defect)
    if (verdict(defect, runIn(copy, 'npx', defect.command))) caught += 1
    runIn(copy, 'git', ['checkout', '--', defect.file])
  }
  return caught
}

const allAtOnce = (copy: string, defects: readonly Defect[]): number => {
  for (const defect of defects) plant(copy, defect)
  const [art, shots] = [
    runIn(copy, 'npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'node', 'tests/assets']),
    runIn(copy, 'npx', ['playwright', 'test', '--config', 'tests/shots.config.ts']),
  ]
  const both = { failed: art.failed && shots.failed, output: `${art.output}\n${shots.output}` }
  return defects.filter((defect) => verdict(defect, both)).length
}

await inWorktree('HEAD', (copy) => {
  const defects = DEFECTS.filter(
    ({ name }) => values.only.length === 0 || values.only.some((part) => name.includes(part)),
  )
  const caught = values.all ? allAtOnce(copy, defects) : oneByOne(copy, defects)
  console.log(`${caught} of ${defects.length} defects are caught by name`)
  process.exitCode = caught === defects.length && caught > 0 ? 0 : 1
})

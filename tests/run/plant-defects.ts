import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { DEFECTS, type Defect } from './defects.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** More than a run prints. */
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024

/**
 * `npm run test:defects`: plants the defects one by one in a throwaway worktree of the last commit and tells of each whether its
 * command fails and names it; `-- --only "health bar"` `--only` again for more, `-- --all` all at once under one run of all shots and
 * the tests of the art. Ends with 1 when one passes unseen.
 */
const { values } = parseArgs({
  options: { all: { type: 'boolean', default: false }, only: { type: 'string', multiple: true, default: [] } },
})

const run = (command: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
    env: { ...process.env, npm_config_loglevel: 'error', FORCE_COLOR: '0' },
  })
  return { failed: status !== 0, output: stripVTControlCharacters(`${stdout}\n${stderr}`) }
}

const git = (...args: readonly string[]): void => {
  const { failed, output } = run('git', args, ROOT)
  if (failed) throw new Error(`git ${args.join(' ')} failed: ${output}`)
}

const plant = (copy: string, { file, sound, faulty }: Defect): void => {
  const place = path.join(copy, file)
  writeFileSync(
    place,
    readFileSync(place, 'utf8').replace(sound, () => faulty),
  )
}

/** What the output of a failed run does not name of a defect. */
const unsaid = ({ says }: Defect, output: string): readonly string[] => says.filter((words) => !output.includes(words))

const verdict = (defect: Defect, { failed, output }: ReturnType<typeof run>): boolean => {
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
    if (verdict(defect, run('npx', defect.command, copy))) caught += 1
    run('git', ['checkout', '--', defect.file], copy)
  }
  return caught
}

const allAtOnce = (copy: string, defects: readonly Defect[]): number => {
  for (const defect of defects) plant(copy, defect)
  const [art, shots] = [
    run('npx', ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'node', 'tests/assets'], copy),
    run('npx', ['playwright', 'test', '--config', 'tests/shots.config.ts'], copy),
  ]
  const both = { failed: art.failed && shots.failed, output: `${art.output}\n${shots.output}` }
  return defects.filter((defect) => verdict(defect, both)).length
}

const scratch = mkdtempSync(path.join(tmpdir(), 'house-kombat-defects-'))
const copy = path.join(scratch, 'copy')
try {
  git('worktree', 'add', '--detach', '--quiet', copy, 'HEAD')
  // Nothing writes into packages: hard links cost neither time nor space.
  run('cp', ['-al', path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules')], ROOT)
  for (const built of ['.cache/assets', 'assets/generated'])
    cpSync(path.join(ROOT, built), path.join(copy, built), { recursive: true })
  const defects = DEFECTS.filter(
    ({ name }) => values.only.length === 0 || values.only.some((part) => name.includes(part)),
  )
  const caught = values.all ? allAtOnce(copy, defects) : oneByOne(copy, defects)
  console.log(`${caught} of ${defects.length} defects are caught by name`)
  process.exitCode = caught === defects.length && caught > 0 ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
  run('git', ['worktree', 'prune'], ROOT)
}

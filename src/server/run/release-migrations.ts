import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrations } from '#server/db/migrations.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { runCommand } from './launcher.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const FILE = path.join(ROOT, 'src/server/db/released-migrations.json')

type Released = Readonly<Record<string, Readonly<Record<string, string>>>>

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

await runCommand(async () => {
  const { version } = readJson<{ version: string }>(path.join(ROOT, 'package.json'))
  const released = readJson<Released>(FILE)
  const checksums: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(released))
  const changed = Object.keys(checksums).filter((name) => migrations[name]?.checksum !== checksums[name])
  if (changed.length > 0)
    throw new OperatorError(`A released migration never changes, nor is it renamed: ${changed.join(', ')}.`)
  const added = Object.entries(migrations).filter(([name]) => checksums[name] === undefined)
  const ofVersion = Object.fromEntries(added.map(([name, { checksum }]) => [name, checksum]))
  const noted = added.length === 0 ? released : { ...released, [version]: ofVersion }
  writeFileSync(FILE, `${JSON.stringify(noted, null, 2)}\n`)
  console.log(`Version ${version} releases ${added.length} migrations.`)
})

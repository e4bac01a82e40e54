import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bin } from './step.ts'
import { prepareTypesCache } from './types-cache.ts'

/**
 * `npm run typecheck`: the types of rules, client, server and tests, from what `.cache/types` keeps of the last time; `-- --cold`
 * from nothing, as `npm test` does. By one checker a project: several check the same library types each for themselves, and take
 * twice the processor time.
 */
const ROOT = path.resolve(import.meta.dirname, '../..')
const { values } = parseArgs({ options: { cold: { type: 'boolean', default: false } } })

const why = prepareTypesCache(ROOT, values.cold)
if (why !== null) console.log(`Types from nothing: ${why}.`)
const { status, error } = spawnSync(bin('tsc'), ['--build', '--checkers', '1'], { cwd: ROOT, stdio: 'inherit' })
if (error) throw error
process.exitCode = status ?? 1

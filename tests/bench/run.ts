import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BENCHES = {
  beside: 'beside <commit> [claims|fights|home|picture|frame …]: this build beside a commit',
  relay: 'effects on other players, delivered by two processes',
  disk: 'bytes of a fight and of a player-day',
} as const

const [name = '', ...args] = process.argv.slice(2)
if (!Object.hasOwn(BENCHES, name)) {
  const lines = Object.entries(BENCHES).map(([bench, what]) => `  ${bench.padEnd(12)}${what}`)
  console.error(['npm run bench -- <name>, where the name is one of:', ...lines].join('\n'))
  process.exit(1)
}
const file = path.join(import.meta.dirname, `${name}-bench.ts`)
const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsx'), [file, ...args], { cwd: ROOT, stdio: 'inherit' })
process.exitCode = status ?? 1

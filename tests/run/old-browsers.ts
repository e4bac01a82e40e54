import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { giveUp } from './give-up.ts'
import { fetchOldChromium, OLD_VERSIONS } from './old-chromium.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

try {
  for (const version of OLD_VERSIONS) fetchOldChromium(version)
} catch (error) {
  giveUp(
    `Old browsers could not be fetched from the npm registry: ${error instanceof Error ? error.message : String(error)}`,
  )
}
const { status } = spawnSync(
  path.join(ROOT, 'node_modules/.bin/playwright'),
  ['test', '--config', 'tests/old-browsers.config.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
)
process.exitCode = status ?? 1

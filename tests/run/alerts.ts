import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { hasPrometheus } from '#tests/helpers/observability/prometheus.ts'
import { giveUp } from './give-up.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

if (!hasPrometheus())
  giveUp("Debian's Prometheus is not installed: apt-get install -y prometheus, then service prometheus stop.")
const { status } = spawnSync(
  path.join(ROOT, 'node_modules/.bin/vitest'),
  ['run', '--config', 'tests/alerts.config.ts', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit' },
)
process.exitCode = status ?? 1

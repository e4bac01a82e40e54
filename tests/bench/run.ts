import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** `npm run bench`: every benchmark in a process of its own, so that none warms or burdens another. */
const BENCHES = [
  'fight-bench.ts',
  'client-bench.ts',
  'first-picture-bench.ts',
  'bag-bench.ts',
  'http-bench.ts',
  'beside-bench.ts',
  'relay-bench.ts',
  'million-bench.ts',
  'market-bench.ts',
  'market-scroll-bench.ts',
  'boss-bench.ts',
  'league-bench.ts',
  'season-bench.ts',
  'airdrop-bench.ts',
  'receipt-bench.ts',
  'tournament-bench.ts',
  'due-bench.ts',
  'disk-bench.ts',
  'dev-loop-bench.ts',
]
const ROOT = path.resolve(import.meta.dirname, '../..')

for (const bench of BENCHES) {
  const file = path.join(import.meta.dirname, bench)
  const { status } = spawnSync(path.join(ROOT, 'node_modules/.bin/tsx'), [file], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}

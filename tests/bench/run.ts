import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BENCHES = {
  beside: 'beside <commit> [claims|fights|home|picture|frame …]: this build beside a commit',
  reference: 'claims and fights beside the same work in bare SQL',
  relay: 'effects on other players, delivered by two processes',
  disk: 'bytes of a fight and of a player-day',
  million: 'leaderboards and matchmaking of a million players',
  market: 'searches in a market of 100,000 listings',
  boss: "a boss's boards and rewards, a million fighters in ten thousand guilds",
  league: 'boards, freeze and rewards of the leagues, a million players',
  season: "the end of a season, a million players' ranks and rewards",
  tournament: "a day's tournament",
  airdrop: 'sums and a snapshot of the airdrop',
  receipt: "a week's receipts",
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

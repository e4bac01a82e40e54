import '../helpers/setup/built-art.ts'
import { createRng } from '../../src/rules/prng.ts'
import { systemClock } from '../../src/server/clock.ts'
import { systemEntropy } from '../../src/server/entropy.ts'
import { createCandidates } from '../../src/server/modules/kombat/candidates.ts'
import { findFor } from '../../src/server/modules/kombat/find.ts'
import { boardPage, ownRow, rebuildBoard, rebuildBoards } from '../../src/server/modules/leaderboards/service.ts'
import { startTimedDatabase } from './database-time.ts'
import { printFigure } from './figure.ts'
import { growPlayers } from './million-players.ts'

const PLAYERS = 1_000_000
const SAMPLES = 500
const DRAWS = 20
const BOARDS = ['pvp', 'tok', 'refer'] as const

/** Issue 15's. */
const BAR_MS = 3

const nowMs = Date.UTC(2026, 10, 24, 12)
const { db, databaseMsOf, stop } = await startTimedDatabase('million', nowMs)
await growPlayers(db, PLAYERS, nowMs)

const rebuild = () => rebuildBoards(db, nowMs)
await rebuild()
const rebuilt = await databaseMsOf(rebuild)
printFigure({ name: 'million_boards_rebuilt', value: rebuilt / 1000, unit: 's' })
for (const board of BOARDS) {
  const ms = await databaseMsOf(() => rebuildBoard(db, board, nowMs))
  printFigure({ name: `million_board_rebuilt_${board}`, value: ms, unit: 'ms' })
}

const rng = createRng('00000000000000000000000000000042')
const somebody = (): number => rng.int(1, PLAYERS)

/** Database time of one call, at the median and at the 99th percentile. */
const sample = async (
  name: string,
  call: () => Promise<unknown>,
  { runs = SAMPLES, atMost }: { readonly runs?: number; readonly atMost?: number } = {},
): Promise<void> => {
  const figures: number[] = []
  for (let run = 0; run < runs; run++) figures.push(await databaseMsOf(call))
  figures.sort((a, b) => a - b)
  const at = (share: number): number => figures[Math.floor(runs * share)] ?? Number.NaN
  printFigure({ name: `million_${name}_p50`, value: at(0.5), unit: 'ms' })
  printFigure({ name: `million_${name}_p99`, value: at(0.99), unit: 'ms', ...(atMost && { bar: { atMost } }) })
}

const atMost = BAR_MS
for (const board of BOARDS) {
  await sample(`page_${board}`, () => boardPage(db, board, rng.int(1, 50), nowMs), { atMost })
  await sample(`own_row_${board}`, () => ownRow(db, board, somebody(), nowMs), { atMost })
}

const opponents = createCandidates({ db, clock: systemClock, entropy: systemEntropy })
await opponents.refresh()
await sample('opponents_drawn', () => opponents.refresh(), { runs: DRAWS })
await sample('find', () => findFor({ db, nowMs, entropy: systemEntropy, opponents }, somebody()), { atMost })

await stop()

import '#tests/helpers/setup/built-art.ts'
import { BOARD_IDS, BOARDS } from '#rules/leaderboards/boards.ts'
import { createRng } from '#rules/prng.ts'
import { systemClock } from '#server/clock/clock.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { createCandidates } from '#server/modules/kombat/candidates.ts'
import { findFor } from '#server/modules/kombat/find.ts'
import { boardPage, ownRow, rebuildBoard } from '#server/modules/leaderboards/service.ts'
import { measuredWork } from './measured-work.ts'
import { growPlayers } from './million-players.ts'
import { startTimedDatabase } from './timed-database.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 1_000_000)

const nowMs = Date.UTC(2026, 10, 24, 12)
const timed = await startTimedDatabase('million', nowMs)
const { db } = timed
const { measured, sampled } = measuredWork('million', timed)
await growPlayers(db, PLAYERS, nowMs)

const rng = createRng('00000000000000000000000000000042')
const somebody = (): number => rng.int(1, PLAYERS)
for (const board of BOARD_IDS.filter((id) => !BOARDS[id].needsTon)) {
  await rebuildBoard(db, board, nowMs)
  await measured(`board_rebuilt_${board}`, () => rebuildBoard(db, board, nowMs))
  await sampled(`page_${board}`, () => boardPage(db, board, rng.int(1, 50), nowMs))
  await sampled(`own_row_${board}`, () => ownRow(db, board, somebody(), nowMs))
}

const opponents = createCandidates({ db, clock: systemClock, entropy: systemEntropy })
await opponents.refresh()
await measured('opponents_drawn', () => opponents.refresh())
await sampled('find', () => findFor({ db, nowMs, entropy: systemEntropy, opponents }, somebody()))

await timed.stop()

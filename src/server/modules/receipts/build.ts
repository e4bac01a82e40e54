import { weekKeyOf } from '#rules/days.ts'
import { hexOf } from '#rules/merkle/hex.ts'
import { leafInput, merkleRoot } from '#rules/merkle/merkle.ts'
import { SALT_BYTES, saltedPlayerInput } from '#rules/merkle/salted-player.ts'
import {
  firstReceiptKept,
  RECEIPT_VERSION,
  type ReceiptWeek,
  receiptContent,
  weekAfter,
} from '#rules/receipts/receipts.ts'
import type { CallScope, Scope } from '#server/calls/call-scope.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { dropPartitionsBefore } from '#server/db/partitions.ts'
import { oldestUnsealed } from '#server/db/receipts-due.ts'
import type { SharedReceipt } from '#server/db/tables/receipts.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import { sha256 } from '#server/entropy/sha256.ts'
import { presentPlayerIds } from '#server/modules/players/service.ts'
import { isDecided, type ReceiptSource, type SourceLine, sourcesOf } from './sources.ts'
import {
  chunkRoots,
  deleteChunksBefore,
  insertChunk,
  insertLines,
  insertWeeks,
  lockWeek,
  newestWeek,
  type OwnLine,
  type ReceiptWeekRow,
  saveWeekProgress,
  sealWeek,
} from './store.ts'

/** A power of two, so that a chunk is a subtree. */
export const LEAVES_A_CHUNK = 1024
/** Batches per run, limited to leave capacity for API calls. A million lines take some fifteen runs. */
const BATCHES_A_RUN = 64

/** Reads at most one chunk of lines, without deleted players. @returns the lines, and where the next batch starts */
const nextLines = async (db: CallScope['db'], sources: readonly ReceiptSource[], week: ReceiptWeekRow) => {
  let { source, read_to: afterId, read_no: afterNo } = week
  const lines: SourceLine[] = []
  for (let from = sources[source]; from && lines.length < LEAVES_A_CHUNK; from = sources[source]) {
    const wanted = LEAVES_A_CHUNK - lines.length
    const rows = await from.next(db, { id: afterId, no: afterNo }, wanted)
    const reported = rows.flatMap(({ line }) => line ?? [])
    const there = await presentPlayerIds(db, [...new Set(reported.flatMap(({ playerId }) => playerId ?? []))])
    lines.push(...reported.filter(({ playerId }) => playerId === null || there.has(playerId)))
    const last = rows.at(-1)
    if (last && rows.length === wanted) {
      afterId = last.id
      afterNo = last.no
    } else {
      source += 1
      afterId = 0n
      afterNo = 0
    }
  }
  return { lines, place: { source, afterId, afterNo } }
}

const leavesOf = (lines: readonly SourceLine[], firstLeaf: number, entropy: Entropy) => {
  const own: OwnLine[] = []
  const shared: SharedReceipt[] = []
  const salts = entropy.bytes(lines.length * SALT_BYTES)
  const leaves = lines.map((line, index) => {
    const { kind, period, place, points } = line
    const leaf = firstLeaf + index
    const salt = salts.subarray(index * SALT_BYTES, (index + 1) * SALT_BYTES)
    const subject = line.playerId === null ? line.subject : hexOf(sha256(saltedPlayerInput(hexOf(salt), line.playerId)))
    if (line.playerId === null) shared.push({ kind, period, subject, points, leaf })
    else own.push({ playerId: BigInt(line.playerId), kind, period, salt, place, points, leaf })
    return sha256(leafInput(receiptContent({ kind, period, subject, place, points })))
  })
  return { leaves, own, shared }
}

/**
 * Writes one chunk with lines and progress, in one transaction. The last batch seals the week with its root. @returns
 * true if there is more
 */
const buildBatch = ({ db, nowMs, entropy }: CallScope, week: ReceiptWeek): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    await holdOffDeletions(trx)
    const row = await lockWeek(trx, week)
    if (!row || row.sealed_at) return false
    const sources = await sourcesOf(trx, week)
    const { lines, place } = await nextLines(trx, sources, row)
    const made = leavesOf(lines, row.leaves, entropy)
    const leaves = made.leaves
    if (leaves.length > 0) {
      const no = row.leaves / LEAVES_A_CHUNK
      await insertChunk(trx, week, { no, leaves, root: merkleRoot(leaves, sha256) }, nowMs)
    }
    await saveWeekProgress(trx, week, {
      ...place,
      leaves: row.leaves + leaves.length,
      shared: [...row.shared, ...made.shared],
    })
    const isMore = place.source < sources.length
    if (!isMore) await sealWeek(trx, week, merkleRoot(await chunkRoots(trx, week), sha256), nowMs)
    await insertLines(trx, week, made.own)
    return isMore
  })

/** Inserts the weeks that are missing up to now. The first is the week of the first run. */
const beginWeeks = async ({ db, nowMs }: CallScope): Promise<void> => {
  const current = weekKeyOf(nowMs)
  const newest = await newestWeek(db)
  const weeks: ReceiptWeek[] = newest === undefined ? [current] : []
  if (newest !== undefined) for (let week = weekAfter(newest); week <= current; week = weekAfter(week)) weeks.push(week)
  await insertWeeks(db, weeks, RECEIPT_VERSION)
}

/**
 * Runs each minute. Builds weeks that are over, oldest first, and stops at one whose results are not final. The next
 * run resumes. @param batches most batches per run @returns sealed weeks
 */
export const buildReceipts = async (scope: CallScope, batches = BATCHES_A_RUN): Promise<readonly ReceiptWeek[]> => {
  await beginWeeks(scope)
  const sealed: ReceiptWeek[] = []
  let left = batches
  for (;;) {
    const week = await oldestUnsealed(scope.db, weekKeyOf(scope.nowMs))
    if (week === undefined || !(await isDecided(scope.db, week, scope.nowMs))) return sealed
    let isMore = true
    while (isMore && left > 0) {
      isMore = await buildBatch(scope, week)
      left -= 1
    }
    if (isMore) return sealed
    sealed.push(week)
  }
}

export const pruneReceipts = async ({ db, nowMs }: Scope) => {
  const first = firstReceiptKept(nowMs)
  const months = await dropPartitionsBefore(db, 'receipts', Date.parse(`${first}T00:00:00Z`))
  return { chunks: await deleteChunksBefore(db, first), months }
}

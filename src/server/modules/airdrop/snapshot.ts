import type { Kysely } from 'kysely'
import { AIRDROP } from '../../../rules/airdrop/airdrop.ts'
import { airdropPoints } from '../../../rules/airdrop/points.ts'
import { snapshotLeaf } from '../../../rules/airdrop/snapshot-line.ts'
import { hexOf } from '../../../rules/merkle/hex.ts'
import { HASH_BYTES, leafInput, merkleRoot } from '../../../rules/merkle/merkle.ts'
import { SALT_BYTES, saltedPlayerInput } from '../../../rules/merkle/salted-player.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { holdOffDeletions } from '../../db/deletions.ts'
import { inOrder } from '../../db/distribute.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Entropy } from '../../entropy.ts'
import { sha256 } from '../../sha256.ts'
import {
  blockRoots,
  findSnapshot,
  finishSnapshot,
  insertBlock,
  insertLines,
  insertSnapshot,
  lockSnapshots,
  moveSnapshot,
  type NewLine,
  nextRange,
  playersWithDays,
  type SnapshotPlayer,
  type SnapshotProgress,
  type SnapshotRow,
} from './snapshot-store.ts'

/** Leaves of a block: a power of two, so that a block is a subtree. */
export const BLOCK_LEAVES = 1024
/** Players whose sums are read at once: as many as a block takes when all of them have a leaf. */
const READ_AT_ONCE = BLOCK_LEAVES

interface Scope {
  readonly db: Kysely<Database>
  readonly entropy: Entropy
  /** A snapshot takes its time, and is finished when it is. */
  readonly clock: Clock
}

const pointsOf = (player: SnapshotPlayer, version: number): number => airdropPoints(player, version).total

/** What a batch does to the figures of a snapshot. */
interface Batch {
  readonly lines: readonly NewLine[]
  readonly to: SnapshotProgress
  /** Nobody comes after it. */
  readonly isLast: boolean
}

/** Players for the next block, and whether nobody comes after them: of as many ranges of ids as it takes to fill one. */
const nextPlayers = async (
  db: Kysely<Database>,
  afterId: bigint,
): Promise<{ readonly players: readonly SnapshotPlayer[]; readonly areLast: boolean }> => {
  const players: SnapshotPlayer[] = []
  let leaves = 0
  for (let from = afterId; leaves < BLOCK_LEAVES; ) {
    const range = await nextRange(db, from, READ_AT_ONCE)
    const read = await playersWithDays(db, range)
    players.push(...read)
    leaves += read.filter(({ isBanned }) => !isBanned).length
    if (range.throughId === null) return { players, areLast: true }
    from = range.throughId
  }
  return { players, areLast: false }
}

const batchOf = (
  { players, areLast }: Awaited<ReturnType<typeof nextPlayers>>,
  from: SnapshotProgress,
  version: number,
  saltOf: () => string,
): Batch => {
  const lines: NewLine[] = []
  let { afterId, lines: count, excluded, points } = from
  for (const player of players) {
    if (count - from.lines === BLOCK_LEAVES) break
    const own = player.isBanned ? 0 : pointsOf(player, version)
    lines.push({ playerId: player.id, no: player.isBanned ? null : count, points: own, salt: saltOf() })
    if (player.isBanned) excluded += 1
    else count += 1
    points += BigInt(own)
    afterId = player.id
  }
  return { lines, to: { afterId, lines: count, excluded, points }, isLast: areLast && lines.length === players.length }
}

const leafHash = (snapshot: string, version: number, { playerId, points, salt }: NewLine): Uint8Array => {
  const saltedPlayer = hexOf(sha256(saltedPlayerInput(salt, Number(playerId))))
  return sha256(leafInput(snapshotLeaf({ snapshot, saltedPlayer, points, version })))
}

const writeBlock = async (db: Kysely<Database>, { name, version, lines }: SnapshotRow, batch: Batch): Promise<void> => {
  const hashes = batch.lines.filter(({ no }) => no !== null).map((line) => leafHash(name, version, line))
  if (hashes.length === 0) return
  const leaves = new Uint8Array(hashes.length * HASH_BYTES)
  for (const [index, hash] of hashes.entries()) leaves.set(hash, index * HASH_BYTES)
  await insertBlock(db, { snapshot: name, block: lines / BLOCK_LEAVES, leaves, root: merkleRoot(hashes, sha256) })
}

/** Writes the next block with its lines. @returns the snapshot as it is then; with a root when that was the last one */
const nextBlock = ({ db, entropy, clock }: Scope, name: string): Promise<SnapshotRow> =>
  inTransaction(db, async (trx) => {
    await inOrder(trx)
    await lockSnapshots(trx)
    await holdOffDeletions(trx)
    const snapshot = await findSnapshot(trx, name)
    if (!snapshot) throw new Error(`There is no snapshot ${name}.`)
    if (snapshot.finishedAt) return snapshot
    const next = await nextPlayers(trx, snapshot.afterId)
    const batch = batchOf(next, snapshot, snapshot.version, () => hexOf(entropy.bytes(SALT_BYTES)))
    await insertLines(trx, name, batch.lines)
    await writeBlock(trx, snapshot, batch)
    await moveSnapshot(trx, name, batch.to)
    if (!batch.isLast) return { ...snapshot, ...batch.to }
    const root = hexOf(merkleRoot(await blockRoots(trx, name), sha256))
    const finishedAt = new Date(clock.nowMs())
    await finishSnapshot(trx, name, root, finishedAt)
    return { ...snapshot, ...batch.to, root, finishedAt }
  })

/** Begins a snapshot of what is summed through a day, in the caller's transaction, with which the sums stand still. */
export const beginSnapshot = async (
  db: Kysely<Database>,
  snapshot: Pick<SnapshotRow, 'name' | 'through' | 'isLast'>,
  nowMs: number,
): Promise<void> => {
  await lockSnapshots(db)
  await insertSnapshot(db, { ...snapshot, version: AIRDROP.version }, nowMs)
}

/**
 * Writes all that a snapshot that has begun still lacks (R38): a line with a salt of its own for everybody who meets the checklist, the
 * leaves in blocks, at last the root. Each block is one transaction: killed, it goes on where it was, and finished, nothing happens.
 * @param onBlock is told how far it is
 */
export const writeSnapshot = async (
  scope: Scope,
  name: string,
  onBlock: (progress: SnapshotProgress) => void | Promise<void>,
): Promise<SnapshotRow> => {
  for (;;) {
    const snapshot = await nextBlock(scope, name)
    if (snapshot.finishedAt) return snapshot
    await onBlock(snapshot)
  }
}

/** What a snapshot of now would have, without writing anything. */
export const rehearseSnapshot = async (db: Kysely<Database>): Promise<SnapshotProgress> => {
  let progress: SnapshotProgress = { afterId: 0n, lines: 0, excluded: 0, points: 0n }
  for (;;) {
    const { to, isLast } = batchOf(await nextPlayers(db, progress.afterId), progress, AIRDROP.version, () => '')
    progress = to
    if (isLast) return progress
  }
}

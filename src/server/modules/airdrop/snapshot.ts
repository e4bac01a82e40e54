import { AIRDROP } from '#rules/airdrop/airdrop.ts'
import { airdropPoints } from '#rules/airdrop/points.ts'
import { snapshotLeaf } from '#rules/airdrop/snapshot-line.ts'
import { hexOf } from '#rules/merkle/hex.ts'
import { leafInput, merkleRoot } from '#rules/merkle/merkle.ts'
import { packHashes } from '#rules/merkle/packed-hashes.ts'
import { SALT_BYTES, saltedPlayerInput } from '#rules/merkle/salted-player.ts'
import type { Clock } from '#server/clock/clock.ts'
import type { Db } from '#server/db/database.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inOrder } from '#server/db/distribute.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Entropy } from '#server/entropy/entropy.ts'
import { sha256 } from '#server/entropy/sha256.ts'
import {
  blockRoots,
  findSnapshot,
  finishSnapshot,
  insertBlock,
  insertLines,
  insertSnapshot,
  lockSnapshots,
  type NewLine,
  nextRange,
  playersWithDays,
  type SnapshotPlayer,
  type SnapshotProgress,
  type SnapshotRow,
  saveSnapshotProgress,
} from './snapshot-store.ts'

/** A power of two, so that a block is a subtree. */
export const BLOCK_LEAVES = 1024
/** As many players as a block has leaves, so that one read fills a block if no player is left out. */
const READ_AT_ONCE = BLOCK_LEAVES

interface Scope {
  readonly db: Db
  readonly entropy: Entropy
  /** A snapshot takes long, so it needs the clock instead of one instant. */
  readonly clock: Clock
}

const pointsOf = (player: SnapshotPlayer, version: number): number => airdropPoints(player, version).total

const nextPart = async (
  db: Db,
  from: SnapshotProgress,
  { version, leavesAtMost, saltOf }: { version: number; leavesAtMost: number; saltOf: () => string },
): Promise<{ readonly lines: readonly NewLine[]; readonly to: SnapshotProgress; readonly isLast: boolean }> => {
  const range = await nextRange(db, from.afterId, READ_AT_ONCE)
  const players = await playersWithDays(db, range)
  const lines: NewLine[] = []
  let { lines: count, excluded, points } = from
  for (const player of players) {
    if (count - from.lines === leavesAtMost) break
    const own = player.isBanned ? 0 : pointsOf(player, version)
    lines.push({ playerId: player.id, no: player.isBanned ? null : count, points: own, salt: saltOf() })
    if (player.isBanned) excluded += 1
    else count += 1
    points += BigInt(own)
  }
  const isWhole = lines.length === players.length
  const afterId = (isWhole ? range.throughId : null) ?? lines.at(-1)?.playerId ?? from.afterId
  return { lines, to: { afterId, lines: count, excluded, points }, isLast: isWhole && range.throughId === null }
}

const leafHash = (snapshot: string, version: number, { playerId, points, salt }: NewLine): Uint8Array => {
  const saltedPlayer = hexOf(sha256(saltedPlayerInput(salt, Number(playerId))))
  return sha256(leafInput(snapshotLeaf({ snapshot, saltedPlayer, points, version })))
}

const writeBlock = async (db: Db, { name, lines }: SnapshotRow, hashes: readonly Uint8Array[]): Promise<void> => {
  if (hashes.length === 0) return
  const [leaves, root] = [packHashes(hashes), merkleRoot(hashes, sha256)]
  await insertBlock(db, { snapshot: name, block: lines / BLOCK_LEAVES, leaves, root })
}

const nextBlock = ({ db, entropy, clock }: Scope, name: string): Promise<SnapshotRow> =>
  inTransaction(db, async (trx) => {
    await inOrder(trx)
    await lockSnapshots(trx)
    await holdOffDeletions(trx)
    const snapshot = await findSnapshot(trx, name)
    if (!snapshot) throw new Error(`There is no snapshot ${name}.`)
    if (snapshot.finishedAt) return snapshot
    const { version } = snapshot
    const saltOf = () => hexOf(entropy.bytes(SALT_BYTES))
    const hashes: Uint8Array[] = []
    let [to, isLast]: [SnapshotProgress, boolean] = [snapshot, false]
    while (hashes.length < BLOCK_LEAVES && !isLast) {
      const part = await nextPart(trx, to, { version, leavesAtMost: BLOCK_LEAVES - hashes.length, saltOf })
      await insertLines(trx, name, part.lines)
      for (const line of part.lines) if (line.no !== null) hashes.push(leafHash(name, version, line))
      to = part.to
      isLast = part.isLast
    }
    await writeBlock(trx, snapshot, hashes)
    await saveSnapshotProgress(trx, name, to)
    if (!isLast) return { ...snapshot, ...to }
    const root = hexOf(merkleRoot(await blockRoots(trx, name), sha256))
    const finishedAt = new Date(clock.nowMs())
    await finishSnapshot(trx, name, root, finishedAt)
    return { ...snapshot, ...to, root, finishedAt }
  })

/** Freezes the sums up to the last summed day, in the caller's transaction. */
export const beginSnapshot = async (
  db: Db,
  snapshot: Pick<SnapshotRow, 'name' | 'through' | 'isLast'>,
  nowMs: number,
): Promise<void> => {
  await lockSnapshots(db)
  await insertSnapshot(db, { ...snapshot, version: AIRDROP.version }, nowMs)
}

/**
 * Writes lines with salts, blocks of leaves, then the root (R38). Each block is a transaction, so that an interrupted
 * snapshot can be resumed. @param onBlock reports progress
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

export const rehearseSnapshot = async (db: Db): Promise<SnapshotProgress> => {
  let progress: SnapshotProgress = { afterId: 0n, lines: 0, excluded: 0, points: 0n }
  for (;;) {
    const { to, isLast } = await nextPart(db, progress, {
      version: AIRDROP.version,
      leavesAtMost: READ_AT_ONCE,
      saltOf: () => '',
    })
    progress = to
    if (isLast) return progress
  }
}

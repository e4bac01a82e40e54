import type { CallData } from '#contracts/schemas.ts'
import { hexOf } from '#rules/merkle/hex.ts'
import { merkleProof } from '#rules/merkle/merkle.ts'
import { unpackHashes } from '#rules/merkle/packed-hashes.ts'
import { ApiError } from '#server/api-error.ts'
import type { Db } from '#server/db/database.ts'
import { sha256 } from '#server/entropy/sha256.ts'
import { BLOCK_LEAVES } from './snapshot.ts'
import { blockRoots, findSnapshot, leavesOfBlock, linesOf } from './snapshot-store.ts'

const proofOf = async (db: Db, snapshot: string, no: number): Promise<readonly Uint8Array[]> => {
  const block = Math.floor(no / BLOCK_LEAVES)
  const leaves = unpackHashes((await leavesOfBlock(db, snapshot, block)) ?? new Uint8Array())
  return [
    ...merkleProof(leaves, no % BLOCK_LEAVES, sha256),
    ...merkleProof(await blockRoots(db, snapshot), block, sha256),
  ]
}

/**
 * The player's line of a snapshot (R38). @throws ApiError `airdrop-line-not-found` if the snapshot is unknown or unfinished, or the player
 * was left out
 */
export const ownSnapshotLine = async (db: Db, playerId: number, name: string): Promise<CallData<'airdrop.line'>> => {
  const snapshot = await findSnapshot(db, name)
  const line = (await linesOf(db, playerId)).find((one) => one.snapshot === name)
  if (!snapshot?.root || line?.no == null) throw new ApiError('airdrop-line-not-found')
  return {
    name,
    player_id: playerId,
    points: Number(line.points),
    version: snapshot.version,
    salt: line.salt,
    index: line.no,
    lines: snapshot.lines,
    root: snapshot.root,
    proof: (await proofOf(db, name, line.no)).map(hexOf),
  }
}

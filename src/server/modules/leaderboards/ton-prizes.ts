import type { Db } from '#server/db/database.ts'
import { linkedAddress } from '#server/modules/wallet/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { deleteTonPrize, findTonPrize, insertTonPrize, lockTonPrizes, type TonPrizeRow } from './ton-store.ts'

export interface PaidTonPrize {
  /** 64 hexadecimal digits. */
  readonly transaction: string
  readonly amountNano: bigint
}

/**
 * Idempotent (R35). @returns true if the prize is new @throws OperatorError without a wallet, or if the transaction is
 * recorded for another player or amount
 */
export const noteTonPrize = async (
  db: Db,
  playerId: number,
  { transaction, amountNano }: PaidTonPrize,
  nowMs: number,
): Promise<boolean> => {
  await lockTonPrizes(db)
  const known = await findTonPrize(db, transaction)
  if (known) {
    if (known.player_id === BigInt(playerId) && known.amount === amountNano) return false
    throw new OperatorError(
      `That transaction is noted for player ${known.player_id}, with another sum or owner: undo it first.`,
    )
  }
  const address = await linkedAddress(db, playerId)
  if (address === null) throw new OperatorError('The player has linked no wallet: a prize is paid to a linked one.')
  await insertTonPrize(db, { playerId, transaction, amount: amountNano, address, at: new Date(nowMs) })
  return true
}

export const tonPrizeOf = (db: Db, transaction: string): Promise<TonPrizeRow | undefined> =>
  findTonPrize(db, transaction)

/** Runs in the caller's transaction. @throws OperatorError if the prize is not the player's */
export const undoTonPrize = async (db: Db, playerId: number, transaction: string): Promise<void> => {
  await lockTonPrizes(db)
  const known = await findTonPrize(db, transaction)
  if (known?.player_id !== BigInt(playerId)) throw new OperatorError('That prize has just been undone.')
  await deleteTonPrize(db, playerId, transaction)
}

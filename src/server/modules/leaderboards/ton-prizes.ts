import type { Kysely } from 'kysely'
import type { Database } from '../../db/database.ts'
import { OperatorError } from '../../operator-error.ts'
import { linkedAddress } from '../wallet/service.ts'
import { deleteTonPrize, findTonPrize, insertTonPrize, lockTonPrizes, type TonPrizeRow } from './ton-store.ts'

/** A prize that an operator has paid. */
export interface PaidTonPrize {
  /** Hash on the chain, 64 hexadecimal digits. */
  readonly transaction: string
  readonly amountNano: bigint
}

/**
 * Notes a prize that was paid by hand to a player's linked wallet, in the caller's transaction (R35): once, however often it is said.
 * @returns whether it was new
 * @throws OperatorError without a linked wallet, or when the transaction is noted with another player or amount
 */
export const noteTonPrize = async (
  db: Kysely<Database>,
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

/** The prize that a transaction was; undefined for none. */
export const tonPrizeOf = (db: Kysely<Database>, transaction: string): Promise<TonPrizeRow | undefined> =>
  findTonPrize(db, transaction)

/** Takes a prize back that was noted by mistake, in the caller's transaction. @throws OperatorError when it is not the player's any more */
export const undoTonPrize = async (db: Kysely<Database>, playerId: number, transaction: string): Promise<void> => {
  await lockTonPrizes(db)
  const known = await findTonPrize(db, transaction)
  if (known?.player_id !== BigInt(playerId)) throw new OperatorError('That prize has just been undone.')
  await deleteTonPrize(db, playerId, transaction)
}

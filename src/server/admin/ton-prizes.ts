import { noteTonPrize, tonPrizeOf, undoTonPrize } from '#server/modules/leaderboards/ton-prizes.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { act, type Operator } from './acts.ts'
import { formatAmount, parseAmount } from './amounts.ts'

const HASH_BYTES = 32

/** Accepts hexadecimal or base64, as explorers show it. @returns hexadecimal @throws OperatorError */
const transactionHash = (text: string | null): string => {
  if (text !== null && /^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase()
  const bytes = text !== null && /^[\w+/-]{43}=?$/.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0)
  if (bytes.length === HASH_BYTES) return bytes.toString('hex')
  throw new OperatorError('Say which transaction: --transaction and its hash, as an explorer shows it.')
}

/** TON amounts can use TOK's formatting: both have nine decimals. */
const asTon = (nano: bigint): string => `${formatAmount('tok', nano)} TON`

const parseTon = (text: string | undefined): bigint => {
  if (text === undefined || !/^\d+(\.\d{1,9})?$/.test(text) || Number(text) === 0)
    throw new OperatorError('Say how much: TON as 12.5, with at most nine decimals.')
  return parseAmount('tok', text)
}

/** Records a TON prize that was paid by hand to the linked wallet (R35). @throws OperatorError */
export const notePrize = async (
  operator: Operator,
  player: { readonly id: number; readonly name: string },
  amountText: string | undefined,
  transactionText: string | null,
): Promise<string> => {
  const amountNano = parseTon(amountText)
  const transaction = transactionHash(transactionText)
  const details = { amount: asTon(amountNano), transaction }
  const isNew = await act(operator, 'ton-prize', player.id, details, ({ db, nowMs }) =>
    noteTonPrize(db, player.id, { transaction, amountNano }, nowMs),
  )
  return isNew
    ? `Noted: ${asTon(amountNano)} to player ${player.name}.`
    : `Nothing changed: ${asTon(amountNano)} of that transaction is noted for player ${player.name} already.`
}

export const undoPrize = async (operator: Operator, transactionText: string | null): Promise<string> => {
  const transaction = transactionHash(transactionText)
  const prize = await tonPrizeOf(operator.db, transaction)
  if (!prize) throw new OperatorError('No prize is noted with that transaction.')
  const playerId = Number(prize.player_id)
  const details = { amount: asTon(prize.amount), transaction }
  await act(operator, 'ton-prize-undo', playerId, details, ({ db }) => undoTonPrize(db, playerId, transaction))
  return `Undone: ${asTon(prize.amount)} of player ${playerId}.`
}

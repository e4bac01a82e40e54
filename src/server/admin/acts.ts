import { isMaterial } from '#rules/items/materials.ts'
import type { CallScope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { balanceOf, postMovements } from '#server/db/ledger.ts'
import { type Asset, burn, mint } from '#server/db/movements.ts'
import { rescheduleSubscribers } from '#server/db/subscribers.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { writeWorldSetting } from '#server/db/world-settings.ts'
import { uuidV7 } from '#server/entropy/entropy.ts'
import { liftSanction, type Sanction, sanctionPlayer } from '#server/modules/account/sanctions.ts'
import { NEWS_FACT } from '#server/modules/channel/service.ts'
import { giveOrInbox, sendToInbox } from '#server/modules/inbox/service.ts'
import { findPlayersLocked } from '#server/modules/players/service.ts'
import { takeOffLostStones } from '#server/modules/stones/service.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { formatAmount } from './amounts.ts'
import { logAct } from './store.ts'

export interface Operator extends CallScope {
  readonly who: string
  readonly why: string
  readonly context?: object
}

/** `amount` is in nano for TOK, in whole units otherwise. */
interface Amount {
  readonly asset: Asset
  readonly amount: bigint
}

export interface ActScope extends Operator {
  readonly actId: string
  /**
   * Adds details to the act's log row that are known only under the locks. `playerId` sets the row's player, for an act
   * that locks no player.
   */
  readonly note: (details: object, playerId?: number) => void
}

const lockAll = async (db: Db, players: readonly number[]): Promise<void> => {
  if (players.length === 0) return
  const there = await findPlayersLocked(db, players)
  const gone = players.find((id) => !there.has(id))
  if (gone !== undefined) throw new OperatorError(`Player ${gone} has deleted the account.`)
}

/**
 * Locks the player and `others` in id order, does the work and logs the act, all in one transaction. @throws
 * OperatorError
 */
export const act = <T>(
  operator: Operator,
  name: string,
  playerId: number | null,
  details: object,
  work: (scope: ActScope) => Promise<T>,
  others: readonly number[] = [],
): Promise<T> => {
  if (operator.why.trim() === '') throw new OperatorError('Say why: --why "the reason"; it is kept for ever.')
  return inTransaction(operator.db, async (db) => {
    const actId = uuidV7(operator.entropy, operator.nowMs)
    const players = playerId === null ? others : [playerId, ...others]
    await lockAll(db, players)
    const row = { playerId, details: { ...details, ...operator.context } }
    const note = (more: object, about: number | null = row.playerId): void => {
      row.playerId = about
      row.details = { ...row.details, ...more }
    }
    const done = await work({ ...operator, db, actId, note })
    await rescheduleSubscribers(db, players, operator.nowMs)
    await logAct(db, { ...row, id: actId, act: name, who: operator.who, why: operator.why }, operator.nowMs)
    return done
  })
}

const inText = ({ asset, amount }: Amount): { asset: string; amount: string } => ({
  asset,
  amount: formatAmount(asset, amount),
})

/** @returns true if the amount went to the inbox because the balance limit was reached */
export const grant = (operator: Operator, playerId: number, what: Amount): Promise<boolean> =>
  act(operator, 'grant', playerId, inText(what), async (scope) => {
    const id = uuidV7(scope.entropy, scope.nowMs)
    const gift = mint({ id, to: playerId, ...what, reason: 'admin-grant', ref: scope.actId })
    const { inboxed } = await giveOrInbox(scope, [gift])
    return inboxed.length > 0
  })

export const take = (operator: Operator, playerId: number, what: Amount): Promise<void> =>
  act(operator, 'take', playerId, inText(what), async (scope) => {
    const held = await balanceOf(scope.db, playerId, what.asset)
    if (held < what.amount) {
      throw new OperatorError(`The player has only ${formatAmount(what.asset, held)} ${what.asset}.`)
    }
    const id = uuidV7(scope.entropy, scope.nowMs)
    const taken = burn({ id, from: playerId, ...what, reason: 'admin-take', ref: scope.actId })
    await postMovements(scope.db, [taken], scope.nowMs)
    await takeOffLostStones(scope, playerId)
  })

export const sendReward = (operator: Operator, playerId: number, what: Amount): Promise<string> =>
  act(operator, 'inbox', playerId, inText(what), (scope) => {
    const { asset, amount } = what
    if (asset === 'tok') return sendToInbox(scope, playerId, 'admin-grant', { tok: amount })
    if (asset === 'star') return sendToInbox(scope, playerId, 'admin-grant', { star: amount })
    if (isMaterial(asset)) {
      const materials = [{ slug: asset, quantity: Number(amount) }]
      return sendToInbox(scope, playerId, 'admin-grant', { materials })
    }
    throw new OperatorError('The inbox holds TOK, STAR and materials: grant stones instead.')
  })

/** The operator's `why` is shown to the player as the reason. */
export const sanction = (
  operator: Operator,
  playerId: number,
  status: Sanction['status'],
  appealUrl: string | null,
): Promise<void> =>
  act(operator, status === 'banned' ? 'ban' : 'watch', playerId, { appealUrl }, (scope) =>
    sanctionPlayer(scope, playerId, { status, reason: scope.why, appealUrl }),
  )

export const pardon = (operator: Operator, playerId: number): Promise<void> =>
  act(operator, 'unban', playerId, {}, async ({ db }) => {
    if (!(await liftSanction(db, playerId))) throw new OperatorError('Nothing lies on this player.')
  })

/**
 * Home shows 'Check News' until the player has seen the news (row 34). `atSeconds` is the news' time since the epoch.
 */
export const announceNews = (operator: Operator, atSeconds: number): Promise<void> =>
  act(operator, 'news', null, { atSeconds }, ({ db }) => writeWorldSetting(db, NEWS_FACT, { at: atSeconds }))

import { type BossEvent, lastBossEventOf, RUNNING_BOSSES } from '#rules/boss/boss-calendar.ts'
import { BOSS_BOARDS, type BossBoard, bossGuildReward, bossPlaceReward } from '#rules/boss/boss-places.ts'
import { guildPerkPercent } from '#rules/guild/guild.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Scope } from '#server/calls/call-scope.ts'
import type { Db } from '#server/db/database.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { fixedId } from '#server/entropy/fixed-id.ts'
import { type InboxReward, inboxAmounts, sendAllToInboxAndNotify } from '#server/modules/inbox/service.ts'
import { presentPlayerIds } from '#server/modules/players/service.ts'
import { sumOfBatches } from '#server/sum-of-batches.ts'
import {
  levelsByPlace,
  levelsByPlayer,
  lockState,
  type Payee,
  payeesAfter,
  saveRewardProgress,
} from './settle-store.ts'
import { type BoardState, boardStates, isSummed, lockBoards, writeBoard } from './store.ts'

/** After a downtime the job settles only events that began within this time. */
const LOOKED_BACK_MS = 28 * MS_PER_DAY
const SETTLED_AFTER_MS = MS_PER_MINUTE
export const REWARD_BATCH = 500

const begunSince = (sinceMs: number, nowMs: number): readonly BossEvent[] =>
  RUNNING_BOSSES.flatMap((slug) => {
    const bossEvents = [lastBossEventOf(slug, nowMs)]
    for (
      let bossEvent = bossEvents[0];
      bossEvent && bossEvent.startMs > sinceMs;
      bossEvent = lastBossEventOf(slug, bossEvent.startMs - 1)
    )
      bossEvents.push(bossEvent)
    return bossEvents.filter(({ startMs }) => startMs >= sinceMs)
  })

/** The same id each time, so that a repeated delivery creates no second entry. */
const entryIdOf = (bossEvent: BossEvent, board: BossBoard, playerId: number): string =>
  fixedId(`boss reward ${bossEvent.id} ${board} ${playerId}`)

type RewardOf = (payee: Payee) => InboxReward | null

const REWARDS: Readonly<
  Record<BossBoard, (db: Db, bossEvent: BossEvent, payees: readonly Payee[]) => Promise<RewardOf>>
> = {
  individual: async (db, bossEvent, payees) => {
    const playerIds = payees.map(({ playerId }) => playerId)
    const levels = await levelsByPlayer(db, bossEvent.id, playerIds)
    return ({ place, playerId }) => {
      const reward = bossPlaceReward(place, guildPerkPercent(levels.get(playerId) ?? 0))
      return (
        reward && {
          ...inboxAmounts(reward),
          contents: { stones: Array.from({ length: reward.stones }, () => 1 as const), items: [...reward.items] },
        }
      )
    }
  },
  guild: async (db, bossEvent) => {
    const levels = await levelsByPlace(db, bossEvent.id)
    return ({ place }) => {
      const tokNano = bossGuildReward(place, guildPerkPercent(levels.get(place) ?? 0))
      return tokNano === null ? null : { tok: BigInt(tokNano) }
    }
  },
}
const REASONS = { individual: 'boss-place', guild: 'boss-guild-place' } as const

/**
 * Gives a batch of rewards in one transaction. @returns number of payees handled; null if the board is not final, or
 * all are handled
 */
export const giveBatch = ({ db, nowMs }: Scope, bossEvent: BossEvent, board: BossBoard): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const key = { bossEventId: bossEvent.id, board }
    await holdOffDeletions(trx)
    const state = await lockState(trx, key)
    if (!state?.final_at || state.rewarded_at) return null
    const payees = await payeesAfter(trx, key, state.rewarded_to ?? 0n, REWARD_BATCH)
    const rewardOf = await REWARDS[board](trx, bossEvent, payees)
    const there = await presentPlayerIds(
      trx,
      payees.map(({ playerId }) => playerId),
    )
    const entries = payees
      .filter(({ playerId }) => there.has(playerId))
      .flatMap((payee) => {
        const { playerId } = payee
        const reward = rewardOf(payee)
        return reward ? [{ id: entryIdOf(bossEvent, board, playerId), playerId, reason: REASONS[board], reward }] : []
      })
    await sendAllToInboxAndNotify(trx, entries, nowMs)
    const last = payees.at(-1)
    const isDone = payees.length < REWARD_BATCH
    await saveRewardProgress(trx, key, {
      rewarded_to: last ? BigInt(last.playerId) : state.rewarded_to,
      rewarded_at: isDone ? new Date(nowMs) : null,
    })
    return payees.length
  })

/**
 * The board is final once the event has been over for a minute and all damage is summed. Skipped while another process
 * rebuilds it.
 */
const rebuild = ({ db, nowMs }: Scope, bossEvent: BossEvent): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lockBoards(trx, bossEvent.id))) return
    const states = await boardStates(trx, [bossEvent.id])
    if (states.some(({ final_at }) => final_at !== null)) return
    const isOver = nowMs >= bossEvent.endMs + SETTLED_AFTER_MS && (await isSummed(trx, bossEvent.id))
    if (isOver) await holdOffDeletions(trx)
    for (const board of BOSS_BOARDS)
      await writeBoard(trx, { bossEventId: bossEvent.id, board }, { nowMs, finalMs: isOver ? nowMs : null })
  })

const isDone = (states: readonly BoardState[], bossEvent: BossEvent): boolean =>
  states.filter(({ run_id, rewarded_at }) => run_id === bossEvent.id && rewarded_at !== null).length ===
  BOSS_BOARDS.length

/**
 * Runs each minute: rebuilds live boards, settles finished ones, gives rewards (R25, R35). An interrupted run is
 * continued by the next. @returns number of payees handled
 */
export const tendBossBoards = async (parts: Scope): Promise<number> => {
  const bossEvents = begunSince(parts.nowMs - LOOKED_BACK_MS, parts.nowMs)
  const eventIds = bossEvents.map(({ id }) => id)
  const states = await boardStates(parts.db, eventIds)
  let given = 0
  for (const bossEvent of bossEvents.filter((candidate) => !isDone(states, candidate))) {
    await rebuild(parts, bossEvent)
    for (const board of BOSS_BOARDS) given += await sumOfBatches(() => giveBatch(parts, bossEvent, board))
  }
  return given
}

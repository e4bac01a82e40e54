import type { Kysely } from 'kysely'
import { type BossStay, lastStayOf, RUNNING_BOSSES } from '#rules/boss/boss-calendar.ts'
import { BOSS_BOARDS, type BossBoard, bossGuildReward, bossPlaceReward } from '#rules/boss/boss-places.ts'
import { guildPerkPercent } from '#rules/guild/guild.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#rules/units.ts'
import type { Database } from '#server/db/database.ts'
import { holdOffDeletions } from '#server/db/deletions.ts'
import { touchListeners } from '#server/db/listeners.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { fixedId } from '#server/entropy/fixed-id.ts'
import { type InboxReward, sendAllToInbox } from '#server/modules/inbox/service.ts'
import { playersByIds } from '#server/modules/players/service.ts'
import { levelsByPlace, levelsByPlayer, lockState, moveOn, type Payee, payeesAfter } from './settle-store.ts'
import { type BoardState, boardStates, isSummed, lockBoards, writeBoard } from './store.ts'

/** Longest downtime of the job that is caught up. */
const LOOKED_BACK_MS = 28 * MS_PER_DAY
const SETTLED_AFTER_MS = MS_PER_MINUTE
export const REWARD_BATCH = 500

export interface SettleParts {
  readonly db: Kysely<Database>
  readonly nowMs: number
}

const begunSince = (sinceMs: number, nowMs: number): readonly BossStay[] =>
  RUNNING_BOSSES.flatMap((slug) => {
    const stays = [lastStayOf(slug, nowMs)]
    for (let stay = stays[0]; stay && stay.startMs > sinceMs; stay = lastStayOf(slug, stay.startMs - 1))
      stays.push(stay)
    return stays.filter(({ startMs }) => startMs >= sinceMs)
  })

/** Deterministic, so that a repeated delivery creates no second entry. */
const entryIdOf = (stay: BossStay, board: BossBoard, playerId: number): string =>
  fixedId(`boss reward ${stay.id} ${board} ${playerId}`)

type RewardOf = (payee: Payee) => InboxReward | null

const REWARDS: Readonly<
  Record<BossBoard, (db: Kysely<Database>, stay: BossStay, payees: readonly Payee[]) => Promise<RewardOf>>
> = {
  individual: async (db, stay, payees) => {
    const levels = await levelsByPlayer(
      db,
      stay.id,
      payees.map(({ playerId }) => playerId),
    )
    return ({ place, playerId }) => {
      const reward = bossPlaceReward(place, guildPerkPercent(levels.get(playerId) ?? 0))
      return (
        reward && {
          tok: BigInt(reward.tokNano),
          materials:
            reward.awakeStones > 0 ? [{ slug: 'material-awake-stone' as const, quantity: reward.awakeStones }] : [],
          contents: { stones: Array.from({ length: reward.stones }, () => 1 as const), items: [...reward.items] },
        }
      )
    }
  },
  guild: async (db, stay) => {
    const levels = await levelsByPlace(db, stay.id)
    return ({ place }) => {
      const tokNano = bossGuildReward(place, guildPerkPercent(levels.get(place) ?? 0))
      return tokNano === null ? null : { tok: BigInt(tokNano) }
    }
  },
}
const REASONS = { individual: 'boss-place', guild: 'boss-guild-place' } as const

/** One transaction per batch. @returns number of rewards; null if none is left */
export const giveBatch = ({ db, nowMs }: SettleParts, stay: BossStay, board: BossBoard): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const key = { stayId: stay.id, board }
    await holdOffDeletions(trx)
    const state = await lockState(trx, key)
    if (!state?.final_at || state.rewarded_at) return null
    const payees = await payeesAfter(trx, key, state.rewarded_to ?? 0n, REWARD_BATCH)
    const rewardOf = await REWARDS[board](trx, stay, payees)
    const there = new Set(
      (
        await playersByIds(
          trx,
          payees.map(({ playerId }) => BigInt(playerId)),
        )
      ).map(({ id }) => Number(id)),
    )
    const entries = payees
      .filter(({ playerId }) => there.has(playerId))
      .flatMap((payee) => {
        const { playerId } = payee
        const reward = rewardOf(payee)
        return reward ? [{ id: entryIdOf(stay, board, playerId), playerId, reason: REASONS[board], reward }] : []
      })
    await sendAllToInbox(trx, entries, nowMs)
    await touchListeners(
      trx,
      entries.map(({ playerId }) => playerId),
      nowMs,
    )
    const last = payees.at(-1)
    const isDone = payees.length < REWARD_BATCH
    await moveOn(trx, key, {
      rewarded_to: last ? BigInt(last.playerId) : state.rewarded_to,
      rewarded_at: isDone ? new Date(nowMs) : null,
    })
    return payees.length
  })

/** Final once the event is over and summed. Skipped while another process does it. */
const rebuild = ({ db, nowMs }: SettleParts, stay: BossStay): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lockBoards(trx, stay.id))) return
    const states = await boardStates(trx, [stay.id])
    if (states.some(({ final_at }) => final_at !== null)) return
    const isOver = nowMs >= stay.endMs + SETTLED_AFTER_MS && (await isSummed(trx, stay.id))
    if (isOver) await holdOffDeletions(trx)
    for (const board of BOSS_BOARDS)
      await writeBoard(trx, { stayId: stay.id, board }, { nowMs, finalMs: isOver ? nowMs : null })
  })

const isDone = (states: readonly BoardState[], stay: BossStay): boolean =>
  states.filter(({ run_id, rewarded_at }) => run_id === stay.id && rewarded_at !== null).length === BOSS_BOARDS.length

/** Each minute: rebuilds live boards, settles finished ones, gives rewards (R25, R35). Resumable. @returns number of rewards */
export const tendBossBoards = async (parts: SettleParts): Promise<number> => {
  const stays = begunSince(parts.nowMs - LOOKED_BACK_MS, parts.nowMs)
  const states = await boardStates(
    parts.db,
    stays.map(({ id }) => id),
  )
  let given = 0
  for (const stay of stays.filter((candidate) => !isDone(states, candidate))) {
    await rebuild(parts, stay)
    for (const board of BOSS_BOARDS)
      for (let batch = await giveBatch(parts, stay, board); batch !== null; batch = await giveBatch(parts, stay, board))
        given += batch
  }
  return given
}

import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type BossRun, lastRunOf, RUNNING_BOSSES } from '../../../rules/boss/boss-calendar.ts'
import { BOSS_BOARDS, type BossBoard, bossGuildReward, bossPlaceReward } from '../../../rules/boss/boss-places.ts'
import { guildPerkPercent } from '../../../rules/guild/guild.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '../../../rules/units.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type InboxReward, sendAllToInbox } from '../inbox/service.ts'
import { playersByIds } from '../players/service.ts'
import { levelsByPlace, levelsByPlayer, lockState, moveOn, type Payee, payeesAfter } from './settle-store.ts'
import { type BoardState, boardStates, isSummed, lockBoards, writeBoard } from './store.ts'

/** Runs that began within this time are looked after: so long may no job have run. */
const LOOKED_BACK_MS = 28 * MS_PER_DAY
/** After a run's end its last fights are written and summed. */
const SETTLED_AFTER_MS = MS_PER_MINUTE
/** Rewards of one transaction. */
export const REWARD_BATCH = 500

/** What the job of the boards needs. */
export interface SettleParts {
  readonly db: Kysely<Database>
  readonly nowMs: number
}

const begunSince = (sinceMs: number, nowMs: number): readonly BossRun[] =>
  RUNNING_BOSSES.flatMap((slug) => {
    const runs = [lastRunOf(slug, nowMs)]
    for (let run = runs[0]; run && run.startMs > sinceMs; run = lastRunOf(slug, run.startMs - 1)) runs.push(run)
    return runs.filter(({ startMs }) => startMs >= sinceMs)
  })

/** The same entry whenever it is made: whoever is given twice has it once. */
const entryIdOf = (run: BossRun, board: BossBoard, playerId: number): string => {
  const bytes = createHash('sha256').update(`boss reward ${run.id} ${board} ${playerId}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type RewardOf = (payee: Payee) => InboxReward | null

const REWARDS: Readonly<
  Record<BossBoard, (db: Kysely<Database>, run: BossRun, payees: readonly Payee[]) => Promise<RewardOf>>
> = {
  individual: async (db, run, payees) => {
    const levels = await levelsByPlayer(
      db,
      run.id,
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
  guild: async (db, run) => {
    const levels = await levelsByPlace(db, run.id)
    return ({ place }) => {
      const tokNano = bossGuildReward(place, guildPerkPercent(levels.get(place) ?? 0))
      return tokNano === null ? null : { tok: BigInt(tokNano) }
    }
  },
}
const REASONS = { individual: 'boss-place', guild: 'boss-guild-place' } as const

/**
 * Gives the next rewards of a settled board to the inbox, and notes how far it came, in one transaction: whatever is killed has
 * done a batch whole or not at all.
 * @returns how many were given; null when none is left
 */
export const giveBatch = ({ db, nowMs }: SettleParts, run: BossRun, board: BossBoard): Promise<number | null> =>
  inTransaction(db, async (trx) => {
    const key = { runId: run.id, board }
    const state = await lockState(trx, key)
    if (!state?.final_at || state.rewarded_at) return null
    const payees = await payeesAfter(trx, key, state.rewarded_to ?? 0n, REWARD_BATCH)
    const rewardOf = await REWARDS[board](trx, run, payees)
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
        return reward ? [{ id: entryIdOf(run, board, playerId), playerId, reason: REASONS[board], reward }] : []
      })
    await sendAllToInbox(trx, entries, nowMs)
    const last = payees.at(-1)
    const isDone = payees.length < REWARD_BATCH
    await moveOn(trx, key, {
      rewarded_to: last ? BigInt(last.playerId) : state.rewarded_to,
      rewarded_at: isDone ? new Date(nowMs) : null,
    })
    return payees.length
  })

/** Builds both boards of a run, for the last time when it is over and its damage summed; nothing while another process does. */
const rebuild = ({ db, nowMs }: SettleParts, run: BossRun): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!(await lockBoards(trx, run.id))) return
    const states = await boardStates(trx, [run.id])
    if (states.some(({ final_at }) => final_at !== null)) return
    const isOver = nowMs >= run.endMs + SETTLED_AFTER_MS && (await isSummed(trx, run.id))
    for (const board of BOSS_BOARDS)
      await writeBoard(trx, { runId: run.id, board }, { nowMs, finalMs: isOver ? nowMs : null })
  })

const isDone = (states: readonly BoardState[], run: BossRun): boolean =>
  states.filter(({ run_id, rewarded_at }) => run_id === run.id && rewarded_at !== null).length === BOSS_BOARDS.length

/**
 * The job of each minute: builds the boards of the run that is on anew, settles those of one that is over, once, and gives the
 * rewards of their places (R25, R35). Killed at any moment, it goes on where it was.
 * @returns how many rewards were given
 */
export const tendBossBoards = async (parts: SettleParts): Promise<number> => {
  const runs = begunSince(parts.nowMs - LOOKED_BACK_MS, parts.nowMs)
  const states = await boardStates(
    parts.db,
    runs.map(({ id }) => id),
  )
  let given = 0
  for (const run of runs.filter((candidate) => !isDone(states, candidate))) {
    await rebuild(parts, run)
    for (const board of BOSS_BOARDS)
      for (let batch = await giveBatch(parts, run, board); batch !== null; batch = await giveBatch(parts, run, board))
        given += batch
  }
  return given
}

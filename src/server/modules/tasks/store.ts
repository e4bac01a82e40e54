import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { readPart, rowsOf } from '#server/db/player-view.ts'
import { changesOne, countChanges, execute, queryRow } from '#server/db/statements.ts'
import type { TaskRunsTable } from '#server/db/tables/tasks.ts'

export type RunRow = Selectable<TaskRunsTable>

interface PaidTask {
  readonly task_id: string
  readonly repeats: number
}

export const paidTasksSelect = (playerId: number): RawBuilder<readonly PaidTask[]> =>
  rowsOf(sql<PaidTask>`
    select task_id, max(repeat) as repeats from task_rewards where player_id = ${playerId}::bigint group by task_id`)

export const repeatsByTask = (paid: readonly PaidTask[]): ReadonlyMap<string, number> =>
  new Map(paid.map(({ task_id, repeats }) => [task_id, repeats]))

export const paidRepeats = async (db: Db, playerId: number): Promise<ReadonlyMap<string, number>> =>
  repeatsByTask((await readPart(db, playerId, paidTasksSelect)) ?? [])

/** Fails the transaction if a repeat is already paid. */
export const insertRewards = async (
  db: Db,
  reward: {
    readonly playerId: number
    readonly taskId: string
    readonly from: number
    readonly to: number
    readonly nowMs: number
  },
): Promise<void> => {
  const repeats = Array.from({ length: reward.to - reward.from + 1 }, (_, index) => reward.from + index)
  const paid = { player_id: reward.playerId, task_id: reward.taskId, paid_at: new Date(reward.nowMs) }
  await db
    .insertInto('task_rewards')
    .values(repeats.map((repeat) => ({ ...paid, repeat })))
    .execute()
}

export interface RunKey {
  readonly playerId: number
  readonly id: string
}

export const findRun = (db: Db, { playerId, id }: RunKey): Promise<RunRow | undefined> =>
  queryRow(db)<RunRow>`select * from task_runs where player_id = ${playerId} and id = ${id}`

export const findWaiting = (db: Db, playerId: number, taskId: string): Promise<RunRow | undefined> =>
  queryRow(db)<RunRow>`
    select * from task_runs where player_id = ${playerId} and task_id = ${taskId} and state = 'waiting'`

export const insertRun = (
  db: Db,
  run: { readonly id: string; readonly playerId: number; readonly taskId: string; readonly nowMs: number },
): Promise<void> =>
  execute(db)`
    insert into task_runs (id, player_id, task_id, state, started_at)
    values (${run.id}, ${run.playerId}, ${run.taskId}, 'waiting', ${new Date(run.nowMs)})`

/** `repeats` is null for a refusal. False if the run was already decided. */
export const decide = (db: Db, { playerId, id }: RunKey, repeats: number | null, nowMs: number): Promise<boolean> =>
  changesOne(db)`
    update task_runs
    set state = ${repeats === null ? 'refused' : 'done'}, repeats = ${repeats}, decided_at = ${new Date(nowMs)}
    where player_id = ${playerId} and id = ${id} and state = 'waiting'`

export const deleteRuns = (db: Db, beforeMs: number): Promise<number> =>
  countChanges(db)`delete from task_runs where started_at < ${new Date(beforeMs)}`

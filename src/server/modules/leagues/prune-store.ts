import type { Db } from '#server/db/database.ts'
import { countChanges, execute, queryRows } from '#server/db/statements.ts'
import { type LeagueKey, SPECIAL_NO } from './store.ts'

export const unprunedWeeks = (db: Db): Promise<readonly LeagueKey[]> =>
  queryRows(db)<LeagueKey>`
    select season, week from league_boards
    where week < ${SPECIAL_NO} and final_at is not null and pruned_at is null
    order by season, week`

export const deletePointsBetween = (db: Db, fromMs: number, toMs: number): Promise<number> =>
  countChanges(db)`delete from league_points where at >= ${new Date(fromMs)} and at < ${new Date(toMs)}`

export const notePruned = (db: Db, { season, week }: LeagueKey, nowMs: number): Promise<void> =>
  execute(db)`update league_boards set pruned_at = ${new Date(nowMs)} where season = ${season} and week = ${week}`

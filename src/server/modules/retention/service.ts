import { ACTIVITY_REASONS } from '#contracts/ledger-reasons.ts'
import { dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import type { Db } from '#server/db/database.ts'
import { type Cohort, cohortsKept, cohortsOf, keepCohorts, lastCountedDay } from './store.ts'

/** Days since joining. Age 0 counts the players who joined on the day. */
const AGES = [0, 1, 7, 30] as const
/** At most this many missed days are counted after the server was off. */
const MISSED_MAX = 30

/** Counts the days that are over and not counted yet. @returns these days */
export const countRetention = async (db: Db, nowMs: number): Promise<readonly string[]> => {
  const today = dayKeyOf(nowMs)
  const last = await lastCountedDay(db)
  const missed = last === null ? 1 : Math.round((Date.parse(today) - Date.parse(last)) / MS_PER_DAY) - 1
  const days: string[] = []
  for (let back = Math.min(missed, MISSED_MAX); back >= 1; back -= 1) {
    const day = dayKeyOf(nowMs - back * MS_PER_DAY)
    await keepCohorts(db, day, await cohortsOf(db, day, AGES, ACTIVITY_REASONS))
    days.push(day)
  }
  return days
}

export const newestCohorts = async (db: Db): Promise<readonly Cohort[]> => {
  const day = await lastCountedDay(db)
  return day === null ? [] : cohortsKept(db, day)
}

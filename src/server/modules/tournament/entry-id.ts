import { dayKeyOf } from '#rules/days.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import { fixedId } from '#server/entropy/fixed-id.ts'

export interface EntryKey {
  readonly day: TournamentDay
  readonly no: number
}

/** False for dates such as 30 February. */
export const isDay = (text: string): boolean => {
  const atMs = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(atMs) && dayKeyOf(atMs) === text
}

const FORM = /^(\d{4}-\d{2}-\d{2})\.([1-3])$/

/** An entry's id is `{day}.{no}`, which its ledger rows use as well. */
export const entryIdOf = ({ day, no }: EntryKey): string => `${day}.${no}`

export const parseEntryId = (text: string): EntryKey | null => {
  const [, day, no] = FORM.exec(text) ?? []
  return day === undefined || no === undefined || !isDay(day) ? null : { day, no: Number(no) }
}

/** The inbox ids are deterministic, so that a prize or a returned ticket is sent once. */
export const prizeInboxId = (playerId: number, entry: EntryKey): string =>
  fixedId(`tournament prize ${playerId} ${entryIdOf(entry)}`)

export const returnInboxId = (playerId: number, entry: EntryKey): string =>
  fixedId(`tournament return ${playerId} ${entryIdOf(entry)}`)

const MATCH_FORM = /^t(\d{4})(\d{2})(\d{2})-(\d{1,7})-(\d)-(\d{1,2})$/i

export interface MatchKey {
  readonly day: TournamentDay
  readonly bracket: number
  readonly round: number
  readonly no: number
}

export const matchReplayId = ({ day, bracket, round, no }: MatchKey): string =>
  `t${day.replaceAll('-', '')}-${bracket}-${round}-${no}`

/** Null if the id is of another kind of fight. The day may be invalid (`isDay`). */
export const parseMatchReplayId = (text: string): MatchKey | null => {
  const [, year, month, dayOfMonth, bracket, round, no] = MATCH_FORM.exec(text) ?? []
  if (no === undefined) return null
  return { day: `${year}-${month}-${dayOfMonth}`, bracket: Number(bracket), round: Number(round), no: Number(no) }
}

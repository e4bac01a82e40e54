import { dayKeyOf } from '../../../rules/days.ts'
import type { TournamentDay } from '../../../rules/tournament/tournament-calendar.ts'
import { fixedId } from '../../fixed-id.ts'

/** A player's entry of a day. */
export interface EntryKey {
  readonly day: TournamentDay
  /** 1 to 3. */
  readonly no: number
}

/** Whether a text of the form of a day is one of the calendar. */
export const isDay = (text: string): boolean => {
  const atMs = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(atMs) && dayKeyOf(atMs) === text
}

const FORM = /^(\d{4}-\d{2}-\d{2})\.([1-3])$/

/** An entry's id on the wire, and the ref of its ledger rows: `{day}.{no}`. */
export const entryIdOf = ({ day, no }: EntryKey): string => `${day}.${no}`

/** Reads an entry's id; null for any other text. */
export const parseEntryId = (text: string): EntryKey | null => {
  const [, day, no] = FORM.exec(text) ?? []
  return day === undefined || no === undefined || !isDay(day) ? null : { day, no: Number(no) }
}

/** The inbox item that an entry's prize is: sent once, however often. */
export const prizeInboxId = (playerId: number, entry: EntryKey): string =>
  fixedId(`tournament prize ${playerId} ${entryIdOf(entry)}`)

/** The inbox item in which the ticket of an entry without a bracket goes back: sent once, however often. */
export const returnInboxId = (playerId: number, entry: EntryKey): string =>
  fixedId(`tournament return ${playerId} ${entryIdOf(entry)}`)

const MATCH_FORM = /^t(\d{4})(\d{2})(\d{2})-(\d{1,7})-(\d)-(\d{1,2})$/i

/** A match of a tournament. */
export interface MatchKey {
  readonly day: TournamentDay
  readonly bracket: number
  readonly round: number
  readonly no: number
}

/** The replay id of a match: `t{YYYYMMDD}-{bracket}-{round}-{no}`. */
export const matchReplayId = ({ day, bracket, round, no }: MatchKey): string =>
  `t${day.replaceAll('-', '')}-${bracket}-${round}-${no}`

/** Reads the replay id of a match; null for one of another fight. Its day may be none of the calendar (`isDay`). */
export const parseMatchReplayId = (text: string): MatchKey | null => {
  const [, year, month, dayOfMonth, bracket, round, no] = MATCH_FORM.exec(text) ?? []
  if (no === undefined) return null
  return { day: `${year}-${month}-${dayOfMonth}`, bracket: Number(bracket), round: Number(round), no: Number(no) }
}

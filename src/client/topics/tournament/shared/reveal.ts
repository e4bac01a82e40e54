import { useSyncExternalStore } from 'react'
import { createEmitter } from '#client/platform/emitter.ts'
import { parseJson } from '#client/platform/parse-json.ts'
import { readOwn, writeOwn } from '#client/platform/player-store.ts'

/** Number of rounds seen, from the first, or all of them. */
export type Revealed = number | 'all'

const KEY = 'tournament-revealed'
/** Three entries on each of the thirty days that can be viewed (R26). */
const KEPT = 90

const revealed = createEmitter()

/** Kept with the text that it was parsed from, so that the same text gives the same object. */
let known: { readonly text: string | null; readonly rounds: Readonly<Record<string, Revealed>> } = {
  text: null,
  rounds: {},
}

const isRounds = (value: unknown): value is Readonly<Record<string, Revealed>> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((seen) => seen === 'all' || Number.isInteger(seen))

const read = (): Readonly<Record<string, Revealed>> => {
  const text = readOwn(KEY)
  if (text === known.text) return known.rounds
  const rounds = parseJson(text)
  known = { text, rounds: isRounds(rounds) ? rounds : {} }
  return known.rounds
}

/** Key of a player's run through a bracket. A player has at most one entry in a bracket (R26). */
export const runKey = (day: string, bracket: number): string => `${day}.${bracket}`

/** Stored on this device. Never takes a revealed round back. */
export const reveal = (run: string, seen: Revealed): void => {
  const before = read()[run] ?? 0
  if (before === 'all' || (seen !== 'all' && seen <= before)) return
  const { [run]: _, ...others } = read()
  writeOwn(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [run, seen] as const].slice(-KEPT))))
  revealed.emit()
}

/** Keyed by `runKey`. A run that the player has not watched has no entry. */
export const useRevealed = (): Readonly<Record<string, Revealed>> => useSyncExternalStore(revealed.on, read)

export interface ReportedEntry {
  readonly bracket: number | null
  readonly inbox: { readonly claimed: boolean } | null
}

/**
 * True if the result was seen on this device, its prize is claimed, or there was no fight. Otherwise place, prize and
 * later pairings must stay hidden.
 */
export const isReported = (
  revealed: Readonly<Record<string, Revealed>>,
  day: string,
  { bracket, inbox }: ReportedEntry,
): boolean => bracket === null || inbox?.claimed === true || revealed[runKey(day, bracket)] === 'all'

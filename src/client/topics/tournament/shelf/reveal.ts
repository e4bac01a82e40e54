import { useSyncExternalStore } from 'react'
import { readOwn, writeOwn } from '../../../platform/player-store.ts'

/** How much of the player's run in a bracket its player has seen: so many rounds from the first, or all. */
export type Revealed = number | 'all'

const KEY = 'tournament-revealed'
/** Three entries on each of the thirty days that can be looked at (R26). */
const KEPT = 90

const listeners = new Set<() => void>()

/** The stored text and what it says: the same object while the text stays. */
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
  let rounds: unknown = null
  try {
    rounds = JSON.parse(text ?? '{}')
  } catch {
    // What is not readable has told nothing.
  }
  known = { text, rounds: isRounds(rounds) ? rounds : {} }
  return known.rounds
}

/** The key of the player's run in a bracket of a day: a bracket has one entry of a player at most (R26). */
export const runKey = (day: string, bracket: number): string => `${day}.${bracket}`

/** Remembers on this device how much of a run has been seen; never less than before. */
export const reveal = (run: string, seen: Revealed): void => {
  const before = read()[run] ?? 0
  if (before === 'all' || (seen !== 'all' && seen <= before)) return
  const { [run]: _, ...others } = read()
  writeOwn(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [run, seen] as const].slice(-KEPT))))
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What has been seen of the player's runs, by `runKey`; what is missing has not been looked at. */
export const useRevealed = (): Readonly<Record<string, Revealed>> => useSyncExternalStore(subscribe, read)

/** What of an own entry decides whether its end may be told. */
export interface ToldEntry {
  readonly bracket: number | null
  readonly inbox: { readonly claimed: boolean } | null
}

/**
 * Whether the end of an entry of a day may be told: its player has seen it on this device or taken its prize, or it fought nowhere.
 * What is not told must stand nowhere: neither a place nor a prize, nor who goes on in its bracket.
 */
export const isTold = (
  revealed: Readonly<Record<string, Revealed>>,
  day: string,
  { bracket, inbox }: ToldEntry,
): boolean => bracket === null || inbox?.claimed === true || revealed[runKey(day, bracket)] === 'all'

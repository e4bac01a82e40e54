import { useSyncExternalStore } from 'react'
import { readOwn, writeOwn } from '../../../platform/player-store.ts'

/** How much of an entry's run its player has seen: so many rounds from the first, or its end. */
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

/** Remembers on this device how much of an entry has been seen; never less than before. */
export const reveal = (entryId: string, seen: Revealed): void => {
  const before = read()[entryId] ?? 0
  if (before === 'all' || (seen !== 'all' && seen <= before)) return
  const { [entryId]: _, ...others } = read()
  writeOwn(KEY, JSON.stringify(Object.fromEntries([...Object.entries(others), [entryId, seen] as const].slice(-KEPT))))
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What has been seen of entries, by their ids; what is missing has not been looked at. */
export const useRevealed = (): Readonly<Record<string, Revealed>> => useSyncExternalStore(subscribe, read)

interface EndedEntry {
  readonly id: string
  readonly place: number | null
  readonly returned: string | null
}

/**
 * Whether the end of an entry may be told: its player has seen it on this device, or there is none to see.
 * What is not told must stand nowhere: neither a place nor a prize, nor who goes on in its bracket.
 */
export const isTold = (revealed: Readonly<Record<string, Revealed>>, { id, place, returned }: EndedEntry): boolean =>
  place === null || returned !== null || revealed[id] === 'all'

import { type Slice, slicesOf } from '#rules/tournament/draw.ts'
import { entrantLine, parseLoadout } from '#rules/tournament/entrant.ts'
import type { TournamentDay } from '#rules/tournament/tournament-calendar.ts'
import type { Db } from '#server/db/database.ts'
import { loadoutsOf, type NumberedEntry, numberedAfter } from './order-store.ts'
import type { OwnedEntry } from './pass-store.ts'

const PAGE = 20_000
const LOADOUTS_AT_ONCE = 2000
const BEFORE_ALL = { playerId: -(2n ** 63n), no: 0 } as const

/** All entries, ordered by power and number (R26). Kept in a few bytes each, because there may be a million. */
export interface EntryOrder {
  readonly total: number
  readonly slices: readonly Slice[]
  at(place: number): NumberedEntry
}

/** The same order each time: power and numbers are kept until the day is deleted. */
export const readOrder = async (db: Db, day: TournamentDay, total: number): Promise<EntryOrder> => {
  // Indexed by the entry's number, which the 20:00 run has assigned without gaps.
  const players = new BigInt64Array(total + 1)
  const numbers = new Uint8Array(total + 1)
  const firsts = new Uint32Array(total + 1)
  const powers = new Uint32Array(total + 1)
  let read = 0
  for (let after: OwnedEntry = BEFORE_ALL; ; ) {
    const page = await numberedAfter(db, day, after, PAGE)
    for (const { entryNo, playerId, no, playerNo, power } of page) {
      players[entryNo] = playerId
      numbers[entryNo] = no
      firsts[entryNo] = playerNo
      powers[entryNo] = power
    }
    read += page.length
    const last = page.at(-1)
    if (page.length < PAGE || !last) break
    after = last
  }
  if (read !== total) throw new Error(`The tournament of ${day} has ${total} entrants, and ${read} of them are there.`)
  // Power and number form one key, because typed arrays sort numbers without a comparator.
  const keys = new Float64Array(total)
  for (let entryNo = 1; entryNo <= total; entryNo++) keys[entryNo - 1] = (powers[entryNo] ?? 0) * (total + 1) + entryNo
  keys.sort()
  const numberAt = (place: number): number => (keys[place] ?? 0) % (total + 1)
  return {
    total,
    slices: slicesOf(total, (place) => powers[numberAt(place)] ?? 0),
    at: (place) => {
      const entryNo = numberAt(place)
      return {
        playerId: players[entryNo] ?? 0n,
        no: numbers[entryNo] ?? 0,
        entryNo,
        playerNo: firsts[entryNo] ?? 0,
        power: powers[entryNo] ?? 0,
      }
    },
  }
}

export interface LinedEntry extends NumberedEntry {
  readonly line: string
}

const kindOf = (playerId: bigint) => (playerId < 0n ? 'npc' : 'player')

const NOTHING_DRAWN = async (): Promise<ReadonlyMap<number, string>> => new Map()

/**
 * @param linesOfDrawn reads lines of drawn entries by number. Called after the loadouts are read: another process may
 * move an entry into its bracket meanwhile, and each must be found in one of the two @throws Error if a loadout is
 * missing
 */
export const linedEntries = async (
  db: Db,
  day: TournamentDay,
  entries: readonly NumberedEntry[],
  linesOfDrawn = NOTHING_DRAWN,
): Promise<readonly LinedEntry[]> => {
  const loadouts = new Map<number, string>()
  // In portions, because a pool may have hundreds of thousands.
  for (let from = 0; from < entries.length; from += LOADOUTS_AT_ONCE) {
    const owners = new Set(entries.slice(from, from + LOADOUTS_AT_ONCE).map(({ playerId }) => playerId))
    for (const [entryNo, loadout] of await loadoutsOf(db, day, [...owners])) loadouts.set(entryNo, loadout)
  }
  const isDrawn = entries.some(({ entryNo }) => !loadouts.has(entryNo))
  const drawn = isDrawn ? await linesOfDrawn() : new Map<number, string>()
  return entries.map((entry) => {
    const { entryNo, playerId, playerNo } = entry
    const loadout = loadouts.get(entryNo)
    const line =
      loadout === undefined
        ? drawn.get(entryNo)
        : entrantLine({ entryNo, playerNo, kind: kindOf(playerId), loadout: parseLoadout(loadout) })
    if (line === undefined) throw new Error(`Entry ${entryNo} of the tournament of ${day} has no loadout.`)
    return { ...entry, line }
  })
}

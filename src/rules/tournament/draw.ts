import { createRng, type Rng } from '../prng.ts'
import { BRACKET_SIZE, openBrackets } from './open-brackets.ts'

/** Entries of a player and day at most, each in a bracket of its own (R26). */
export const ENTRIES_A_DAY = 3
/** The highest power of a pool relative to its lowest, at most (R26): 1.1, in whole numbers. */
const POOL_RATIO = { highest: 11, lowest: 10 } as const
/** A pool has at least so many slices, where there are so many (R26): a player's entries then have different brackets. */
const POOL_SLICES = 2

/** What the draw knows of an entry. */
export interface DrawnEntry {
  readonly entryNo: number
  readonly playerNo: number
  readonly power: number
}

/** Consecutive entries of the order by power: as many slices as brackets (R26). */
export interface Slice {
  /** Its first entry's index in that order, and how many there are. */
  readonly from: number
  readonly size: number
  readonly lowest: number
  readonly highest: number
}

/** Slices whose entries are dealt to as many brackets (R26); brackets have the numbers of the slices. */
export interface Pool {
  /** 1, 2, 3 … from the weakest. */
  readonly no: number
  readonly firstSlice: number
  readonly slices: number
}

/** The order of entries: by power, then by number (R26). */
export const compareEntries = (a: DrawnEntry, b: DrawnEntry): number => a.power - b.power || a.entryNo - b.entryNo

/**
 * Cuts `total` entries into ⌈total/32⌉ consecutive slices whose sizes differ by one at most, the larger ones first (R26).
 * @param powerAt the power of the entry at an index of the order by power
 */
export const slicesOf = (total: number, powerAt: (index: number) => number): readonly Slice[] => {
  const count = Math.ceil(total / BRACKET_SIZE)
  const larger = count === 0 ? 0 : total % count
  let from = 0
  return Array.from({ length: count }, (_, index) => {
    const size = Math.floor(total / count) + (index < larger ? 1 : 0)
    const slice = { from, size, lowest: powerAt(from), highest: powerAt(from + size - 1) }
    from += size
    return slice
  })
}

const isPool = (lowest: number, highest: number): boolean => highest * POOL_RATIO.lowest <= lowest * POOL_RATIO.highest

/**
 * Joins consecutive slices to pools: while the highest power is at most 1.1 of the lowest, and at least two; a single one left over
 * joins the pool before it (R26).
 */
export const poolsOf = (slices: readonly Pick<Slice, 'lowest' | 'highest'>[]): readonly Pool[] => {
  const pools: { no: number; firstSlice: number; slices: number; lowest: number }[] = []
  slices.forEach(({ lowest, highest }, index) => {
    const last = pools.at(-1)
    const fits = last && (last.slices < POOL_SLICES || isPool(last.lowest, highest))
    if (fits) last.slices += 1
    else pools.push({ no: pools.length + 1, firstSlice: index, slices: 1, lowest })
  })
  const [before, single] = pools.slice(-2)
  if (before && single && single.slices < POOL_SLICES) {
    before.slices += single.slices
    pools.pop()
  }
  return pools.map(({ no, firstSlice, slices: count }) => ({ no, firstSlice, slices: count }))
}

const HEX = 16
const WORD_DIGITS = 8
const WORD = 2 ** 32

/** A 32-bit number as the hex digits of one word of a seed. */
export const seedWord = (value: number): string => value.toString(HEX).padStart(WORD_DIGITS, '0')

const shuffled = <T>(rng: Rng, list: readonly T[]): T[] => {
  const out = [...list]
  for (let left = out.length - 1; left > 0; left--) {
    const other = rng.int(0, left)
    const moved = out[left] as T
    out[left] = out[other] as T
    out[other] = moved
  }
  return out
}

/** How a pool's entries were dealt. */
export interface DealtPool<E> {
  /** Entries of each bracket in the order in which they came, and the seed of what is drawn and fought in it. */
  readonly brackets: readonly { readonly seed: string; readonly entries: readonly E[] }[]
  /** Entries whose ticket goes back: no bracket without their player was left, or nobody else came. */
  readonly returned: readonly E[]
  /** Nobody else came: the only bracket has no entries, all tickets go back (R26). */
  readonly isAlone: boolean
}

/** A player's entries beyond the pool's brackets, the latest. */
const beyond = <E extends DrawnEntry>(entries: readonly E[], brackets: number): ReadonlySet<E> => {
  const byPlayer = new Map<number, E[]>()
  for (const entry of entries) {
    const own = byPlayer.get(entry.playerNo)
    if (own) own.push(entry)
    else byPlayer.set(entry.playerNo, [entry])
  }
  const over = new Set<E>()
  for (const own of byPlayer.values())
    if (own.length > brackets)
      for (const entry of own.sort((a, b) => a.entryNo - b.entryNo).slice(brackets)) over.add(entry)
  return over
}

/**
 * Deals a pool's entries to its brackets (R26): shuffled by the day's seed, one by one to the bracket with the fewest entries among
 * those without their player, lowest number first; where all of those have 32, or none is left, the ticket goes back.
 * @param entries in the order by power
 */
export const dealPool = <E extends DrawnEntry>(daySeed: string, pool: Pool, entries: readonly E[]): DealtPool<E> => {
  const rng = createRng(`${daySeed}${seedWord(pool.no)}`)
  const over = beyond(entries, pool.slices)
  const returned = entries.filter((entry) => over.has(entry))
  const brackets = Array.from({ length: pool.slices }, (): E[] => [])
  const bracketsOf = new Map<number, number[]>()
  const open = openBrackets(pool.slices)
  const shuffle = shuffled(
    rng,
    entries.filter((entry) => !over.has(entry)),
  )
  for (const entry of shuffle) {
    const own = bracketsOf.get(entry.playerNo) ?? []
    const chosen = open.take((bracket) => !own.includes(bracket))
    if (chosen === null) returned.push(entry)
    else {
      brackets[chosen]?.push(entry)
      bracketsOf.set(entry.playerNo, [...own, chosen])
    }
  }
  const seedOf = (): string => Array.from({ length: 4 }, () => seedWord(Math.floor(rng.next() * WORD))).join('')
  const dealt = brackets.map((bracket) => ({ seed: seedOf(), entries: bracket }))
  const [first] = dealt
  const isAlone = dealt.length === 1 && first?.entries.length === 1
  if (!first || !isAlone) return { brackets: dealt, returned, isAlone }
  return { brackets: [{ ...first, entries: [] }], returned: [...first.entries, ...returned], isAlone }
}

import { createRng, type Rng, seedWord } from '#rules/prng.ts'
import { BRACKET_SIZE, openBrackets } from './open-brackets.ts'

/** Most entries per player and day. Each goes to a different bracket (R26). */
export const ENTRIES_A_DAY = 3
/** A third or later slice joins a pool if the highest power is then at most 1.1 times the lowest (R26). */
const POOL_RATIO = { highest: 11, lowest: 10 } as const
/** Minimum slices per pool, if there are enough, so that a player's entries can get different brackets (R26). */
const POOL_SLICES = 2

export interface DrawnEntry {
  readonly entryNo: number
  readonly playerNo: number
  readonly power: number
}

/** Consecutive entries of the power order. There are as many slices as brackets (R26). */
export interface Slice {
  /** Index of the first entry in the power order. */
  readonly from: number
  readonly size: number
  readonly lowest: number
  readonly highest: number
}

/** Consecutive slices. Their entries are dealt to as many brackets, which have the same numbers as the slices (R26). */
export interface Pool {
  /** From 1 for the weakest pool. */
  readonly no: number
  readonly firstSlice: number
  readonly slices: number
}

export const compareEntries = (a: DrawnEntry, b: DrawnEntry): number => a.power - b.power || a.entryNo - b.entryNo

/**
 * Cuts the power order into ⌈total/32⌉ slices. Sizes differ by at most one, larger slices first (R26). @param powerAt
 * power by index in the power order
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
 * A pool takes slices as long as all its powers are within a ratio of 1.1, but always at least two. A last pool of a
 * single slice joins the pool before it (R26).
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

const WORD = 2 ** 32

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

export interface DealtPool<E> {
  /** `entries` are in dealing order. */
  readonly brackets: readonly { readonly seed: string; readonly entries: readonly E[] }[]
  readonly returned: readonly E[]
  /** True if the pool's only bracket would have a single entry. It stays empty then, and all tickets go back (R26). */
  readonly isAlone: boolean
}

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
 * Deals entries in a seeded order, each to the smallest bracket that has no entry of that player, and among equally
 * small ones to the lowest number. If there is no such bracket, the ticket goes back (R26).
 */
export const dealPool = <E extends DrawnEntry>(daySeed: string, pool: Pool, entries: readonly E[]): DealtPool<E> => {
  const rng = createRng(`${daySeed}${seedWord(pool.no)}`)
  const over = beyond(entries, pool.slices)
  const returned = entries.filter((entry) => over.has(entry))
  const brackets = Array.from({ length: pool.slices }, (): E[] => [])
  const bracketsOf = new Map<number, number[]>()
  const open = openBrackets(pool.slices)
  const drawn = entries.filter((entry) => !over.has(entry))
  const shuffle = shuffled(rng, drawn)
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

import { describe, expect, test } from 'vitest'
import { createRng, seedWord } from '#rules/prng.ts'
import {
  compareEntries,
  type DealtPool,
  type DrawnEntry,
  dealPool,
  type Pool,
  poolsOf,
  slicesOf,
} from '#rules/tournament/draw.ts'
import { BRACKET_SIZE, openBrackets } from '#rules/tournament/open-brackets.ts'
import { anyEntries, daySeed, worldRng } from './worlds.ts'

interface DrawnPool {
  readonly pool: Pool
  readonly entries: readonly DrawnEntry[]
  readonly dealt: DealtPool<DrawnEntry>
}

const drawDay = (seed: string, entries: readonly DrawnEntry[]): readonly DrawnPool[] => {
  const slices = slicesOf(entries.length, (index) => entries[index]?.power ?? 0)
  return poolsOf(slices).map((pool) => {
    const own = slices.slice(pool.firstSlice, pool.firstSlice + pool.slices)
    const from = own[0]?.from ?? 0
    const of = entries.slice(from, from + own.reduce((sum, { size }) => sum + size, 0))
    return { pool, entries: of, dealt: dealPool(seed, pool, of) }
  })
}

const WORLDS = Array.from({ length: 60 }, (_, index) => {
  const rng = worldRng(index)
  const total = rng.pick([1, 2, 7, 8, 31, 32, 33, 34, 63, 64, 65, 97, 200, 640, 1000])
  const weakest = rng.int(50, 500)
  return { index, total, entries: anyEntries(rng, total, weakest, Math.round(weakest * rng.pick([1, 1.05, 1.5, 6]))) }
})

describe('slices of the entrants (R26)', () => {
  test.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [7, [7]],
    [8, [8]],
    [31, [31]],
    [32, [32]],
    [33, [17, 16]],
    [65, [22, 22, 21]],
    [1000, [...Array<number>(8).fill(32), ...Array<number>(24).fill(31)]],
  ])('%i entries: sizes differ by one at most', (total, sizes) => {
    const slices = slicesOf(total, (index) => 100 + index)
    expect(slices.map(({ size }) => size)).toEqual(sizes)
    let from = 0
    for (const slice of slices) {
      expect(slice).toMatchObject({ from, lowest: 100 + from, highest: 99 + from + slice.size })
      from += slice.size
    }
  })

  test('the order is by power, then by number', () => {
    const entries = [
      { entryNo: 3, playerNo: 3, power: 10 },
      { entryNo: 1, playerNo: 1, power: 20 },
      { entryNo: 2, playerNo: 2, power: 10 },
    ]
    expect(entries.toSorted(compareEntries).map(({ entryNo }) => entryNo)).toEqual([2, 3, 1])
  })
})

describe('pools of slices (R26)', () => {
  const pools = (...powers: (readonly [lowest: number, highest: number])[]) =>
    poolsOf(powers.map(([lowest, highest]) => ({ lowest, highest }))).map(({ slices }) => slices)

  test('grow while the highest power is at most 1.1 of the lowest, to the letter', () => {
    expect(pools([100, 101], [101, 105], [105, 110], [200, 300], [300, 400])).toEqual([3, 2])
    expect(pools([100, 101], [101, 105], [105, 111], [200, 300])).toEqual([2, 2])
    // In floating point 1.1 × 70 is 77.00000000000001 and 1.1 × 1,110 is 1221.0000000000002.
    for (const lowest of [10, 70, 110, 1110]) {
      const highest = (lowest * 11) / 10
      expect(pools([lowest, lowest], [lowest, lowest], [lowest, highest])).toEqual([3])
      expect(pools([lowest, lowest], [lowest, lowest], [lowest, highest + 1], [highest + 1, highest + 1])).toEqual([
        2, 2,
      ])
    }
  })

  test('have two slices at least, however far apart, and a single one left over joins the pool before it', () => {
    expect(pools([1, 10], [100, 1000])).toEqual([2])
    expect(pools([1, 10], [100, 1000], [5000, 9000])).toEqual([3])
    expect(pools([1, 10], [100, 1000], [5000, 9000], [9000, 9000])).toEqual([2, 2])
    expect(pools([1, 10])).toEqual([1])
    expect(pools()).toEqual([])
  })

  test('are consecutive and numbered from the weakest', () => {
    expect(poolsOf([100, 100, 300, 300, 900].map((power) => ({ lowest: power, highest: power })))).toEqual([
      { no: 1, firstSlice: 0, slices: 2 },
      { no: 2, firstSlice: 2, slices: 3 },
    ])
  })
})

/** R26 taken literally: every bracket is considered for each entry. */
const dealPlainly = (seed: string, pool: Pool, entries: readonly DrawnEntry[]) => {
  const rng = createRng(`${seed}${seedWord(pool.no)}`)
  const returned = entries.filter(
    (entry) =>
      entries.filter(({ playerNo, entryNo }) => playerNo === entry.playerNo && entryNo < entry.entryNo).length >=
      pool.slices,
  )
  const shuffled = entries.filter((entry) => !returned.includes(entry))
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(rng.next() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other] as DrawnEntry, shuffled[last] as DrawnEntry]
  }
  const brackets = Array.from({ length: pool.slices }, (): DrawnEntry[] => [])
  for (const entry of shuffled) {
    const open = brackets.filter((bracket) => bracket.every(({ playerNo }) => playerNo !== entry.playerNo))
    const fewest = Math.min(...open.map(({ length }) => length))
    const chosen = open.find(({ length }) => length === fewest)
    if (chosen && fewest < 32) chosen.push(entry)
    else returned.push(entry)
  }
  return { brackets, returned }
}

describe('dealing a pool (R26)', () => {
  test.each(WORLDS)('world $index, $total entries: as R26 reads, bracket by bracket', ({ index, entries }) => {
    for (const { pool, dealt, entries: own } of drawDay(daySeed(index), entries)) {
      const plain = dealPlainly(daySeed(index), pool, own)
      if (dealt.isAlone) {
        expect(plain.brackets).toHaveLength(1)
        expect(plain.brackets[0]).toHaveLength(1)
        continue
      }
      expect(dealt.brackets.map(({ entries: own }) => own)).toEqual(plain.brackets)
      expect(dealt.returned).toEqual(plain.returned)
    }
  })

  test.each(WORLDS)(
    'world $index, $total entries: no two entries of a player meet, no entry is lost, no bracket has more than 32',
    ({ index, entries }) => {
      const drawn = drawDay(daySeed(index), entries)
      const seen: DrawnEntry[] = []
      for (const { dealt } of drawn) {
        seen.push(...dealt.returned)
        for (const { entries: own } of dealt.brackets) {
          seen.push(...own)
          expect(new Set(own.map(({ playerNo }) => playerNo)).size).toBe(own.length)
          expect(own.length).toBeLessThanOrEqual(BRACKET_SIZE)
        }
      }
      expect(seen.toSorted(compareEntries)).toEqual(entries)
      expect(drawn.flatMap(({ dealt }) => dealt.brackets)).toHaveLength(Math.ceil(entries.length / BRACKET_SIZE))
    },
  )

  test('three entries of one player among 33: the latest goes back, the others get a bracket each', () => {
    const entries = [
      ...[7, 8, 9].map((entryNo) => ({ entryNo, playerNo: 7, power: 100 })),
      ...Array.from({ length: 30 }, (_, index) => ({ entryNo: 20 + index, playerNo: 20 + index, power: 100 })),
    ]
    for (let seed = 0; seed < 20; seed++) {
      const [day] = drawDay(daySeed(seed), entries)
      expect(day?.dealt.returned.map(({ entryNo }) => entryNo)).toEqual([9])
      expect(day?.dealt.brackets.map(({ entries: own }) => own.length)).toEqual([16, 16])
    }
  })

  test('where all brackets without the player have 32, the ticket goes back', () => {
    // 31 players have two entries, two have one. If both single entries are in one bracket, another player's entry
    // finds no place.
    const entries = Array.from({ length: 64 }, (_, index) => ({
      entryNo: index + 1,
      playerNo: index < 62 ? 2 * Math.floor(index / 2) + 1 : index + 1,
      power: 100,
    }))
    let full = 0
    for (let seed = 0; seed < 200; seed++) {
      const [day] = drawDay(daySeed(seed), entries)
      if (!day) continue
      for (const entry of day.dealt.returned) {
        full++
        for (const { entries: own } of day.dealt.brackets)
          expect(own.length === BRACKET_SIZE || own.some(({ playerNo }) => playerNo === entry.playerNo)).toBe(true)
      }
    }
    expect(full).toBeGreaterThan(0)
  })

  test.each([1, 2, 3])('a player alone with %i entries counts as a single entry: all tickets go back', (own) => {
    const entries = Array.from({ length: own }, (_, index) => ({ entryNo: index + 1, playerNo: 1, power: 100 }))
    const [day] = drawDay(daySeed(1), entries)
    expect(day?.dealt).toMatchObject({ isAlone: true, returned: entries, brackets: [{ entries: [] }] })
  })

  test('two players with three entries each: one of each meets, the others go back', () => {
    const entries = [1, 2, 3, 4, 5, 6].map((entryNo) => ({ entryNo, playerNo: entryNo < 4 ? 1 : 4, power: 100 }))
    const [day] = drawDay(daySeed(1), entries)
    expect(day?.dealt.isAlone).toBe(false)
    expect(day?.dealt.returned.map(({ entryNo }) => entryNo)).toEqual([2, 3, 5, 6])
    expect(day?.dealt.brackets[0]?.entries.map(({ entryNo }) => entryNo).sort()).toEqual([1, 4])
  })

  test('another seed deals otherwise, and each pool and bracket has its own seed', () => {
    const entries = anyEntries(worldRng(7), 320, 100, 400)
    const seeds = (of: readonly DrawnPool[]) => of.flatMap(({ dealt }) => dealt.brackets.map(({ seed }) => seed))
    const one = drawDay(daySeed(1), entries)
    expect(drawDay(daySeed(1), entries)).toEqual(one)
    expect(drawDay(daySeed(2), entries).map(({ dealt }) => dealt)).not.toEqual(one.map(({ dealt }) => dealt))
    expect(new Set([...seeds(one), ...seeds(drawDay(daySeed(2), entries))]).size).toBe(20)
    for (const seed of seeds(one)) expect(seed).toMatch(/^[0-9a-f]{32}$/)
  })

  test('chance is even: each entry of a pool is as likely in each bracket', () => {
    const entries = Array.from({ length: 64 }, (_, index) => ({ entryNo: index + 1, playerNo: index + 1, power: 100 }))
    let first = 0
    const days = 2000
    for (let seed = 0; seed < days; seed++)
      if (drawDay(daySeed(seed), entries)[0]?.dealt.brackets[0]?.entries.some(({ entryNo }) => entryNo === 1)) first++
    expect(Math.abs(first / days - 0.5)).toBeLessThan(3 * Math.sqrt(0.25 / days))
  })

  test('looks at no more brackets than a player has entries, however many there are', () => {
    const brackets = 2000
    const open = openBrackets(brackets)
    const given = new Array<number>(brackets).fill(0)
    let looks = 0
    for (let entry = 0; entry < brackets * BRACKET_SIZE; entry++) {
      const own = entry % 3 === 0 ? [entry % brackets, (entry + 1) % brackets] : []
      const bracket = open.take((candidate) => {
        looks++
        return !own.includes(candidate)
      })
      if (bracket !== null) given[bracket] = (given[bracket] ?? 0) + 1
    }
    expect(looks).toBeLessThanOrEqual(brackets * BRACKET_SIZE * 3)
    expect(Math.max(...given)).toBe(BRACKET_SIZE)
  })
})

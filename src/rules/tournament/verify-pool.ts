import { compareEntries, type DrawnEntry, dealPool, ENTRIES_A_DAY, type Pool, poolsOf } from './draw.ts'
import { type Entrant, entrantOrNull, powerOfLoadout } from './entrant.ts'
import { sliceText } from './published-texts.ts'
import {
  type Difference,
  type PublishedBracket,
  type PublishedDay,
  sumOfVerdicts,
  type Verdict,
  type VerifyTools,
  verdictOf,
} from './verdict.ts'
import { verifyBracket } from './verify-bracket.ts'

interface ReadEntry extends DrawnEntry {
  readonly line: string
}

/** Sorted by power. Lines that cannot be read are reported as differences. */
const readEntries = (
  brackets: readonly PublishedBracket[],
): { readonly entries: readonly ReadEntry[]; readonly differences: readonly Difference[] } => {
  const entries = new Map<number, ReadEntry>()
  const differences: Difference[] = []
  for (const { no, entrants, returned } of brackets)
    for (const line of [...entrants, ...returned]) {
      const entrant = entrantOrNull(line)
      const isEntry = entrant && isOfPlayer(entrant) && !entries.has(entrant.entryNo)
      if (isEntry) {
        const { entryNo, playerNo, loadout } = entrant
        entries.set(entryNo, { entryNo, playerNo, power: powerOfLoadout(loadout), line })
      } else differences.push({ what: 'entry', bracket: no, line })
    }
  return { entries: [...entries.values()].sort(compareEntries), differences }
}

/** A player's entries have consecutive numbers, from `playerNo` on. */
const isOfPlayer = ({ entryNo, playerNo }: Entrant): boolean =>
  playerNo >= 1 && entryNo >= playerNo && entryNo < playerNo + ENTRIES_A_DAY

/** Compares the entrants with the slices' hashes, which were published before the draw. */
const wrongSlices = async (
  slices: PublishedDay['slices'],
  entries: readonly ReadEntry[],
  { sha256 }: VerifyTools,
): Promise<readonly Difference[]> => {
  const differences: Difference[] = []
  let from = 0
  for (const [index, { no, size, lowest, highest, hash }] of slices.entries()) {
    // The last slice takes all entrants that are left, so that a surplus one is noticed.
    const own = entries.slice(from, index === slices.length - 1 ? undefined : from + size)
    from += size
    const isRight =
      (await sha256(sliceText(own.map(({ line }) => line)))) === hash &&
      own[0]?.power === lowest &&
      own.at(-1)?.power === highest
    if (!isRight) differences.push({ what: 'entrant', slice: no })
  }
  return differences
}

const wrongDeal = (
  seed: string,
  pool: Pool,
  entries: readonly ReadEntry[],
  brackets: readonly PublishedBracket[],
): readonly Difference[] => {
  const dealt = dealPool(seed, pool, entries)
  const shownReturned = new Map(brackets.flatMap(({ no, returned }) => returned.map((line) => [line, no] as const)))
  const returned = new Set(dealt.returned.map(({ line }) => line))
  const last = pool.firstSlice + pool.slices
  return [
    ...brackets.flatMap(({ entrants, no, seed: shown }, index): Difference[] => {
      const own = dealt.brackets[index]
      const seats = Array.from({ length: Math.max(entrants.length, own?.entries.length ?? 0) }, (_, seat) => seat)
      return [
        ...(own?.seed === shown ? [] : [{ what: 'bracket-seed', bracket: no } as const]),
        ...seats.flatMap((seat): Difference[] => {
          const entry = own?.entries[seat]
          return entry?.line === entrants[seat]
            ? []
            : [{ what: 'dealt', bracket: no, seat, entryNo: entry?.entryNo ?? null }]
        }),
      ]
    }),
    ...entries
      .filter(({ line }) => returned.has(line) !== shownReturned.has(line))
      .map(
        ({ entryNo, line }): Difference => ({
          what: 'returned',
          bracket: shownReturned.get(line) ?? last,
          entryNo,
        }),
      ),
  ]
}

/**
 * Checks entrants, dealing, pairings, fights, places and prizes (R26). @param poolNo from 1, as in `poolsOf` @param
 * brackets all brackets of the pool @throws RangeError for an unknown pool
 */
export const verifyPool = async (
  day: PublishedDay,
  poolNo: number,
  brackets: readonly PublishedBracket[],
  tools: VerifyTools,
): Promise<Verdict> => {
  const pool = poolsOf(day.slices)[poolNo - 1]
  if (!pool) throw new RangeError(`No pool ${poolNo}`)
  const slices = day.slices.slice(pool.firstSlice, pool.firstSlice + pool.slices)
  const byNo = new Map(brackets.map((bracket) => [bracket.no, bracket]))
  const own = slices.flatMap(({ no }) => byNo.get(no) ?? [])
  const read = readEntries(own)
  const missing = slices
    .filter(({ no }) => !byNo.has(no))
    .map(({ no }): Difference => ({ what: 'missing', bracket: no }))
  // Without all brackets neither hashes nor dealing can be checked.
  const drawn =
    missing.length > 0
      ? verdictOf({}, missing)
      : verdictOf({ hashes: slices.length, entrants: read.entries.length }, [
          ...(await wrongSlices(slices, read.entries, tools)),
          ...wrongDeal(day.seed, pool, read.entries, own),
        ])
  const played: Verdict[] = []
  for (const bracket of own) {
    played.push(verifyBracket(bracket, tools.simulate))
    await tools.onBracket?.()
  }
  return sumOfVerdicts([verdictOf({}, read.differences), drawn, ...played])
}

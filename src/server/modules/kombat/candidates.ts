import type { SeasonState } from '#rules/season/seasons.ts'
import type { Candidate, CandidateBand, Candidates } from '#server/candidates.ts'
import type { Db } from '#server/db/database.ts'
import type { JobDeps } from '#server/job.ts'
import { currentSeason } from '#server/modules/season/service.ts'
import type { Logger } from '#server/observability/logger.ts'
import { drawnPlayers, playersRankedFrom } from './candidate-store.ts'

const REFRESH_MS = 60_000

interface HeldSizes {
  /** Up to this number of players, the process holds all. With more, it holds a sample of them (`drawFairly`). */
  readonly whole: number
  /** It then also holds this many players of the highest ranks, because a sample would contain few of them. */
  readonly highest: number
}

/** At most 30,000 players, which take about 3 MB. */
const SIZES: HeldSizes = { whole: 20_000, highest: 10_000 }

const ALL_PERCENT = 100
/** Largest factor by which one retry changes the sample's share. */
const STEP = 10
const TRIES_MAX = 12

interface Drawn {
  readonly players: readonly Candidate[]
  readonly percent: number
}

interface Held {
  readonly players: readonly Candidate[]
  readonly untilMs: number
}

/**
 * All players up to `whole`, else a sample of a quarter of that number or more. Finds a fitting share by trial, because counting all players is expensive.
 */
export const drawFairly = async (
  db: Db,
  whole: number,
  season: SeasonState,
  nextSeed: () => number,
  startPercent = ALL_PERCENT,
): Promise<Drawn> => {
  const wanted = whole / 2
  let percent = startPercent
  for (let tries = 1; ; tries++) {
    const seed = percent < ALL_PERCENT ? nextSeed() : 0
    const players = await drawnPlayers(db, { percent, seed, limit: whole + 1, season })
    const isCut = players.length > whole
    const isThin = percent < ALL_PERCENT && players.length < wanted / 2
    if (tries === TRIES_MAX || !(isCut || isThin)) return { players: players.slice(0, whole), percent }
    percent = isCut ? percent / STEP : Math.min(ALL_PERCENT, percent * Math.min(STEP, wanted / (players.length + 1)))
  }
}

const drawHighest = async (
  db: Db,
  { highest }: HeldSizes,
  season: SeasonState,
  { players, percent }: Drawn,
): Promise<readonly Candidate[]> => {
  if (percent === ALL_PERCENT) return []
  const ranks = players.map(({ rankPoints }) => rankPoints).sort((a, b) => b - a)
  // Reads from a rank that about twice as many players reach, not from rank 0: each node of a distributed database
  // sends all of its matches.
  return playersRankedFrom(db, ranks[Math.floor((2 * highest * percent) / ALL_PERCENT)] ?? 0, highest, season)
}

/** Index of the first player with at least these points, in a list sorted by rank. */
const placeOfRank = (players: readonly Candidate[], rank: number): number => {
  let [low, high] = [0, players.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((players[middle]?.rankPoints ?? 0) < rank) low = middle + 1
    else high = middle
  }
  return low
}

const fits = ({ id, power }: Candidate, { fromPower, toPower, without }: CandidateBand): boolean =>
  power >= fromPower && power <= toPower && !without.has(id)

type DrawDeps = Pick<JobDeps, 'db' | 'clock' | 'entropy'>

/** Loads the players on first use. */
export const createCandidates = ({
  db,
  clock,
  entropy,
  sizes = SIZES,
}: DrawDeps & { readonly sizes?: HeldSizes }): Candidates & { isLoaded(): boolean } => {
  let percent = ALL_PERCENT
  let current: Promise<Held> | null = null

  const load = async (): Promise<Held> => {
    const season = await currentSeason(db, clock.nowMs())
    const drawn = await drawFairly(db, sizes.whole, season, () => entropy.bytes(4).readUInt32BE(), percent)
    percent = drawn.percent
    const highest = await drawHighest(db, sizes, season, drawn)
    const byId = new Map([...drawn.players, ...highest].map((player) => [player.id, player]))
    const players = [...byId.values()].sort((a, b) => a.rankPoints - b.rankPoints || a.id - b.id)
    return { players, untilMs: season.nextMs }
  }
  const held = (): Promise<Held> => {
    if (current !== null) return current
    const first = load()
    current = first
    first.catch(() => {
      current = null
    })
    return first
  }
  const players = async (): Promise<readonly Candidate[]> => {
    const holding = current
    const before = await held()
    if (clock.nowMs() < before.untilMs) return before.players
    // A new season lowers all ranks (R29), so the players are sampled again.
    if (current === holding) current = null
    return (await held()).players
  }

  return {
    isLoaded: () => current !== null,
    refresh: async () => {
      const fresh = await load()
      current = Promise.resolve(fresh)
    },
    draw: async (rng, band, limit) => {
      const all = await players()
      const from = placeOfRank(all, band.fromRank)
      const size = placeOfRank(all, band.toRank + 1) - from
      if (size <= 0) return []
      const start = rng.int(0, size - 1)
      const found: Candidate[] = []
      for (let step = 0; step < size && found.length < limit; step++) {
        const candidate = all[from + ((start + step) % size)]
        if (candidate && fits(candidate, band)) found.push(candidate)
      }
      return found
    },
  }
}

/** Refreshes the candidates each minute, from their first use until `stop`. */
export const keepCandidates = (
  parts: DrawDeps & { readonly log: Pick<Logger, 'warn'> },
): Candidates & { stop(): void } => {
  const candidates = createCandidates(parts)
  const timer = setInterval(() => {
    if (!candidates.isLoaded()) return
    candidates.refresh().catch((error: unknown) => parts.log.warn({ err: error }, 'opponents could not be drawn anew'))
  }, REFRESH_MS)
  timer.unref()
  return { ...candidates, stop: () => clearInterval(timer) }
}

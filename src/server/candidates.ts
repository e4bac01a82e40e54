import type { Rng } from '#rules/prng.ts'

/** Rank points and power (R07) are as of the last refresh. */
export interface Candidate {
  readonly id: number
  readonly rankPoints: number
  readonly power: number
}

/** All four bounds are inclusive. `without` lists players who must not be drawn. */
export interface CandidateBand {
  readonly fromRank: number
  readonly toRank: number
  readonly fromPower: number
  readonly toPower: number
  readonly without: ReadonlySet<number>
}

/** Players held in memory, so that matchmaking never searches the whole players table. */
export interface Candidates {
  /** Up to `limit` distinct candidates in the band. The first draw, also of a new season, waits for players to load. */
  draw(rng: Rng, band: CandidateBand, limit: number): Promise<readonly Candidate[]>
  /** @throws when the database fails; the current candidates stay */
  refresh(): Promise<void>
}

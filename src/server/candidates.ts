import type { Rng } from '../rules/prng.ts'

/** A player who may be met, as matchmaking knows it: rank points and power (R07) are as old as the draw. */
export interface Candidate {
  readonly id: number
  readonly rankPoints: number
  readonly power: number
}

/** Which candidates are eligible; bounds are inclusive. */
export interface CandidateBand {
  readonly fromRank: number
  readonly toRank: number
  readonly fromPower: number
  readonly toPower: number
  /** Ids that are left out. */
  readonly without: ReadonlySet<number>
}

/** Players of all ranks, held in this process: matchmaking draws from them, so that no call searches among all players. */
export interface Candidates {
  /** Up to `limit` different candidates of a band, from a drawn place on. The first draw of a process waits for its players. */
  draw(rng: Rng, band: CandidateBand, limit: number): Promise<readonly Candidate[]>
  /** Draws the players anew. @throws when the database fails: then the present ones stay */
  refresh(): Promise<void>
}

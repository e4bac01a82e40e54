import type { Rng } from '#rules/prng.ts'
import type { StormCaller, StormTransport } from './caller.ts'

export interface StormPlayer {
  readonly id: number
  /** Round in which the waiting match was found; null if no match is waiting. */
  foundInRound: number | null
}

export interface StormScene {
  readonly caller: StormCaller
  readonly transport: StormTransport
  readonly rng: Rng
  readonly players: readonly StormPlayer[]
  readonly round: number
}

export type Operation = (scene: StormScene, player: StormPlayer, copies: number) => Promise<unknown>

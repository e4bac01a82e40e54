import type { Rng } from '../../../src/rules/prng.ts'
import type { StormCaller, StormTransport } from './caller.ts'

/** A player of the storm, with a client's knowledge. */
export interface StormPlayer {
  readonly id: number
  /** In which round an opponent was found who is not fought yet. */
  foundInRound: number | null
}

/** What an operation of the storm needs. */
export interface StormScene {
  readonly caller: StormCaller
  readonly transport: StormTransport
  readonly rng: Rng
  readonly players: readonly StormPlayer[]
  readonly round: number
}

/** Something that a player of the storm does, its request sent so many times at once. */
export type Operation = (scene: StormScene, player: StormPlayer, copies: number) => Promise<unknown>

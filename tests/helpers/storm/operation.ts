import type { Rng } from '#rules/prng.ts'
import type { StormCaller, StormTransport } from './caller.ts'

export interface StormPlayer {
  readonly id: number
  /** The round in which the match was found that is not fought yet; null without one. */
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

import type { CallName } from '#contracts/calls.ts'
import type { CallData, CallInput } from '#contracts/schemas.ts'
import type { Rng } from '#rules/prng.ts'
import type { Identity } from '#server/calls/identity.ts'
import type { Habit } from './habits.ts'

/** Holds no game state: like a client, a simulated player gets it by calls only. */
export interface SimulatedPlayer {
  readonly identity: Identity
  readonly habit: Habit
  readonly rng: Rng
}

export interface Visit {
  readonly player: SimulatedPlayer
  readonly call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallData<N> | null>
  readonly nowMs: () => number
  readonly wait: (ms: number) => void
}

export interface PlannedVisit {
  readonly atMs: number
  readonly player: SimulatedPlayer
}

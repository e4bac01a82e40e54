import type { CallName } from '../../contracts/calls.ts'
import type { CallData, CallInput } from '../../contracts/schemas.ts'
import type { Rng } from '../../rules/prng.ts'
import type { Identity } from '../identity.ts'
import type { Habit } from './habits.ts'

/** Somebody of the simulation, with what a client knows: whatever else is known comes from calls. */
export interface SimulatedPlayer {
  readonly identity: Identity
  readonly habit: Habit
  /** Of what is decided by whim. */
  readonly rng: Rng
}

/** A visit under way: calls as its player, and the time that passes meanwhile. */
export interface Visit {
  readonly player: SimulatedPlayer
  /** Null where the game refuses. */
  readonly call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<CallData<N> | null>
  readonly nowMs: () => number
  /** Lets time pass: a fight is watched, a list is read. */
  readonly wait: (ms: number) => void
}

/** A calendar's visit to come. */
export interface PlannedVisit {
  readonly atMs: number
  readonly player: SimulatedPlayer
}

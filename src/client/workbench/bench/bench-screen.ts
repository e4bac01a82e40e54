import type { CallName } from '../../../contracts/calls.ts'
import type { ErrorBody } from '../../../contracts/errors.ts'
import type { CallData } from '../../../contracts/schemas.ts'

/** The states that every screen of the game is looked at in. */
export const SCREEN_STATES = ['rich', 'empty', 'loading', 'error', 'overflow'] as const
export type ScreenState = (typeof SCREEN_STATES)[number]

/** A refusal of the server; `status` is HTTP's. */
export interface BenchRefusal extends ErrorBody {
  readonly refused: number
}

/** How the bench answers a call: with data, with a refusal, or never (`pending`). Times in it lie around `BENCH_NOW_MS`. */
export type BenchAnswer<N extends CallName> = CallData<N> | BenchRefusal | 'pending' | 'offline'

/** Answers by call; a call without one gets that of the base world (`base-answers.ts`). */
export type BenchAnswers = { readonly [N in CallName]?: BenchAnswer<N> }

/** One state of one screen: where the game opens, and what the server says there. */
export interface BenchState {
  /** Address inside the game, query included. The screen's route when left out. */
  readonly at?: string
  /** State handed over by navigation. */
  readonly navigationState?: unknown
  readonly answers?: BenchAnswers
  /** Kept in session storage or local storage by the game's own key (without its prefix). */
  readonly session?: Readonly<Record<string, string>>
  readonly local?: Readonly<Record<string, string>>
  /** Start parameter of the launch data: a referrer, or a link into the game. */
  readonly startParam?: string
  /**
   * Accessible names of buttons, tabs or links that are pressed one after another once the screen stands;
   * `Name or id ← lunar` types into a field.
   */
  readonly press?: readonly string[]
  /** Time of page and stage that passes after that, ms: the moment of a scene. One second when left out: entrances are over. */
  readonly advanceMs?: number
  /** Starts the browser's page without WebGL: the fallback. */
  readonly withoutWebGl?: boolean
}

/** A state that a screen cannot be in, and why: `no data is asked for`. */
export interface AbsentState {
  readonly absent: string
}

/** A screen of the game on the bench. */
export interface BenchScreen {
  /** Its route as `route-names.ts` has it, or `*` for the page of unknown addresses. */
  readonly route: string
  readonly title: string
  readonly states: { readonly [S in ScreenState]: BenchState | AbsentState }
  /** Further moments and dialogs, by a short kebab-case name that is unique on this screen. */
  readonly more?: Readonly<Record<string, BenchState>>
}

/** The instant at which the bench's clock stands: Tuesday 24 November 2026, 12:00 UTC. */
export const BENCH_NOW_MS = Date.UTC(2026, 10, 24, 12)

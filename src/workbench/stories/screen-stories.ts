import { PAGE } from '../../client/game/page-addresses.ts'
import type { CallName } from '../../contracts/calls.ts'
import type { ErrorBody } from '../../contracts/errors.ts'
import type { CallData } from '../../contracts/schemas.ts'

/** The states that every screen has a story for, or a reason why not. */
export const SCREEN_STATES = ['rich', 'empty', 'loading', 'error', 'overflow'] as const
export type ScreenState = (typeof SCREEN_STATES)[number]

/** A refusal of the server; `status` is HTTP's. */
export interface StoryRefusal extends ErrorBody {
  readonly refused: number
}

/** Mock answer to a call: data, a refusal, none ever (`pending`), or no network (`offline`). Times in it lie around `NOW_MS`. */
export type StoryAnswer<N extends CallName> = CallData<N> | StoryRefusal | 'pending' | 'offline'

/** Mock answers by call; `baseAnswers` has the rest. */
export type StoryAnswers = { readonly [N in CallName]?: StoryAnswer<N> }

/** One state of one screen: where the game opens, and what the server answers. */
export interface Story {
  /** Initial path, query included. Default: the screen's route. */
  readonly at?: string
  /** The router's navigation state. */
  readonly navigationState?: unknown
  readonly answers?: StoryAnswers
  /** Initial session and local storage by the game's key (without its prefix). */
  readonly session?: Readonly<Record<string, string>>
  readonly local?: Readonly<Record<string, string>>
  /** Start parameter of the launch data: a referrer, or a link into the game. */
  readonly startParam?: string
  /**
   * Interactions once the screen is rendered: accessible names of buttons, tabs or links to press one after another;
   * `Name or id ← lunar` types into a field.
   */
  readonly play?: readonly string[]
  /** Time of page and stage to advance after that, ms. Default: one second, which ends entrance animations. */
  readonly advanceMs?: number
  /** Hours added to `NOW_MS`, for states of the evening. */
  readonly hoursLater?: number
  /** The messenger's result of the pay sheet; without it the sheet stays open. */
  readonly invoice?: 'paid' | 'failed' | 'pending' | 'cancelled'
  /** Uses the desktop messenger, whatever the address says. */
  readonly isOnDesk?: boolean
  /** The page is one of local mode, without a messenger: its own pay sheet shows this invoice. */
  readonly localInvoice?: { readonly title: string; readonly description: string; readonly amount: number }
  /** Disables WebGL: the text fallback. */
  readonly withoutWebGl?: boolean
  /** The device does not keep up with the arena. */
  readonly isSlow?: boolean
  /** The screenshot covers the whole page, because its subject is below the first screenful. */
  readonly isBelow?: boolean
}

/** A state that a screen cannot be in, and why: `it calls nothing`. */
export interface AbsentState {
  readonly absent: string
}

export interface ScreenStories {
  /** Path of its page in `page-addresses.ts`, or `*` for the page of unknown addresses. */
  readonly route: string
  readonly title: string
  /** Title of a screen that looks the same at another address; they share pictures. */
  readonly looksLike?: string
  readonly states: { readonly [S in ScreenState]: Story | AbsentState }
  /** Further stories, by a kebab-case name that is unique on this screen. */
  readonly more?: Readonly<Record<string, Story>>
}

export const isAbsent = (state: Story | AbsentState): state is AbsentState => 'absent' in state

/** By name: the states, then the further stories. */
export const statesOf = (screen: ScreenStories): readonly (readonly [name: string, state: Story])[] => [
  ...SCREEN_STATES.flatMap((name) => {
    const state = screen.states[name]
    return isAbsent(state) ? [] : [[name, state] as const]
  }),
  ...Object.entries(screen.more ?? {}),
]

const isScreen = (value: unknown): value is ScreenStories =>
  typeof value === 'object' && value !== null && 'route' in value && 'states' in value

/** The screens of these modules in the order of the game's pages; screens without a page come last. */
export const screensIn = (modules: readonly Readonly<Record<string, unknown>>[]): readonly ScreenStories[] => {
  const paths = Object.values(PAGE).map(({ path }): string => path)
  const orderOf = ({ route }: ScreenStories): number => (paths.includes(route) ? paths.indexOf(route) : paths.length)
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isScreen)
    .toSorted((left, right) => orderOf(left) - orderOf(right))
}

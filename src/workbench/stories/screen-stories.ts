import { ALL_PAGES } from '#client/game/page-paths.ts'
import type { CallName } from '#contracts/calls.ts'
import type { ErrorBody } from '#contracts/errors.ts'
import type { CallData } from '#contracts/schemas.ts'

/** Every screen has a story for each, or a reason why not. */
export const SCREEN_STATES = ['rich', 'empty', 'loading', 'error', 'overflow'] as const
export type ScreenState = (typeof SCREEN_STATES)[number]

export interface StoryError extends ErrorBody {
  readonly refused: number
}

/** Data, an API error, a request that never ends (`pending`) or no network (`offline`). Times in the data should be near `NOW_MS`. */
export type StoryAnswer<N extends CallName> = CallData<N> | StoryError | 'pending' | 'offline'

/** `baseAnswers` has the rest. */
export type StoryAnswers = { readonly [N in CallName]?: StoryAnswer<N> }

export interface Story {
  /** Path with query. Default: the screen's route. */
  readonly at?: string
  readonly navigationState?: unknown
  readonly answers?: StoryAnswers
  /** Entries of session storage, and of local storage below. Keys are without the game's prefix. */
  readonly session?: Readonly<Record<string, string>>
  readonly local?: Readonly<Record<string, string>>
  /** Of the launch data: a referrer, or a link into the game. */
  readonly startParam?: string
  /** Accessible names to press after rendering, in order. `Name or ID ← lunar` types "lunar" into the field "Name or ID". */
  readonly play?: readonly string[]
  /** How far the held clock of page and stage advances after `play`. Default: one second, which ends entrance animations. */
  readonly advanceMs?: number
  /** Hours past `NOW_MS`, for states of the evening. */
  readonly hoursLater?: number
  /** How the pay sheet is closed; open without it. */
  readonly invoice?: 'paid' | 'failed' | 'pending' | 'cancelled'
  /** Runs in a desktop messenger, whatever the address's `platform` is; `browser` alone wins over it. */
  readonly isOnDesk?: boolean
  /** Runs in local mode (R45), without a messenger. The game's own pay sheet shows this invoice. */
  readonly localInvoice?: { readonly title: string; readonly description: string; readonly amount: number }
  /**
   * Key: controls to press in order (`Bag › Stones`); `←` is the messenger's back button, `last Back` the last button "Back". Value: the
   * address they lead to, with ` ↩` at its end if the back button must return to the address before the last press.
   */
  readonly ways?: Readonly<Record<string, string>>
  readonly withoutWebGl?: boolean
  readonly isSlow?: boolean
  /** The story shows something below the first screenful, so its screenshot is of the whole page. */
  readonly isBelow?: boolean
}

/** `absent` is the reason: `it calls nothing`. */
export interface AbsentState {
  readonly absent: string
}

export interface ScreenStories {
  /** In `page-paths.ts`, or `*` for unknown addresses. */
  readonly route: string
  readonly title: string
  /** Title of a screen that looks the same: they share their pictures. */
  readonly looksLike?: string
  readonly states: { readonly [S in ScreenState]: Story | AbsentState }
  /** Further stories by kebab-case name. A name of `SCREEN_STATES` would be hidden by that state. */
  readonly more?: Readonly<Record<string, Story>>
}

export const isAbsent = (state: Story | AbsentState): state is AbsentState => 'absent' in state

export const statesOf = (screen: ScreenStories): readonly (readonly [name: string, state: Story])[] => [
  ...SCREEN_STATES.flatMap((name) => {
    const state = screen.states[name]
    return isAbsent(state) ? [] : [[name, state] as const]
  }),
  ...Object.entries(screen.more ?? {}),
]

const isScreen = (value: unknown): value is ScreenStories =>
  typeof value === 'object' && value !== null && 'route' in value && 'states' in value

/** In the order of the game's pages; screens without a page come last. */
export const screensIn = (modules: readonly Readonly<Record<string, unknown>>[]): readonly ScreenStories[] => {
  const paths = ALL_PAGES.map(({ path }): string => path)
  const orderOf = ({ route }: ScreenStories): number => (paths.includes(route) ? paths.indexOf(route) : paths.length)
  return modules
    .flatMap((module) => Object.values(module).flat())
    .filter(isScreen)
    .toSorted((left, right) => orderOf(left) - orderOf(right))
}

import { ALL_PAGES } from '#client/game/page-paths.ts'
import type { CallName } from '#contracts/calls.ts'
import type { ErrorBody } from '#contracts/errors.ts'
import type { CallData } from '#contracts/schemas.ts'

/** Each screen has a story for every state, or a reason why it has none. */
export const SCREEN_STATES = ['rich', 'empty', 'loading', 'error', 'overflow'] as const
export type ScreenState = (typeof SCREEN_STATES)[number]

export interface StoryError extends ErrorBody {
  readonly refused: number
}

/**
 * Data, an API error, a request that never ends (`pending`), or no network (`offline`). Times in the data should be
 * close to `NOW_MS`.
 */
export type StoryAnswer<N extends CallName> = CallData<N> | StoryError | 'pending' | 'offline'

/** For all other calls `baseAnswers` is used. */
export type StoryAnswers = { readonly [N in CallName]?: StoryAnswer<N> }

export interface Story {
  /** Path with query, by default the screen's route. */
  readonly at?: string
  readonly navigationState?: unknown
  readonly answers?: StoryAnswers
  /** Entries of session storage (`session`) and local storage (`local`), with keys without the game's prefix. */
  readonly session?: Readonly<Record<string, string>>
  readonly local?: Readonly<Record<string, string>>
  /** Start parameter in the launch data: a referrer or a link into the game. */
  readonly startParam?: string
  /**
   * Accessible names of controls that are pressed in this order after rendering. `Name or ID ← lunar` types "lunar"
   * into the field "Name or ID".
   */
  readonly play?: readonly string[]
  /**
   * How far the held clock of page and stage advances after `play`. By default one second, after which entrance
   * animations are over.
   */
  readonly advanceMs?: number
  /** Hours after `NOW_MS`, for states that exist in the evening. */
  readonly hoursLater?: number
  /** Result with which the pay sheet closes. Without it the sheet stays open. */
  readonly invoice?: 'paid' | 'failed' | 'pending' | 'cancelled'
  /** Runs the story in a desktop messenger, unless the address's `platform` is `browser` or `localInvoice` is set. */
  readonly isOnDesk?: boolean
  /** Runs the story in local mode (R45), without a messenger. The game's own pay sheet then shows this invoice. */
  readonly localInvoice?: { readonly title: string; readonly description: string; readonly amount: number }
  /**
   * Key: controls to press in order (`Bag › Stones`). `←` is the messenger's back button, `last Back` the last button
   * "Back". Value: the address that they lead to. ` ↩` at its end means that the back button must return to the address
   * before the last press.
   */
  readonly ways?: Readonly<Record<string, string>>
  readonly withoutWebGl?: boolean
  readonly isSlow?: boolean
  /** True if the story is about something below the first screenful: the screenshot is then of the whole page. */
  readonly isBelow?: boolean
}

/** `absent` is the reason, for example `it calls nothing`. */
export interface AbsentState {
  readonly absent: string
}

export interface ScreenStories {
  /** A route of `page-paths.ts`, or `*` for unknown addresses. */
  readonly route: string
  readonly title: string
  /** Title of another screen that looks the same. Both share their pictures. */
  readonly looksLike?: string
  readonly states: { readonly [S in ScreenState]: Story | AbsentState }
  /** More stories by name in kebab-case. They must not use a name of `SCREEN_STATES`, which would take precedence. */
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

/** Sorted as the game's pages are. Screens without a page come last. */
export const screensIn = (modules: readonly Readonly<Record<string, unknown>>[]): readonly ScreenStories[] => {
  const paths = ALL_PAGES.map(({ path }): string => path)
  const orderOf = ({ route }: ScreenStories): number => (paths.includes(route) ? paths.indexOf(route) : paths.length)
  return modules
    .flatMap((module) => Object.values(module).flat())
    .filter(isScreen)
    .toSorted((left, right) => orderOf(left) - orderOf(right))
}

import { type AddressState, choice, flag, number, readAddress, text } from '#workbench/kit/address-field.ts'
import { THEME_NAMES } from './themes.ts'

export const STORY_PATH = '/workbench/screen'

/** `browser` means without a messenger: pages then show a back button of their own. */
export const STORY_PLATFORMS = ['ios', 'android', 'tdesktop', 'macos', 'weba', 'browser'] as const

/** A bug report can be a link with these fields. */
export const STORY_FIELDS = {
  /** A route of `page-paths.ts`. */
  route: text('/'),
  /** One of the five states, or the name of a further story. */
  state: text('rich'),
  platform: choice(STORY_PLATFORMS, 'ios'),
  version: text('8.4'),
  theme: choice(THEME_NAMES, 'dark'),
  /** Top, right, bottom and left inset, in px. */
  insets: text('0,0,0,0'),
  motion: choice(['full', 'reduced'] as const, 'full'),
  lang: text('en'),
  speed: choice(['1', '2'] as const, '1'),
  /**
   * Day of a season, 1–28, of which 28 is off-season. 0 keeps the story's own season, and the next five fields are
   * ignored.
   */
  day: number(0, 28, 0),
  season: number(11, 999, 12),
  /** Last season that the player started. If it is before `season`, the game asks to start `season`. */
  started: number(0, 999, 12),
  /** Rank points at the end of the previous season, and the final place in it (0 for none). */
  latest: number(0, 100_000, 1840),
  place: number(0, 50, 0),
  /** True if the reward of the previous season was claimed. */
  claimed: flag(),
  /** Steps that replace the story's `play`, because names differ between languages: `Вход|Забрать`. */
  press: text(''),
  /** Holds the clock: time advances only by `ms`, or by the story's `advanceMs`. */
  hold: flag(),
  /** Time in ms to advance after `play`; -1 uses the story's. */
  ms: number(-1, 600_000, -1),
}
export type StoryAddress = AddressState<typeof STORY_FIELDS>

export const readStoryAddress = (query: URLSearchParams): StoryAddress => readAddress(STORY_FIELDS, query)

/** Reads px such as `47,0,34,0`. An invalid number counts as 0. */
export const readInsets = (words: string): { top: number; right: number; bottom: number; left: number } => {
  const [top = 0, right = 0, bottom = 0, left = 0] = words
    .split(',')
    .map((part) => Number.parseFloat(part))
    .map((px) => (Number.isFinite(px) ? px : 0))
  return { top, right, bottom, left }
}

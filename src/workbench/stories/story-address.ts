import { type AddressState, choice, flag, number, readAddress, text } from '#workbench/kit/address-field.ts'
import { THEME_NAMES } from './themes.ts'

export const STORY_PATH = '/workbench/screen'

/** `browser` has no messenger, so pages show their own back button. */
export const STORY_PLATFORMS = ['ios', 'android', 'tdesktop', 'macos', 'weba', 'browser'] as const

/** A bug report is a link with these. */
export const STORY_FIELDS = {
  /** In `page-paths.ts`. */
  route: text('/'),
  /** One of the five states, or a further story's name. */
  state: text('rich'),
  platform: choice(STORY_PLATFORMS, 'ios'),
  version: text('8.4'),
  theme: choice(THEME_NAMES, 'dark'),
  /** Top, right, bottom and left, px. */
  insets: text('0,0,0,0'),
  motion: choice(['full', 'reduced'] as const, 'full'),
  lang: text('en'),
  /** The saved fight speed. */
  speed: choice(['1', '2'] as const, '1'),
  /** Day of a season, 1–28 (28 is off-season), with the next five; 0 keeps the story's own season. */
  day: number(0, 28, 0),
  season: number(11, 999, 12),
  /** Last season that the player started; if earlier than `season`, the game asks to start it. */
  started: number(0, 999, 12),
  /** Rank at the end of the previous season, and the final place in it, 0 for none. */
  latest: number(0, 100_000, 1840),
  place: number(0, 50, 0),
  /** Its reward was claimed. */
  claimed: flag(),
  /** Replaces the story's `play`, because names differ by language: `Вход|Забрать`. */
  press: text(''),
  /** Holds the clock: time advances only by `ms` or the story's `advanceMs`. */
  hold: flag(),
  /** Time to advance after `play`, ms; -1 uses the story's. */
  ms: number(-1, 600_000, -1),
}
export type StoryAddress = AddressState<typeof STORY_FIELDS>

export const readStoryAddress = (query: URLSearchParams): StoryAddress => readAddress(STORY_FIELDS, query)

/** Px, `47,0,34,0`; invalid ones are 0. */
export const readInsets = (words: string): { top: number; right: number; bottom: number; left: number } => {
  const [top = 0, right = 0, bottom = 0, left = 0] = words
    .split(',')
    .map((part) => Number.parseFloat(part))
    .map((px) => (Number.isFinite(px) ? px : 0))
  return { top, right, bottom, left }
}

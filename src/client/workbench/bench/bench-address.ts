import { type AddressState, choice, flag, number, readAddress, text } from '../kit/address-field.ts'
import { THEME_NAMES } from './themes.ts'

/** Where the bench shows one screen alone. */
export const BENCH_PATH = '/workbench/screen'

/** Clients of the messenger, and a plain browser without one: there pages show their own way back. */
export const BENCH_PLATFORMS = ['ios', 'android', 'tdesktop', 'macos', 'weba', 'browser'] as const

/** All that the address of a screen says: a bug report is such a link. */
export const BENCH_FIELDS = {
  /** Route as `route-names.ts` has it. */
  route: text('/'),
  /** One of the five states, or a further moment of the screen by its name. */
  state: text('rich'),
  platform: choice(BENCH_PLATFORMS, 'ios'),
  version: text('8.4'),
  theme: choice(THEME_NAMES, 'dark'),
  /** Top, right, bottom and left, px: `47,0,34,0`. */
  insets: text('0,0,0,0'),
  motion: choice(['full', 'reduced'] as const, 'full'),
  lang: text('en'),
  /** Speed of fights, as the player chose it last. */
  speed: choice(['1', '2'] as const, '1'),
  /** Names to press instead of the state's own, `Вход|Забрать`: in another language the state's are not there. */
  press: text(''),
  /** Time stands still but for what `ms` and the state ask for. */
  hold: flag(),
  /** Time that passes once the screen stands and all is pressed, ms; -1 leaves it to the state. */
  ms: number(-1, 600_000, -1),
}
export type BenchAddress = AddressState<typeof BENCH_FIELDS>

/** What a query of the bench says. */
export const readBenchAddress = (query: URLSearchParams): BenchAddress => readAddress(BENCH_FIELDS, query)

/** Four distances in px out of `47,0,34,0`; what is no number is 0. */
export const readInsets = (words: string): { top: number; right: number; bottom: number; left: number } => {
  const [top = 0, right = 0, bottom = 0, left = 0] = words
    .split(',')
    .map((part) => Number.parseFloat(part))
    .map((px) => (Number.isFinite(px) ? px : 0))
  return { top, right, bottom, left }
}

import { openedChest, shelfOf } from '#workbench/fixtures/chests.ts'
import { firstDaysOf, JOINED_LAST_WEEK } from '#workbench/fixtures/first-days.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import {
  ENDED_PATH,
  OFF_SEASON_OPENED_PATH,
  OFF_SEASON_PATH,
  openedStep,
  PATH_STEP_OPENED,
  seasonPathOf,
} from '#workbench/fixtures/season-path.ts'
import type { Story } from '../screen-stories.ts'

const WALKING = seasonPathOf(835, 8)
const LOOK_READY = seasonPathOf(735, 6)
const BOX_READY = seasonPathOf(1010, 9)
const WOOD_READY = seasonPathOf(835, 7)
const AHEAD = 'Season path: 8 of 28 steps. 65 more points: a meat hook'
/** On day 9, with unopened boxes of the first seven days. */
const BOXES_LEFT = {
  'users.me': JOINED_LAST_WEEK,
  'equipments.welcome': { claimed: true },
  'users.firstDays': {
    ...firstDaysOf(8, 4, { claimed: ['win-1', 'win-3', 'day-2'], missed: ['win-15', 'day-5', 'day-7'] }),
    ends_at: minutesAgo(1.6 * 24 * 60),
  },
  'season.path': WALKING,
} as const satisfies Story['answers']

export const HOME_PATH: Readonly<Record<string, Story>> = {
  path: { answers: { 'season.path': WALKING } },
  'path-ready': { answers: { 'season.path': WOOD_READY } },
  'path-all': { answers: { 'season.path': WALKING }, play: [AHEAD] },
  'path-all-ready': {
    answers: { 'season.path': seasonPathOf(1930, 3, { today: { ...WALKING.today, wins: 8, hunts: 2, entries: 1 } }) },
    play: ['Today', 'Go: Season path'],
  },
  'path-today': { answers: { 'season.path': WOOD_READY }, play: ['Today'] },
  'path-off-season': { answers: { 'season.path': OFF_SEASON_PATH } },
  'path-off-season-all': { answers: { 'season.path': OFF_SEASON_PATH }, play: ['Today', 'Go: Season path'] },
  'path-off-season-opened': { answers: { 'season.path': OFF_SEASON_OPENED_PATH } },
  'path-boxes': { answers: BOXES_LEFT },
  'path-boxes-all': { answers: BOXES_LEFT, play: ['Next: open'] },
  'path-collected': {
    answers: {
      'season.path': seasonPathOf(735, 6),
      'season.claimPathStep': openedStep(7, LOOK_READY, {
        others: [{ slug: 'meat-hook', quantity: 1 }],
        stones: [{ type: 'luck-leech', level: 1 }],
      }),
      'chests.list': shelfOf(['titanium -60'], 31),
      'chests.open': openedChest('titanium', shelfOf([], 31), {
        materials: [
          { slug: 'material-wood', quantity: 8 },
          { slug: 'material-iron', quantity: 2 },
          { slug: 'material-titanium', quantity: 1 },
        ],
      }),
    },
    play: ['Today', 'Collect all'],
    advanceMs: 2500,
  },
  'path-ended': { answers: { 'season.path': ENDED_PATH } },
  'path-ended-all': {
    answers: { 'season.path': ENDED_PATH },
    play: ['Today', 'Go: Season path'],
  },
  'path-opening': {
    answers: { 'season.path': BOX_READY, 'season.claimPathStep': 'pending' },
    play: ['Season path: 10 of 28 steps. Open: a wood box'],
    advanceMs: 900,
  },
  'path-small': {
    answers: { 'season.path': WOOD_READY, 'season.claimPathStep': PATH_STEP_OPENED },
    play: ['Season path: 8 of 28 steps. Open: 20 wood'],
    advanceMs: 3000,
  },
  'path-middle': {
    answers: {
      'season.path': BOX_READY,
      'season.claimPathStep': openedStep(10, BOX_READY, { materials: [{ slug: 'material-wood', quantity: 84 }] }),
    },
    play: ['Season path: 10 of 28 steps. Open: a wood box'],
    advanceMs: 3000,
  },
  'path-large': {
    answers: { 'season.path': LOOK_READY, 'season.claimPathStep': openedStep(7, LOOK_READY, {}) },
    play: ["Season path: 7 of 28 steps. Open: a colour for your house's cape"],
    advanceMs: 3000,
  },
}

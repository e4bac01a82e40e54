import { PAGE } from '#client/game/page-paths.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { AFTER_RETRIES_MS, apiError, loadingAndError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

const LONG_AGO_S = NOW_MS / 1000 - 864_000

const ME = baseAnswers['users.me']
const MISSIONS = baseAnswers['upgrades.missions']
const withoutMissions = MISSIONS.map((mission) => ({ ...mission, task_user: { repeats: 0 }, completed: false }))
const threeDone = MISSIONS.map((mission, index) => ({
  ...mission,
  task_user: { repeats: index < 4 ? mission.repeats : mission.task_user.repeats },
  completed: index < 3,
}))
const noneReady = MISSIONS.map((mission) => (mission.completed ? mission : { ...mission, task_user: { repeats: 0 } }))
const NEWCOMER = { 'users.me': { ...ME, upgrades: [] }, 'users.balance': 0, 'upgrades.missions': withoutMissions }
const AT_THE_TOP = {
  'users.balance': HUGE_TOK_NANO,
  'users.me': {
    ...ME,
    upgrades: [
      { upgrade_type: 'mining-tok' as const, upgrade_level: 15, timestamp: LONG_AGO_S },
      { upgrade_type: 'pocket-size' as const, upgrade_level: 8, timestamp: LONG_AGO_S },
      { upgrade_type: 'honor' as const, upgrade_level: 14, timestamp: LONG_AGO_S },
    ],
  },
}
const HONOR_READY = { 'upgrades.missions': threeDone }

export const UPGRADE_V2_SCREEN: ScreenStories = {
  route: PAGE.UPGRAGE_V2.path,
  title: 'Upgrade',
  states: {
    rich: { answers: HONOR_READY, ways: { Back: '/', Home: '/', Earn: '/earn' } },
    empty: { answers: NEWCOMER },
    ...loadingAndError('users.balance'),
    overflow: { answers: AT_THE_TOP },
  },
  more: {
    /** The link of "While you were away" leads to this card. */
    sought: { at: `${PAGE.UPGRAGE_V2.path}?card=pocket-size`, answers: HONOR_READY },
    pocket: { play: ['Pocket'] },
    salary: { play: ['Salary'] },
    bought: { play: ['Salary', 'Upgrade for 59.3 TOK'], advanceMs: 250 },
    poor: { play: ['Pocket', 'Upgrade for 3.0 TOK'], answers: NEWCOMER },
    top: { play: ['Salary', 'Upgrade'], answers: AT_THE_TOP },
    refused: {
      play: ['Salary', 'Upgrade for 59.3 TOK'],
      answers: { 'upgrades.buy': apiError('insufficient-balance') },
    },
    honor: { play: ['Honor'], answers: { 'upgrades.missions': noneReady } },
    'honor-ready': { play: ['Honor'], answers: HONOR_READY },
    missions: { play: ['Honor', 'Mission'], answers: HONOR_READY, ways: { Refine: '/inventory' } },
    'missions-incomplete': {
      play: ['Honor', 'Win 200 fights'],
      answers: { 'upgrades.completeMission': apiError('incomplete-task') },
    },
    'missions-loading': { play: ['Honor', 'Mission'], answers: { 'upgrades.missions': 'pending' } },
    'missions-failed': {
      play: ['Honor', 'Mission'],
      answers: { 'upgrades.missions': apiError('internal') },
      advanceMs: AFTER_RETRIES_MS,
    },
    'missions-none': { play: ['Honor', 'Mission'], answers: { 'upgrades.missions': [] } },
    'missions-overflow': {
      play: ['Honor', 'Mission'],
      answers: {
        'upgrades.missions': MISSIONS.map((mission) => ({
          ...mission,
          name: `${mission.name} ${OVERFLOW.longName}`,
          repeats: HUGE_COUNT,
          task_user: { repeats: HUGE_COUNT - 1 },
          completed: false,
        })),
      },
    },
    offline: { answers: { 'users.balance': 'offline' } },
  },
}

export const UPGRADE_SCREEN: ScreenStories = {
  ...UPGRADE_V2_SCREEN,
  route: PAGE.UPGRADE.path,
  title: 'Upgrade, old address',
  looksLike: UPGRADE_V2_SCREEN.title,
  more: {},
}

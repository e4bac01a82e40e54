import { OTHER_ROUTES, ROUTES } from '../../../app/route-names.ts'
import { baseAnswers } from '../base-answers.ts'
import { BENCH_NOW_MS, type BenchScreen } from '../bench-screen.ts'
import { HUGE_COUNT, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import { refused } from '../refused.ts'

const AFTER_RETRIES_MS = 4000
const LONG_AGO_S = BENCH_NOW_MS / 1000 - 864_000

const ME = baseAnswers['users.me']
const MISSIONS = baseAnswers['upgrades.missions']
const withoutMissions = MISSIONS.map((mission) => ({ ...mission, completed: false }))
const threeDone = MISSIONS.map((mission, index) => ({
  ...mission,
  task_user: { repeats: index < 4 ? mission.repeats : mission.task_user.repeats },
  completed: index < 3,
}))
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

/** Upgrades (A2; rows 50–59). */
export const UPGRADE_V2_SCREEN: BenchScreen = {
  route: ROUTES.UPGRAGE_V2,
  title: 'Upgrade',
  states: {
    rich: { answers: HONOR_READY },
    empty: { answers: NEWCOMER },
    loading: { answers: { 'users.balance': 'pending' } },
    error: { answers: { 'users.balance': refused('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { answers: AT_THE_TOP },
  },
  more: {
    pocket: { press: ['Pocket'] },
    salary: { press: ['Salary'] },
    bought: { press: ['Salary', 'Upgrade for 59.3 TOK'], advanceMs: 250 },
    poor: { press: ['Pocket', 'Upgrade for 3.0 TOK'], answers: NEWCOMER },
    top: { press: ['Salary', 'Upgrade'], answers: AT_THE_TOP },
    refused: {
      press: ['Salary', 'Upgrade for 59.3 TOK'],
      answers: { 'upgrades.buy': refused('insufficient-balance') },
    },
    honor: { press: ['Honor'] },
    'honor-ready': { press: ['Honor'], answers: HONOR_READY },
    missions: { press: ['Honor', 'Mission'], answers: HONOR_READY },
    'missions-incomplete': {
      press: ['Honor', 'Open mission', 'Win 200 fights'],
      answers: { 'upgrades.completeMission': refused('incomplete-task') },
    },
    'missions-loading': { press: ['Honor', 'Mission'], answers: { 'upgrades.missions': 'pending' } },
    'missions-failed': {
      press: ['Honor', 'Mission'],
      answers: { 'upgrades.missions': refused('internal') },
      advanceMs: AFTER_RETRIES_MS,
    },
    'missions-none': { press: ['Honor', 'Mission'], answers: { 'upgrades.missions': [] } },
    'missions-overflow': {
      press: ['Honor', 'Mission'],
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

/** The old address of the same page (A2). */
export const UPGRADE_SCREEN: BenchScreen = {
  ...UPGRADE_V2_SCREEN,
  route: OTHER_ROUTES.UPGRADE,
  title: 'Upgrade, old address',
  more: {},
}

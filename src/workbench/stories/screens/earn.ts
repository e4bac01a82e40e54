import { PAGE } from '#client/game/page-paths.ts'
import type { CallData } from '#contracts/schemas.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { AFTER_RETRIES_MS, apiError } from '../api-error.ts'
import { HUGE_COUNT, HUGE_TOK_NANO, OVERFLOW } from '../overflow.ts'
import type { ScreenStories } from '../screen-stories.ts'

type Tasks = CallData<'tasks.list'>

/** Just after the first check of a started task. */
const AFTER_FIRST_LOOK_MS = 4200
const AFTER_FIVE_LOOKS_MS = 24_000

const TASKS: Tasks = baseAnswers['tasks.list']
const task = (id: string, over: Partial<Tasks[number]>): Tasks => [
  {
    id,
    name: id,
    type: 'play-app',
    repeats: 1,
    metadata: {},
    reward_amount: tokToNano(2),
    reward_star: 0,
    task_user: { repeats: 0 },
    ...over,
  },
]

const OVERFULL: Tasks = [
  ...TASKS.map((each, index) => ({
    ...each,
    name: index % 2 === 0 ? `${each.name} ${OVERFLOW.longName}` : OVERFLOW.rightToLeftName,
    reward_amount: HUGE_TOK_NANO,
    reward_star: HUGE_COUNT,
    repeats: each.repeats === 1 ? 1 : HUGE_COUNT,
  })),
  ...task('far-away', {
    name: 'Play a partner app',
    metadata: { url: `https://partner.example/${OVERFLOW.longName.repeat(4)}?start=${HUGE_COUNT}` },
  }),
]

export const EARN_SCREEN: ScreenStories = {
  route: PAGE.EARN.path,
  title: 'Earn',
  states: {
    rich: { ways: { Back: '/', Home: '/', Upgrade: '/v2/upgrade', Friends: '/friends', Reward: '/airdrop' } },
    empty: { answers: { 'tasks.list': [] }, ways: { 'Fight now': '/kombat_prep' } },
    loading: { answers: { 'tasks.list': 'pending', 'users.balance': 'pending' } },
    error: { answers: { 'tasks.list': apiError('internal') }, advanceMs: AFTER_RETRIES_MS },
    overflow: { answers: { 'tasks.list': OVERFULL, 'users.balance': HUGE_TOK_NANO } },
  },
  more: {
    'all-done': {
      answers: { 'tasks.list': TASKS.map((each) => ({ ...each, task_user: { repeats: each.repeats } })) },
    },
    checking: { play: ['Daily check-in'], answers: { 'tasks.notification': 'pending' } },
    done: { play: ['Daily check-in'], advanceMs: AFTER_FIRST_LOOK_MS },
    'not-completed': {
      play: ['Daily check-in'],
      advanceMs: AFTER_FIRST_LOOK_MS,
      answers: { 'tasks.notification': apiError('incomplete-task') },
    },
    'timed-out': {
      play: ['Daily check-in'],
      advanceMs: AFTER_FIVE_LOOKS_MS,
      answers: { 'tasks.notification': apiError('progress-not-found') },
    },
    'start-failed': { play: ['Daily check-in'], answers: { 'tasks.start': apiError('already-claimed-today') } },
    'coming-soon': { play: ['Get Telegram Premium'] },
    confirm: { play: ['Join our channel'] },
    'confirm-long': { play: ['Play a partner app'], answers: { 'tasks.list': OVERFULL } },
    offline: { answers: { 'tasks.list': 'offline' } },
  },
}

import { describe, expect, test } from 'vitest'
import { leftToEarn, taskGroups } from '#client/topics/tasks/screens/task-groups.ts'
import { linkOpenerOf } from '#client/topics/tasks/screens/task-links.ts'
import { isRunOver, nextRun, type RunEvent, STARTING, type TaskRun } from '#client/topics/tasks/screens/task-run.ts'
import { createTaskRunner, type RunnerPorts } from '#client/topics/tasks/screens/task-runner.ts'
import { taskTap } from '#client/topics/tasks/screens/task-tap.ts'
import type { Task } from '#contracts/wire.ts'
import { TASK_TYPES } from '#rules/tasks/tasks.ts'

const GOAL = { repeats: 3, before: 1 }
const ID = '00000000-0000-4000-8000-00000000d001'
const NOT_YET = { httpStatus: 404, code: 'progress-not-found', message: 'PROGRESS_NOT_FOUND' }
const INCOMPLETE = { httpStatus: 400, code: 'incomplete-task', message: 'incomplete task' }

const through = (events: readonly RunEvent[], goal = GOAL): TaskRun =>
  events.reduce((run: TaskRun, event) => nextRun(run, event, goal), STARTING)
const started: RunEvent = { type: 'started', notificationId: ID, nowMs: 0 }
const due = (nowMs: number): RunEvent => ({ type: 'due', nowMs })
const failed = (failure: typeof NOT_YET | null, nowMs = 0): RunEvent => ({ type: 'failed', failure, nowMs })
const answered = (repeats: number, nowMs = 3000): RunEvent => ({ type: 'answered', repeats, nowMs })
const asking = [started, due(3000)]

describe('a started task (rows 62, 63, 188)', () => {
  test('its notification is first polled after three seconds, and not a moment earlier', () => {
    expect(through([started])).toEqual({ phase: 'waiting', notificationId: ID, asked: 0, askAtMs: 3000 })
    expect(through([started, due(2999)]).phase).toBe('waiting')
    expect(through(asking)).toEqual({ phase: 'asking', notificationId: ID, asked: 1 })
  })

  test.each([
    ['PROGRESS_NOT_FOUND', NOT_YET],
    ['any other 404', { httpStatus: 404, code: 'not-found', message: '' }],
    ['the code with another status', { ...NOT_YET, httpStatus: 400 }],
  ])('%s is asked again five seconds later', (_, failure) => {
    expect(through([...asking, failed(failure, 3200)])).toMatchObject({ phase: 'waiting', asked: 1, askAtMs: 8200 })
  })

  test('the fifth poll without a result is a time-out, the fourth is not', () => {
    const looks = (count: number): RunEvent[] =>
      Array.from({ length: count }, (_, look) => [due(3000 + look * 5000), failed(NOT_YET, 3000 + look * 5000)]).flat()
    expect(through([started, ...looks(4)])).toMatchObject({ phase: 'waiting', asked: 4 })
    expect(through([started, ...looks(5)])).toEqual({ phase: 'timed_out' })
  })

  test('it is done when the repeats are reached', () => {
    expect(through([...asking, answered(3)])).toEqual({ phase: 'done', repeats: 3, paid: 2 })
  })

  test('a repeat paid meanwhile ends it too, without another poll', () => {
    expect(through([...asking, answered(2)])).toEqual({ phase: 'done', repeats: 2, paid: 1 })
    expect(through([...asking, answered(1)])).toMatchObject({ phase: 'waiting', asked: 1, askAtMs: 8000 })
  })

  test('an incomplete-task error is a time-out at any point', () => {
    expect(through([...asking, failed(INCOMPLETE)])).toEqual({ phase: 'timed_out' })
    expect(through([failed(INCOMPLETE)])).toEqual({ phase: 'timed_out' })
  })

  test('any other failure is an error in the words of the server', () => {
    const refusal = { httpStatus: 400, code: 'already-claimed-today', message: 'already claimed for today' }
    expect(through([failed(refusal)])).toEqual({ phase: 'error', message: 'already claimed for today' })
    expect(through([...asking, failed(refusal)])).toMatchObject({ phase: 'error' })
    expect(through([...asking, failed(null)])).toEqual({ phase: 'error', message: null })
    expect(through([failed(null)])).toEqual({ phase: 'error', message: null })
  })

  test('a task that was completed before counts as done', () => {
    const before = { httpStatus: 400, code: 'task-already-completed', message: 'task already completed' }
    expect(through([failed(before)])).toEqual({ phase: 'done', repeats: 3, paid: 0 })
  })

  test('a finished run ignores events, and each state ignores the events of others', () => {
    for (const over of [through([...asking, answered(3)]), through([failed(null)]), through([failed(INCOMPLETE)])]) {
      expect(isRunOver(over)).toBe(true)
      for (const event of [started, due(99_999), answered(3), failed(null)]) {
        expect(nextRun(over, event, GOAL)).toBe(over)
      }
    }
    expect(through([due(9000)])).toBe(STARTING)
    expect(through([started, answered(3)]).phase).toBe('waiting')
    expect(through([...asking, due(99_999)]).phase).toBe('asking')
  })
})

const flush = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const aRunner = (over: Partial<RunnerPorts> = {}) => {
  let now = 0
  const timers: { atMs: number; call: () => void }[] = []
  const ends: (readonly [string, TaskRun])[] = []
  const calls: string[] = []
  const runner = createTaskRunner({
    start: async (id) => {
      calls.push(`start ${id}`)
      return `n-${id}`
    },
    ask: async (id) => {
      calls.push(`ask ${id}`)
      return 1
    },
    failureOf: (error) => error as typeof NOT_YET,
    nowMs: () => now,
    later: (delayMs, call) => {
      const timer = { atMs: now + delayMs, call }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    onEnd: (id, run) => void ends.push([id, run]),
    ...over,
  })
  const passTo = async (ms: number): Promise<void> => {
    now = ms
    await flush()
    for (const timer of timers.filter(({ atMs }) => atMs <= now)) {
      timers.splice(timers.indexOf(timer), 1)
      timer.call()
    }
    await flush()
  }
  const sleepTo = (ms: number): void => {
    now = ms
  }
  return { runner, ends, calls, timers, passTo, sleepTo }
}

describe('the runner of tasks (rows 60, 62, 64)', () => {
  test('a task runs once at a time, and two tasks side by side', async () => {
    const { runner, calls, ends, passTo } = aRunner()
    runner.start('a', { repeats: 1, before: 0 })
    runner.start('a', { repeats: 1, before: 0 })
    runner.start('b', { repeats: 1, before: 0 })
    expect(runner.running()).toEqual(['a', 'b'])
    await passTo(0)
    await passTo(3000)
    expect(calls).toEqual(['start a', 'start b', 'ask n-a', 'ask n-b'])
    expect(ends.map(([id, { phase }]) => [id, phase])).toEqual([
      ['a', 'done'],
      ['b', 'done'],
    ])
    expect(runner.running()).toEqual([])
  })

  test('it asks five times in 23 seconds and leaves no timer behind', async () => {
    const { runner, calls, ends, timers, passTo } = aRunner({ ask: () => Promise.reject(NOT_YET) })
    runner.start('a', { repeats: 1, before: 0 })
    for (let ms = 0; ms <= 22_999; ms += 500) await passTo(ms)
    expect(ends).toEqual([])
    await passTo(23_000)
    expect(ends).toEqual([['a', { phase: 'timed_out' }]])
    expect(timers).toEqual([])
    expect(calls).toEqual(['start a'])
  })

  test('a return to the page polls at once, and once', async () => {
    const { runner, calls, ends, timers, passTo, sleepTo } = aRunner()
    runner.start('a', { repeats: 1, before: 0 })
    await passTo(0)
    runner.wake()
    await flush()
    expect(calls).toEqual(['start a'])
    sleepTo(60_000)
    runner.wake()
    await flush()
    expect(calls).toEqual(['start a', 'ask n-a'])
    expect(ends).toHaveLength(1)
    expect(timers).toEqual([])
  })
})

const aTask = (over: Partial<Task>): Task => ({
  id: 'one',
  name: 'One',
  type: 'play-app',
  repeats: 1,
  metadata: { url: 'https://a.example' },
  reward_amount: 2_000_000_000,
  reward_star: 0,
  task_user: { repeats: 0 },
  ...over,
})

describe('a tap on a task (rows 64, 65)', () => {
  test('is ignored while the task is in progress', () => {
    for (const type of TASK_TYPES) expect(taskTap(aTask({ type }), true)).toEqual({ does: 'nothing' })
  })

  test.each(['check-in', 'refer'] as const)('%s starts at once, unless it is done', (type) => {
    expect(taskTap(aTask({ type, metadata: {} }), false)).toEqual({ does: 'start' })
    expect(taskTap(aTask({ type, task_user: { repeats: 1 } }), false)).toEqual({ does: 'nothing' })
  })

  test('without a url it is coming soon; with one it asks, done or not', () => {
    expect(taskTap(aTask({ metadata: {} }), false)).toEqual({ does: 'coming-soon' })
    expect(taskTap(aTask({}), false)).toEqual({ does: 'confirm', url: 'https://a.example' })
    expect(taskTap(aTask({ task_user: { repeats: 1 } }), false)).toMatchObject({ does: 'confirm' })
  })

  test('every type has its opener: chats, apps and invitations the messenger, other sites the device', () => {
    const generic = TASK_TYPES.filter((type) => linkOpenerOf(type) === 'generic')
    expect(generic).toEqual([
      'check-in',
      'retweet-x',
      'external-join-interstella',
      'connect-okx-wallet',
      'bitget-follow-x',
    ])
  })
})

describe('the list of tasks (rows 60, 61)', () => {
  test('every one of the fifteen types has its place (T34)', () => {
    const all = TASK_TYPES.map((type) => aTask({ id: type, type }))
    expect(taskGroups(all).flatMap(({ tasks }) => tasks)).toHaveLength(15)
  })

  test('what is done comes last in its group, and is not counted as left', () => {
    const tasks = [
      aTask({ id: 'done', task_user: { repeats: 1 } }),
      aTask({ id: 'open', repeats: 3, task_user: { repeats: 1 }, reward_star: 1 }),
    ]
    expect(taskGroups(tasks)[0]?.tasks.map(({ id }) => id)).toEqual(['open', 'done'])
    expect(leftToEarn(tasks)).toEqual({ nano: 4_000_000_000, star: 2 })
  })
})

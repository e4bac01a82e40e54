import { describe, expect, test } from 'vitest'
import { TASK_POLL_ATTEMPTS, TASK_POLL_DELAY_MS, TASK_POLL_FIRST_DELAY_MS } from '#rules/constants.ts'
import { TASK_CHECKS, UNVERIFIABLE_TASK_DELAY_MS } from '#rules/tasks/task-checks.ts'
import { TASK_TYPES, TASKS } from '#rules/tasks/tasks.ts'

describe('how tasks are checked (row 61; R05, T34)', () => {
  test('every one of the fifteen types has a check', () => {
    expect(Object.keys(TASK_CHECKS).sort()).toEqual([...TASK_TYPES].sort())
  })

  test('what the messenger or the game can verify is never trusted to the player', () => {
    const trusted = TASKS.filter((task) => TASK_CHECKS[task.type] === 'delay').map((task) => task.id)
    expect(trusted).toEqual(['retweet', 'play-app'])
  })

  test('a delay ends while the client still polls', () => {
    expect(UNVERIFIABLE_TASK_DELAY_MS).toBeLessThan(
      TASK_POLL_FIRST_DELAY_MS + (TASK_POLL_ATTEMPTS - 1) * TASK_POLL_DELAY_MS,
    )
  })
})

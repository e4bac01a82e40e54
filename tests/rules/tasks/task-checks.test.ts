import { describe, expect, test } from 'vitest'
import { TASK_POLL_ATTEMPTS, TASK_POLL_DELAY_MS, TASK_POLL_FIRST_DELAY_MS } from '#rules/constants.ts'
import { gameValues } from '#rules/game-config/game-config.ts'
import { TASK_CHECKS, UNVERIFIABLE_TASK_DELAY_MS } from '#rules/tasks/task-checks.ts'
import { TASK_TYPES, TASKS } from '#rules/tasks/tasks.ts'
import { upgradeError, upgradeView } from '#rules/upgrades/upgrades.ts'

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

describe('why an upgrade is not available (rows 54, 55)', () => {
  const refusal = (
    type: 'pocket-size' | 'honor',
    owned: number[],
    has: { balanceNano: number; missionsDone: number },
  ) => upgradeError(type, upgradeView(type, owned, gameValues), has)

  test('the top, then missions for honor and money for the others', () => {
    const [price = 0] = gameValues['pocket-size-costs']
    expect(refusal('pocket-size', [], { balanceNano: price - 1, missionsDone: 9 })).toBe('not-enough-tok')
    expect(refusal('pocket-size', [], { balanceNano: price, missionsDone: 0 })).toBeNull()
    expect(refusal('pocket-size', [8], { balanceNano: 1e15, missionsDone: 9 })).toBe('max-level')
    expect(refusal('honor', [1, 2], { balanceNano: 1e15, missionsDone: 2 })).toBe('mission-needed')
    expect(refusal('honor', [1, 2], { balanceNano: 0, missionsDone: 3 })).toBeNull()
    expect(refusal('honor', [14], { balanceNano: 0, missionsDone: 99 })).toBe('max-level')
  })
})

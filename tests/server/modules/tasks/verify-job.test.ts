import { expect, it } from 'vitest'
import { runOfJob } from '#server/modules/tasks/verify-job.ts'

it('the job of a task’s check names the player and the run', () => {
  const runId = '01890000-0000-7000-8000-000000000001'
  expect(runOfJob({ playerId: '7', runId })).toEqual({ playerId: 7, id: runId })
  expect(() => runOfJob({ runId })).toThrow()
})

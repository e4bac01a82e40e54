import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadBundle } from '#client/i18n/i18n.ts'
import { EarnScreen } from '#client/topics/tasks/screens/earn-screen.tsx'
import type { Task } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const A_RUN_MS = 3500

const FRIENDS: Task = {
  id: 'refer-3-friends',
  name: 'Refer 3 friends',
  type: 'refer',
  repeats: 3,
  metadata: {},
  reward_amount: tokToNano(5),
  reward_star: 1,
  task_user: { repeats: 0 },
}

const start = async (task: Task, answers: Readonly<Record<'start' | 'result', FakeAnswer>>): Promise<string> => {
  fakeServer({
    'tasks.list': { data: [task] },
    'tasks.start': answers.start,
    'tasks.notification': answers.result,
    'users.balance': { data: tokToNano(10) },
  })
  const page = await showScreen(<EarnScreen />, '/earn')
  await page.tap(/^Refer 3 friends/, A_RUN_MS)
  return page.text()
}

beforeAll(() => loadBundle('tasks'))
onSignedInPages()

describe('what a task of Earn says when it is done (rows 60, 63; R05)', () => {
  test('it names all that was paid, TOK and STAR, for each friend that counts', async () => {
    const said = await start(FRIENDS, { start: { data: 'a-run' }, result: { data: { repeats: 2 } } })
    expect(said).toContain('Task completed! +10.00 TOK, +2 STAR')
  })

  test('without STAR it names TOK alone', async () => {
    const task = { ...FRIENDS, reward_star: 0 }
    const said = await start(task, { start: { data: 'a-run' }, result: { data: { repeats: 1 } } })
    expect(said).toContain('Task completed! +5.00 TOK')
    expect(said).not.toContain('0 STAR')
  })

  test('one that was paid before, by another device, says nothing of money', async () => {
    const said = await start(FRIENDS, {
      start: refusal(400, 'task-already-completed', 'task already completed'),
      result: refusal(404, 'progress-not-found'),
    })
    expect(said).toContain('Task completed!')
    expect(said).not.toContain('Task completed! +')
  })
})

test('a return within half a minute does not ask for the tasks again, a later one does', async () => {
  const server = fakeServer({ 'tasks.list': { data: [FRIENDS] } })
  const page = await showScreen(<EarnScreen />, '/earn')
  const comeBack = async (): Promise<number> => {
    for (const state of ['hidden', 'visible'] as const) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      document.dispatchEvent(new Event('visibilitychange'))
    }
    await page.pass(100)
    return server.requests.filter(({ path }) => path.includes('tasks/progresses')).length
  }
  const first = await comeBack()
  await page.pass(10_000)
  expect(await comeBack()).toBe(first)
  await page.pass(30_000)
  expect(await comeBack()).toBe(first + 1)
})

import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { systemEntropy } from '#server/entropy/entropy.ts'
import { jobTasks } from '#server/jobs/start-jobs.ts'
import { chatsFor } from '#server/platform/bot/chats-for.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const { db, clock, config } = server
const ago = (ms: number): Date => new Date(clock.nowMs() - ms)

it('the upkeep job deletes sessions that are over, and old tries, answers and requests of the desk', async () => {
  const session = (token_hash: string, started_at: Date) => ({
    token_hash,
    name: 'olga',
    version: 1,
    started_at,
    seen_at: started_at,
  })
  await db
    .insertInto('desk_sessions')
    .values([session('old', ago(12 * MS_PER_HOUR + 1)), session('new', ago(11 * MS_PER_HOUR))])
    .execute()
  const tries = 3
  await db
    .insertInto('desk_tries')
    .values([
      { key: 'name old', tries, since: ago(MS_PER_DAY + 1) },
      { key: 'name new', tries, since: ago(MS_PER_DAY - 1) },
    ])
    .execute()
  const answer = (asked: string, at: Date) => ({ key: randomUUID(), name: 'olga', asked, answer: null, at })
  await db
    .insertInto('desk_answers')
    .values([answer('old', ago(7 * MS_PER_DAY + 1)), answer('new', ago(7 * MS_PER_DAY - 1))])
    .execute()
  const request = (by_name: string, at: Date, state: 'waits' | 'refused') => ({
    id: randomUUID(),
    at,
    by_name,
    player_id: null,
    act: '{}',
    state,
  })
  await db
    .insertInto('desk_requests')
    .values([
      request('old', ago(90 * MS_PER_DAY + 1), 'refused'),
      request('older', ago(91 * MS_PER_DAY), 'waits'),
      request('new', ago(90 * MS_PER_DAY - 1), 'refused'),
    ])
    .execute()
  const log = pino({ level: 'silent' })
  const tasks = jobTasks({ db, clock, log, entropy: systemEntropy, config, chats: chatsFor(config) })
  await tasks['prune-idempotency']?.({}, { job: { run_at: ago(0) } } as never)
  expect(await db.selectFrom('desk_sessions').select('token_hash as left').execute()).toEqual([{ left: 'new' }])
  expect(await db.selectFrom('desk_tries').select('key as left').execute()).toEqual([{ left: 'name new' }])
  expect(await db.selectFrom('desk_answers').select('asked as left').execute()).toEqual([{ left: 'new' }])
  expect(await db.selectFrom('desk_requests').select('by_name as left').execute()).toEqual([{ left: 'new' }])
})

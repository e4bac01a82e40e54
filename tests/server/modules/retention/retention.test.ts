import { expect, test } from 'vitest'
import { dayKeyOf } from '#rules/days.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#rules/units.ts'
import { gaugePlayers } from '#server/jobs/players-gauge.ts'
import { countRetention } from '#server/modules/retention/service.ts'
import { figure } from '#tests/helpers/observability/figure-text.ts'
import { kombatPlayers } from '#tests/helpers/players/kombat-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const app = await fileApp()
const players = kombatPlayers(app)

const at = (days: number, hours = 0): void => app.clock.set(TEST_NOW_MS + days * MS_PER_DAY + hours * MS_PER_HOUR)
const claim = (id: number) => app.call('users.claim', {}, { as: id })
const counted = async () =>
  (await app.db.selectFrom('player_days').selectAll().orderBy('day').orderBy('age').execute()).map(
    ({ day, age, joined, active }) => [day, age, joined, active],
  )
const dayAt = (days: number): string => dayKeyOf(TEST_NOW_MS + days * MS_PER_DAY)

test('players who return are counted a day after, by when they joined, once a day', async () => {
  const [back, away, late] = [await players.join(), await players.join(), await players.join()]
  at(0, 1)
  await claim(late)
  at(1)
  expect((await claim(back)).status).toBe(200)
  expect(await countRetention(app.db, app.clock.nowMs())).toEqual([dayAt(0)])
  expect(await countRetention(app.db, app.clock.nowMs())).toEqual([])
  at(7)
  await claim(back)
  await claim(late)
  at(8)
  expect(await countRetention(app.db, app.clock.nowMs())).toEqual([1, 2, 3, 4, 5, 6, 7].map(dayAt))
  const rows = await counted()
  const of = (days: number, age: number) => rows.find(([day, old]) => day === dayAt(days) && old === age)?.slice(2)
  expect(of(0, 0)).toEqual([3, 1])
  expect(of(1, 0)).toEqual([0, 0])
  expect(of(1, 1)).toEqual([3, 1])
  expect(of(7, 7)).toEqual([3, 2])
  expect(of(7, 30)).toEqual([0, 0])
  expect(away).toBeGreaterThan(0)

  await gaugePlayers(app)
  const text = await app.metrics.text()
  expect(figure(text, 'house_kombat_cohort_players{age="7"}')).toBe(3)
  expect(figure(text, 'house_kombat_cohort_active_players{age="7"}')).toBe(2)
})

test('a server that was off for long counts the last thirty days', async () => {
  at(90)
  expect(await countRetention(app.db, app.clock.nowMs())).toHaveLength(30)
})

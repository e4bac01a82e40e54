import { expect, it } from 'vitest'
import { bossLeaguePoints } from '#rules/leaderboards/league-points.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { bookBossPoints } from '#server/modules/leagues/service.ts'
import { bossPlayers } from '#tests/helpers/players/boss-players.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const players = bossPlayers(server)

const rows = (id: number) =>
  server.db.selectFrom('league_points').selectAll().where('player_id', '=', BigInt(id)).orderBy('at').execute()

it('a fight with a boss brings league points by its damage, one row with source and fight (R27, row 142)', async () => {
  const id = await players.join()
  const { boss, replay_id } = await players.fight(id)
  const booked = await rows(id)
  expect(booked).toMatchObject([{ source: 'boss', amount: bossLeaguePoints(boss.damage, 0) }])
  expect(replay_id).toContain(booked[0]?.ref.slice(0, 8))
})

it('league points of boss fights stop at fifty a day, and begin anew the next day (R27)', async () => {
  const id = await players.join()
  const book = (fight: string, damage: number) =>
    inTransaction(server.db, (db) => bookBossPoints({ ...server.scope(), db }, id, { id: fight, damage }))
  expect([await book('a', 13_000), await book('b', 13_000), await book('c', 13_000)]).toEqual([26, 24, 0])
  server.clock.advance(MS_PER_DAY)
  expect(await book('d', 13_000)).toBe(26)
  expect((await rows(id)).map(({ ref, amount }) => [ref, amount])).toEqual([
    ['a', 26],
    ['b', 24],
    ['d', 26],
  ])
})

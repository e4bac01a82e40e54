import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { MS_PER_DAY } from '#rules/units.ts'
import { ensurePartitions } from '#server/db/partitions.ts'
import { pruneTournaments } from '#server/modules/tournament/prune.ts'
import { crowdEnters, playDay, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { expectPaid } from '#tests/helpers/players/tournament-proof.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()

const counts = async () => {
  const { rows } = await sql<{ days: bigint; entries: bigint; brackets: bigint }>`
    select (select count(*) from tournament_days) as days, (select count(*) from tournament_entries) as entries,
      (select count(*) from tournament_brackets) as brackets`.execute(server.db)
  return { days: Number(rows[0]?.days), entries: Number(rows[0]?.entries), brackets: Number(rows[0]?.brackets) }
}

it('keeps a day for thirty days, then drops its month, or only its rows if they are in the default partition (R26)', async () => {
  // One day without partitions of its month, and one with them.
  const [rest, own] = ['2026-11-20', '2026-12-02']
  await crowdEnters(server.db, rest, { players: 3 })
  await playDay(server.db, rest)
  await ensurePartitions(server.db, Date.parse(`${own}T00:00:00Z`), pino({ level: 'silent' }))
  await crowdEnters(server.db, own, { players: 4, firstId: 900_000_001 })
  await playDay(server.db, own)
  const before = await counts()
  const kept = { ...before, entries: 7, brackets: 2 }
  expect(before).toEqual(kept)

  const at = (day: string, days: number) => ({
    db: server.db,
    nowMs: Date.parse(`${day}T12:00:00Z`) + days * MS_PER_DAY,
  })
  expect(await pruneTournaments(at(rest, 30))).toEqual([])
  expect(await counts()).toEqual(kept)
  await pruneTournaments(at(rest, 31))
  expect(await counts()).toMatchObject({ entries: 4, brackets: 1 })
  expect(await pruneTournaments(at(own, 31))).toEqual([])
  await tendAt(server.db, at('2027-01-01', 31).nowMs)
  const dropped = await pruneTournaments(at('2027-01-01', 31))
  expect(dropped).toEqual(expect.arrayContaining(['tournament_entries_2026_12', 'tournament_brackets_2026_12']))
  expect(await counts()).toMatchObject({ entries: 0, brackets: 0 })
})

it('of a server that was off for two months nothing is dropped before its prizes are given (R26)', async () => {
  const [day, later] = ['2027-03-10', '2027-03-20']
  await ensurePartitions(server.db, Date.parse(`${day}T00:00:00Z`), pino({ level: 'silent' }))
  await crowdEnters(server.db, day, { players: 9, firstId: 910_000_001 })
  await crowdEnters(server.db, later, { players: 3, firstId: 920_000_001 })
  const back = { db: server.db, nowMs: Date.parse('2027-05-20T12:00:00Z') }
  expect(await pruneTournaments(back)).not.toContain('tournament_entries_2027_03')
  expect(await counts()).toMatchObject({ entries: 12 })

  await tendAt(server.db, back.nowMs)
  await expectPaid(server.db, day)
  await expectPaid(server.db, later)
  expect(await pruneTournaments(back)).toContain('tournament_entries_2027_03')
  expect(await counts()).toMatchObject({ entries: 0, brackets: 0 })
})

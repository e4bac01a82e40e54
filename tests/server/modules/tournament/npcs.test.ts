import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { tournamentOpenAt, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { enterNpcs } from '#server/modules/tournament/npc-entries.ts'
import { ensureWorld } from '#server/world/seed-world.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { playDay } from '#tests/helpers/players/tournament-crowd.ts'
import { tournamentPlayers } from '#tests/helpers/players/tournament-players.ts'
import { entriesOf, expectPaid, expectProven, inboxOf } from '#tests/helpers/players/tournament-proof.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const DAY = tournamentOpenAt(TEST_NOW_MS)

const server = await auditedApp()
const jobs = fileJobsDatabase(server)
const players = tournamentPlayers(server)
await ensureWorld({ db: server.db, nowMs: TEST_NOW_MS, seed: 7, log: pino({ level: 'silent' }) })

describe('NPC in the tournament (R44, R48)', () => {
  it('have entered today’s before the first player comes, each once, and more come while it is open', async () => {
    const before = await entriesOf(server.db, DAY)
    expect(before.length).toBeGreaterThan(40)
    expect(new Set(before.map(({ player_id }) => player_id)).size).toBe(before.length)
    const turns = Array.from({ length: 6 }, (_, turn) => TEST_NOW_MS + turn * 10 * MS_PER_MINUTE)
    for (const nowMs of turns) await enterNpcs({ db: server.db, nowMs, entropy: server.entropy })
    const after = await entriesOf(server.db, DAY)
    expect(after.length).toBe(before.length + turns.length)
    expect(new Set(after.map(({ player_id }) => player_id)).size).toBe(after.length)
  })

  it('fight as opponents, and take no prize and no league points', async () => {
    const id = await players.entrant()
    expect((await players.enter(id)).status).toBe(200)
    await playDay(jobs.db, DAY)
    await expectProven(server.db, DAY)
    await expectPaid(server.db, DAY)
    const own = (await entriesOf(server.db, DAY)).find(({ player_id }) => Number(player_id) === id)
    expect(own).toMatchObject({ people: 1, returned: null })
    expect((await inboxOf(server.db, DAY, 'tournament-prize')).every(({ player_id }) => player_id > 0n)).toBe(true)
    server.clock.set(tournamentResultsMs(DAY))
    const { data } = await server.call('tournament.bracket', { query: { day: DAY, no: own?.bracket ?? 0 } }, { as: id })
    expect(data.seats.filter(({ kind }) => kind === 'npc').length).toBeGreaterThan(6)
    expect(data.seats.filter(({ kind, prize }) => kind !== 'player' && prize !== null)).toEqual([])
  })
})

import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { parseEntrant } from '#rules/tournament/entrant.ts'
import { tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_HOUR } from '#rules/units.ts'
import { createDb } from '#server/db/connection.ts'
import { beginPass } from '#server/modules/tournament/days.ts'
import { eraseEntries } from '#server/modules/tournament/erase-store.ts'
import { hashEntrants } from '#server/modules/tournament/hash.ts'
import { readBatch } from '#server/modules/tournament/pass.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { crowdEnters, playDay, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { tournamentPlayers } from '#tests/helpers/players/tournament-players.ts'
import { bracketsOf, entriesOf, expectPaid, expectProven } from '#tests/helpers/players/tournament-proof.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const jobs = fileJobsDatabase(server)
const players = tournamentPlayers(server)

let days = 0
const crowdedDay = async (): Promise<string> => {
  days += 1
  const day = `2026-12-${String(days).padStart(2, '0')}`
  server.clock.set(tournamentClosesMs(day) - 8 * MS_PER_HOUR)
  await crowdEnters(server.db, day, { players: 40 })
  return day
}
const entered = async (): Promise<number> => {
  const id = await players.entrant()
  expect((await players.enter(id)).status).toBe(200)
  return id
}
const equip = async (id: number, item: string): Promise<void> => {
  const worn = await server.call('equipments.equip', { params: { id: item }, body: { equipped: true } }, { as: id })
  expect(worn.status).toBe(200)
}
const readAll = async (day: string): Promise<void> => {
  const scope = { db: jobs.db, nowMs: tournamentClosesMs(day), entropy: server.entropy }
  server.clock.set(scope.nowMs)
  await beginPass(scope, day)
  for (let read = await readBatch(scope, day); read !== null; ) read = await readBatch(scope, day)
  await hashEntrants(scope, day)
}
const foughtWith = async (day: string, id: number) => {
  const entrants = (await bracketsOf(server.db, day)).flatMap((bracket) => bracket.entrants)
  const own = entrants.find(({ player_id }) => player_id === id)
  return own && { ...parseEntrant(own.line).loadout, name: own.name }
}
const wornOf = async (day: string, id: number): Promise<string> => (await foughtWith(day, id))?.worn ?? 'not there'
const entriesFor = async (day: string, id: number) =>
  (await entriesOf(server.db, day)).filter(({ player_id }) => Number(player_id) === id)

describe('between entering and the pass, and after it (R26)', () => {
  it('what is put on or off before the pass counts, what is changed later not', async () => {
    const day = await crowdedDay()
    const [before, after] = [await entered(), await entered()]
    const sword = await players.items.item(before, { type: 'sword', rarity: 'rare' })
    await equip(before, sword)
    await readAll(day)
    const late = await players.items.item(after, { type: 'sword', rarity: 'rare' })
    await equip(after, late)
    await playDay(jobs.db, day)
    expect(await wornOf(day, before)).toMatch(/^sword:/)
    expect(await wornOf(day, after)).toBe('')
    await expectProven(server.db, day)
  })

  it('what is refined or sold before the pass fights as it is then, what is refined or sold later as it was', async () => {
    const day = await crowdedDay()
    const owners = { refined: [await entered(), await entered()], sold: [await entered(), await entered()] } as const
    const swords = new Map<number, string>()
    for (const id of [...owners.refined, ...owners.sold]) {
      swords.set(id, await players.items.item(id, { type: 'sword', rarity: 'uncommon' }))
      await equip(id, swords.get(id) ?? '')
    }
    const refine = async (id: number) => {
      await players.items.materials(id, { 'material-wood': 120, 'material-iron': 30, 'material-titanium': 7 })
      const sword = swords.get(id) ?? ''
      // The fourth try succeeds (R17).
      await server.db.updateTable('items').set({ refine_failures: 3 }).where('id', '=', sword).execute()
      expect((await server.call('equipments.refine', { params: { id: sword } }, { as: id })).status).toBe(200)
    }
    const sell = async (id: number) => {
      const sword = swords.get(id) ?? ''
      await server.call('equipments.equip', { params: { id: sword }, body: { equipped: false } }, { as: id })
      await players.items.sell(id, sword)
    }
    await refine(owners.refined[0])
    await sell(owners.sold[0])
    await readAll(day)
    await refine(owners.refined[1])
    await sell(owners.sold[1])
    await playDay(jobs.db, day)
    expect(await Promise.all(owners.refined.map((id) => wornOf(day, id)))).toEqual(['sword:3', 'sword:2'])
    expect(await Promise.all(owners.sold.map((id) => wornOf(day, id)))).toEqual(['', 'sword:2'])
    await expectProven(server.db, day)
  })

  it('a player banned when the day closes is out and gets the ticket back; one banned afterwards has fought', async () => {
    const day = await crowdedDay()
    const [before, after] = [await entered(), await entered()]
    await players.ban(before)
    await readAll(day)
    await players.ban(after)
    await playDay(jobs.db, day)
    expect(await entriesFor(day, before)).toMatchObject([{ entry_no: null, bracket: null, returned: 'banned' }])
    expect(await entriesFor(day, after)).toMatchObject([{ bracket: expect.any(Number), returned: null }])
    await expectProven(server.db, day)
    await expectPaid(server.db, day)
  })

  it('a player deleted before the day closes is out; one deleted afterwards stays in the draw without a name and gets nothing', async () => {
    const day = await crowdedDay()
    const [before, after] = [await entered(), await entered()]
    expect((await server.call('users.delete', {}, { as: before })).status).toBe(200)
    await readAll(day)
    expect((await server.call('users.delete', {}, { as: after })).status).toBe(200)
    await eraseEntries(server.db, after, 100)
    await tendAt(jobs.db, tournamentClosesMs(day))
    expect(await foughtWith(day, before)).toBeUndefined()
    expect(await foughtWith(day, after)).toMatchObject({ name: null })
    await tendAt(jobs.db, tournamentResultsMs(day))
    expect(await entriesFor(day, before)).toEqual([])
    expect(await entriesFor(day, after)).toEqual([])
    await expectPaid(server.db, day)
    const { rows } = await sql`select from inbox where player_id = any(${[before, after]}::bigint[])`.execute(server.db)
    expect(rows).toEqual([])
  })

  it('the rest of an account that is erased while its day is drawn goes with the prizes', async () => {
    const day = await crowdedDay()
    const id = await entered()
    await readAll(day)
    expect(await eraseEntries(server.db, id, 100)).toEqual([])
    await tendAt(jobs.db, tournamentClosesMs(day))
    expect(await eraseEntries(server.db, id, 100)).toEqual([{ day, bracket: expect.any(Number) }])
    expect((await server.call('users.delete', {}, { as: id })).status).toBe(200)
  })

  it('entering while the pass begins is read by it, or refused: never a ticket for a day that is through', async () => {
    const day = await crowdedDay()
    const ids = await Promise.all(Array.from({ length: 12 }, () => players.entrant()))
    server.clock.set(tournamentClosesMs(day) - 1)
    const other = createDb(server.database.url, { max: 4, statementTimeoutMs: 60_000 })
    const [answers] = await Promise.all([
      Promise.all(ids.map((id) => players.enter(id))),
      tendAt(other.db, tournamentClosesMs(day)),
    ])
    await tendAt(other.db, tournamentResultsMs(day))
    await other.close()
    const rows = await entriesOf(server.db, day)
    for (const [index, id] of ids.entries()) {
      const own = rows.filter(({ player_id }) => Number(player_id) === id)
      if (answers[index]?.status === 200) expect(own).toMatchObject([{ entry_no: expect.any(Number) }])
      else {
        expect(answers[index]?.error.code).toBe('tournament-closed')
        expect([own, await players.tickets(id)]).toEqual([[], 1])
      }
    }
  })
})

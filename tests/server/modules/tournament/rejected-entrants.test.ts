import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { tournamentDifferences } from '#server/db/tournament-audit.ts'
import { crowdEnters, FIRST_ENTRANT, playDay } from '#tests/helpers/players/tournament-crowd.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp()
const as = FIRST_ENTRANT

interface Fields {
  readonly skill?: string
  readonly worn?: string
}

/** Plays a day with that many entrants, then replaces fields of the first entrant's stored loadout. */
const dayWith = async (day: string, players: number, { skill, worn }: Fields) => {
  await crowdEnters(server.db, day, { players })
  await playDay(server.db, day)
  server.clock.set(tournamentResultsMs(day))
  const bracket = () => server.call('tournament.bracket', { query: { day, no: 1 } }, { as })
  const before = (await bracket()).data
  const seat = before.seats.findIndex(({ is_own }) => is_own)
  const fields = before.proof.entrants[seat]?.split(';') ?? []
  const line = fields
    .with(3, skill ?? fields[3] ?? '')
    .with(8, worn ?? fields[8] ?? '')
    .join(';')
  await sql`
    update tournament_brackets set entrants = jsonb_set(entrants, array[${String(seat)}, 'line'], to_jsonb(${line}::text))
    where day = ${day}::date and no = 1`.execute(server.db)
  return { before, seat, after: await bracket() }
}

const replay = (id: string) => server.call('combats.replay', { params: { id } }, { as })
const verify = (id: string) => server.call('combats.verify', { params: { id } }, { as })

it('shows a bracket whose entrant has a skill that is gone, without the replays of that entrant (R26)', async () => {
  const { before, seat, after } = await dayWith('2026-12-01', 12, { skill: '99' })
  expect(after.status).toBe(200)
  const { matches, seats } = after.data
  expect(seats.map(({ place, power, username, wins }) => ({ place, power, username, wins }))).toEqual(
    before.seats.map(({ place, power, username, wins }) => ({ place, power, username, wins })),
  )
  const isOf = ({ upper, lower }: (typeof matches)[number]) => upper === seat || lower === seat
  expect(matches).toEqual(before.matches.map((match) => (isOf(match) ? { ...match, replay_id: null } : match)))
  for (const [index, match] of before.matches.entries()) {
    if (match.replay_id === null) continue
    expect(codeOf(await replay(match.replay_id))).toBe(isOf(match) ? 'replay-not-found' : 'done')
    expect((await verify(match.replay_id)).data).toMatchObject({
      commitment_holds: true,
      scenario_holds: isOf(match) ? null : true,
    })
    expect(matches[index]?.winner).toBe(match.winner)
  }
  expect(await tournamentDifferences(server.db)).toEqual([])
})

it.each([
  ['2026-12-02', 'a slot', 'cape:4'],
  ['2026-12-03', 'a rarity', 'sword:9'],
  ['2026-12-04', 'a slug', 'sword:4:sword-gone'],
])('shows on %s a bracket with bots whose entrant wears %s that is gone', async (day, _what, worn) => {
  const { before, after } = await dayWith(day, 5, { worn })
  expect(after.status).toBe(200)
  expect(after.data.matches.map(({ upper, lower, winner }) => ({ upper, lower, winner }))).toEqual(
    before.matches.map(({ upper, lower, winner }) => ({ upper, lower, winner })),
  )
})

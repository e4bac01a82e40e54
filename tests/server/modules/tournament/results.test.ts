import { describe, expect, it } from 'vitest'
import { dayKeyOf } from '#rules/days.ts'
import { tournamentPrize } from '#rules/tournament/prizes.ts'
import { tournamentClosesMs, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { sha256Hex } from '#server/entropy/sha256.ts'
import { crowdEnters, FIRST_ENTRANT, tendAt } from '#tests/helpers/players/tournament-crowd.ts'
import { tournamentPlayers } from '#tests/helpers/players/tournament-players.ts'
import { codeOf } from '#tests/helpers/server/answered.ts'
import { auditedApp } from '#tests/helpers/server/item-server.ts'

const server = await auditedApp()
const players = tournamentPlayers(server)
const day = dayKeyOf(server.clock.nowMs())
const id = await players.entrant(2)
await players.enter(id)
await players.enter(id)
await crowdEnters(server.db, day, { players: 40 })

const result = (as = id) => server.call('tournament.result', { query: {} }, { as })
const brackets = (as = id) => server.call('tournament.brackets', { query: { day, page: 1 } }, { as })
const bracket = (no: number, as = id) => server.call('tournament.bracket', { query: { day, no } }, { as })
const replay = (replayId: string, as = id) => server.call('combats.replay', { params: { id: replayId } }, { as })
const verify = (replayId: string, as = id) => server.call('combats.verify', { params: { id: replayId } }, { as })
const first = () => `t${day.replaceAll('-', '')}-1-1-0`

describe.sequential('a day of two brackets (rows 30, 148, R26)', () => {
  it('shows the hash of its seed while one can enter, and nothing else that follows from it', async () => {
    const { phase, proof, newest, last, entries } = await players.page(id)
    expect(phase).toBe('open')
    expect(proof).toEqual({
      seed_hash: expect.stringMatching(/^[\da-f]{64}$/),
      entrants_hash: null,
      seed: null,
      rules_version: null,
    })
    expect([newest, last, entries.length]).toEqual([null, [], 2])
  })

  it('counts the entrants once a minute, and the player’s own entries at once', async () => {
    expect((await players.page(id)).entrants).toBe(2)
    await tendAt(server.db, server.clock.nowMs())
    expect((await players.page(id)).entrants).toBe(42)
  })

  it('from 20:00 on shows the hash of all entrants, and until 20:05 no seed, bracket, place or match', async () => {
    server.clock.set(tournamentClosesMs(day))
    await tendAt(server.db, server.clock.nowMs())
    server.clock.set(tournamentResultsMs(day) - 1)
    const page = await players.page(id)
    expect(page).toMatchObject({ day, phase: 'fighting', entrants: 42, newest: null, last: [] })
    expect(page.proof).toMatchObject({ entrants_hash: expect.stringMatching(/^[\da-f]{64}$/), seed: null })
    for (const entry of page.entries)
      expect(entry).toMatchObject({ bracket: null, place: null, wins: 0, last_fight: null })
    expect([await result(), await brackets(), await bracket(1)].map(codeOf)).toEqual([
      'not-found',
      'not-found',
      'not-found',
    ])
    expect([await replay(first()), await verify(first())].map(codeOf)).toEqual(['replay-not-found', 'replay-not-found'])
    const late = await players.entrant()
    expect((await players.enter(late)).data.entries).toMatchObject([
      { id: `${dayKeyOf(server.clock.nowMs() + MS_PER_DAY)}.1` },
    ])
  })

  it('from 20:05 on shows seed, places, prizes and where to find them, and the page opens for tomorrow', async () => {
    server.clock.set(tournamentResultsMs(day))
    await tendAt(server.db, server.clock.nowMs())
    const { data } = await result()
    expect(sha256Hex(data.proof.seed ?? '')).toBe(data.proof.seed_hash)
    expect(data).toMatchObject({ day, entrants: 42, brackets: 2 })
    expect(data.entries.map(({ bracket: no }) => no).sort()).toEqual([1, 2])
    for (const { place, wins, prize, inbox, last_fight, bracket: no } of data.entries) {
      const { people } = (await bracket(no ?? 0)).data
      const { tokNano, leaguePoints } = tournamentPrize({ place: place ?? 32, wins }, people)
      expect(prize).toMatchObject({ tok: tokNano, league_points: leaguePoints })
      expect(inbox === null).toBe(tokNano === 0)
      expect(last_fight === null).toBe(place === 1)
    }
    const page = await players.page(id)
    expect(page).toMatchObject({ phase: 'open', entries: [], last: [{ day, entrants: 42, entries: data.entries }] })
    expect(page.newest).toMatchObject({ day, brackets: 2 })
    expect((await replay(page.newest?.final ?? '')).data.kind).toBe('tournament')
  })

  it('lists its brackets from the strongest, own ones marked, with the slices that are hashed', async () => {
    const { data } = await brackets()
    expect(data.items.map(({ no }) => no)).toEqual([2, 1])
    expect(data.items.every(({ is_own }) => is_own)).toBe(true)
    for (const no of [1, 2])
      expect((await bracket(no)).data.seats.filter(({ is_own }) => is_own)).toMatchObject([
        { user_id: id, kind: 'player' },
      ])
    expect(data.items.reduce((sum, { slice }) => sum + slice.size, 0)).toBe(42)
    const [strong, weak] = data.items
    expect(strong?.slice.lowest).toBeGreaterThanOrEqual(weak?.slice.highest ?? Number.POSITIVE_INFINITY)
    const stranger = await players.entrant()
    expect((await brackets(stranger)).data.items.some(({ is_own }) => is_own)).toBe(false)
    const beyond = await server.call('tournament.brackets', { query: { day, page: 2 } }, { as: id })
    expect(beyond.data).toMatchObject({ items: [], total: 2 })
  })

  it('each match that is no bye is a replay for everybody, and holds', async () => {
    const { data } = await bracket(2)
    for (const { upper, lower, winner, replay_id: replayId } of data.matches) {
      if (replayId === null) continue
      const { data: shown } = await replay(replayId, FIRST_ENTRANT)
      expect(shown).toMatchObject({ replay_id: replayId, kind: 'tournament', ranked: false, own: null })
      expect(shown.winner).toBe(winner === upper ? 'attacker' : 'defender')
      expect([shown.user.user_id, shown.enemy.user_id]).toEqual([
        data.seats[upper]?.user_id,
        data.seats[lower ?? 0]?.user_id,
      ])
      expect((await verify(replayId)).data).toMatchObject({ commitment_holds: true, scenario_holds: true })
    }
    const bye = data.matches.find(({ lower }) => lower === null)
    expect(codeOf(await replay(`t${day.replaceAll('-', '')}-2-1-${bye?.no}`))).toBe('replay-not-found')
  })

  it('shows its viewer on the viewer’s side', async () => {
    const { data } = await bracket(2)
    const own = data.seats.findIndex(({ is_own }) => is_own)
    const match = data.matches.find(
      ({ upper, lower, replay_id }) => replay_id !== null && (upper === own || lower === own),
    )
    const { data: shown } = await replay(match?.replay_id ?? '')
    expect(shown.viewer).toBe(match?.upper === own ? 'attacker' : 'defender')
    const stranger = await players.entrant()
    expect((await replay(match?.replay_id ?? '', stranger)).data.viewer).toBeNull()
  })

  it.each(['t20269999-1-1-0', 't20261123-9-1-0', 't20261123-1-9-0', 't20261123-1-1-99', 't19990101-1-1-0'])(
    'has no match %s',
    async (replayId) => {
      expect([await replay(replayId), await verify(replayId)].map(codeOf)).toEqual([
        'replay-not-found',
        'replay-not-found',
      ])
    },
  )

  it.each([{ day: '2026-02-30' }, { day: 'today' }])('is no day of %o', async (query) => {
    const answer = await server.call('tournament.brackets', { query: { ...query, page: 1 } }, { as: id })
    expect(codeOf(answer)).toBe('invalid-payload')
  })

  it('its league points are on the page of the league’s points, one row per entry (row 149, R27)', async () => {
    const { data } = await server.call('league.points', { query: { page: 1 } }, { as: id })
    const { data: own } = await result()
    const points = own.entries.map(({ id: ref, prize }) => ({
      source: 'tournament',
      ref,
      points: prize?.league_points,
    }))
    expect(data.items).toEqual(expect.arrayContaining(points.map((row) => expect.objectContaining(row))))
    expect(data.sums.tournament).toBe(points.reduce((sum, row) => sum + (row.points ?? 0), 0))
  })

  it('its prize is claimed from the inbox, and the result says so', async () => {
    const winners = (await bracket(2)).data.seats.filter(({ prize }) => prize !== null && prize.tok > 0)
    expect(winners.length).toBeGreaterThan(0)
    const winner = winners[0]?.user_id ?? 0
    const won = (await result(winner)).data.entries.find(({ inbox }) => inbox !== null)
    expect(won?.inbox?.claimed).toBe(false)
    const params = { id: won?.inbox?.id ?? '' }
    const claimed = await server.call('inbox.claim', { params }, { as: winner })
    expect(claimed.data.item).toMatchObject({ reason: 'tournament-prize', tok: won?.prize?.tok })
    expect((await result(winner)).data.entries.find((entry) => entry.id === won?.id)?.inbox?.claimed).toBe(true)
  })

  it('an erased account is nameless in its brackets, and its entries are gone; the bracket holds all the same', async () => {
    const before = (await bracket(1)).data
    expect((await server.call('users.delete', {}, { as: id })).status).toBe(200)
    const after = (await bracket(1, FIRST_ENTRANT)).data
    const seat = before.seats.findIndex(({ is_own }) => is_own)
    expect(after.seats[seat]).toMatchObject({ user_id: null, username: null, kind: 'player' })
    expect(after.seats.filter(({ username }) => username === null)).toHaveLength(1)
    expect(after.proof).toEqual(before.proof)
    expect(after.matches).toEqual(before.matches)
    const left = await server.db
      .selectFrom('tournament_entries')
      .selectAll()
      .where('player_id', '=', BigInt(id))
      .execute()
    expect(left).toEqual([])
    const { replay_id: replayId } =
      before.matches.find(({ upper, lower, replay_id }) => replay_id !== null && (upper === seat || lower === seat)) ??
      {}
    const { data: shown } = await replay(replayId ?? '', FIRST_ENTRANT)
    expect([shown.user.user_id, shown.enemy.user_id]).toContain(0)
  })

  it('is forgotten after thirty days', async () => {
    server.clock.set(tournamentResultsMs(day) + 31 * MS_PER_DAY)
    expect(
      [await brackets(FIRST_ENTRANT), await bracket(1, FIRST_ENTRANT), await result(FIRST_ENTRANT)].map(codeOf),
    ).toEqual(['not-found', 'not-found', 'not-found'])
    expect(codeOf(await replay(first(), FIRST_ENTRANT))).toBe('replay-not-found')
  })
})

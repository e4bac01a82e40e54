import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { SKILL_NAMES, type SkillName } from '#rules/kombat/skills.ts'
import { tournamentOpenAt, tournamentResultsMs } from '#rules/tournament/tournament-calendar.ts'
import { MS_PER_DAY } from '#rules/units.ts'
import { enterAsNpc } from '#server/modules/tournament/npc-entries.ts'
import { ensureWorld } from '#server/world/seed-world.ts'
import { fileJobsDatabase } from '#tests/helpers/players/boss-world.ts'
import { type PublicDay, recomputeDay } from '#tests/helpers/players/recomputed-day.ts'
import { DOCUMENT, type Fighter, fight, generator, listed, NUMBERS } from '#tests/helpers/players/recomputed-fight.ts'
import { crowdEnters, FIRST_ENTRANT, playDay } from '#tests/helpers/players/tournament-crowd.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { TEST_NOW_MS } from '#tests/helpers/server/test-app.ts'

const DAY = tournamentOpenAt(TEST_NOW_MS)
const NEXT_DAY = tournamentOpenAt(TEST_NOW_MS + MS_PER_DAY)
const NPCS_OF_SMALL_DAY = 5

const server = await fileApp()
const jobs = fileJobsDatabase(server)
await ensureWorld({ db: server.db, nowMs: TEST_NOW_MS, seed: 7, log: pino({ level: 'silent' }) })
await crowdEnters(server.db, DAY, { players: 30, entries: 3 })
await crowdEnters(server.db, DAY, { players: 20, firstId: FIRST_ENTRANT + 1000 })
const reader = FIRST_ENTRANT
await playDay(jobs.db, DAY)
const npcs = await server.db
  .selectFrom('tournament_entries')
  .select('player_id')
  .where('day', '=', DAY)
  .where('player_id', '<', 0n)
  .orderBy('player_id')
  .limit(NPCS_OF_SMALL_DAY)
  .execute()
for (const { player_id } of npcs)
  await enterAsNpc({ db: server.db, entropy: server.entropy, nowMs: TEST_NOW_MS + MS_PER_DAY }, Number(player_id))
await playDay(jobs.db, NEXT_DAY)
server.clock.set(tournamentResultsMs(NEXT_DAY))

/** Reads a day by public calls alone, because the proof must need no other data. */
const publicDay = async (day: string): Promise<PublicDay> => {
  const page = async (no: number) =>
    (await server.call('tournament.brackets', { query: { day, page: no } }, { as: reader })).data
  const first = await page(1)
  const items = [...first.items]
  for (let no = 2; items.length < first.total; no++) items.push(...(await page(no)).items)
  const brackets = []
  for (const { no } of items)
    brackets.push((await server.call('tournament.bracket', { query: { day, no } }, { as: reader })).data)
  return { list: { ...first, items }, brackets }
}

describe('a tournament recomputed from the document alone (R26)', () => {
  it('gives the same slices, brackets, byes, pairs, winners, places and prizes', async () => {
    const day = await publicDay(DAY)
    expect(recomputeDay(NUMBERS, day)).toEqual([])
    const matches = day.brackets.flatMap((bracket) => bracket.matches)
    // The day has every case of the recipe in tournament.md: byes, items and stones, returned entries, several pools.
    expect(matches.some(({ lower }) => lower === null)).toBe(true)
    const lines = day.brackets.flatMap(({ proof }) => proof.entrants)
    expect(lines.some((line) => /;sword:\d/.test(line) && /;[0-4] [0-4] [0-4];/.test(line))).toBe(true)
    expect(day.brackets.some(({ proof }) => proof.returned.length > 0)).toBe(true)
    expect(new Set(day.brackets.map(({ pool }) => pool)).size).toBeGreaterThan(1)
  })

  it('gives the same bots in a bracket of fewer than eight', async () => {
    const day = await publicDay(NEXT_DAY)
    expect(recomputeDay(NUMBERS, day)).toEqual([])
    expect(day.brackets.flatMap(({ seats }) => seats.filter(({ kind }) => kind === 'bot'))).toHaveLength(3)
    expect(day.brackets[0]?.proof.entrants.slice(0, 3).join()).toMatch(/;sword:\d/)
  })

  it('notices one swapped winner, one changed loadout and another seed', async () => {
    const swapped = await publicDay(DAY)
    const match = swapped.brackets[0]?.matches.find(({ lower }) => lower !== null)
    if (!match || match.lower === null) throw new Error('no match')
    match.winner = match.winner === match.upper ? match.lower : match.upper
    expect(recomputeDay(NUMBERS, swapped)).toEqual([expect.stringContaining(`round ${match.round}, match ${match.no}`)])

    const changed = await publicDay(DAY)
    const entrants = changed.brackets[0]?.proof.entrants
    if (!entrants?.[0]) throw new Error('no entrant')
    entrants[0] = entrants[0].replace(/;(\d+) (\d+) /, (_, power, health) => `;${power} ${Number(health) + 1} `)
    expect(recomputeDay(NUMBERS, changed)).toContain('entrants hash')

    const reseeded = await publicDay(DAY)
    reseeded.list.proof.seed = '0'.repeat(64)
    expect(recomputeDay(NUMBERS, reseeded)).toContain('seed')
  })

  it('finds every skill in the document, in the order of its index', () => {
    expect(NUMBERS.skills.map(({ name }) => name)).toEqual(SKILL_NAMES)
  })

  it('gives the worked example of the document', () => {
    const skillOf = (name: SkillName) => listed(NUMBERS.skills, SKILL_NAMES.indexOf(name))
    const next = generator('00000000000000000000000000000001')
    const drawn = [next(), next(), next()].map((value) => (value * 2 ** 32).toString(16).padStart(8, '0'))
    const plain = { crit: 11, evasion: 4.5, critDamage: 200, reflect: 0, lifeSteal: 0, stones: [0, 0, 0] }
    const hamster: Fighter = { ...plain, attack: 180, maxHp: 1275, skill: skillOf('rising-fury') }
    const seed: Fighter = { ...plain, attack: 165, maxHp: 1350, skill: skillOf('reflect'), stones: [1, 0, 0] }
    const end = fight(NUMBERS, hamster, seed, '000000000000000000000000000000010000000100000000')
    expect(DOCUMENT).toContain(`\`${drawn.join('`, `')}\``)
    expect(DOCUMENT).toContain(
      `the ${end.isUpper ? 'upper' : 'lower'} seat wins after ${end.actions} actions, ${end.upperHp} to ${end.lowerHp} health`,
    )
  })
})

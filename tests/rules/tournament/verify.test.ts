import { describe, expect, test, vi } from 'vitest'
import { entrantLine, parseEntrant } from '#rules/tournament/entrant.ts'
import {
  type Difference,
  type PublishedBracket,
  type PublishedDay,
  sumOfVerdicts,
  type Verdict,
} from '#rules/tournament/verdict.ts'
import { verifyDay } from '#rules/tournament/verify-day.ts'
import { verifyPool } from '#rules/tournament/verify-pool.ts'
import { anyEntrants, daySeed, type Published, publish, TOOLS, worldRng } from './worlds.ts'

const verify = async ({ day, brackets }: Published): Promise<Verdict> => {
  const verdicts = [await verifyDay(day, TOOLS)]
  for (const pool of new Set(day.slices.map(({ pool }) => pool)))
    verdicts.push(
      await verifyPool(
        day,
        pool,
        brackets.filter((bracket) => bracket.pool === pool),
        TOOLS,
      ),
    )
  return sumOfVerdicts(verdicts)
}

const published = publish(daySeed(5), anyEntrants(worldRng(5), 200))

const withDay = (change: Partial<PublishedDay>): Published => ({ ...published, day: { ...published.day, ...change } })
const withSlice = (no: number, change: Partial<PublishedDay['slices'][number]>): Published =>
  withDay({ slices: published.day.slices.map((slice) => (slice.no === no ? { ...slice, ...change } : slice)) })
const withBracket = (no: number, change: (bracket: PublishedBracket) => Partial<PublishedBracket>): Published => ({
  ...published,
  brackets: published.brackets.map((bracket) => (bracket.no === no ? { ...bracket, ...change(bracket) } : bracket)),
})
const replaced = <T>(list: readonly T[], at: number, change: (one: T) => T): readonly T[] =>
  list.map((one, index) => (index === at ? change(one) : one))

const differencesOf = async (of: Published): Promise<readonly Difference[]> => (await verify(of)).differences
const whatOf = async (of: Published): Promise<readonly string[]> => [
  ...new Set((await differencesOf(of)).map(({ what }) => what)),
]
const bracketOf = (no: number): PublishedBracket => {
  const bracket = published.brackets.find((one) => one.no === no)
  if (!bracket) throw new Error(`No bracket ${no}`)
  return bracket
}

describe('verifying a day (R26, row 148)', () => {
  test.each([0, 1, 2, 7, 8, 31, 32, 33, 1000])('%i entries as they were published: nothing differs', async (total) => {
    const of = publish(daySeed(total), anyEntrants(worldRng(total), total))
    const { checked, differences } = await verify(of)
    expect(differences).toEqual([])
    const matches = of.brackets.flatMap(({ matches }) => matches)
    expect(checked).toEqual({
      hashes: 2 + Math.ceil(total / 32),
      entrants: total,
      brackets: Math.ceil(total / 32),
      pairings: matches.length,
      fights: matches.filter(({ lower }) => lower !== null).length,
      prizes: of.brackets.reduce((sum, { seats }) => sum + seats.length, 0),
    })
  })

  test('one pool can be verified alone, bracket by bracket', async () => {
    const onBracket = vi.fn()
    const own = published.brackets.filter(({ pool }) => pool === 2)
    const { checked, differences } = await verifyPool(published.day, 2, own, { ...TOOLS, onBracket })
    expect(differences).toEqual([])
    expect(checked.brackets).toBe(own.length)
    expect(onBracket).toHaveBeenCalledTimes(own.length)
    await expect(verifyPool(published.day, 99, [], TOOLS)).rejects.toThrow(RangeError)
  })

  test('a seed that was changed after its hash was shown', async () => {
    expect(await whatOf(withDay({ seed: daySeed(6) }))).toEqual(
      expect.arrayContaining(['seed', 'bracket-seed', 'dealt']),
    )
    expect(await differencesOf(withDay({ seedHash: published.day.entrantsHash }))).toEqual([{ what: 'seed' }])
  })

  test('a list of slices that was changed after its hash was shown', async () => {
    expect(await differencesOf(withDay({ entrantsHash: published.day.seedHash }))).toEqual([{ what: 'entrants' }])
    const hash = published.day.seedHash
    expect(await differencesOf(withSlice(3, { hash }))).toEqual([{ what: 'entrants' }, { what: 'entrant', slice: 3 }])
  })

  test('slices that are cut otherwise, or out of order', async () => {
    expect(await whatOf(withDay({ entrants: 199 }))).toEqual(['slice'])
    expect(await whatOf(withSlice(1, { size: 30 }))).toEqual(['entrants', 'slice', 'entrant'])
    expect(await differencesOf(withSlice(7, { highest: 1 }))).toEqual(
      expect.arrayContaining([{ what: 'entrants' }, { what: 'slice', slice: 7 }, { what: 'entrant', slice: 7 }]),
    )
  })

  test('a slice that begins below the end of the one before it', async () => {
    const before = published.day.slices[2]
    const { differences } = await verifyDay(withSlice(4, { lowest: (before?.highest ?? 0) - 1 }).day, TOOLS)
    expect(differences).toContainEqual({ what: 'slice', slice: 4 })
    expect(differences).not.toContainEqual({ what: 'slice', slice: 3 })
  })

  test('a bracket that is shown in another pool', async () => {
    const { differences } = await verifyDay(withSlice(1, { pool: 3 }).day, TOOLS)
    expect(differences).toEqual([{ what: 'pool', bracket: 1 }])
  })

  test('a changed entrant: its slice is named, without more where its fights end alike', async () => {
    const [line = ''] = bracketOf(2).entrants
    const { loadout, ...entrant } = parseEntrant(line)
    const changed = entrantLine({ ...entrant, loadout: { ...loadout, houseId: loadout.houseId === 1 ? 2 : 1 } })
    const found = await differencesOf(
      withBracket(2, ({ entrants }) => ({ entrants: replaced(entrants, 0, () => changed) })),
    )
    const power = Number(loadout.stats.split(' ')[0])
    const slice = published.day.slices.find(({ lowest, highest }) => lowest <= power && power <= highest)
    expect(found).toEqual([{ what: 'entrant', slice: slice?.no }])
  })

  test('an entrant that cannot be is named by its line', async () => {
    const { entrants } = bracketOf(2)
    const [first = '', second = ''] = entrants
    const { playerNo, ...entrant } = parseEntrant(first)
    for (const line of [
      '',
      'nonsense',
      `${first};`,
      second,
      entrantLine({ ...entrant, playerNo: entrant.entryNo - 3 }),
    ])
      expect(
        await differencesOf(withBracket(2, (own) => ({ entrants: replaced(own.entrants, 0, () => line) }))),
      ).toEqual(expect.arrayContaining([{ what: 'entry', bracket: 2, line }]))
    expect(playerNo).toBeGreaterThan(0)
  })

  test('an entrant too many, or too few', async () => {
    const last = published.brackets.at(-1)?.no ?? 0
    const { loadout } = parseEntrant(bracketOf(last).entrants[0] ?? '')
    const strong = { ...loadout, stats: loadout.stats.replace(/^\d+/, '999999') }
    const added = entrantLine({ entryNo: 900, playerNo: 900, kind: 'player', loadout: strong })
    expect(await whatOf(withBracket(last, ({ returned }) => ({ returned: [...returned, added] })))).toContain('entrant')
    expect(await whatOf(withBracket(last, ({ entrants }) => ({ entrants: entrants.slice(1) })))).toContain('entrant')
  })

  test('a bracket that is not there', async () => {
    const found = await differencesOf({ ...published, brackets: published.brackets.filter(({ no }) => no !== 4) })
    expect(found).toEqual([{ what: 'missing', bracket: 4 }])
  })

  test('a seed of a bracket that does not follow from the day’s', async () => {
    expect(await differencesOf(withBracket(3, () => ({ seed: daySeed(9) })))).toEqual(
      expect.arrayContaining([{ what: 'bracket-seed', bracket: 3 }]),
    )
  })

  test('two who changed seats, or brackets', async () => {
    const [one = '', two = ''] = bracketOf(2).entrants
    expect(
      await differencesOf(withBracket(2, ({ entrants }) => ({ entrants: [two, one, ...entrants.slice(2)] }))),
    ).toEqual(
      expect.arrayContaining([
        { what: 'dealt', bracket: 2, seat: 0, entryNo: parseEntrant(one).entryNo },
        { what: 'dealt', bracket: 2, seat: 1, entryNo: parseEntrant(two).entryNo },
      ]),
    )
  })

  test('an entry whose ticket went back and should not have', async () => {
    const bracket = published.brackets.find(({ returned }) => returned.length > 0)
    if (!bracket) throw new Error('The world has no returned entry')
    const [line = ''] = bracket.returned
    const entryNo = parseEntrant(line).entryNo
    expect(
      await differencesOf(
        withBracket(bracket.no, ({ entrants, returned }) => ({
          entrants: [...entrants, line],
          returned: returned.slice(1),
        })),
      ),
    ).toEqual(expect.arrayContaining([{ what: 'returned', bracket: bracket.no, entryNo }]))
    const [own = ''] = bracket.entrants
    expect(
      await differencesOf(
        withBracket(bracket.no, ({ entrants, returned }) => ({
          entrants: entrants.slice(1),
          returned: [...returned, own],
        })),
      ),
    ).toEqual(expect.arrayContaining([{ what: 'returned', bracket: bracket.no, entryNo: parseEntrant(own).entryNo }]))
  })

  test('a pairing: its match alone in the first round', async () => {
    const { matches } = bracketOf(5)
    const [a, b] = matches.filter(({ round, lower }) => round === 1 && lower !== null)
    if (!a || !b) throw new Error('No matches')
    const crossed = matches.map((match) => {
      if (match === a) return { ...match, lower: b.lower }
      return match === b ? { ...match, lower: a.lower } : match
    })
    const found = await differencesOf(withBracket(5, () => ({ matches: crossed })))
    expect(found).toEqual(
      expect.arrayContaining([a, b].map(({ no, round }) => ({ what: 'pairing', bracket: 5, round, no }))),
    )
    expect(found.filter(({ what }) => what === 'winner')).toEqual([])
  })

  test('a match too many, twice, or left out', async () => {
    const final = bracketOf(5).matches.at(-1)
    if (!final) throw new Error('No final')
    const { round, no } = final
    for (const matches of [
      bracketOf(5).matches.slice(0, -1),
      [...bracketOf(5).matches, final],
      [...bracketOf(5).matches, { ...final, no: no + 1 }],
    ]) {
      const found = await differencesOf(withBracket(5, () => ({ matches })))
      const at = matches.length === bracketOf(5).matches.length + 1 && matches.at(-1) !== final ? no + 1 : no
      expect(found).toEqual(expect.arrayContaining([{ what: 'pairing', bracket: 5, round, no: at }]))
    }
  })

  test('a winner: exactly the one fight, though all after it is shown as if it were true', async () => {
    const { matches, seats } = bracketOf(5)
    const final = matches.at(-1)
    if (!final || final.lower === null) throw new Error('No final')
    const loser = final.winner === final.upper ? final.lower : final.upper
    const found = await differencesOf(
      withBracket(5, () => ({
        matches: matches.map((match) => (match === final ? { ...match, winner: loser } : match)),
      })),
    )
    expect(found.filter(({ what }) => what === 'winner')).toEqual([
      { what: 'winner', bracket: 5, round: final.round, no: final.no },
    ])
    expect(found).toEqual(expect.arrayContaining([{ what: 'place', bracket: 5, seat: loser }]))
    expect(seats).toHaveLength(bracketOf(5).entrants.length)
  })

  test('a winner who did not fight', async () => {
    const { matches } = bracketOf(5)
    for (const winner of [999, -1, 0.5]) {
      const found = await differencesOf(
        withBracket(5, () => ({ matches: replaced(matches, 0, (match) => ({ ...match, winner })) })),
      )
      expect(found).toEqual(expect.arrayContaining([{ what: 'winner', bracket: 5, round: 1, no: 0 }]))
    }
  })

  test.each([
    ['place', { place: 32 as const, wins: 9 }],
    ['prize', { prize: null }],
    ['seat', { power: 1 }],
    ['seat', { kind: 'bot' as const }],
  ])('a %s that does not follow', async (what, change) => {
    const seat = bracketOf(5).seats.findIndex(({ kind, wins }) => kind === 'player' && wins > 0)
    const found = await differencesOf(
      withBracket(5, ({ seats }) => ({ seats: replaced(seats, seat, (own) => ({ ...own, ...change })) })),
    )
    expect(found).toEqual([{ what, bracket: 5, seat }])
  })

  test('a prize that is a nano too high, a box more, a point less, or an NPC’s', async () => {
    const seat = bracketOf(5).seats.findIndex(({ kind, wins }) => kind === 'player' && wins > 0)
    const prize = bracketOf(5).seats[seat]?.prize
    if (!prize) throw new Error('No prize')
    for (const change of [
      { tokNano: prize.tokNano + 1 },
      { star: prize.star + 1 },
      { boxes: [...prize.boxes, 'titanium' as const] },
      { leaguePoints: prize.leaguePoints - 1 },
    ])
      expect(
        await differencesOf(
          withBracket(5, ({ seats }) => ({
            seats: replaced(seats, seat, (own) => ({ ...own, prize: { ...prize, ...change } })),
          })),
        ),
      ).toEqual([{ what: 'prize', bracket: 5, seat }])
    const npc = published.brackets.find(({ seats }) => seats.some(({ kind }) => kind === 'npc'))
    if (!npc) throw new Error('The world has no NPC')
    const own = npc.seats.findIndex(({ kind }) => kind === 'npc')
    expect(
      await differencesOf(
        withBracket(npc.no, ({ seats }) => ({ seats: replaced(seats, own, (one) => ({ ...one, prize })) })),
      ),
    ).toEqual([{ what: 'prize', bracket: npc.no, seat: own }])
  })

  test('a number of people, and a seat too many', async () => {
    expect(await differencesOf(withBracket(5, ({ people }) => ({ people: people + 1 })))).toEqual([
      { what: 'people', bracket: 5 },
    ])
    const seat = bracketOf(5).seats.length
    expect(await differencesOf(withBracket(5, ({ seats }) => ({ seats: [...seats, ...seats.slice(0, 1)] })))).toEqual([
      { what: 'seat', bracket: 5, seat },
    ])
  })
})

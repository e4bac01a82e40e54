import { describe, expect, test } from 'vitest'
import { tokToNano } from '#rules/units.ts'
import { makeTestPlayer, type TestPlayerOptions } from '#server/local/test-player.ts'
import { parseTestPlayerOptions } from '#server/local/test-player-options.ts'
import { createLogger } from '#server/observability/create-logger.ts'
import { OperatorError } from '#server/operators/operator-error.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { auditDifferences } from '#tests/helpers/database/audit.ts'
import { nanoToTok } from '#tests/helpers/nano-to-tok.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'

const server = await fileApp({ config: { mode: 'local' } })
const nowMs = server.clock.nowMs()
await prepareDatabase({
  databaseUrl: server.database.url,
  nowMs,
  log: createLogger(server.config),
  worldSeed: 1,
})

const make = (options: TestPlayerOptions) => makeTestPlayer(server.scope(), options)
const profileOf = async (id: number) => (await server.call('combats.me', {}, { as: id })).data
const balanceTok = async (id: number) => nanoToTok((await server.call('users.balance', {}, { as: id })).data)

describe('npm run player', () => {
  test('makes a player that is all that was asked for, and the game sees it so', async () => {
    const { id, name } = await make({
      name: 'Ann',
      houseId: 3,
      rank: 2100,
      gear: 'rare',
      skill: 'berserk',
      stance: 'guard',
      stoneLevel: 2,
      armyStep: 3,
      tokNano: BigInt(tokToNano(500)),
      star: 20,
    })
    expect(name).toBe('Ann')
    const profile = await profileOf(id)
    expect(profile).toMatchObject({
      house_id: 3,
      rank: 2100,
      best_rank: 2100,
      pet: { active_skill: 'berserk' },
      stance: 'guard',
    })
    expect(profile.stone_statistics.map(({ level }) => level)).toEqual([2, 2, 2])
    const worn = (await server.call('equipments.equipped', {}, { as: id })).data
    expect(worn.map(({ rarity }) => rarity)).toEqual(Array(8).fill('rare'))
    expect(await balanceTok(id)).toBe(500)
    expect((await server.call('users.claim', {}, { as: id })).data.amount).toBeGreaterThan(0)
    expect(await auditDifferences(server.db)).toEqual([])
    const { power } = await server.db
      .selectFrom('players')
      .select('power')
      .where('id', '=', BigInt(id))
      .executeTakeFirstOrThrow()
    expect(power).toBe(profile.power)
  })

  test('gives the salary, looks and pieces of the island that were asked for (R58)', async () => {
    const { id } = await make({ name: 'Lou', salary: 11, looks: 10, islandPieces: 3 })
    expect((await server.call('wardrobe.get', {}, { as: id })).data).toMatchObject({
      worn: { cape: 'cape-rose', frame: 'frame-ivy' },
      price: tokToNano(200),
      is_open: true,
    })
    const me = (await server.call('users.me', {}, { as: id })).data
    expect(me.island).toEqual(['flower-bed', 'wood-fence', 'stone-path'])
    expect(me.upgrades.filter(({ upgrade_type }) => upgrade_type === 'mining-tok')).toHaveLength(11)
    await make({ id, salary: 9, looks: 0, islandPieces: 0 })
    expect((await server.call('wardrobe.get', {}, { as: id })).data).toMatchObject({
      owned: [],
      worn: {},
      is_open: false,
    })
    expect((await server.call('island.get', {}, { as: id })).data).toEqual({ pieces: [], is_open: false })
    expect((await server.call('users.claim', {}, { as: id })).status).toBe(200)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  test('changes the player of that name or id, and leaves the rest as it was', async () => {
    const { id } = await make({ name: 'Bo', rank: 900, tokNano: BigInt(tokToNano(40)), stoneLevel: 4, gear: 'common' })
    expect((await make({ name: 'Bo', tokNano: BigInt(tokToNano(2.5)) })).id).toBe(id)
    expect(await balanceTok(id)).toBe(2.5)
    await make({ id, rank: 50, stoneLevel: 0, gear: 'none' })
    expect(await profileOf(id)).toMatchObject({ rank: 50, best_rank: 900, stone_statistics: [] })
    expect((await server.call('equipments.equipped', {}, { as: id })).data).toEqual([])
    expect(await balanceTok(id)).toBe(2.5)
    expect(await auditDifferences(server.db)).toEqual([])
    const reasons = await server.db
      .selectFrom('ledger')
      .select('reason')
      .distinct()
      .where('account', '=', BigInt(id))
      .execute()
    expect(reasons.map(({ reason }) => reason).sort()).toContain('test-player')
  })

  test('fights real fights in the days that are past, which the history and the replays show', async () => {
    const { id } = await make({ name: 'Cy', rank: 400, gear: 'common', fights: 12 })
    expect(await profileOf(id)).toMatchObject({ rank: 400, fights: 12 })
    const history = (await server.call('combats.history', { query: { page: 1 } }, { as: id })).data
    expect(history.total).toBe(12)
    const newest = history.items[0]
    if (!newest) throw new Error('The history is empty')
    const replay = await server.call('combats.replay', { params: { id: newest.replay_id } }, { as: id })
    expect(replay.status).toBe(200)
    expect((await server.call('combats.energy', {}, { as: id })).data.current_energy).toBe(20)
    expect(await auditDifferences(server.db)).toEqual([])
  })

  test('refuses what cannot be, and leaves the player as it was', async () => {
    const { id } = await make({ name: 'Di', fights: 1 })
    await expect(make({ id, skill: 'berserk', tokNano: 1n })).rejects.toThrow(
      /Berserk opens at 2000 rank points, the best so far is \d+: add --rank/,
    )
    await expect(make({ id: 4040 })).rejects.toThrow('There is no test player 4040')
    await expect(make({ id, fights: 5 })).rejects.toThrow(/time for 0 fights, not for 5/)
    expect(await profileOf(id)).toMatchObject({ fights: 1, pet: { active_skill: 'rising-fury' } })
  })
})

describe('its command line', () => {
  test('reads every option', () => {
    expect(
      parseTestPlayerOptions({
        name: 'Ann Å',
        house: 'dogs',
        rank: '2100',
        gear: 'rare',
        skill: 'berserk',
        stance: 'guard',
        stones: '2',
        army: '5',
        tok: '12.5',
        star: '20',
        energy: '3',
        fights: '30',
      }),
    ).toEqual({
      name: 'Ann Å',
      houseId: 7,
      rank: 2100,
      gear: 'rare',
      skill: 'berserk',
      stance: 'guard',
      stoneLevel: 2,
      armyStep: 5,
      tokNano: 12_500_000_000n,
      star: 20,
      energy: 3,
      fights: 30,
    })
    expect(parseTestPlayerOptions({})).toEqual({})
    expect(parseTestPlayerOptions({ house: '0', gear: 'none', stones: '0' })).toEqual({
      houseId: 0,
      gear: 'none',
      stoneLevel: 0,
    })
  })

  test.each([
    [{ id: '4', name: 'Ann' }, /Say who it is once/],
    [{ rank: '-1' }, /--rank takes a whole number from 0/],
    [{ gear: 'shiny' }, /--gear takes one of none, prototype, common/],
    [{ skill: 'sleep' }, /--skill takes one of rising-fury/],
    [{ stance: 'hide' }, /--stance takes one of rush, guard, trick/],
    [{ stones: '5' }, /--stones takes a whole number from 0 to 4/],
    [{ house: 'lions' }, /--house takes a whole number from 0 to 7/],
    [{ tok: '1e3' }, /--tok takes an amount/],
    [{ name: ' ' }, /--name takes 1 to 32 characters/],
  ])('refuses %j with a sentence', (given, sentence) => {
    const read = (): unknown => parseTestPlayerOptions(given)
    expect(read).toThrow(OperatorError)
    expect(read).toThrow(sentence)
  })
})

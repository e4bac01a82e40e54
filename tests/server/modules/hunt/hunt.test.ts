import { describe, expect, it } from 'vitest'
import { HUNT_SLUGS, type HuntSlug } from '#rules/hunt/hunt-slugs.ts'
import { HUNT_MILESTONES, HUNT_STAGES, huntStageOf } from '#rules/hunt/hunts.ts'
import { MS_PER_HOUR, MS_PER_MINUTE, tokToNano } from '#rules/units.ts'
import { balancesOf } from '#server/db/ledger.ts'
import { auditedAppWithPlayers } from '#tests/helpers/server/item-server.ts'

const { server, players } = await auditedAppWithPlayers()

const FORTRESS = 'cursed-fortress'
const GATE = 'eternal-abyss-gate'

const start = (id: number, slug: HuntSlug) => server.call('hunting.start', { params: { slug } }, { as: id })
const claim = (id: number, slug: HuntSlug) => server.call('hunting.claim', { params: { slug } }, { as: id })
const current = async (id: number) => (await server.call('hunting.current', {}, { as: id })).data
const milestones = async (id: number) => (await server.call('hunting.milestones', {}, { as: id })).data
const takeMilestone = (id: number, level: number) =>
  server.call('hunting.claimMilestone', { params: { level } }, { as: id })

const hunter = async (demonsKilled: number): Promise<number> => {
  const id = await players.join()
  await server.db.insertInto('hunters').values({ player_id: id, demons_killed: demonsKilled }).execute()
  return id
}

const hunt = async (id: number, slug: HuntSlug) => {
  await start(id, slug)
  server.clock.advance(huntStageOf(slug).durationMs)
  return (await claim(id, slug)).data
}

const hasStones = async () =>
  (
    await server.db
      .selectFrom('ledger')
      .select('id')
      .where('reason', '=', 'hunt')
      .where('asset', 'like', 'stone:%')
      .execute()
  ).length

describe('the stages (rows 175, 177; R33)', () => {
  it('are three, with times, TOK, STAR, kills and what opens them', async () => {
    const id = await players.join()
    const { data } = await server.call('hunting.stages', {}, { as: id })
    expect(data).toMatchObject(
      HUNT_STAGES.map((stage) => ({
        ...{ slug: stage.slug, duration_s: stage.durationMs / 1000, stars: stage.stars },
        ...{ tok_min: stage.tokMinNano, tok_max: stage.tokMaxNano },
        ...{ kills_min: stage.killsMin, kills_max: stage.killsMax, kills_needed: stage.killsNeeded },
      })),
    )
  })

  it.each([
    ['demonbane-keep', 99, 100],
    ['eternal-abyss-gate', 499, 500],
  ] as const)('%s is closed at %i kills and open at %i', async (slug, closed, open) => {
    const refusal = (await start(await hunter(closed), slug)).error
    expect(refusal).toEqual({
      code: 'hunt-locked',
      message: 'This hunting ground is still locked',
      details: { killsNeeded: open },
    })
    expect((await start(await hunter(open), slug)).status).toBe(200)
  })
})

describe('a hunt (rows 41, 175–177; R33, R43)', () => {
  it('is null before the first, then shows its end and its kills until it is collected', async () => {
    const id = await players.join()
    expect(await current(id)).toBeNull()
    const startedMs = server.clock.nowMs()
    const { data: begun } = await start(id, FORTRESS)
    expect(begun).toMatchObject({
      slug: FORTRESS,
      started_at: new Date(startedMs).toISOString(),
      end_time: new Date(startedMs + 3 * MS_PER_HOUR).toISOString(),
    })
    expect(await current(id)).toEqual(begun)
    server.clock.advance(3 * MS_PER_HOUR)
    expect(await current(id)).toEqual(begun)
    const collected = (await claim(id, FORTRESS)).data
    expect(collected.kills).toBe(begun.kills)
    expect(await current(id)).toBeNull()
  })

  it.each(HUNT_SLUGS)('%s brings TOK, STAR and kills within its ranges, as decided at the start', async (slug) => {
    const stage = huntStageOf(slug)
    const id = await hunter(500)
    for (let round = 0; round < 4; round++) {
      const [tok, star] = await balancesOf(server.db, id, ['tok', 'star'])
      const before = (await milestones(id)).total_demon_killed
      const brought = await hunt(id, slug)
      expect(brought.reward_tok).toBeGreaterThanOrEqual(stage.tokMinNano)
      expect(brought.reward_tok).toBeLessThanOrEqual(stage.tokMaxNano)
      expect(brought.stars).toBe(stage.stars)
      expect(brought.kills).toBeGreaterThanOrEqual(stage.killsMin)
      expect(brought.kills).toBeLessThanOrEqual(stage.killsMax)
      expect(brought.total_demon_killed).toBe(before + brought.kills)
      expect([brought.balance, brought.star_balance]).toEqual([
        Number(tok) + brought.reward_tok,
        Number(star) + stage.stars,
      ])
    }
  })

  it('is one at a time, and one that has ended still waits to be collected', async () => {
    const id = await players.join()
    await start(id, FORTRESS)
    expect((await start(id, FORTRESS)).error).toEqual({
      code: 'hunt-running',
      message: 'Your pet is already out hunting',
    })
    server.clock.advance(5 * MS_PER_HOUR)
    expect((await start(id, FORTRESS)).error.code).toBe('hunt-running')
    expect((await claim(id, FORTRESS)).status).toBe(200)
    expect((await start(id, FORTRESS)).status).toBe(200)
  })

  it('is not collected before its end, nor by another player, nor when there is none', async () => {
    const id = await players.join()
    const none = { code: 'hunt-not-found', message: 'No hunt to collect' }
    expect((await claim(id, FORTRESS)).error).toEqual(none)
    await start(id, FORTRESS)
    expect((await claim(id, GATE)).error).toEqual(none)
    server.clock.advance(3 * MS_PER_HOUR - MS_PER_MINUTE)
    expect((await claim(id, FORTRESS)).error).toEqual({
      code: 'not-claimable',
      message: "This reward isn't ready yet",
      details: { waitMs: MS_PER_MINUTE },
    })
    expect((await milestones(id)).total_demon_killed).toBe(0)
  })

  it('pays once, however many collect it at once', async () => {
    const id = await players.join()
    await start(id, FORTRESS)
    server.clock.advance(3 * MS_PER_HOUR)
    const answers = await Promise.all(Array.from({ length: 8 }, () => claim(id, FORTRESS)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400, 400, 400])
    const paid = answers.find(({ status }) => status === 200)
    expect(await balancesOf(server.db, id, ['tok', 'star'])).toEqual([
      BigInt(tokToNano(10) + (paid?.data.reward_tok ?? 0)),
      1n,
    ])
  })

  it('begins once, however many start it at once', async () => {
    const id = await players.join()
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(id, FORTRESS)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('of the third stage drops a stone in about one of twenty (R23)', async () => {
    const id = await hunter(500)
    // A fixed seed, because in one of twenty runs sixty hunts bring no stone.
    await server.db
      .updateTable('luck_chains')
      .set({ server_seed: '5e'.repeat(32), client_seed: 'stones' })
      .where('player_id', '=', BigInt(id))
      .execute()
    const before = await hasStones()
    let dropped = 0
    for (let round = 0; round < 60; round++) {
      const { stones } = await hunt(id, GATE)
      dropped += stones.length
      for (const stone of stones) expect(stone.level).toBe(1)
    }
    expect(await hasStones()).toBe(before + dropped)
    expect(dropped).toBeGreaterThanOrEqual(1)
    expect(dropped).toBeLessThanOrEqual(9)
  })
})

describe('milestones (rows 41, 176, 177, 191; R34)', () => {
  it('are eleven, from 100 to 2500 kills, with their TOK, boxes and the awake stone', async () => {
    const seen = await milestones(await players.join())
    expect(seen).toMatchObject({ claimed: [], total_demon_killed: 0 })
    expect(seen.milestones).toMatchObject(
      HUNT_MILESTONES.map(({ awakeStones, box, killsNeeded, level, tokNano }) => ({
        ...{ level, kills_needed: killsNeeded, reward_tok: tokNano, box, awake_stones: awakeStones },
      })),
    )
  })

  it('pay their TOK and open their boxes into materials, each once', async () => {
    const id = await hunter(2500)
    let tok = tokToNano(10)
    for (const { level, tokNano } of HUNT_MILESTONES) {
      const { data } = await takeMilestone(id, level)
      tok += tokNano
      expect(data).toMatchObject({ level, reward_tok: tokNano, balance: tok })
      expect(data.milestones.claimed).toEqual(Array.from({ length: level }, (_, index) => index + 1))
      expect((await takeMilestone(id, level)).error).toEqual({ code: 'already-claimed', message: 'already claimed' })
    }
    const [wood, iron, titanium, awake] = await balancesOf(server.db, id, [
      'material-wood',
      'material-iron',
      'material-titanium',
      'material-awake-stone',
    ])
    expect(Number(wood)).toBeGreaterThanOrEqual(60)
    expect(Number(wood)).toBeLessThanOrEqual(100)
    expect(Number(iron)).toBeGreaterThanOrEqual(25)
    expect(Number(iron)).toBeLessThanOrEqual(35)
    expect(Number(titanium)).toBeGreaterThanOrEqual(7)
    expect(Number(titanium)).toBeLessThanOrEqual(10)
    expect(awake).toBeGreaterThanOrEqual(1n)
  })

  it('are refused before they are reached, and at levels that do not exist', async () => {
    const id = await hunter(199)
    expect((await takeMilestone(id, 2)).error).toEqual({
      code: 'not-claimable',
      message: "This reward isn't ready yet",
      details: { killsNeeded: 200 },
    })
    for (const level of [0, 12]) expect((await takeMilestone(id, level)).error.code).toBe('invalid-payload')
  })

  it('pay once, however many take one at once', async () => {
    const id = await hunter(100)
    const answers = await Promise.all(Array.from({ length: 8 }, () => takeMilestone(id, 1)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await balancesOf(server.db, id, ['tok'])).toEqual([BigInt(tokToNano(15))])
  })
})

it('the honor mission of three hunts (R05) counts collected hunts, not begun ones', async () => {
  const id = await players.join()
  const steps = async () =>
    (await server.call('upgrades.missions', {}, { as: id })).data.find((mission) => mission.id === 'hunt-3')?.task_user
      .repeats
  await start(id, FORTRESS)
  expect(await steps()).toBe(0)
  server.clock.advance(3 * MS_PER_HOUR)
  await claim(id, FORTRESS)
  await hunt(id, FORTRESS)
  expect(await steps()).toBe(2)
})

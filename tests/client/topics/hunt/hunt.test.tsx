import { describe, expect, test } from 'vitest'
import { MonsterHuntScreen } from '#client/topics/hunt/screens/hunt-screen.tsx'
import { demonOf, huntView, milestoneViews, offeredStage, stageViews } from '#client/topics/hunt/screens/hunt-view.ts'
import type { Hunt, HuntMilestones } from '#contracts/wire.ts'
import { planHunt } from '#rules/hunt/hunt-plan.ts'
import { MS_PER_HOUR, MS_PER_MINUTE } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const TOK = 1_000_000_000
const STAGES = baseAnswers['hunting.stages']
const milestones = (total: number, claimed: number[] = []): HuntMilestones => ({
  ...baseAnswers['hunting.milestones'],
  claimed,
  total_demon_killed: total,
})
const aHunt = (elapsedMs: number): Hunt => ({
  slug: 'cursed-fortress',
  started_at: new Date(NOW_MS - elapsedMs).toISOString(),
  end_time: new Date(NOW_MS - elapsedMs + 3 * MS_PER_HOUR).toISOString(),
  kills: 7,
  seed: '0123456789abcdef',
})
const OVER = aHunt(4 * MS_PER_HOUR)
const BROUGHT = {
  slug: 'cursed-fortress',
  kills: 7,
  reward_tok: 5.2 * TOK,
  stars: 1,
  stones: [{ type: 'frost-prison', level: 1 }],
  total_demon_killed: 443,
  balance: 15.2 * TOK,
  star_balance: 4,
}

describe('the view model of the answers', () => {
  test('a stage opens with its kills, and the last open one is offered (row 175, R33)', () => {
    const open = (kills: number) => stageViews(STAGES, kills).map(({ isOpen }) => isOpen)
    expect(open(0)).toEqual([true, false, false])
    expect(open(99)).toEqual([true, false, false])
    expect(open(100)).toEqual([true, true, false])
    expect(open(500)).toEqual([true, true, true])
    expect(offeredStage(stageViews(STAGES, 120))).toBe('demonbane-keep')
    expect(offeredStage(stageViews(STAGES, 0))).toBe('cursed-fortress')
  })

  test('a hunt counts its kills by its plan, and all of them when its time is over (row 176)', () => {
    const hunt = aHunt(0)
    const [first] = planHunt({ kills: 7, seed: hunt.seed, durationMs: 3 * MS_PER_HOUR })
    const [duel] = first?.duels ?? []
    if (!duel) throw new Error('The plan is empty')
    const before = huntView(hunt, NOW_MS + duel.fallsAtMs - 1)
    expect(before).toMatchObject({ kills: 0, isOver: false, durationMs: 3 * MS_PER_HOUR })
    expect(demonOf('cursed-fortress', before.phase)).toMatch(/grave-imp|stone-gargoyle/)
    expect(huntView(hunt, NOW_MS + duel.fallsAtMs).kills).toBe(1)
    const over = huntView(hunt, NOW_MS + 3 * MS_PER_HOUR)
    expect(over).toMatchObject({ kills: 7, isOver: true, phase: { kind: 'waiting' } })
    expect(demonOf('cursed-fortress', over.phase)).toBeNull()
  })

  test('milestones are taken, ready, next or later (R34)', () => {
    const states = milestoneViews(milestones(436, [1, 2])).map(({ state }) => state)
    expect(states).toEqual(['taken', 'taken', 'ready', 'ready', 'next', ...Array(6).fill('later')])
    expect(milestoneViews(milestones(9999)).every(({ state }) => state === 'ready')).toBe(true)
  })
})

const show = async (over: Record<string, FakeAnswer> = {}) => {
  const server = fakeServer({
    'hunting.stages': { data: STAGES },
    'hunting.current': { data: null },
    'hunting.milestones': { data: milestones(0) },
    'combats.me': { data: aCombatProfile() },
    'users.balance': { data: 10 * TOK },
    ...over,
  })
  const page = await showScreen(<MonsterHuntScreen />, '/monster-hunt')
  await page.pass(100)
  return { server, page }
}
const press = async (page: Awaited<ReturnType<typeof show>>['page'], name: string | RegExp): Promise<void> => {
  await page.click(page.button(name))
  await page.settle(1000)
}

onSignedInPages()

describe('choosing and starting (rows 175, 177; R33)', () => {
  test('a closed stage can be looked at, not begun', async () => {
    const { page, server } = await show()
    await press(page, /^Eternal Abyss Gate/)
    expect(page.bridge.store.getState().monsterHunt).toMatchObject({ stage: 'eternal-abyss-gate', hunt: null })
    expect(page.button('Locked').disabled).toBe(true)
    expect(page.text()).not.toContain('Ready when you are')
    expect(page.text().match(/Unlocks at 500 demons/g)).toHaveLength(2)
    await press(page, 'Locked')
    expect(server.count('hunting.start')).toBe(0)
  })

  test('a start is sent once, and the answer sends the pet out (T32)', async () => {
    const { page, server } = await show({ 'hunting.start': { data: aHunt(0) } })
    page.button('Start hunt').click()
    await press(page, 'Start hunt')
    expect(server.count('hunting.start')).toBe(1)
    expect(server.count('hunting.current')).toBe(1)
    expect(page.bridge.store.getState().monsterHunt?.hunt).toEqual({
      kills: 7,
      seed: '0123456789abcdef',
      durationMs: 3 * MS_PER_HOUR,
    })
    expect(page.text()).toContain('Your pet sets out')
    expect(page.hasButton('Start hunt')).toBe(false)
  })
})

describe('a hunt under way and its end (rows 41, 176; R33)', () => {
  test('counts down each second, counts the demons, and opens itself for collecting at its end', async () => {
    const { page } = await show({ 'hunting.current': { data: aHunt(3 * MS_PER_HOUR - MS_PER_MINUTE) } })
    expect(page.text()).toContain('01:00')
    expect(page.text()).toContain('7 demons defeated')
    await page.pass(1000)
    expect(page.text()).toContain('00:5')
    expect(page.hasButton('Collect')).toBe(false)
    await page.pass(60_000)
    expect(page.text()).toContain('The hunt is over!')
    expect(page.text()).toContain('Your pet is back at camp')
    expect(page.hasButton('Collect')).toBe(true)
  })

  test('resumes at the right moment: the stage gets the elapsed time of the hunt', async () => {
    const { page } = await show({ 'hunting.current': { data: aHunt(MS_PER_HOUR) } })
    const { elapsedMs } = page.bridge.store.getState().monsterHunt ?? { elapsedMs: 0 }
    expect(elapsedMs - MS_PER_HOUR).toBeGreaterThanOrEqual(0)
    expect(elapsedMs - MS_PER_HOUR).toBeLessThan(3000)
    await page.pass(5000)
    expect((page.bridge.store.getState().monsterHunt?.elapsedMs ?? 0) - elapsedMs).toBe(5000)
    await page.close()
    expect(page.bridge.store.getState()).toMatchObject({ scene: null, monsterHunt: null })
  })

  test('collecting shows all that it brought and sets balance, kills and the camp from the answer (T32)', async () => {
    const { page, server } = await show({
      'hunting.current': { data: OVER },
      'hunting.milestones': { data: milestones(436, [1, 2, 3, 4]) },
      'hunting.claim': { data: BROUGHT },
    })
    await press(page, 'Collect')
    expect(dialog()).toContain('443 demons defeated in total')
    expect(page.text()).toContain('15.20')
    expect(page.text()).toContain('Demons defeated: 443')
    expect(server.count('hunting.current')).toBe(1)
    await press(page, 'Continue')
    expect(page.hasButton('Start hunt')).toBe(true)
  })

  test.each([
    ['not-claimable', "This reward isn't ready yet"],
    ['hunt-not-found', 'No hunt to collect'],
  ])('the refusal %s is said in the words of the server', async (code, words) => {
    const { page } = await show({
      'hunting.current': { data: OVER },
      'hunting.claim': refusal(400, code, words),
    })
    await press(page, 'Collect')
    expect(page.text()).toContain(words)
    expect(dialog()).toBe('')
  })
})

describe('milestones (rows 176, 191; R34)', () => {
  test('a reached one is taken once, and its box is shown opened', async () => {
    const { page, server } = await show({
      'hunting.milestones': { data: milestones(310, [1, 2]) },
      'hunting.claimMilestone': {
        data: {
          level: 3,
          reward_tok: 15 * TOK,
          materials: [{ slug: 'material-wood', quantity: 84 }],
          balance: 25 * TOK,
          milestones: milestones(310, [1, 2, 3]),
        },
      },
    })
    await press(page, 'Claim milestone 3')
    expect(server.requests.at(-1)).toMatchObject({ method: 'POST', path: '/api/v1/hunting/milestones/3/claim' })
    expect(page.text()).toContain('25.00')
    expect(page.hasButton(/^Claim milestone/)).toBe(false)
  })

  test.each([
    ['already-claimed', 'already claimed'],
    ['not-claimable', "This reward isn't ready yet"],
  ])('the refusal %s is said in the words of the server, and they are asked for anew', async (code, words) => {
    const { page, server } = await show({
      'hunting.milestones': { data: milestones(100) },
      'hunting.claimMilestone': refusal(400, code, words),
    })
    await press(page, 'Claim milestone 1')
    expect(page.text()).toContain(words)
    expect(server.count('hunting.milestones')).toBe(2)
  })
})

describe('the picture that cannot be drawn', () => {
  test('failed pictures can be retried', async () => {
    const { page } = await show()
    await page.stageSays({ error: 'load-failed' })
    await press(page, 'Try again')
    expect(page.bridge.store.getState().error).toBeNull()
  })
})

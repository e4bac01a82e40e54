import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { PAGE } from '#client/game/page-paths.ts'
import { toBossBattle, toBossLeaderboard, toBossResult, toGuildBoss } from '#client/topics/boss/links.ts'
import { BossPages } from '#client/topics/boss/screens/boss-pages.tsx'
import { KombatScreen } from '#client/topics/kombat/screens/battle/kombat-screen.tsx'
import { shownCommitmentOf } from '#client/topics/kombat/shared/commitments.ts'
import type { CallData } from '#contracts/schemas.ts'
import type { BossPage } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { boardOf, bossAnswers, bossPage } from '#workbench/fixtures/boss-answers.ts'
import { LAUNCH_USER } from '#workbench/fixtures/fighters.ts'
import { ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import {
  type Answers,
  type FakeAnswer,
  fakeServer,
  gateAnswers,
  type SeenRequest,
  typicalAnswers,
} from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

type Board = CallData<'boss.individualBoard'>

const MAMMOTH = toGuildBoss('boss-mammoth')
const POOL = bossPage.pool ?? { guild_id: '', hp: 1, damage: 0, own_damage: 0, emptied_at: null, summed_at: '' }

const routes = (
  <Routes>
    <Route path={PAGE.GUILD_BOSS.path} element={<BossPages />} />
    <Route path={PAGE.BOSS_LEADERBOARD.path} element={<BossPages />} />
    <Route path={PAGE.KOMBAT.path} element={<KombatScreen />} />
    <Route path="*" element={null} />
  </Routes>
)

interface Options {
  readonly page?: Partial<BossPage>
  readonly at?: string
  readonly more?: Answers
}

const show = async ({ page: over = {}, at = MAMMOTH, more = {} }: Options = {}) => {
  const server = fakeServer({
    ...typicalAnswers,
    'users.me': gateAnswers['users.me'],
    'combats.me': gateAnswers['combats.me'],
    'guild.me': { data: null },
    'boss.get': { data: { ...bossPage, ...over } },
    ...more,
  })
  return { server, page: await showScreen(routes, at) }
}

const rowsOf = (count: number, from = 1): Board['items'] =>
  Array.from({ length: count }, (_, index) => ({
    name: `player-${from + index}`,
    id: String(from + index),
    emblem: null,
    house_id: 3,
    place: from + index,
    damage: 90_000 - (from + index) * 100,
  }))
const board = (items: Board['items'], total: number, page = 1): FakeAnswer => ({
  data: { ...boardOf(items, total), page },
})
const saidIn = (cell: Element): string => {
  const copy = cell.cloneNode(true) as Element
  for (const way of copy.querySelectorAll('button')) way.remove()
  return copy.textContent ?? ''
}
const table = (): string[][] => [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(saidIn))
const ownRow = (): string => document.querySelector('section[aria-label="Your place"]')?.textContent ?? ''

onSignedInPages()

describe("a guild's boss (rows 142, 143, 147; R25)", () => {
  test('counts as the player’s own damage what was fought for this guild, not what was fought alone (R25)', async () => {
    const own = { damage: 21_840, best: 11_020, fights: 2 }
    const { page } = await show({ page: { own, pool: { ...POOL, own_damage: 9_001 } } })
    expect(page.text()).toContain('Your share: 9,001')
  })

  test('between its runs nobody can fight it', async () => {
    const boss = { ...bossPage.boss, started_at: minutesAgo(9000), ended_at: minutesAgo(60) }
    const { page } = await show({ page: { boss, live: false, fights_left: 0, commitment: null } })
    expect(page.text()).toContain('It has left.')
    expect(page.hasButton('Fight')).toBe(false)
  })

  test('an unknown boss leads to the one with the newest start (row 142)', async () => {
    const { page } = await show({ at: toGuildBoss('cats') })
    expect(page.text()).toContain('No such boss')
    await page.click(page.button("Show today's boss"))
    expect(page.address()).toBe(MAMMOTH)
  })

  test('items are taken along only where there are some, and go with the fight and its commitment (row 147, R07)', async () => {
    let seen: SeenRequest | undefined
    const { page } = await show({
      more: {
        'boss.fight': (request) => {
          seen = request
          return { data: bossAnswers['boss.fight'] }
        },
      },
    })
    expect(page.button(/Four-leaf clover/).disabled).toBe(true)
    await page.click(page.button(/Meat hook/))
    expect(page.button(/Meat hook/).getAttribute('aria-checked')).toBe('true')
    await page.tap('Fight', 10)
    expect(seen?.body).toEqual({ items: ['meat-hook'], commitment: bossPage.commitment })
    expect(page.address()).toBe(toBossBattle(bossAnswers['boss.fight'].replay_id))
    expect(shownCommitmentOf(bossAnswers['boss.fight'].replay_id)).toEqual({
      commitment: bossPage.commitment,
      idempotencyKey: seen?.headers.get('idempotency-key'),
    })
  })

  test('a fight whose answer comes after the player has left the page does not lead back to it', async () => {
    let answer: (fight: FakeAnswer) => void = () => undefined
    const { page } = await show({
      page: { fights_left: 2 },
      more: {
        'boss.fight': () =>
          new Promise<FakeAnswer>((resolve) => {
            answer = resolve
          }),
      },
    })
    await page.tap('Fight', 10)
    await page.tap('Back')
    expect(page.address()).toBe('/kombat_prep')
    answer({ data: bossAnswers['boss.fight'] })
    await page.settle()
    expect(page.address()).toBe('/kombat_prep')
    expect(shownCommitmentOf(bossAnswers['boss.fight'].replay_id)).not.toBeNull()
  })

  test('the arena gets the boss and its second phase, and leads back to what the fight brought (row 143)', async () => {
    const fight = { ...bossAnswers['boss.fight'], boss: { ...bossAnswers['boss.fight'].boss, second_phase_from: 20 } }
    const { page } = await show({
      page: { own: { damage: 0, best: 0, fights: 0 } },
      more: { 'boss.fight': { data: fight } },
    })
    await page.tap('Fight', 10)
    const kombat = page.bridge.store.getState().kombat
    expect(kombat?.opponent?.look).toEqual({ kind: 'boss', boss: 'mammoth' })
    expect(kombat?.fight?.secondPhaseFrom).toBe(20)
    await page.stageReports({ phase: 'end' })
    await page.stageSends('finished', { fightId: fight.replay_id, skipped: false })
    await page.tap('Next', 2000)
    expect(page.address()).toBe(toBossResult('boss-mammoth', fight.replay_id))
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('10,820')
    await page.tap('Back', 10)
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  test('ten pieces are crafted into an item, nine are not', async () => {
    const withSkins = (quantity: number) => ({
      items: bossPage.items.map((item) => (item.slug === 'mammoth-skin' ? { ...item, quantity } : item)),
    })
    const few = await show({ page: withSkins(9) })
    expect(few.page.text()).toContain('9/10')
    expect(few.page.hasButton('Craft')).toBe(false)
    await few.page.close()
    const { page } = await show({ page: withSkins(10) })
    await page.tap('Craft', 1500)
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Crafted!')
  })

  test('the boss of an emptied pool falls once, then its chest opens', async () => {
    const id = '00000000-0000-4000-8000-0000000b0550'
    const chest = {
      ...(baseAnswers['inbox.list'][0] ?? { at: '', materials: [] }),
      id,
      reason: 'boss-chest',
      tok: 0,
      star: 5,
      materials: [],
      opened: {
        materials: [{ slug: 'material-titanium', quantity: 8 }],
        stones: [{ type: 'frost-prison' as const, level: 1 as const }],
        equipments: [bossAnswers['others.craft'].equipment],
        others: [{ slug: 'meat-hook', quantity: 1 }],
      },
      claimed_at: minutesAgo(0),
    }
    const { page, server } = await show({
      page: {
        pool: { ...POOL, damage: POOL.hp, emptied_at: minutesAgo(1) },
        fall_unseen: true,
        chest: { state: 'waiting', inbox_id: id },
      },
      more: { 'inbox.claim': { data: { item: chest, balance: 0, stars: 5 } } },
    })
    expect(page.bridge.store.getState().bossFall).toEqual({ boss: 'mammoth' })
    await page.stageSends('boss-fallen', { boss: 'mammoth', skipped: false })
    expect(page.text()).toContain('Mammoth has fallen!')
    await page.tap('Continue', 10)
    expect(server.requests.some(({ path }) => path.endsWith('/seen'))).toBe(true)
    await page.tap('Open', 1500)
    const text = document.querySelector('[role=dialog]')?.textContent ?? ''
    const { name } = bossAnswers['others.craft'].equipment
    for (const part of ['+5', '×8', 'Titanium', 'Meat hook', 'Ice stone', name]) expect(text).toContain(part)
    expect(document.querySelectorAll('[role=dialog] li img')).toHaveLength(5)
  })
})

describe('the boss leaderboard (B2.12; rows 144-146)', () => {
  const at = toBossLeaderboard('boss-mammoth')

  test('later pages number (page-1)*20+index+1, of as many as there are rows by twenty (rows 144, 145)', async () => {
    const { page } = await show({
      at,
      more: {
        'boss.individualBoard': ({ path }) =>
          path.includes('page=2') ? board(rowsOf(20, 21), 41, 2) : board(rowsOf(20), 41),
      },
    })
    expect(page.text()).toContain('Page 1 of 3')
    await page.tap('Next page', 10)
    expect(page.text()).toContain('Page 2 of 3')
    expect(table()[0]?.[0]).toBe('21')
    expect(table()[19]?.[0]).toBe('40')
    expect(document.querySelector('h2')).toBeNull()
  })

  test('NPC follow below a divider without a place, and never on the podium (R48)', async () => {
    const rows = rowsOf(5).map((row, index) => ({ ...row, place: index === 4 ? null : index + 1 }))
    await show({ at, more: { 'boss.individualBoard': board(rows, 5) } })
    const podium = [...document.querySelectorAll('ol li')].map((row) => row.textContent ?? '')
    for (const name of ['player-1', 'player-2', 'player-3'])
      expect(podium.some((text) => text.includes(name))).toBe(true)
    expect(table()).toEqual([['4', 'player-4', '89,600'], ['Characters of the game'], ['', 'player-5', '89,500']])
  })

  test.each([
    [9999, '9999'],
    [10_000, '10000+'],
    [123_456, '10000+'],
    [-1, '10000+'],
  ])('the player’s own row is pinned; rank %i is shown as %s (B8, row 145)', async (rank, shown) => {
    await show({
      at,
      more: { 'boss.boardMe': { data: { guild: null, member: { name: 'Nibbles', rank, damage: 1200 } } } },
    })
    expect(ownRow().startsWith(shown)).toBe(true)
    expect(ownRow()).toContain('1,200')
  })

  test('the pinned row is the player’s and the guild’s, whatever place a newer answer has for them (row 145)', async () => {
    const rows = rowsOf(6).map((row) => (row.place === 5 ? { ...row, id: String(LAUNCH_USER.id) } : row))
    const { page } = await show({ at, more: { 'boss.individualBoard': board(rows, 6) } })
    expect(bossAnswers['boss.boardMe'].member?.rank).toBe(4)
    expect(table().map(([, name]) => name)).toEqual(['player-4', 'player-5You', 'player-6'])
    await page.close()
    const { id, name, tag, emblem, level } = ownGuild
    await show({
      at: toBossLeaderboard('boss-mammoth', 'guild'),
      more: {
        'guild.me': { data: { id, name, tag, emblem, level, role: 'member', requests: 0 } },
        'boss.boardMe': { data: { ...bossAnswers['boss.boardMe'], guild: { name, emblem, rank: 2, damage: 812_400 } } },
      },
    })
    expect(document.querySelector('ol li[data-own=true]')?.textContent).toContain(name)
  })

  test('an empty board says so; tabs and the bosses’ switch keep their place in the address', async () => {
    const { page, server } = await show({ at, more: { 'boss.guildBoard': board([], 0) } })
    await page.tap('Guild', 10)
    expect(page.text()).toContain('Nobody here.')
    expect(page.address()).toBe(toBossLeaderboard('boss-mammoth', 'guild'))
    const other = document.querySelector('[role=radio][aria-label="Fire Lord"]')
    if (!other) throw new Error('No switch of bosses')
    await page.click(other)
    await page.pass(10)
    expect(page.address()).toBe(toBossLeaderboard('boss-fire-lord', 'guild'))
    expect(server.requests.some(({ path }) => path.includes('boss-fire-lord/guild'))).toBe(true)
  })
})

import '#client/guide/guide-tip.tsx'
import '#client/topics/boosts/shared/boosts-dialog.tsx'
import '#client/topics/home/screens/collect/daily-dialog.tsx'
import '#client/topics/home/screens/today/today-drawer.tsx'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { writeSession } from '#client/platform/session-store.ts'
import { HomeScreen } from '#client/topics/home/screens/home-screen.tsx'
import { markFirstSession } from '#client/topics/house/shared/first-session.ts'
import { tokToNano } from '#rules/units.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile, anEnergy, aProfile, theGameConfig } from '#workbench/fixtures/builders.ts'
import { shelfOf } from '#workbench/fixtures/chests.ts'
import { ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { minutesAgo, NOW_MS } from '#workbench/fixtures/now.ts'
import { PLAYED_DAY, TOURNAMENT } from '#workbench/fixtures/tournament-answers.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const CHANNEL = 'https://t.me/house_kombat'
const WATCH_ID = '00000000-0000-4000-8000-00000000e001'
const DAILY = baseAnswers['daily.get']
const SOURCES = baseAnswers['users.boostSources']
const MILESTONES = { claimed: [], total_demon_killed: 0, milestones: [] }
const BOOSTED = {
  boosts: [{ timestamp: NOW_MS / 1000, type: 'mining-speed-scale-up', val: 200 }],
  sources: SOURCES.sources.map((source) => ({ ...source, available: false, left_today: 0 })),
  ends_at: NOW_MS / 1000 + 7200,
}

const TODAY = '2026-11-24'
const OFFERED_KEY = 'house-kombat:boosts-offered.7'
const notOfferedToday = (): void => localStorage.removeItem(OFFERED_KEY)

const openHome = async (over: Answers = {}) => {
  const server = fakeServer({
    'settings.get': { data: { ...theGameConfig, client: { ...theGameConfig.client, channels: { news: CHANNEL } } } },
    'users.me': { data: aProfile },
    'combats.me': { data: aCombatProfile() },
    'users.balance': { data: 12_000_000_000 },
    'users.lastClaim': { data: minutesAgo(30) },
    'users.boosts': { data: [] },
    'combats.energy': { data: anEnergy() },
    'combats.away': { data: null },
    'daily.get': { data: DAILY },
    'users.boostSources': { data: SOURCES },
    'hunting.current': { data: null },
    'hunting.milestones': { data: MILESTONES },
    'inbox.list': { data: [] },
    'tasks.list': { data: [] },
    'upgrades.missions': { data: [] },
    'channel.latestNews': { data: null },
    ...over,
  })
  const page = await showScreen(<HomeScreen />)
  await page.pass(100)
  return { server, page }
}
const { id, name, tag, emblem, level } = ownGuild
const LEADER = { data: { id, name, tag, emblem, level, role: 'leader', requests: 2 } }
const GIFT = { id: WATCH_ID, at: minutesAgo(5), reason: 'x', tok: 1, star: 0, materials: [], claimed_at: null }
const opened = vi.fn()

onSignedInPages()
beforeEach(() => {
  opened.mockReset()
  localStorage.setItem(OFFERED_KEY, TODAY)
  vi.stubGlobal('open', opened)
})

describe('the columns (rows 35, 37, 41)', () => {
  test('hunt with its dot leads to the hunt, and so the inbox when something waits there', async () => {
    const claimed = { ...GIFT, id: WATCH_ID.replace('1', '2'), claimed_at: minutesAgo(1) }
    const { page } = await openHome({ 'inbox.list': { data: [GIFT, claimed] } })
    expect(page.button(/^Hunt/).textContent).toContain('new')
    expect(page.button(/^Inbox/).textContent).toContain('1 reward waiting')
    await page.click(page.button(/^Hunt/))
    expect(page.address()).toBe('/monster-hunt')
  })
  test('the guild button leads to the list without a guild; with one to it, with a dot while requests wait (row 36)', async () => {
    const alone = await openHome()
    await alone.page.click(alone.page.button('Guild'))
    expect(alone.page.address()).toBe('/guild')
    await alone.page.close()
    const { page } = await openHome({ 'guild.me': LEADER })
    expect(page.button(/^Guild/).textContent).toContain('new')
    await page.click(page.button(/^Guild/))
    expect(page.address()).toBe('/my-guild')
  })
  test('a button without room is one tap behind More, with its dots summed, and leads on from there (row 35)', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(332)
    const { page } = await openHome({ 'guild.me': LEADER, 'inbox.list': { data: [GIFT] } })
    expect(page.hasButton(/^Daily/)).toBe(true)
    for (const hidden of [/^Guild/, /^Bag/, /^Shop/, /^Market/, /^Inbox/]) expect(page.hasButton(hidden)).toBe(false)
    expect(page.button(/^More/).textContent).toContain('2 waiting')
    await page.tap(/^More/, 100)
    expect(dialog()).toMatch(/More.*Guild.*Bag.*Shop.*Market.*Inbox/)
    await page.click(page.button(/^Bag/))
    expect(page.address()).toBe('/inventory')
  })
  test('the tournament has a dot while own fights are to be watched, and Today leads to them (row 148)', async () => {
    const { page } = await openHome({
      'users.me': { data: { ...aProfile, tournament_on: PLAYED_DAY } },
      'tournament.get': { data: TOURNAMENT },
    })
    expect(page.button(/^Tournament/).textContent).toContain('Your fights are ready to watch')
    await page.click(page.button(/^Today/))
    await page.click(page.button('Go: Daily tournament'))
    expect(page.address()).toBe(`/daily-tournament-result?day=${PLAYED_DAY}`)
  })
  test('the shop has a dot while something for STAR can be bought; a tap dismisses it until the next week (row 40)', async () => {
    const poor = await openHome({ 'shop.notice': { data: false } })
    expect(poor.page.button('Shop').textContent).toBe('Shop')
    await poor.page.close()
    const { page } = await openHome({ 'shop.notice': { data: true } })
    await page.click(page.button('Shop new'))
    expect(page.button('Shop').textContent).toBe('Shop')
    await page.close()
    const again = await openHome({ 'shop.notice': { data: true } })
    expect(again.page.hasButton('Shop')).toBe(true)
    expect(again.server.count('shop.notice')).toBe(0)
  })
})

describe('the daily check-in (row 37; R01, R40)', () => {
  test('claims today’s reward once, and shows the new streak', async () => {
    const claimed = { ...DAILY, claimed_today: true, streak: 4 }
    const { page, server } = await openHome({
      'daily.claim': { data: { ...claimed, amount: 2.5e9, materials: [], balance: 14.5e9 } },
    })
    await page.tap(/^Daily/, 0)
    const claim = page.button('Claim 2.50 TOK')
    await page.click(claim)
    await page.click(claim)
    await page.pass(50)
    expect(server.count('daily.claim')).toBe(1)
    expect(dialog()).toContain('4 days in a row')
    expect(dialog()).toContain('+2.50')
    expect(page.button('Claimed').disabled).toBe(true)
    expect(page.text()).toContain('14.50')
    await page.pass(2000)
    expect(dialog(), 'it closes itself').toBe('')
  })
  test('stays open with what the seventh day’s box held', async () => {
    const materials = [{ slug: 'material-wood', quantity: 60 }]
    const { page } = await openHome({
      'daily.claim': { data: { ...DAILY, claimed_today: true, amount: 2.5e9, materials, balance: 14.5e9 } },
    })
    await page.tap(/^Daily/, 0)
    await page.tap('Claim 2.50 TOK', 5000)
    expect(dialog()).toContain('×60')
  })
  test('says the server’s words when today is claimed already, and asks again', async () => {
    const { page, server } = await openHome({
      'daily.claim': refusal(400, 'already-claimed-today', 'already claimed for today'),
    })
    await page.tap(/^Daily/)
    const asked = server.count('daily.get')
    await page.tap('Claim 2.50 TOK')
    expect(page.text()).toContain('already claimed for today')
    expect(server.count('daily.get')).toBe(asked + 1)
  })
})

const collected: Answers = { 'daily.get': { data: { ...DAILY, claimed_today: true } } }

describe('the return', () => {
  const AWAY_ANSWER = {
    since: minutesAgo(240),
    attacks: 2,
    won: 1,
    lost: 1,
    attacker: { username: 'lunar', house_id: 1 },
    place: { before: 41, now: 57 },
    sold: { items: 1, tok: tokToNano(9.7) },
  }
  const MEANWHILE = {
    bosses: 1,
    guild: { damage: 184_200, fallen: 1, boss: 'boss-mammoth' as const, hp: 2_000_000, left: 500_000 },
  }
  const AWAY = { 'combats.away': { data: AWAY_ANSWER }, 'boss.meanwhile': { data: MEANWHILE } }
  const openLater = async (over: Answers = {}) => {
    const home = await openHome({ ...AWAY, 'users.lastClaim': { data: minutesAgo(300) }, ...over })
    await home.page.settle(100)
    await home.page.settle(100)
    return home
  }

  test('the pet of the card wears its named items as they are (rows 39, 86)', async () => {
    const profile = aCombatProfile()
    const wings = { slug: 'halloween-wings', name: 'Wings', rarity: 'rare' as const, image_url: '' }
    const { server } = await openLater({
      'combats.me': { data: { ...profile, cosmetic: { ...profile.cosmetic, wings } } },
    })
    expect(dialog()).toContain('While you were away')
    const packs = server.requests.map(({ path }) => path).filter((path) => path.includes('/gear'))
    // Home's pet and the card's may share a request; gear of a rarity would ask for another pack.
    expect(packs.some((path) => path.includes('gear-special'))).toBe(true)
    expect(packs.some((path) => /gear\./.test(path))).toBe(false)
  })

  test('tells in one card what happened, once, then shows the day’s reward, and offers no boosts after both (rows 37, 42)', async () => {
    notOfferedToday()
    const { page } = await openLater()
    expect(dialog()).toContain('While you were away')
    await page.tap('Close', 1000)
    expect(dialog(), 'the pet is seen in between').toBe('')
    await page.pass(1000)
    expect(dialog()).toContain('3 days in a row')
    await page.tap('Close', 2000)
    expect(dialog()).toBe('')
    expect(localStorage.getItem(OFFERED_KEY), 'the next visit offers them').toBeNull()
    await page.close()
    const again = await openHome(AWAY)
    await again.page.settle(100)
    expect(again.page.text()).not.toContain('While you were away')
  })

  test.each([
    [{ before: null, now: 41 }, 'You are at place 41Win a fight to climb'],
    [{ before: 990, now: null }, 'Out of the top 1,000'],
  ])('says one’s place then and now: %o', async (place, words) => {
    await openLater({ 'combats.away': { data: { ...AWAY_ANSWER, place } } })
    expect(dialog()).toContain(words)
  })

  test.each([
    ['ready ones', 5, ['iron -1', '', 'wood -9'], '2chests are ready'],
    ['the one of a return', 24 * 14, ['titanium'], 'A titanium chest welcomes youStart it on your island'],
    [
      'the one of a return while another one runs',
      24 * 14,
      ['titanium', 'wood 9'],
      'A titanium chest welcomes youIt is waiting on your island',
    ],
  ] as const)('tells of chests: %s (R54)', async (_which, hours, places, words) => {
    await openLater({
      'chests.list': { data: shelfOf(places) },
      'combats.away': { data: { ...AWAY_ANSWER, since: minutesAgo(hours * 60) } },
      'users.lastClaim': { data: minutesAgo(hours * 60) },
    })
    expect(dialog()).toContain(words)
  })

  test.each([
    [{ bosses: 0, guild: null }, 'You are in no guild yet'],
    [{ bosses: 0, guild: { ...MEANWHILE.guild, damage: 0, fallen: 0, left: 0 } }, 'Your guild hit no bossMammoth is'],
  ])('says what the guild’s boss lost, or that there is no guild: %o', async (meanwhile, words) => {
    await openLater({ 'boss.meanwhile': { data: meanwhile } })
    expect(dialog()).toContain(words)
  })
})

describe('boosts (row 42; R42)', () => {
  test('open by themselves once a day for a player without one', async () => {
    notOfferedToday()
    const first = await openHome(collected)
    expect(dialog()).toContain('Mining boosts')
    expect(localStorage.getItem(OFFERED_KEY)).toBe(TODAY)
    await first.page.close()
    await openHome(collected)
    expect(dialog()).toBe('')
  })
  const showGuide = () => {
    notOfferedToday()
    localStorage.setItem('house-kombat:guide.7', '')
    markFirstSession()
    onTestFinished(() => writeSession('joined-here', null))
    // In jsdom elements have no size, and without one the button and its tip would count as hidden.
    return vi
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ left: 10, top: 10, width: 60, height: 60 } as DOMRect)
  }
  test('do not open over a tip of the guide that is being read (extra 5)', async () => {
    const box = showGuide()
    const { page } = await openHome(collected)
    await page.pass(5000)
    expect(page.text()).toContain('Send your pet hunting first')
    expect(dialog()).toBe('')
    while (page.hasButton('Got it')) await page.click(page.button('Got it'))
    box.mockRestore()
    for (let second = 0; second < 4; second += 1) await page.pass(1000)
    expect(dialog()).toContain('Mining boosts')
  })
  test('a tip whose button is behind More points at More (extra 5, row 35)', async () => {
    showGuide()
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(130)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(292)
    const { page } = await openHome(collected)
    await page.pass(1000)
    expect(page.hasButton(/^Hunt/)).toBe(false)
    expect(document.querySelector('section[data-passing]')?.textContent).toContain('Send your pet hunting first')
    expect(document.querySelector('[data-guide~=hunt]')).toBe(page.button(/^More/))
  })
  test('wait for the day’s reward, and do not open over a list that the player has opened meanwhile', async () => {
    notOfferedToday()
    const { page } = await openHome()
    await page.pass(5000)
    expect(dialog()).toBe('')
    await page.click(page.button(/^Daily/))
    await page.click(page.button('Close'))
    await page.tap(/^Today/, 5000)
    expect(dialog()).toContain('Today')
    await page.tap('Close', 2000)
    expect(dialog()).toContain('Mining boosts')
  })
  test('do not open by themselves while one runs, and show its time left', async () => {
    notOfferedToday()
    const { page } = await openHome({
      'users.boosts': { data: BOOSTED.boosts },
      'users.boostSources': { data: { sources: BOOSTED.sources, ends_at: BOOSTED.ends_at } },
    })
    expect(dialog()).toBe('')
    expect(page.text()).toContain('x2 rewards')
    await page.tap(/Boosts$/, 1000)
    expect(dialog()).toMatch(/Time left 1:59:5\d/)
    expect(dialog()).toContain('No more ads today')
  })
  test('an ad is watched to its end, its log entry polled for, and it becomes the boost', async () => {
    let looks = 0
    const { page, server } = await openHome({
      'ads.start': { data: WATCH_ID },
      'ads.log': () => {
        looks += 1
        return looks < 3
          ? refusal(404, 'ad-not-found')
          : { data: { id: WATCH_ID, purpose: 'boost', rewarded_at: minutesAgo(0) } }
      },
      'users.takeBoost': { data: BOOSTED },
    })
    const api = vi.mocked(fetch).getMockImplementation()
    const finished: string[] = []
    vi.mocked(fetch).mockImplementation(async (input, init) => {
      if (!String(input).startsWith('/local/')) return api?.(input, init) as Promise<Response>
      finished.push(String(input))
      return Response.json({ data: { finished: true } })
    })
    await page.click(page.button(/Boosts$/))
    await page.tap('Watch', 4000)
    expect(page.text()).toContain('Reward in 1 s')
    expect(finished).toEqual([])
    await page.pass(1500)
    expect(page.text()).toContain('Getting your reward')
    expect(finished).toEqual([`/local/players/7/ads/${WATCH_ID}/finish`])
    await page.pass(6100)
    expect(server.count('ads.log')).toBe(3)
    expect(server.requests.find(({ path }) => path.endsWith('/users/boosts'))).toBeDefined()
    expect(server.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      source: 'ad',
      watch_id: WATCH_ID,
    })
    expect(page.text()).toContain('x2 rewards for 2 hours!')
    expect(dialog()).toMatch(/Time left/)
  })
  test('an ad whose boost could not be fetched is not lost: the next tap takes it', async () => {
    localStorage.setItem('house-kombat:boost-watch.7', WATCH_ID)
    let answer: FakeAnswer = 'no-network'
    const { page, server } = await openHome({ 'users.takeBoost': () => answer })
    await page.click(page.button(/Boosts$/))
    await page.tap('Get boost')
    answer = { data: BOOSTED }
    await page.tap('Get boost')
    const keys = server.keys()
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect(page.text()).toContain('x2 rewards for 2 hours!')
    expect(localStorage.getItem('house-kombat:boost-watch.7')).toBeNull()
  })
  test('a skipped ad brings nothing', async () => {
    const { page, server } = await openHome({ 'ads.start': { data: WATCH_ID } })
    await page.click(page.button(/Boosts$/))
    await page.tap('Watch', 1000)
    await page.tap('Skip the ad')
    expect(page.text()).toContain('No reward: watch the ad to the end')
    expect([server.count('ads.log'), server.count('users.takeBoost')]).toEqual([0, 0])
  })
  test('the channel is opened by the first tap, the boost taken by the second; a non-member is refused with the reason', async () => {
    const { page, server } = await openHome({
      'users.takeBoost': refusal(400, 'channel-not-joined', 'Join the channel first'),
    })
    await page.click(page.button(/Boosts$/))
    await page.click(page.button('Join'))
    expect(opened).toHaveBeenCalledWith(CHANNEL, '_blank', expect.anything())
    expect(server.count('users.takeBoost')).toBe(0)
    await page.tap('Get boost')
    expect(page.text()).toContain('Join the channel first')
  })
})

describe('the today list (extra 6)', () => {
  const hunt = { slug: 'cursed-fortress', started_at: minutesAgo(200), end_time: minutesAgo(1), kills: 7, seed: 'a' }
  const moves: Answers = {
    'hunting.current': { data: hunt },
    'users.claim': { data: { amount: 1e9, balance: 13e9, last_claim: minutesAgo(0) } },
    'daily.claim': { data: { ...DAILY, claimed_today: true, amount: 2.5e9, materials: [], balance: 15.5e9 } },
    'hunting.claim': {
      data: {
        slug: 'cursed-fortress',
        kills: 7,
        reward_tok: 5e9,
        stars: 1,
        stones: [],
        total_demon_killed: 107,
        balance: 20.5e9,
        star_balance: 3,
      },
    },
    'hunting.claimMilestone': {
      data: {
        level: 1,
        reward_tok: 5e9,
        materials: [{ slug: 'material-wood', quantity: 60 }],
        balance: 25.5e9,
        milestones: { ...MILESTONES, claimed: [1], total_demon_killed: 107 },
      },
    },
  }

  test('collects all with one tap, with the milestone that the hunt completes, and sums it up', async () => {
    const { page, server } = await openHome({
      ...moves,
      'hunting.milestones': { data: { ...MILESTONES, total_demon_killed: 99 } },
    })
    expect(page.button(/^Today/).textContent).toContain('3 ready')
    await page.click(page.button(/^Today/))
    await page.tap('Collect all', 100)
    for (const name of ['users.claim', 'daily.claim', 'hunting.claim', 'hunting.claimMilestone'] as const)
      expect(server.count(name), name).toBe(1)
    expect(dialog()).toContain('Collected!')
    expect(dialog()).toContain('+13.50')
    expect(dialog()).toContain('×60')
    expect(page.text()).toContain('25.50')
    await page.click(page.button('Great'))
    expect(page.button(/^Today/).textContent).not.toContain('ready')
  })
  test('shows what could not be collected, and why', async () => {
    const { page } = await openHome({
      ...moves,
      'daily.claim': refusal(400, 'already-claimed-today', 'already claimed for today'),
    })
    await page.click(page.button(/^Today/))
    await page.tap('Collect all', 100)
    expect(dialog()).toContain('Partly collected')
    expect(dialog()).toContain('already claimed for today')
    expect(dialog()).toContain('+11.00')
  })
  test('a line’s own button collects it alone, another leads where it is done', async () => {
    const { page, server } = await openHome(moves)
    await page.click(page.button(/^Today/))
    await page.tap('Collect: Daily check-in', 100)
    expect(page.text()).toContain('+2.50 TOK')
    expect([server.count('daily.claim'), server.count('users.claim')]).toEqual([1, 0])
    await page.click(page.button('Go: Kombat'))
    expect(page.address()).toBe('/kombat_prep')
  })
  test('while a line is collected, all cannot be: it would be counted twice', async () => {
    let answer: (claim: FakeAnswer) => void = () => undefined
    const claim = new Promise<FakeAnswer>((resolve) => {
      answer = resolve
    })
    const { page } = await openHome({ ...moves, 'hunting.claim': () => claim })
    const isOpen = () => !page.button('Collect all').hasAttribute('disabled')
    await page.click(page.button(/^Today/))
    expect(isOpen()).toBe(true)
    await page.tap('Collect: Monster hunt')
    expect(isOpen()).toBe(false)
    answer(moves['hunting.claim'] as FakeAnswer)
    await page.settle(100)
    expect(dialog()).toContain('Collected!')
  })
  test('a line that brings more than TOK leads through its summary back to the list', async () => {
    const { page } = await openHome(moves)
    await page.click(page.button(/^Today/))
    await page.tap('Collect: Monster hunt', 100)
    expect(dialog()).toContain('Collected!')
    await page.tap('Great')
    expect(dialog()).toMatch(/^Today/)
    expect([page.hasButton('Collect: Monster hunt'), page.hasButton('Collect: Daily check-in')]).toEqual([false, true])
    expect(document.activeElement?.closest('[role=dialog] li')?.textContent).toContain('Monster hunt')
  })
})

test('the new day is asked for again while the server’s clock has not reached it (R40)', async () => {
  const justBefore = { ...DAILY, next_reset: minutesAgo(-0.1) }
  const { page, server } = await openHome({ 'daily.get': { data: justBefore } })
  await page.pass(8000)
  expect(server.count('daily.get'), 'at midnight').toBe(2)
  server.answers['daily.get'] = { data: DAILY }
  await page.pass(60_000)
  expect(server.count('daily.get'), 'a minute later').toBe(3)
  await page.pass(60_000)
  expect(server.count('daily.get'), 'the new day has come').toBe(3)
})

test('the x2 badge comes and goes with the boost while the page stays open (row 33, T8)', async () => {
  const at = NOW_MS / 1000
  const { page } = await openHome({
    'users.boosts': {
      data: [
        { timestamp: at - 60, type: 'mining-speed-scale-up', val: 200 },
        { timestamp: at + 5, type: 'mining-speed-scale-down', val: 200 },
      ],
    },
  })
  expect(page.text()).toContain('x2 rewards')
  await page.pass(6000)
  expect(page.text()).not.toContain('x2 rewards')
})

describe('the shop’s promo (rows 36, 173; A4)', () => {
  const LATER_MS = 2000
  const rewarded: Answers = { ...collected, 'shop.items': { data: baseAnswers['shop.items'] } }
  const settle = async (page: Awaited<ReturnType<typeof openHome>>['page']): Promise<void> => {
    await page.pass(LATER_MS)
    await page.settle(100)
  }
  const shownOn = () => localStorage.getItem('house-kombat:shop-promo.7')

  test('opens by itself once a calendar day of the device, and leads to the shop with its tabs in the state', async () => {
    const { page, server } = await openHome(rewarded)
    expect(server.count('shop.items'), 'home itself asks for nothing of it').toBe(0)
    await settle(page)
    expect(dialog()).toMatch(/Today in the shop.*30% off.*(Fire Lord|Mammoth) set.*1,050 Telegram Stars/)
    expect(shownOn()).toBe(TODAY)
    await page.click(page.button('To the shop'))
    expect(page.address()).toBe('/iap')
    expect(page.state()).toEqual({ from: '/', selectedTab: 'Shop', selectedTabPurchase: 'equipment' })
    await page.close()
    const again = await openHome(rewarded)
    await settle(again.page)
    expect(dialog()).toBe('')
    expect(again.server.count('shop.items')).toBe(0)
  })
  test('waits for the day’s reward, and comes on no visit on which something else was open', async () => {
    const { page } = await openHome({ ...rewarded, 'daily.get': { data: DAILY } })
    await settle(page)
    expect(dialog()).toBe('')
    await page.close()
    const second = await openHome(rewarded)
    await second.page.click(second.page.button(/^Today/))
    await second.page.click(second.page.button('Close'))
    await settle(second.page)
    expect(dialog()).toBe('')
    expect(shownOn()).toBeNull()
  })
  test.each([
    ['the shop cannot be asked', refusal(400, 'internal')],
    ['no set is on sale', { data: [] }],
  ])('does not show, and is not counted as shown, while %s', async (_, items) => {
    const { page } = await openHome({ ...rewarded, 'shop.items': items })
    await settle(page)
    expect(dialog()).toBe('')
    expect(shownOn()).toBeNull()
  })
})

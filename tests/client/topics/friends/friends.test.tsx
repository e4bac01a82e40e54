import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FriendsScreen } from '#client/topics/friends/screens/friends-screen.tsx'
import { isReferralLink } from '#client/topics/friends/screens/referral-link.ts'
import type { Friends } from '#contracts/wire.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { theGameConfig } from '#workbench/fixtures/builders.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, type SeenRequest } from '../../fake-server.ts'
import { onSignedInPages, showScreen } from '../../render.tsx'

const BOT_LINK = theGameConfig.client.bot_link
const OWN_LINK = `${BOT_LINK}?startapp=7`

type Friend = Friends['items'][number]

const aFriend = (over: Partial<Friend> = {}): Friend => ({
  user_id: 8,
  username: 'lunar',
  house_id: 1,
  joined_at: minutesAgo(90),
  fights: 5,
  qualified: true,
  earned: 2_359_000_000,
  ...over,
})
const friendsOf = (items: readonly Friend[], over: Partial<Friends> = {}): FakeAnswer => ({
  data: {
    ...baseAnswers['friends.list'],
    items,
    total: items.length,
    link: OWN_LINK,
    ...over,
  },
})
const show = async (friends: FakeAnswer | ((request: SeenRequest) => FakeAnswer)) => {
  const server = fakeServer({ 'friends.list': friends, 'settings.get': { data: theGameConfig } })
  return { server, page: await showScreen(<FriendsScreen />, '/friends') }
}

const shared: unknown[] = []
const copied: string[] = []

afterEach(() => {
  Object.assign(navigator, { share: undefined })
})
onSignedInPages()
beforeEach(() => {
  shared.length = 0
  copied.length = 0
  Object.assign(navigator, {
    share: async (what: unknown) => void shared.push(what),
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
})

describe('the friends page (row 183, R39)', () => {
  test('a friend who counts shows what it earned, cut and not rounded up; one on the way shows its fights of three', async () => {
    const { page } = await show(
      friendsOf([aFriend(), aFriend({ user_id: 9, username: 'grom', fights: 2, qualified: false, earned: 0 })]),
    )
    expect(page.text()).toContain('+2.35 TOK')
    const bar = document.querySelector('[role=progressbar]')
    expect(bar?.getAttribute('aria-label')).toBe('Fights of grom')
    expect(bar?.getAttribute('aria-valuetext')).toBe('2 of 3 fights')
  })

  test('one tap leads to a friendly fight with the friend by id', async () => {
    const { page } = await show(friendsOf([aFriend()]))
    await page.click(page.button('Friendly fight with lunar'))
    expect(page.address()).toBe('/friendly-kombat')
    expect(page.state()).toEqual({ query: '8' })
  })

  test('a friend who has deleted the account stays with what was earned, and can neither be fought nor looked at (R36)', async () => {
    const { page } = await show(friendsOf([aFriend({ user_id: 0, username: 'Deleted player' })]))
    expect(page.text()).toContain('+2.35 TOK')
    expect([...document.querySelectorAll('main li button')]).toEqual([])
  })

  test('the player’s link is shared with words, and copied as it is', async () => {
    const { page } = await show(friendsOf([]))
    await page.click(page.button('Invite friends'))
    expect(shared).toEqual([{ url: OWN_LINK, text: expect.stringContaining('House Kombat') }])
    await page.tap('Copy')
    expect(copied).toEqual([OWN_LINK])
    expect(page.text()).toContain('Link copied')
  })

  test.each(['https://t.me/another_bot/play?startapp=7', `${BOT_LINK}?startapp=0`])(
    '%s never leaves the page: Invalid referral link! (row 14, T28)',
    async (link) => {
      const { page } = await show(friendsOf([], { link }))
      await page.tap('Invite friends')
      expect(page.text()).toContain('Invalid referral link!')
      await page.click(page.button('Copy'))
      expect([shared, copied]).toEqual([[], []])
    },
  )

  test('more friends load page by page to the end', async () => {
    const many = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => aFriend({ user_id: from + index }))
    const { page } = await show(({ path }) => {
      const isSecond = path.includes('page=2')
      return friendsOf(isSecond ? many(200, 2) : many(100, 20), { total: 22, page: isSecond ? 2 : 1 })
    })
    expect(document.querySelectorAll('ul li')).toHaveLength(20)
    await page.tap('Show more')
    expect(document.querySelectorAll('ul li')).toHaveLength(22)
    expect(page.hasButton('Show more')).toBe(false)
  })
})

describe('a referral link (row 14, T28)', () => {
  test.each([
    [OWN_LINK, true],
    [`${BOT_LINK}?startapp=12345678901`, true],
    [`${BOT_LINK}?startapp=0`, false],
    [`${BOT_LINK}?startapp=000`, false],
    [`${BOT_LINK}?startapp=`, false],
    [`${BOT_LINK}?startapp=7_guild`, false],
    [`${BOT_LINK}?startapp=-7`, false],
    [`https://evil.example/?next=${OWN_LINK}`, false],
    ['', false],
  ])('%s: %s', (link, isGood) => {
    expect(isReferralLink(link, BOT_LINK)).toBe(isGood)
  })

  test('nothing is a referral link while the bot is not known', () => {
    expect(isReferralLink('?startapp=7', '')).toBe(false)
  })
})

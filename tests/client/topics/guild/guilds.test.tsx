import { describe, expect, test, vi } from 'vitest'
import { GuildScreen } from '#client/topics/guild/screens/guild-screen.tsx'
import { GuildsScreen } from '#client/topics/guild/screens/guilds-screen.tsx'
import { slugOfName } from '#client/topics/guild/screens/slug-of-name.ts'
import '#client/topics/guild/screens/found-guild.tsx'
import { Route, Routes } from 'react-router-dom'
import { type ErrorCode, errorTable } from '#contracts/errors.ts'
import type { GuildDetail, GuildMe } from '#contracts/wire.ts'
import { tokToNano } from '#rules/units.ts'
import { aCombatProfile, aProfile, theGameConfig } from '#workbench/fixtures/builders.ts'
import { guildCards, ownGuild, ownRequests } from '#workbench/fixtures/guild-answers.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal, type SeenRequest } from '../../fake-server.ts'
import { inDialog, onSignedInPages, type Page, showScreen, typeInto } from '../../render.tsx'

const OUTSIDE: GuildDetail = {
  ...ownGuild,
  members: 30,
  own: { role: null, requested: false, wait_until: null, given_today: 0, remind_from: null, rename_from: null },
}
const BOT_LINK = 'https://t.me/house_kombat_bot/play'

const refused = (code: ErrorCode): FakeAnswer => refusal(errorTable[code].status, code, errorTable[code].message)
const list = ({ path }: SeenRequest): FakeAnswer => ({
  data: { items: path.includes('sort=requested') ? ownRequests : guildCards.slice(2), next: null },
})

const show = async (at: Parameters<typeof showScreen>[1], answers: Answers = {}) => {
  const server = fakeServer({
    'guild.me': { data: null },
    'guild.list': list,
    'guild.get': { data: OUTSIDE },
    'users.me': { data: aProfile },
    'users.balance': { data: tokToNano(250) },
    'combats.me': { data: aCombatProfile({ rank: 900 }) },
    'settings.get': { data: { ...theGameConfig, client: { ...theGameConfig.client, bot_link: BOT_LINK } } },
    ...answers,
  })
  const page = await showScreen(
    <Routes>
      <Route path="/guild" element={<GuildsScreen />} />
      <Route path="/guild_detail/:id" element={<GuildScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return { server, page }
}
const type = (label: string, text: string): Promise<void> =>
  typeInto(
    [...document.querySelectorAll('input')].find(
      ({ labels, ariaLabel }) => (labels?.[0]?.textContent ?? ariaLabel) === label,
    ),
    text,
  )
const typedIn = (label: string): string | undefined =>
  [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)?.value

onSignedInPages()

describe('the list of guilds (rows 31, 141)', () => {
  test('is searched once typing stops, and sorted; the address keeps both', async () => {
    const { page, server } = await show('/guild')
    const asked = () => server.requests.filter(({ path }) => path.includes('query='))
    await type('Find a guild', 'fi')
    await page.pass(100)
    await type('Find a guild', 'fire')
    await page.pass(300)
    expect(asked()).toHaveLength(0)
    await page.pass(100)
    expect(page.address()).toBe('/guild?q=fire')
    expect(asked().map(({ path }) => path)).toEqual(['/api/v1/guild?query=fire&sort=top'])
  })

  test('begins with those that can be joined while the player has none, else with the top', async () => {
    const asked = async (answers: Answers) => {
      const { page, server } = await show('/guild', answers)
      const sorts = server.requests.flatMap(({ path }) => path.match(/sort=(?!requested)\w+/)?.[0] ?? [])
      await page.close()
      return sorts
    }
    expect(await asked({})).toEqual(['sort=open'])
    const { id, name, tag, emblem, level } = ownGuild
    const own: GuildMe = { id, name, tag, emblem, level, role: 'member', requests: 0 }
    expect(await asked({ 'guild.me': { data: own } })).toEqual(['sort=top'])
  })

  test('says what founding takes until the player has it', async () => {
    const { page } = await show('/guild')
    await page.pass(50)
    expect(page.text()).not.toContain('You need 200 TOK')
    await page.close()
    const { page: poor } = await show('/guild', { 'users.balance': { data: tokToNano(199) } })
    await poor.pass(50)
    expect(poor.text()).toContain('You need 200 TOK and Silver IV.')
  })

  test('a search without a result says so, and is cleared', async () => {
    const { page } = await show('/guild?q=zzz', { 'guild.list': { data: { items: [], next: null } } })
    expect(page.text()).toContain('No such guild')
    await page.click(page.button('Clear search'))
    expect(page.address()).toBe('/guild')
    await page.pass(50)
    expect(page.text()).toContain('No guilds yet')
  })
})

describe('founding a guild (row 141, R24)', () => {
  const fill = async () => {
    await type('Name', 'Ночные Совы')
    await type('Tag', 'owl')
  }

  test('the link is made from the name until it is typed; 200 TOK are asked for', async () => {
    const sent: unknown[] = []
    const create = ({ body }: SeenRequest): FakeAnswer => {
      sent.push(body)
      return { data: { guild: ownGuild, balance: tokToNano(50) } }
    }
    const { page } = await show('/guild?found=1', { 'guild.create': create })
    await fill()
    expect(typedIn('Link')).toBe('nochnye-sovy')
    expect(typedIn('Tag')).toBe('OWL')
    await page.tap('Start guild')
    expect(sent).toEqual([])
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('This burns 200 TOK')
    await page.click(inDialog('Start guild'))
    await page.pass(50)
    expect(sent).toEqual([expect.objectContaining({ name: 'Ночные Совы', tag: 'OWL', slug: 'nochnye-sovy' })])
    expect(page.address()).toBe('/guild?found=1')
    expect(page.text()).toContain('Your banner is up. Now call your friends!')
    expect(document.activeElement?.textContent).toBe('Go to my guild')
    await page.click(page.button('Go to my guild'))
    expect(page.address()).toBe('/my-guild')
    expect(page.text()).toContain(ownGuild.name)
  })

  test('an impossible value is shown at its field before any call', async () => {
    const { page, server } = await show('/guild?found=1')
    await type('Name', 'ab')
    await type('Link', 'rp-owls')
    await page.click(page.button('Start guild'))
    expect(page.text()).toContain('This link is reserved')
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(3)
    expect(server.count('guild.create')).toBe(0)
  })

  test.each([
    ['guild-exists', 'This name, tag or link is taken. Try another one.'],
    ['rude-guild-name', 'Please choose a kinder name'],
    ['guild-rank-needed', 'Your rank is too low for this'],
    ['already-in-guild', "You're already in a guild"],
  ] as const)('an API error stays in the form: %s', async (code, words) => {
    const { page } = await show('/guild?found=1', { 'guild.create': refused(code) })
    await fill()
    await page.tap('Start guild')
    await page.click(inDialog('Start guild'))
    await page.pass(50)
    expect(page.address()).toBe('/guild?found=1')
    expect(document.querySelector('form')?.textContent).toContain(words)
  })

  test('without the TOK no call is made', async () => {
    const { page, server } = await show('/guild?found=1', { 'users.balance': { data: tokToNano(199) } })
    await fill()
    await page.click(page.button('Start guild'))
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Not enough TOK')
    expect(server.count('guild.create')).toBe(0)
  })

  test('below Silver IV nothing is asked', async () => {
    const { page, server } = await show('/guild?found=1', { 'combats.me': { data: aCombatProfile({ rank: 399 }) } })
    await fill()
    await page.click(page.button('Start guild'))
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      'You need Silver IV to start a guild. Win fights to get there!',
    )
    expect(server.count('guild.create')).toBe(0)
  })

  test('the link that a name gives is of a-z, 0-9 and -', () => {
    expect(slugOfName(' Fire & Fur! ')).toBe('fire-fur')
    expect(slugOfName('Ёжики')).toBe('ezhiki')
    expect(slugOfName('ÉTÉ')).toBe('ete')
  })
})

describe("any guild's page (rows 9, 14, 141)", () => {
  const page = (over: Partial<GuildDetail>) => ({ 'guild.get': { data: { ...OUTSIDE, ...over } } })
  const invited = { pathname: '/guild_detail/night-owls', state: { reason: 'guild' } }

  test('says who invites, and joins', async () => {
    const { page } = await show(invited, { 'guild.join': { data: { joined: true, guild: ownGuild } } })
    expect(page.text()).toContain('A friend invites you!')
    await page.tap('Join')
    expect(page.text()).toContain('Now you hunt bosses together.')
    for (const status of document.querySelectorAll('[role=dialog] [role=status]'))
      expect(status.textContent).not.toContain('Welcome')
    expect(document.activeElement?.textContent).toBe('Go to my guild')
    await page.click(page.button('Go to my guild'))
    expect(page.address()).toBe('/my-guild')
  })

  test('a player who was removed from a guild meanwhile can join another one at once (R24)', async () => {
    const { id, name, tag, emblem, level } = ownGuild
    let own: GuildMe = { id, name, tag, emblem, level, role: 'member', requests: 0 }
    const { page } = await show('/guild', { 'guild.me': () => ({ data: own }) })
    await page.pass(50)
    expect(page.text()).toContain('My guild')
    own = null
    await page.tap(guildCards[2]?.name ?? '')
    expect(page.button('Join').disabled).toBe(false)
  })

  test('a request is left, and taken back', async () => {
    const answers: { guild: GuildDetail } = { guild: { ...OUTSIDE, entry: 'request' } }
    const { page, server } = await show(invited, {
      'guild.get': () => ({ data: answers.guild }),
      'guild.join': () => {
        answers.guild = { ...answers.guild, own: { ...answers.guild.own, requested: true } }
        return { data: { joined: false, guild: answers.guild } }
      },
      'guild.withdraw': () => {
        answers.guild = { ...answers.guild, own: { ...answers.guild.own, requested: false } }
        return { data: { id: 'night-owls' } }
      },
    })
    await page.tap('Ask to join')
    await page.tap('Withdraw request')
    expect(server.count('guild.withdraw')).toBe(1)
    expect(page.hasButton('Ask to join')).toBe(true)
    expect(page.address()).toBe('/guild_detail/night-owls')
  })

  test.each([
    ['a full one', { members: 34 }, 'Every place is taken'],
    ['one for higher ranks', { min_rank: 1200 }, 'Reach Emerald IV to join.'],
    [
      'a day after leaving one',
      { own: { ...OUTSIDE.own, wait_until: minutesAgo(-61) } },
      'You left a guild. Join again in 1:01:00',
    ],
  ] as const)('cannot be joined, and says why: %s', async (_why, over, words) => {
    const shown = await show(invited, page(over))
    expect(shown.page.text()).toContain(words)
    expect(shown.page.hasButton(/^(Join|Ask to join)$/)).toBe(false)
  })

  test('the wait ends while it is looked at', async () => {
    const shown = await show(invited, page({ own: { ...OUTSIDE.own, wait_until: minutesAgo(-1) } }))
    await shown.page.pass(60_100)
    expect(shown.page.hasButton('Join')).toBe(true)
  })

  test('a refusal is shown, and its button stays', async () => {
    const { page } = await show(invited, { 'guild.join': refused('guild-full') })
    await page.tap('Join')
    expect(page.text()).toContain('This guild is full')
    expect(page.hasButton('Join')).toBe(true)
  })

  test('is shared by a link that names who invites (row 14)', async () => {
    const share = vi.fn(async (_data: ShareData) => undefined)
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }))
    const { page: shown }: { page: Page } = await show(invited)
    await shown.click(shown.button('Share'))
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: `${BOT_LINK}?startapp=${aProfile.user_id}_night-owls` }),
    )
  })
})

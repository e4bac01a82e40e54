import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { actionsOn } from '../../../src/client/topics/guild/screens/member-rights.ts'
import { MyGuildScreen } from '../../../src/client/topics/guild/screens/my-guild-screen.tsx'
// Lazy code, preloaded before fake timers start.
import '../../../src/client/ui/overlays/dialog-frame.tsx'
import '../../../src/client/ui/overlays/drawer-frame.tsx'
import type { GuildRole } from '../../../src/rules/guild/guild.ts'
import { tokToNano } from '../../../src/rules/units.ts'
import { bossAnswers } from '../../../src/workbench/fixtures/boss-answers.ts'
import { aProfile, theSettings } from '../../../src/workbench/fixtures/builders.ts'
import { guildAnswers, ownGuild } from '../../../src/workbench/fixtures/guild-answers.ts'
import { NOW_MS } from '../../../src/workbench/fixtures/now.ts'
import { type FakeAnswer, fakeServer, refusal, type SeenRequest } from '../shell/fake-server.ts'
import { closePage, type Page, showScreen, signIn } from './render.tsx'

type Answers = Parameters<typeof fakeServer>[0]

const { id, name, tag, emblem, level } = ownGuild

const show = async (role: GuildRole, at = '/my-guild', answers: Answers = {}) => {
  const server = fakeServer({
    'guild.me': { data: { id, name, tag, emblem, level, role, requests: role === 'member' ? 0 : 3 } },
    'guild.get': { data: { ...ownGuild, own: { ...ownGuild.own, role } } },
    'guild.log': { data: guildAnswers['guild.log'] },
    'guild.requests': { data: guildAnswers['guild.requests'] },
    'boss.active': { data: [] },
    'users.me': { data: aProfile },
    'users.balance': { data: tokToNano(120) },
    'settings.get': { data: theSettings },
    ...answers,
  })
  const page = await showScreen(
    <Routes>
      <Route path="/my-guild" element={<MyGuildScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    at,
  )
  return { server, page }
}
const inDialog = (label: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button, [role=alertdialog] button')]
  const last = found.findLast((button) => button.textContent === label)
  if (!last) throw new Error(`No button "${label}" in a dialog of: ${document.body.textContent}`)
  return last
}
const press = async (page: Page, element: Element): Promise<void> => {
  await page.click(element)
  await page.pass(400)
}
const bodies = (server: ReturnType<typeof fakeServer>, method: string): unknown[] =>
  server.requests.filter((request: SeenRequest) => request.method === method).map(({ body }) => body)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS })
  signIn()
})
afterEach(closePage)

describe('the own guild (rows 31, 141)', () => {
  test('without a guild it leads to the list', async () => {
    const { page } = await show('member', '/my-guild', { 'guild.me': { data: null } })
    expect(page.address()).toBe('/guild')
  })

  test.each([
    ['member', ['Members', 'Log']],
    ['officer', ['Members', 'Log', 'Requests']],
    ['leader', ['Members', 'Log', 'Requests', 'Settings']],
  ] as const)('shows a %s the tabs of that role', async (role, tabs) => {
    await show(role)
    const shown = [...document.querySelectorAll('[role=tab]')].map(({ firstChild }) => firstChild?.textContent)
    expect(shown).toEqual(tabs)
  })

  test('an officer removes members alone, the leader does everything (R24)', () => {
    expect(actionsOn('leader', 'officer')).toEqual(['demote', 'hand-over', 'kick'])
    expect(actionsOn('leader', 'member')).toEqual(['promote', 'hand-over', 'kick'])
    expect(actionsOn('officer', 'member')).toEqual(['kick'])
    expect(actionsOn('officer', 'officer')).toEqual([])
    expect(actionsOn('member', 'member')).toEqual([])
  })

  test('a member is removed after a question', async () => {
    const { page, server } = await show('leader', '/my-guild', { 'guild.member': { data: ownGuild } })
    await press(page, page.button('Tofu'))
    await press(page, inDialog('Remove from guild'))
    expect(bodies(server, 'PATCH')).toEqual([])
    expect(page.text()).toContain('Remove Tofu?')
    // Who is removed does not wait (R24).
    expect(page.text()).toContain('Tofu can join another guild at once.')
    await press(page, inDialog('Remove from guild'))
    expect(bodies(server, 'PATCH')).toEqual([{ action: 'kick' }])
  })

  test('a reminder that reaches nobody says why: not all have fought, some have muted the bot (extra 14)', async () => {
    const { page } = await show('member', '/my-guild', {
      'boss.active': { data: bossAnswers['boss.active'] },
      'boss.get': { data: bossAnswers['boss.get'] },
      'guild.remind': { data: { ...guildAnswers['guild.remind'], reminded: 0 } },
    })
    await press(page, page.button('Remind all'))
    expect(page.text()).toContain('Nobody to call: they have fought, or muted the bot')
  })

  test('gives at most what is left of 50 TOK today (R24)', async () => {
    const { page, server } = await show('member', '/my-guild', {
      'guild.donate': { data: { guild: ownGuild, balance: tokToNano(82) } },
    })
    await press(page, page.button('Donate'))
    expect(page.text()).toContain('38 TOK left today')
    await press(page, inDialog('38'))
    await press(page, inDialog('Give 38 TOK'))
    expect(bodies(server, 'POST')).toEqual([{ amount: tokToNano(38) }])
    // The coins fly into the emblem; it passes by itself.
    expect(document.querySelector('[data-passing]')?.textContent).toContain('+38 XP')
    await page.pass(3000)
    expect(document.querySelector('[data-passing]')).toBeNull()
  })

  test('is left after a question that says what it costs', async () => {
    const { page, server } = await show('member', '/my-guild', { 'guild.leave': { data: guildAnswers['guild.leave'] } })
    await press(page, page.button('Leave guild'))
    expect(page.text()).toContain('only after 24 hours')
    expect(server.count('guild.leave')).toBe(0)
    await press(page, inDialog('Leave'))
    expect(page.address()).toBe('/guild')
  })

  test('requests are answered', async () => {
    const { page, server } = await show('officer', '/my-guild?tab=requests', { 'guild.member': { data: ownGuild } })
    await press(page, page.button('Accept Biscuit'))
    expect(bodies(server, 'PATCH')).toEqual([{ action: 'accept' }])
    expect(page.text()).toContain('Biscuit is in!')
  })

  test('the log has ready phrases, and reactions that are taken back by a second tap (extra 14)', async () => {
    const { page, server } = await show('member', '/my-guild?tab=log', {
      'guild.say': { data: guildAnswers['guild.say'] },
      'guild.react': { data: guildAnswers['guild.react'] },
    })
    await press(page, page.button('Fire, 3'))
    expect(bodies(server, 'PUT')).toEqual([{ reaction: null }])
    await press(page, page.button('Say something'))
    await press(page, inDialog('Boss time! Who is in?'))
    expect(bodies(server, 'POST')).toEqual([{ phrase: 'boss-time' }])
  })

  test('the focus of an answered request goes to the next one, and after the last to what is said then', async () => {
    const waiting = [...guildAnswers['guild.requests']]
    const { page } = await show('officer', '/my-guild?tab=requests', {
      'guild.requests': () => ({ data: waiting }),
      'guild.member': () => {
        waiting.shift()
        return { data: ownGuild }
      },
    })
    const names = waiting.map(({ username }) => username)
    for (const [place, name] of names.entries()) {
      const accept = page.button(`Accept ${name}`)
      accept.focus()
      await press(page, accept)
      const next = names[place + 1]
      if (next === undefined) expect(document.activeElement?.textContent).toMatch(/^No requests/)
      else expect(document.activeElement).toBe(page.button(`Accept ${next}`))
    }
  })

  test('who has deleted the account has a name of the language in the log, not the server’s', async () => {
    const [row] = guildAnswers['guild.log'].items
    if (!row) throw new Error('The log is empty')
    const gone = { user_id: 0, username: 'the server’s name' }
    const { page } = await show('member', '/my-guild?tab=log', {
      'guild.log': { data: { items: [{ ...row, event: 'left', who: gone }], next: null } },
    })
    expect(page.text()).toContain('\u2068Deleted player\u2069 left')
  })

  test('the reactions that can be chosen have the focus of the button that opens them', async () => {
    const { page } = await show('member', '/my-guild?tab=log')
    await press(page, page.button('React'))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Thumbs up, 0')
  })

  test('a reaction shows before the server has answered, and goes again when it is refused (extra 14)', async () => {
    let refuse = (): void => undefined
    const answer = new Promise<FakeAnswer>((resolve) => {
      refuse = () => resolve(refusal(400, 'not-in-guild'))
    })
    const { page } = await show('member', '/my-guild?tab=log', { 'guild.react': () => answer })
    await press(page, page.button('Fire, 3'))
    expect(page.hasButton('Fire, 3')).toBe(false)
    expect(page.button('Fire, 2').getAttribute('aria-pressed')).toBe('false')
    refuse()
    await page.pass(400)
    expect(page.button('Fire, 3').getAttribute('aria-pressed')).toBe('true')
  })

  test('what the server says of a reaction stands without asking for the log again', async () => {
    const row = guildAnswers['guild.log'].items.find(({ reactions }) => reactions.some(({ own }) => own))
    if (!row) throw new Error('Nothing has a reaction of the caller’s')
    const reactions = [{ reaction: 'fire' as const, count: 7, own: false }]
    const { page, server } = await show('member', '/my-guild?tab=log', {
      'guild.react': { data: { ...row, reactions } },
    })
    const asked = server.count('guild.log')
    await press(page, page.button('Fire, 3'))
    expect(page.hasButton('Fire, 7')).toBe(true)
    expect(server.count('guild.log')).toBe(asked)
  })
})

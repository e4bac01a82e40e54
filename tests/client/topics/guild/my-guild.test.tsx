import { Route, Routes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { actionsOn } from '#client/topics/guild/screens/member-rights.ts'
import { MyGuildScreen } from '#client/topics/guild/screens/my-guild-screen.tsx'
import { errorTable } from '#contracts/errors.ts'
import { DEFAULT_OFFICER_RIGHTS, type GuildRole } from '#rules/guild/guild.ts'
import { tokToNano } from '#rules/units.ts'
import { bossAnswers } from '#workbench/fixtures/boss-answers.ts'
import { aProfile, theGameConfig } from '#workbench/fixtures/builders.ts'
import { guildAnswers, ownGuild } from '#workbench/fixtures/guild-answers.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { inDialog, onSignedInPages, type Page, showScreen, typeInto } from '../../render.tsx'

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
    'settings.get': { data: theGameConfig },
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
const press = async (page: Page, element: Element): Promise<void> => {
  await page.click(element)
  await page.pass(400)
}

onSignedInPages()

describe('the player’s guild (rows 31, 141)', () => {
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
    const as = (role: GuildRole, officerRights = DEFAULT_OFFICER_RIGHTS) => ({ role, officerRights })
    expect(actionsOn(as('leader'), 'officer')).toEqual(['demote', 'hand-over', 'kick'])
    expect(actionsOn(as('leader'), 'member')).toEqual(['promote', 'hand-over', 'kick'])
    expect(actionsOn(as('officer'), 'member')).toEqual(['kick'])
    expect(actionsOn(as('officer', []), 'member')).toEqual([])
    expect(actionsOn(as('officer'), 'officer')).toEqual([])
    expect(actionsOn(as('member'), 'member')).toEqual([])
  })

  test('a member is removed after a question', async () => {
    const { page, server } = await show('leader', '/my-guild', { 'guild.member': { data: ownGuild } })
    await press(page, page.button('Tofu'))
    await press(page, inDialog('Remove from guild'))
    expect(server.bodies('PATCH')).toEqual([])
    expect(page.text()).toContain('Remove Tofu?')
    expect(page.text()).toContain('Tofu can join another guild at once.')
    await press(page, inDialog('Remove from guild'))
    expect(server.bodies('PATCH')).toEqual([{ action: 'kick' }])
  })

  test('a reminder that reaches nobody says why: not all have fought, some have muted the bot (extra 14)', async () => {
    const { page } = await show('officer', '/my-guild', {
      'boss.active': { data: bossAnswers['boss.active'] },
      'boss.get': { data: bossAnswers['boss.get'] },
      'guild.remind': { data: { ...guildAnswers['guild.remind'], reminded: 0 } },
    })
    await press(page, page.button('Remind all'))
    expect(page.text()).toContain('Everyone has fought already or muted the bot')
  })

  test.each([
    ['member', ownGuild.officer_rights, false],
    ['officer', [], false],
    ['officer', ['call'], true],
    ['leader', [], true],
  ] as const)('a %s of a guild whose officers may %j calls all to the boss: %s (R24)', async (role, rights, may) => {
    const { page } = await show(role, '/my-guild', {
      'guild.get': { data: { ...ownGuild, officer_rights: [...rights], own: { ...ownGuild.own, role } } },
      'boss.active': { data: bossAnswers['boss.active'] },
      'boss.get': { data: bossAnswers['boss.get'] },
    })
    expect(page.text()).toContain('Mammoth is here')
    expect(page.hasButton('Remind all')).toBe(may)
  })

  test('without an announcement nothing is shown there (R24)', async () => {
    const { page } = await show('member', '/my-guild', { 'guild.get': { data: { ...ownGuild, announcement: null } } })
    expect(page.text()).not.toContain('Announcement')
  })

  test('gives at most what is left of 50 TOK today (R24)', async () => {
    const { page, server } = await show('member', '/my-guild', {
      'guild.donate': { data: { guild: ownGuild, balance: tokToNano(82) } },
    })
    await press(page, page.button('Donate'))
    expect(page.text()).toContain('38 TOK left today')
    await press(page, inDialog('38'))
    await press(page, inDialog('Donate 38 TOK'))
    expect(server.bodies('POST')).toEqual([{ amount: tokToNano(38) }])
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
    expect(server.bodies('PATCH')).toEqual([{ action: 'accept' }])
    expect(page.text()).toContain('Biscuit is in!')
  })

  test('the log has ready phrases, and reactions that are taken back by a second tap (extra 14)', async () => {
    const { page, server } = await show('member', '/my-guild?tab=log', {
      'guild.say': { data: guildAnswers['guild.say'] },
      'guild.react': { data: guildAnswers['guild.react'] },
    })
    await press(page, page.button('Fire, 3'))
    expect(server.bodies('PUT')).toEqual([{ reaction: null }])
    await press(page, page.button('Say something'))
    await press(page, inDialog('Boss time! Who is in?'))
    expect(server.bodies('POST')).toEqual([{ phrase: 'boss-time' }])
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

  test('a member who has deleted the account has the language’s name in the log, not the server’s', async () => {
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

  test('the server’s answer to a reaction is shown without fetching the log again', async () => {
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

describe('the settings of the player’s guild (R24)', () => {
  const AT = '/my-guild?tab=settings'
  const field = (label: string): HTMLInputElement | HTMLTextAreaElement => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label))
    const input = found?.control ?? found?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) throw new Error(`No ${label}`)
    return input
  }
  const type = (label: string, text: string): Promise<void> => typeInto(field(label), text)

  test('the leader decides what officers may do', async () => {
    const { page, server } = await show('leader', AT, { 'guild.edit': { data: ownGuild } })
    const rights = [...document.querySelectorAll('[role=switch]')]
    expect(rights.map((right) => right.getAttribute('aria-checked'))).toEqual(['true', 'true', 'false', 'true'])
    await press(page, rights[2] as Element)
    await press(page, rights[0] as Element)
    await press(page, page.button('Save'))
    expect(server.bodies('PATCH')).toEqual([
      expect.objectContaining({
        officer_rights: ['remove', 'edit', 'call'],
        announcement: ownGuild.announcement?.text,
      }),
    ])
  })

  test('an officer who may writes the texts, and sends nothing else', async () => {
    const guild = { ...ownGuild, officer_rights: ['edit' as const] }
    const { page, server } = await show('officer', AT, { 'guild.get': { data: guild }, 'guild.edit': { data: guild } })
    const shown = [...document.querySelectorAll('[role=tab]')].map(({ firstChild }) => firstChild?.textContent)
    expect(shown).toEqual(['Members', 'Log', 'Settings'])
    expect(document.querySelectorAll('[role=switch]')).toHaveLength(0)
    expect(page.hasButton('Rename')).toBe(false)
    await type('Announcement', 'All hands!')
    await press(page, page.button('Save'))
    expect(server.bodies('PATCH')).toEqual([{ announcement: 'All hands!', description: ownGuild.description }])
  })

  test('what is typed while a change is being saved is not lost', async () => {
    let answer: (guild: FakeAnswer) => void = () => undefined
    const { page, server } = await show('leader', AT, {
      'guild.edit': () =>
        new Promise<FakeAnswer>((resolve) => {
          answer = resolve
        }),
    })
    await type('Announcement', 'All hands!')
    await press(page, page.button('Save'))
    await type('Announcement', 'All hands at eight!')
    server.answers['guild.get'] = {
      data: {
        ...ownGuild,
        own: { ...ownGuild.own, role: 'leader' },
        announcement: { text: 'All hands!', at: ownGuild.announcement?.at ?? '' },
      },
    }
    answer(server.answers['guild.get'])
    await page.settle()
    expect(field('Announcement').value).toBe('All hands at eight!')
    expect(page.button('Save').disabled).toBe(false)
  })

  test('the leader renames the guild after a question that says what it costs', async () => {
    const renamed = { ...ownGuild, name: 'Dawn Owls', own: { ...ownGuild.own, role: 'leader' as const } }
    const { page, server } = await show('leader', AT, {
      'guild.rename': { data: { guild: renamed, balance: tokToNano(20) } },
    })
    await type('Name', 'Dawn Owls')
    await press(page, page.button('Rename'))
    expect(page.text()).toContain('Rename to Dawn Owls?')
    expect(page.text()).toContain('This burns 100 TOK.')
    expect(server.bodies('POST')).toEqual([])
    await press(page, inDialog('Rename'))
    expect(server.bodies('POST')).toEqual([{ name: 'Dawn Owls', tag: ownGuild.tag }])
  })

  test.each([
    ['ab', '3 to 20 characters', {}],
    [ownGuild.name, 'Choose another name or tag', {}],
    ['Dawn Owls', 'You have only 99.00 TOK.', { 'users.balance': { data: tokToNano(99) } }],
  ] satisfies [string, string, Answers][])('renaming to %s is not asked for: %s', async (to, why, answers) => {
    const { page, server } = await show('leader', AT, answers)
    await type('Name', to)
    await press(page, page.button('Rename'))
    expect(page.text()).toContain(why)
    expect(document.querySelector('[role=dialog]')).toBeNull()
    expect(server.bodies('POST')).toEqual([])
  })

  test('a name that another guild has is refused at the field', async () => {
    const { page } = await show('leader', AT, {
      'guild.rename': refusal(400, 'guild-exists', errorTable['guild-exists'].message),
    })
    await type('Name', 'Dawn Owls')
    await press(page, page.button('Rename'))
    await press(page, inDialog('Rename'))
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(page.text()).toContain('This name, tag or link is taken. Try another one.')
  })
})

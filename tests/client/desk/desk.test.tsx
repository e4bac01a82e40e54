import { act } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lastButton } from '../render.tsx'
import { onCleanPages, settle } from '../render-app.tsx'
import { APPROVE_GIFT, deskAnswers, GIFT_ID, MARKUP_NAME, REFUSE_GIFT } from './desk-answers.ts'
import { fakeDesk, fill, hasButton, openDesk, press, shown } from './desk-page.tsx'

onCleanPages()

const SIGNED_OUT = { status: 401, code: 'signed-out' }

describe('signing in', () => {
  it('asks for name, password and code, and then shows the page of the address', async () => {
    const asked = fakeDesk({ me: SIGNED_OUT, login: deskAnswers.me })
    await openDesk('/state')
    await fill('Name', 'olga')
    await fill('Password', 'correct horse')
    expect(lastButton('Sign in').disabled).toBe(true)
    await fill('Code', '123 456')
    await press('Sign in')
    expect(asked.find(({ name }) => name === 'login')).toMatchObject({
      body: { name: 'olga', password: 'correct horse', code: '123456' },
      key: expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(shown()).toContain('Season and day')
  })

  it('says why it was refused, and how long to wait', async () => {
    fakeDesk({ me: SIGNED_OUT, login: { status: 429, code: 'sign-in-locked', details: '120' } })
    await openDesk('/', 'ru')
    await fill('Имя', 'olga')
    await fill('Пароль', 'wrong')
    await fill('Код', '123456')
    await press('Войти')
    expect(shown()).toContain('Подождите 120 секунд.')
  })

  it('is asked for again when a call finds the session over, and nothing of the last person stays', async () => {
    fakeDesk({ player: SIGNED_OUT })
    await openDesk('/players/501')
    expect(hasButton('Sign in')).toBe(true)
    expect(shown()).not.toContain('olga')
  })
})

describe('the search', () => {
  it('lists the players found and by what they were found, and shows markup in a name as text', async () => {
    const asked = fakeDesk()
    const page = await openDesk('/?q=Ann%20501')
    expect(asked.find(({ name }) => name === 'players')?.url).toBe('/desk/players?q=Ann+501')
    expect(page.querySelector('td a')?.getAttribute('href')).toBe('/players/501')
    expect(shown()).toContain(MARKUP_NAME)
    expect(page.querySelector('b')).toBeNull()
    expect(shown()).toContain('There are more. Type more of the name.')
  })

  it('takes the focus with the key / but not from a field', async () => {
    fakeDesk()
    const page = await openDesk('/state')
    const press = (target: EventTarget) =>
      act(async () => target.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true })))
    await press(document.body)
    const search = page.querySelector('input[type=search]')
    expect(document.activeElement).toBe(search)
    const select = page.querySelector<HTMLSelectElement>('select')
    select?.focus()
    await press(select ?? document.body)
    expect(document.activeElement).toBe(select)
  })

  it('has the focus on the first player found, so that Enter opens', async () => {
    fakeDesk()
    const page = await openDesk('/?q=Ann')
    expect(document.activeElement).toBe(page.querySelector('td a'))
  })

  it('says that no player was found', async () => {
    fakeDesk({ players: { players: [], more: false } })
    await openDesk('/?q=Zed')
    expect(shown()).toContain('Nobody has this name, id, charge or item.')
  })

  it('says that the server does not answer, and tries again', async () => {
    let isDown = true
    fakeDesk({ players: () => (isDown ? 'no-network' : deskAnswers.players) })
    await openDesk('/?q=Ann')
    expect(shown()).toContain('The server does not answer')
    isDown = false
    await press('Try again')
    expect(shown()).toContain('Ann501')
    expect(shown()).not.toContain('The server does not answer')
  })
})

describe('a player’s page', () => {
  it('shows balances and the ledger to the last digit, in the reader’s language', async () => {
    fakeDesk()
    await openDesk('/players/501', 'ru')
    expect(shown()).toContain('3\u00a0412,5')
    expect(shown()).toContain('+12,345678901')
    expect(shown()).toContain('Вклад в гильдию')
  })

  it('asks the server for the filtered ledger, and for older entries', async () => {
    const problems = vi.spyOn(console, 'error')
    const { ledger } = deskAnswers
    const older = { entries: ledger.entries.map((entry) => ({ ...entry, id: `older ${entry.id}` })), next: null }
    const asked = fakeDesk({ ledger: ({ url }) => (url.includes('before=') ? older : ledger) })
    const page = await openDesk('/players/501')
    const filter = page.querySelectorAll<HTMLSelectElement>('[role=tabpanel] select')[0]
    await act(async () => {
      if (filter) filter.value = 'tok'
      filter?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await settle(50)
    await press('Show older')
    expect(asked.filter(({ name }) => name === 'ledger').map(({ url }) => url)).toEqual([
      '/desk/players/501/ledger',
      '/desk/players/501/ledger?asset=tok',
      '/desk/players/501/ledger?asset=tok&before=older',
    ])
    expect(page.querySelectorAll('[role=tabpanel] tbody tr')).toHaveLength(2 * ledger.entries.length)
    expect(problems).not.toHaveBeenCalled()
  })

  it('has no acts for a person who may only read', async () => {
    fakeDesk({ me: { ...deskAnswers.me, role: 'read' } })
    await openDesk('/players/501')
    expect(shown()).toContain('Guild donation')
    expect(hasButton('Give')).toBe(false)
    expect(hasButton('Give back 1 TOK')).toBe(false)
  })
})

describe('an act', () => {
  it('gives back what a ledger entry took: with a reason, after saying what will happen', async () => {
    const asked = fakeDesk({ act: { outcome: 'done', lines: ['1 tok given to player 501.'] } })
    await openDesk('/players/501')
    await press('Give back 1 TOK')
    expect(lastButton('Continue').disabled).toBe(true)
    await fill('Reason', '1, 2, 3 — !')
    expect(lastButton('Continue').disabled).toBe(true)
    await fill('Reason', 'came twice\nfrom one\u200b tap')
    await press('Continue')
    expect(shown()).toContain('\u2068Ann501\u2069 gets 1 TOK.')
    expect(asked.some(({ name }) => name === 'act')).toBe(false)
    await press('Do it')
    expect(asked.find(({ name }) => name === 'act')?.body).toEqual({
      act: 'give',
      player_id: 501,
      asset: 'tok',
      amount: '1',
      reason: 'came twice from one tap',
    })
    expect(shown()).toContain('1 tok given to player 501.')
    expect(asked.filter(({ name }) => name === 'ledger')).toHaveLength(2)
  })

  it('moves the focus to each next step, and back', async () => {
    fakeDesk({ act: { outcome: 'done', lines: ['1 tok given to player 501.'] } })
    await openDesk('/players/501')
    const focused = (): string => document.activeElement?.textContent ?? ''
    await press('Give back 1 TOK')
    await fill('Reason', 'came twice')
    await press('Continue')
    expect(focused()).toMatch(/^\u2068Ann501\u2069 gets 1 TOK\./)
    await press('Back')
    expect(focused()).toMatch(/Continue$/)
    await press('Continue')
    await press('Do it')
    expect(focused()).toMatch(/^Done1 tok given/)
  })

  it('says that large gifts wait for a second person, and after it is sent whether this one waits', async () => {
    fakeDesk({ act: { outcome: 'waits', request_id: GIFT_ID } })
    await openDesk('/players/501')
    await press('Give')
    await fill('Amount', '2500,5')
    await fill('Reason', 'lost in the outage')
    await press('Continue')
    expect(shown()).toContain('gets 2,500.5 TOK.')
    expect(shown()).toContain('Large gifts wait for a second person.')
    await press('Do it')
    expect(shown()).toContain('Waits for a second person')
  })

  it('shows why the game refuses it', async () => {
    fakeDesk({ act: { status: 400, code: 'act-refused', details: 'The player has only 1 tok.' } })
    await openDesk('/players/501')
    await press('Take')
    await fill('Amount', '5')
    await fill('Reason', 'bought with a stolen card')
    await press('Continue')
    await press('Do it')
    expect(shown()).toContain('The game refuses this: The player has only 1 tok.')
    expect(lastButton('Back').disabled).toBe(false)
  })
})

describe('the log', () => {
  it('says that it shows the newest 100 entries alone', async () => {
    fakeDesk({ log: { acts: [] } })
    await openDesk('/log')
    expect(shown()).toContain('The newest 100 entries.')
  })
})

describe('requests', () => {
  it('offers a decision only on requests of others, and sends it with a reason', async () => {
    const asked = fakeDesk({ decide: { state: 'approved', lines: ['2500 tok given to player 501.'] } })
    await openDesk('/requests')
    expect(shown()).toContain('Another person decides')
    expect(
      [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Approve'),
    ).toHaveLength(1)
    await press(APPROVE_GIFT)
    await fill('Reason', 'seen in the log of Monday')
    await press('Approve')
    expect(asked.find(({ name }) => name === 'decide')).toMatchObject({
      url: `/desk/requests/${GIFT_ID}`,
      body: { decision: 'approve', reason: 'seen in the log of Monday' },
    })
    expect(shown()).toContain('Approved and done')
    expect(shown()).toContain('2500 tok given to player 501.')
  })

  it('says that another person was faster', async () => {
    fakeDesk({ decide: { status: 409, code: 'request-decided' } })
    await openDesk('/requests')
    await press(REFUSE_GIFT)
    await fill('Reason', 'too large a gift')
    await press('Refuse')
    expect(shown()).toContain('This request has been decided already')
  })
})

describe('figures', () => {
  it('shows the state of season, jobs and payments', async () => {
    fakeDesk()
    await openDesk('/state')
    expect(shown()).toContain('send-notifications')
    expect(shown()).toContain('Compared with the messenger')
  })

  it('says each value of a plot to screen readers', async () => {
    fakeDesk()
    const page = await openDesk('/economy')
    const values = [...page.querySelectorAll('figure > ul')].map((list) => list.children.length)
    expect(values).toEqual([30, 30, 30, 30, 14])
    const lastDays = [...page.querySelectorAll('figure > ul li:last-child')].map(({ textContent }) => textContent)
    expect(lastDays[0]).toBe('2026-11-24: 900')
    expect(lastDays.at(-1)).toBe('2026-11-24: 1 day: 45%, 7 days: 22.5%')
  })
})

import { describe, expect, it } from 'vitest'
import { choose } from '../render.tsx'
import { onCleanPages, settle } from '../render-app.tsx'
import { deskAnswers, MARKUP_NAME } from './desk-answers.ts'
import { fakeDesk, openDesk, press, shown } from './desk-page.tsx'

onCleanPages()

const CAUSE = '/errors/19caa31a5f02/00c1f6a2b3d4e5f6'

const filterBy = async (label: string, value: string): Promise<void> => {
  await choose(label, value)
  await settle(50)
}

describe('the errors of all players', () => {
  it('are listed by cause with the line of the source, and each leads to its page', async () => {
    fakeDesk()
    const page = await openDesk('/errors')
    const [row] = page.querySelectorAll('tbody tr')
    expect(row?.textContent).toContain('src/client/topics/friends/screens/friends-screen.tsx:31:7')
    expect(row?.textContent).toContain('1,204')
    expect(row?.textContent).toContain('310+')
    expect(row?.querySelector('a')?.getAttribute('href')).toBe(CAUSE)
    expect(shown()).toContain('(no message)')
    expect(shown()).toContain('There are more. Choose a build or a kind.')
  })

  it('are asked for by build and kind, which the address keeps', async () => {
    const asked = fakeDesk()
    await openDesk('/errors')
    await filterBy('Build', 'unknown')
    await filterBy('Kind', 'webgl')
    await filterBy('Build', '')
    expect(asked.filter(({ name }) => name === 'causes').map(({ url }) => url)).toEqual([
      '/desk/errors',
      '/desk/errors?build=unknown',
      '/desk/errors?build=unknown&kind=webgl',
      '/desk/errors?kind=webgl',
    ])
    expect(window.location.search).toBe('?kind=webgl')
  })

  it('say that there are none, or that the server does not answer, and try again', async () => {
    let isDown = true
    fakeDesk({ causes: () => (isDown ? 'no-network' : { ...deskAnswers.causes, causes: [], more: false }) })
    await openDesk('/errors', 'ru')
    expect(shown()).toContain('Сервер не отвечает')
    isDown = false
    await press('Ещё раз')
    expect(shown()).toContain('Об ошибках не сообщалось.')
  })

  it('wait for the server with the filters in place', async () => {
    fakeDesk({ causes: 'never' })
    const page = await openDesk('/errors?build=build-of-a-link')
    expect(page.querySelector('main [role=status]')).not.toBeNull()
    expect([...page.querySelectorAll<HTMLSelectElement>('main select')].map(({ value }) => value)).toEqual([
      'build-of-a-link',
      '',
    ])
  })
})

describe('a cause', () => {
  it('shows its whole stack and the players who had it, with links to their pages', async () => {
    fakeDesk()
    const page = await openDesk(CAUSE)
    expect([...page.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
      'node_modules/react-dom/cjs/react-dom-client.production.js:4711:12 ',
      'src/client/topics/friends/screens/friends-screen.tsx:31:7 useFriends',
    ])
    const links = [...page.querySelectorAll('td a')].map((link) => [link.getAttribute('href'), link.textContent])
    expect(links).toEqual([
      ['/players/501', 'Ann501'],
      ['/players/502', MARKUP_NAME],
    ])
    expect(shown()).toContain('The last 50 who had it. There are more.')
  })

  it('is reached from the errors of a player', async () => {
    fakeDesk()
    const page = await openDesk('/players/501?tab=errors')
    expect(page.querySelector('[role=tabpanel] td a')?.getAttribute('href')).toBe(CAUSE)
  })

  it('is not found when it was deleted meanwhile', async () => {
    fakeDesk({ cause: { status: 404, code: 'cause-not-found' } })
    await openDesk(CAUSE)
    expect(shown()).toContain('There is no such error any more')
  })
})

it('payments that differed from the messenger’s list are shown with order, charge and player', async () => {
  fakeDesk()
  const page = await openDesk('/state')
  const [unlisted, surplus] =
    [...page.querySelectorAll('table')]
      .find(({ caption }) => caption?.textContent === 'Payments that differed')
      ?.querySelectorAll('tbody tr') ?? []
  expect(unlisted?.textContent).toContain("granted not in the messenger's list yet")
  expect(unlisted?.textContent).toContain('0192f0c1-0000-7000-8000-000000000020')
  expect(unlisted?.querySelector('a')?.getAttribute('href')).toBe('/players/501')
  expect(surplus?.textContent).toContain('refund due unknown')
  expect(surplus?.textContent).toContain('no order of ours')
})

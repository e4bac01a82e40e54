import '#client/topics/chests/shared/chest-celebration.tsx'
import '#client/topics/chests/shared/chest-drawer.tsx'
import '#client/topics/chests/shared/chest-shelf.tsx'
import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ChestSlot } from '#client/topics/chests/shared/chest-slot.tsx'
import { useShelf } from '#client/topics/chests/shared/use-shelf.ts'
import type { CallData } from '#contracts/schemas.ts'
import { MS_PER_MINUTE } from '#rules/units.ts'
import { openedChest, type ShelfPlace, shelfOf } from '#workbench/fixtures/chests.ts'
import { type Answers, type FakeAnswer, fakeServer, refusal, type SeenRequest } from '../../fake-server.ts'
import { dialog, inDialog, onSignedInPages, showScreen } from '../../render.tsx'

const Home = () => {
  const shelf = useShelf()
  const [isListed, setListed] = useState(false)
  return shelf && <ChestSlot shelf={shelf} size="wide" isListed={isListed} onListed={setListed} />
}

type Shelf = CallData<'chests.list'>

/** Fakes the server's shelf: a chest that is opened leaves it. */
const openHome = async (shelf: Shelf, over: Answers = {}) => {
  let kept = shelf
  const idOf = ({ path }: SeenRequest): string => path.split('/').at(-2) ?? ''
  const server = fakeServer({
    'chests.list': () => ({ data: kept }),
    'chests.start': (request) => {
      kept = {
        ...kept,
        chests: kept.chests.map((chest) =>
          chest.id === idOf(request)
            ? { ...chest, ready_at: new Date(Date.now() + 60 * MS_PER_MINUTE).toISOString() }
            : chest,
        ),
      }
      return { data: kept }
    },
    'chests.open': (request): FakeAnswer => {
      const chest = kept.chests.find(({ id }) => id === idOf(request))
      if (!chest) return refusal(404, 'chest-not-found', 'This chest is already open')
      kept = { ...kept, chests: kept.chests.filter((each) => each !== chest) }
      return { data: openedChest(chest.kind, kept, { materials: [{ slug: 'material-wood', quantity: 4 }] }) }
    },
    ...over,
  })
  const page = await showScreen(<Home />)
  await page.settle()
  return { server, page }
}

const SHELF = /^Chests: /
const REVEALED_MS = 2500
const sent = (server: ReturnType<typeof fakeServer>): string[] =>
  server.requests.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').slice(-2).join('/'))
const idAt = (shelf: Shelf, place: number): string => shelf.chests.find((chest) => chest.place === place)?.id ?? ''
const cards = (): string[] => [...document.querySelectorAll('[role=dialog] li[data-state]')].map(stateOf)
const stateOf = (card: Element): string => card.getAttribute('data-state') ?? ''

onSignedInPages()

describe('the shelf of win chests (R54)', () => {
  it.each([
    ['before the third ranked win of the season', shelfOf([], 2), false],
    ['from the third on', shelfOf([], 3), true],
    ['while a chest of an earlier season lies there', shelfOf(['iron'], 0), true],
  ])('shows %s: %s', async (_when, shelf, isShown) => {
    const { page } = await openHome(shelf)
    expect(page.hasButton(SHELF)).toBe(isShown)
  })

  it('does not show when the server does not tell', async () => {
    const { page } = await openHome(shelfOf([], 3), { 'chests.list': refusal(500, 'internal') })
    expect(page.hasButton(SHELF)).toBe(false)
  })

  it.each<[string, readonly ShelfPlace[], string]>([
    ['how many wins are missing', [], 'Chests: 0 of 4 places taken. 2 more wins to the next chest'],
    [
      'how long the running one takes',
      ['wood', 'iron 90'],
      'Chests: 2 of 4 places taken. Iron chest: opens in 1:30:00',
    ],
  ])('says %s', async (_what, places, words) => {
    const { page } = await openHome(shelfOf(places, 4))
    expect(page.button(SHELF).getAttribute('aria-label')).toBe(words)
  })

  it('is one button, whose clock ticks until the chest is ready', async () => {
    const { page } = await openHome(shelfOf(['wood 1', 'iron']))
    expect(document.querySelectorAll('button')).toHaveLength(1)
    expect(page.button(SHELF).textContent).toBe('01:00')
    await page.pass(10_000)
    expect(page.button(SHELF).textContent).toMatch(/^00:(?:49|50)$/)
    await page.pass(51_000)
    expect(page.button(SHELF).getAttribute('aria-label')).toContain('Open 1 chest')
  })

  it('a tap starts a chest from the list, and no second one while it runs', async () => {
    const shelf = shelfOf(['wood', 'iron'])
    const { page, server } = await openHome(shelf)
    await page.tap(SHELF, 500)
    await page.click(inDialog('Start: Iron chest'))
    await page.pass(50)
    expect(sent(server)).toEqual([`${idAt(shelf, 1)}/start`])
    expect(cards()).toEqual(['closed', 'running', 'free', 'free'])
    expect(page.hasButton(/^Start/)).toBe(false)
  })

  it('one tap opens a chest that is ready, and offers to start the next', async () => {
    const shelf = shelfOf(['wood -1', 'iron'])
    const { page, server } = await openHome(shelf)
    await page.tap(SHELF, REVEALED_MS)
    expect(dialog()).toContain("It's yours!")
    expect(dialog()).toContain('×4')
    await page.tap('Start: Iron chest, 3h', 500)
    expect(sent(server)).toEqual([`${idAt(shelf, 0)}/open`, `${idAt(shelf, 1)}/start`])
    expect(dialog()).toBe('')
    expect(page.button(SHELF).getAttribute('aria-label')).toContain('1 of 4 places taken. Iron chest: opens in')
  })

  it('a further tap hurries the show', async () => {
    const { page } = await openHome(shelfOf(['wood -1']))
    await page.tap(SHELF, 100)
    expect(dialog()).not.toContain("It's yours!")
    await page.tap('Tap to open', 100)
    expect(dialog()).toContain("It's yours!")
  })

  it('opens all that are ready one after another, names each, and shows their sum', async () => {
    const shelf = shelfOf(['wood -1', 'iron 20', 'titanium -1', 'wood -1'])
    const { page, server } = await openHome(shelf)
    await page.tap(SHELF, REVEALED_MS)
    expect(sent(server)).toEqual([0, 2, 3].map((place) => `${idAt(shelf, place)}/open`))
    expect(dialog()).toContain('×12')
    expect(dialog()).toContain('Titanium chest, Wood chest ×2')
  })

  it('opens all of the list, too', async () => {
    const shelf = shelfOf(['wood 1', 'iron -1'])
    const { page, server } = await openHome({ ...shelf, chests: shelf.chests.filter(({ place }) => place === 0) })
    await page.tap(SHELF, 500)
    expect(page.hasButton(/^Open all/)).toBe(false)
    server.answers['chests.list'] = { data: shelf }
    await act(() => page.queryClient.invalidateQueries({ queryKey: ['chests.list'] }))
    await page.pass(61_000)
    expect(page.hasButton('Open all (2)')).toBe(true)
  })

  it('two quick taps open it once', async () => {
    const { page, server } = await openHome(shelfOf(['wood -1']))
    await page.tapTwice(SHELF)
    expect(server.count('chests.open')).toBe(1)
  })
})

describe('a chest that is refused (R54)', () => {
  it.each([
    ['another one runs', refusal(400, 'chest-running', 'One chest opens at a time'), 'One chest opens at a time'],
    ['the network is gone', 'no-network' as const, "The chest didn't start. Try again."],
  ])('is not started because %s: says so, and asks for the shelf again', async (_why, answer, words) => {
    const { page, server } = await openHome(shelfOf(['wood']), { 'chests.start': answer })
    await page.tap(SHELF, 500)
    await page.click(inDialog('Start: Wood chest'))
    await page.pass(500)
    expect(page.text()).toContain(words)
    expect(cards()[0]).toBe('closed')
    expect(server.count('chests.list')).toBe(2)
  })

  it.each([
    ['its time is not over', refusal(400, 'chest-not-ready', 'Still opening'), 'Still opening'],
    ['it is open already', refusal(404, 'chest-not-found', 'Open already'), 'Open already'],
    ['the network is gone', 'no-network' as const, "The chest didn't open. Try again."],
  ])('is not opened because %s: the show closes and says so', async (_why, answer, words) => {
    const { page, server } = await openHome(shelfOf(['wood -1']), { 'chests.open': answer })
    await page.tap(SHELF, 500)
    expect(page.text()).toContain(words)
    expect(dialog()).toBe('')
    expect(server.count('chests.list')).toBe(2)
  })

  it('keeps the others from failing: what opened is shown', async () => {
    let calls = 0
    const rest = shelfOf([])
    const { page, server } = await openHome(shelfOf(['wood -1', 'iron -1']), {
      'chests.open': () => {
        calls += 1
        if (calls === 1) return refusal(404, 'chest-not-found', 'This chest is already open')
        return { data: openedChest('iron', rest, { materials: [{ slug: 'material-iron', quantity: 2 }] }) }
      },
    })
    await page.tap(SHELF, REVEALED_MS)
    expect(server.count('chests.open')).toBe(2)
    expect(dialog()).toContain('×2')
    expect(page.text()).toContain('This chest is already open')
  })
})

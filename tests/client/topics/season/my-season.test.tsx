import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MySeasonScreen } from '#client/topics/season/screens/my-season/my-season-screen.tsx'
import { roadPlot } from '#client/topics/season/screens/my-season/road-plot.ts'
import type { SeasonCard } from '#contracts/wire.ts'
import { TIER } from '#rules/season/ranks.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { OLD_SEASON_CARD, SEASON_CARD, SHORT_SEASON_CARD } from '#workbench/fixtures/season-card.ts'
import { type FakeAnswer, fakeServer, refusal } from '../../fake-server.ts'
import { onSignedInPages, type Page, showScreen } from '../../render.tsx'

const RETRIES_MS = 20_000
const A_MINUTE_MS = 60_000
const NEXT_AT = minutesAgo(-25.5 * 24 * 60)

const cardAnswer = (card: SeasonCard | null): FakeAnswer => ({ data: { card, next_at: NEXT_AT } })

const show = async (card: FakeAnswer, replay: FakeAnswer = { data: baseAnswers['combats.replay'] }): Promise<Page> => {
  fakeServer({
    'combats.me': { data: baseAnswers['combats.me'] },
    'season.card': card,
    'combats.replay': replay,
  })
  const page = await showScreen(<MySeasonScreen />, '/my-season')
  await page.pass(100)
  return page
}

const said = (): string => document.querySelector('[aria-live=polite]')?.textContent ?? ''
const steps = (): string[] =>
  [...document.querySelectorAll('ol button')].map((button) => button.getAttribute('aria-label') ?? '')
const current = (): string => document.querySelector('[aria-current=step]')?.getAttribute('aria-label') ?? ''

const Door = () => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Door
      </button>
      {isOpen && <MySeasonScreen />}
    </>
  )
}

const drag = (byPx: number): Promise<void> =>
  act(async () => {
    const zone = document.querySelector('[data-side=next][type=button]')
    const at = (type: string, clientX: number) =>
      zone?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, isPrimary: true, pointerId: 1 }))
    at('pointerdown', 200)
    at('pointermove', 200 + byPx / 2)
    at('pointermove', 200 + byPx)
    at('pointerup', 200 + byPx)
    zone?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
})
onSignedInPages()
beforeEach(() => {
  // jsdom loads neither pictures nor fonts.
  vi.stubGlobal('Image', class {})
  Object.assign(document, { fonts: { load: () => new Promise(() => undefined) } })
})

describe('a season in pictures', () => {
  test('is shown in six pictures, each in words, too', async () => {
    const page = await show(cardAnswer(SEASON_CARD))
    expect(steps()).toEqual([
      'Best fight, 1 of 6',
      'Nemesis, 2 of 6',
      'Luckiest roll, 3 of 6',
      'Longest streak, 4 of 6',
      'For the guild, 5 of 6',
      'Road of ranks, 6 of 6',
    ])
    const heard = []
    for (const step of steps()) {
      await page.click(page.button(step))
      heard.push(said().replaceAll(/[\u2068\u2069]/g, ''))
    }
    expect(heard).toEqual([
      'Best fight, 1 of 6. lunar_tide stood 426 RP above you. You still won, with 6.4% of your health left.',
      'Nemesis, 2 of 6. count_whiskers beat you 9 times. You struck back 4 times.',
      'Luckiest roll, 3 of 6. Refine on Nov 12th. The odds were 1 in 74, and luck took your side.',
      'Longest streak, 4 of 6. 13 wins in a row, Nov 17th – Nov 18th. Nobody could stop you.',
      'For the guild, 5 of 6. 148,206 damage for Nine Lives in 57 boss fights.',
      'Road of ranks, 6 of 6. Your road led to Diamond II, 1,840\u00a0RP. And to place #42 of all fighters.',
    ])
  })

  test('is one picture to a screen reader, with all its figures', async () => {
    const page = await show(cardAnswer(SEASON_CARD))
    await page.click(page.button('Luckiest roll, 3 of 6'))
    const label = document.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''
    expect(label).toContain('Luckiest roll. ')
    expect(label).toContain('came out: Crit damage +15%. chance: 1.4%. Refine on Nov 12th.')
  })

  test('is turned by buttons and arrow keys, and ends at both ends', async () => {
    const page = await show(cardAnswer(SEASON_CARD))
    expect(page.hasButton('Previous picture')).toBe(false)
    await page.press('ArrowLeft')
    expect(current()).toBe('Best fight, 1 of 6')
    await page.click(page.button('Next picture'))
    await page.press('ArrowRight')
    expect(current()).toBe('Luckiest roll, 3 of 6')
    expect(page.address()).toBe('/my-season?picture=luck')
    await page.press('End')
    expect(page.hasButton('Next picture')).toBe(false)
    await page.press('ArrowRight')
    expect(current()).toBe('Road of ranks, 6 of 6')
    await page.press('Home')
    expect(current()).toBe('Best fight, 1 of 6')
  })

  test('keeps the way back however often it is turned: home’s chest leads there, and the preparation', async () => {
    fakeServer({ 'combats.me': { data: baseAnswers['combats.me'] }, 'season.card': cardAnswer(SEASON_CARD) })
    const page = await showScreen(<MySeasonScreen />, { pathname: '/my-season', state: { from: '/kombat_prep' } })
    await page.pass(100)
    await page.press('ArrowRight')
    await page.press('ArrowRight')
    await page.click(page.button('Back'))
    expect(page.address()).toBe('/kombat_prep')
  })

  test('is turned by a finger that goes far enough, and only once by it', async () => {
    await show(cardAnswer(SEASON_CARD))
    await drag(-30)
    expect(current()).toBe('Best fight, 1 of 6')
    await drag(-120)
    expect(current()).toBe('Nemesis, 2 of 6')
    await drag(120)
    expect(current()).toBe('Best fight, 1 of 6')
    await drag(0)
    expect(current()).toBe('Nemesis, 2 of 6')
  })

  test('is never turned by time', async () => {
    const page = await show(cardAnswer(SEASON_CARD))
    await page.pass(A_MINUTE_MS)
    expect(current()).toBe('Best fight, 1 of 6')
  })

  test('leaves out what there is nothing to tell of, such as damage without a guild', async () => {
    await show(cardAnswer(SHORT_SEASON_CARD))
    expect(steps()).toEqual(['Best fight, 1 of 3', 'Longest streak, 2 of 3', 'Road of ranks, 3 of 3'])
  })

  test('names a player who has deleted the account in the language, whatever the server says', async () => {
    const best = OLD_SEASON_CARD.best_fight
    if (!best) throw new Error('The card has no best fight')
    const opponent = { ...best.opponent, user_id: 0, username: 'the server’s name' }
    await show(cardAnswer({ ...OLD_SEASON_CARD, best_fight: { ...best, opponent } }))
    expect(said()).toContain('Deleted player')
  })

  test('says so too where the server no longer has it (R10)', async () => {
    const page = await show(cardAnswer(SEASON_CARD), refusal(404, 'not-found'))
    await page.pass(RETRIES_MS)
    expect(page.text()).toContain('Its replay is gone')
    expect(page.hasButton('Replay')).toBe(false)
  })

  test('keeps the button where the replay could not be loaded for another reason', async () => {
    const page = await show(cardAnswer(SEASON_CARD), refusal(500, 'internal'))
    await page.pass(RETRIES_MS)
    expect(page.text()).not.toContain('Its replay is gone')
    expect(page.hasButton('Replay')).toBe(true)
  })

  test('is told in words where it cannot be drawn', async () => {
    Object.assign(document, { fonts: { load: async () => [] } })
    vi.stubGlobal(
      'Image',
      class {
        onerror: (() => void) | null = null
        set src(_url: string) {
          queueMicrotask(() => this.onerror?.())
        }
      },
    )
    const page = await show(cardAnswer(OLD_SEASON_CARD))
    await page.pass(100)
    expect(document.querySelector('h2')?.textContent).toBe('Best fight')
    expect(page.text()).toContain('+426')
    expect(page.text()).toContain('RP above you')
  })

  test('is asked for anew at the next visit: it comes in the middle of a day', async () => {
    let answer = cardAnswer(null)
    fakeServer({
      'combats.me': { data: baseAnswers['combats.me'] },
      'season.card': () => answer,
      'combats.replay': { data: baseAnswers['combats.replay'] },
    })
    const page = await showScreen(<Door />, '/my-season')
    await page.pass(100)
    expect(page.text()).toContain('Your story is still being written')
    await page.tap('Door', A_MINUTE_MS)
    answer = cardAnswer(SHORT_SEASON_CARD)
    await page.tap('Door', 100)
    expect(current()).toBe('Best fight, 1 of 3')
  })
})

describe('the road of ranks', () => {
  const road = (...points: number[]): SeasonCard['road'] => points.map((rank_points, day) => ({ day, rank_points }))

  test('leads through the bands of its leagues, which meet', () => {
    const { bands } = roadPlot(road(700, 900, 1300), 1300)
    expect(bands.map(({ tier }) => tier)).toEqual([TIER.Silver, TIER.Gold, TIER.Emerald])
    expect(bands[0]?.from).toBe(0)
    expect(bands.at(-1)?.to).toBe(1)
    for (const [index, band] of bands.entries()) if (index > 0) expect(band.from).toBe(bands[index - 1]?.to)
  })

  test('goes from the first ranked day to the last, and up with the points', () => {
    const { points } = roadPlot(
      [
        { day: 0, rank_points: 100 },
        { day: 13, rank_points: 300 },
        { day: 26, rank_points: 200 },
      ],
      200,
    )
    expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1])
    const [low, high, end] = points.map(({ y }) => y)
    expect(low).toBeLessThan(end ?? 0)
    expect(end).toBeLessThan(high ?? 0)
  })

  test('knows its peak, also where the end is lower', () => {
    const { peak, points } = roadPlot(road(500, 900, 650), 650)
    expect(peak).toEqual({ ...points[1], rankPoints: 900 })
  })

  test('is one height for who stood still, and a point for who never fought', () => {
    const still = roadPlot(road(0, 0), 0)
    expect(still.points.map(({ y }) => y)).toEqual([0, 0])
    expect(roadPlot([], 1840).points).toHaveLength(1)
  })
})

import '#client/topics/first-days/shared/first-days-track.tsx'
import '#client/topics/first-days/shared/boxes-drawer.tsx'
import '#client/topics/first-days/shared/box-celebration.tsx'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { extraIconNames, extraIconUrl } from '#assets/manifest/extras.ts'
import { FIRST_DAYS_PICTURES } from '#assets/manifest/first-days-boxes.ts'
import { FIRST_ICONS } from '#assets/manifest/first-icons.ts'
import { type Box, boxesOf, chestOf, nextBox } from '#client/topics/first-days/shared/box.ts'
import { FirstDaysSlot, type FirstDaysSlotProps } from '#client/topics/first-days/shared/first-days-slot.tsx'
import type { CallName } from '#contracts/calls.ts'
import type { FirstDays } from '#contracts/wire.ts'
import { FIRST_DAYS_STEPS, type FirstDaysStep } from '#rules/first-days/first-days.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { firstDaysOf, JOINED_LAST_WEEK, JOINED_LATELY, OPENED_ITEM } from '#workbench/fixtures/first-days.ts'
import { minutesAgo } from '#workbench/fixtures/now.ts'
import { type Answers, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const WINS: readonly FirstDaysStep[] = ['win-1', 'win-3', 'win-7', 'win-15']
const boxNamed = (boxes: readonly Box[], name: Box['name']) => boxes.find((box) => box.name === name)

describe('the boxes of the first seven days (R50)', () => {
  it('are the steps in their order, the welcome sword’s before them until it is claimed (R04)', () => {
    const days = firstDaysOf(0, 0, {})
    expect(boxesOf(days, false).map(({ name }) => name)).toEqual(FIRST_DAYS_STEPS)
    expect(boxesOf(days, true).map(({ name }) => name)).toEqual(['sword', ...FIRST_DAYS_STEPS])
  })

  it('show how much is done, never more than is asked for', () => {
    const boxes = boxesOf(firstDaysOf(4, 1, { claimed: ['win-1', 'win-3'] }), false)
    expect(boxNamed(boxes, 'win-3')).toMatchObject({ state: 'claimed', goal: { needed: 3, done: 3 } })
    expect(boxNamed(boxes, 'win-7')).toMatchObject({ state: 'ahead', goal: { needed: 7, done: 4 } })
    expect(boxNamed(boxes, 'day-2')).toMatchObject({ state: 'ahead', goal: { counts: 'days', needed: 2, done: 1 } })
  })

  it.each<[string, NonNullable<FirstDays>, boolean, Box['name'] | undefined]>([
    ['one that is ready', firstDaysOf(1, 2, { claimed: ['win-1'] }), false, 'day-2'],
    ['the sword, which always is', firstDaysOf(0, 0, {}), true, 'sword'],
    ['the next that a win brings', firstDaysOf(1, 1, { claimed: ['win-1'] }), false, 'win-3'],
    ['the next of a day, when no win brings any', firstDaysOf(15, 1, { claimed: WINS }), false, 'day-2'],
    [
      'none, when none is left',
      firstDaysOf(15, 1, { claimed: WINS, missed: ['day-2', 'day-3', 'day-5', 'day-7'] }),
      false,
      undefined,
    ],
  ])('speak of %s', (_name, days, isSwordWaiting, expected) => {
    expect(nextBox(boxesOf(days, isSwordWaiting))?.name).toBe(expected)
  })

  it('come in better chests the better they are', () => {
    const chests = boxesOf(firstDaysOf(0, 0, {}), true).map((box) => [box.name, chestOf(box)])
    expect(Object.fromEntries(chests)).toMatchObject({
      sword: 'wood',
      'win-7': 'iron',
      'win-15': 'iron',
      'day-7': 'titanium',
    })
  })

  it('are drawn from one file, but for the wings of a house and what only shows itself', () => {
    const addresses = new Map(extraIconNames().map((name) => [extraIconUrl(name), name]))
    const drawn = boxesOf(firstDaysOf(0, 0, {}), true).flatMap(({ picture }) =>
      picture === null ? [] : [typeof picture === 'string' ? picture : (addresses.get(picture.url) ?? picture.url)],
    )
    const apart = drawn.filter((name) => ![...FIRST_DAYS_PICTURES, ...FIRST_ICONS].some((known) => known === name))
    expect(apart).toEqual(['item-special-wings-house-0'])
    expect(FIRST_DAYS_PICTURES.filter((name) => !drawn.some((shown) => shown === name))).toEqual([])
  })
})

const Place = ({ place }: Pick<FirstDaysSlotProps, 'place'>) => {
  const [isListed, setListed] = useState(false)
  return (
    <>
      <FirstDaysSlot place={place} isListed={isListed} onListed={setListed} />
      <button type="button" onClick={() => setListed(true)}>
        List
      </button>
    </>
  )
}

const openPlace = async (
  over: Answers = {},
  { place = 'home' as const }: { readonly place?: 'home' | 'result' } = {},
) => {
  const server = fakeServer({
    'users.me': { data: JOINED_LATELY },
    'combats.me': { data: aCombatProfile() },
    'equipments.welcome': { data: { claimed: true } },
    'users.firstDays': { data: firstDaysOf(8, 2, { claimed: ['win-1', 'win-3', 'day-2'] }) },
    'users.claimFirstDay': { data: OPENED_ITEM },
    ...over,
  })
  const page = await showScreen(<Place place={place} />)
  await page.settle()
  return { server, page, asked: (name: CallName) => server.count(name) }
}
const STRIP = /^First seven days: /

onSignedInPages()

describe('the track of the first seven days (R50)', () => {
  it.each([
    [
      'joined before its two weeks',
      { 'users.me': { data: { ...JOINED_LATELY, created_at: minutesAgo(14 * 24 * 60) } } },
      0,
    ],
    ['has none, or none any more', { 'users.firstDays': { data: null } }, 1],
    ['is not told', { 'users.firstDays': refusal(404, 'not-found') }, 1],
  ])('is not there for who %s', async (_name, answers, asked) => {
    const { page, asked: askedOf } = await openPlace(answers)
    expect(page.hasButton(STRIP)).toBe(false)
    expect([askedOf('users.firstDays'), askedOf('equipments.welcome')]).toEqual([asked, 0])
  })

  it('a tap opens the box that is ready, and shows what was in it', async () => {
    const { page, server } = await openPlace()
    expect(page.button(STRIP).getAttribute('aria-label')).toBe(
      'First seven days: 4 of 9 boxes open. Open: an uncommon item',
    )
    await page.tap(STRIP)
    expect(server.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      expect.stringContaining('win-7'),
    ])
    await page.tap('Tap to open', 1000)
    expect(dialog()).toContain("It's yours!")
    expect(page.hasButton('Wear now')).toBe(true)
    await page.tap('Great', 500)
    expect(page.button(STRIP).getAttribute('aria-label')).toContain('5 of 9 boxes open')
  })

  it('the welcome sword’s box asks for the sword, and for no step (R04)', async () => {
    const { page, asked } = await openPlace({
      'equipments.welcome': { data: { claimed: false } },
      'equipments.claimWelcome': { data: baseAnswers['equipments.claimWelcome'] },
    })
    expect(page.button(STRIP).getAttribute('aria-label')).toContain('Open: your first blade')
    await page.tap(STRIP)
    expect([asked('equipments.claimWelcome'), asked('users.claimFirstDay')]).toEqual([1, 0])
  })

  it('a box that does not open closes again, says so, and asks what is left', async () => {
    const { page, asked } = await openPlace({
      'users.claimFirstDay': refusal(409, 'already-claimed', 'Already claimed'),
    })
    await page.tap(STRIP, 500)
    expect(page.text()).toContain('Already claimed')
    expect(dialog()).toBe('')
    expect(asked('users.firstDays')).toBe(2)
  })

  it('is only listed once the seven days are over, and opens what was won (R53)', async () => {
    const { page, asked } = await openPlace({ 'users.me': { data: JOINED_LAST_WEEK } })
    expect(page.hasButton(STRIP)).toBe(false)
    await page.tap('List', 500)
    await page.tap('Open', 2500)
    expect(asked('users.claimFirstDay')).toBe(1)
    expect(dialog()).toContain("It's yours!")
  })

  it('stays until the last box was seen, then it is gone', async () => {
    const claimed = FIRST_DAYS_STEPS.filter((step) => step !== 'win-7')
    const { page } = await openPlace({
      'users.firstDays': { data: firstDaysOf(15, 7, { claimed }) },
      'users.claimFirstDay': { data: { ...OPENED_ITEM, first_days: null } },
    })
    await page.tap(STRIP)
    await page.tap('Tap to open', 1000)
    expect(dialog()).toContain("It's yours!")
    expect(page.hasButton('All boxes')).toBe(false)
    await page.tap('Great', 500)
    expect([page.hasButton(STRIP), dialog()]).toEqual([false, ''])
  })
})

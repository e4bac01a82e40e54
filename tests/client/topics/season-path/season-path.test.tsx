import '#client/topics/season-path/shared/path-drawer.tsx'
import '#client/topics/season-path/shared/path-track.tsx'
import '#client/topics/season-path/shared/step-celebration.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { extraIconNames, extraIconUrl } from '#assets/manifest/extras.ts'
import { SEASON_PATH_PICTURES } from '#assets/manifest/season-path-pictures.ts'
import { FirstDaysSlot } from '#client/topics/first-days/shared/first-days-slot.tsx'
import { profileQuery } from '#client/topics/home/queries.ts'
import { hasPathStrip, nextPathMs, readyOnPath } from '#client/topics/season-path/shared/has-path-strip.ts'
import { PathSlot } from '#client/topics/season-path/shared/path-slot.tsx'
import {
  nextPathStep,
  pathPicture,
  pathStepsOf,
  shownPath,
  weekOf,
} from '#client/topics/season-path/shared/path-step.ts'
import { PATH_STEPS, POINTS_A_STEP } from '#rules/season-path/season-path.ts'
import { baseAnswers } from '#workbench/fixtures/answers.ts'
import { aCombatProfile } from '#workbench/fixtures/builders.ts'
import { firstDaysOf, JOINED_LAST_WEEK, JOINED_LATELY } from '#workbench/fixtures/first-days.ts'
import { NOW_MS } from '#workbench/fixtures/now.ts'
import {
  ENDED_PATH,
  OFF_SEASON_OPENED_PATH,
  OFF_SEASON_PATH,
  openedStep,
  PATH_STEP_OPENED,
  seasonPathOf,
} from '#workbench/fixtures/season-path.ts'
import { type Answers, fakeServer, refusal } from '../../fake-server.ts'
import { dialog, onSignedInPages, showScreen } from '../../render.tsx'

const WALKED_PATH = seasonPathOf(PATH_STEPS * POINTS_A_STEP, PATH_STEPS)

describe('the steps of the season path (R53)', () => {
  it('are ready once reached, and no longer ahead once the season is over', () => {
    const states = (isOver: boolean) =>
      pathStepsOf({ season: 11, points: 835, claimed: [1, 2, 3, 4, 5, 6, 7] }, isOver).map(({ state }) => state)
    expect([states(false)[6], states(false)[7], states(false)[8]]).toEqual(['claimed', 'ready', 'ahead'])
    expect(states(true)[8]).toBe('missed')
    expect(states(true)).toHaveLength(PATH_STEPS)
  })

  it('speak of one that is ready before the next, with the points that are missing', () => {
    expect(nextPathStep(pathStepsOf(seasonPathOf(835, 7), false))).toMatchObject({ step: 8, state: 'ready' })
    expect(nextPathStep(pathStepsOf(seasonPathOf(835, 8), false))).toMatchObject({ step: 9, pointsLeft: 65 })
    expect(nextPathStep(pathStepsOf(WALKED_PATH, false))).toBeNull()
  })

  it('are shown by seven', () => {
    const steps = pathStepsOf(seasonPathOf(835, 8), false)
    const next = nextPathStep(steps)
    expect(next && weekOf(steps, next).map(({ step }) => step)).toEqual([8, 9, 10, 11, 12, 13, 14])
  })

  it('of the ended season come first while some of them are to be opened', () => {
    expect(nextPathStep(shownPath(ENDED_PATH, NOW_MS))).toMatchObject({ season: 11, step: 7 })
    expect(readyOnPath(ENDED_PATH)).toEqual([7, 8, 9].map((step) => ({ season: 11, step })))
  })

  it('have their pictures in one file, but for the cape of the house', () => {
    const addresses = new Map(extraIconNames().map((name) => [extraIconUrl(name), name]))
    const drawn = pathStepsOf(seasonPathOf(0, 0), false).map(({ reward }) => {
      const picture = pathPicture(reward, 3)
      return typeof picture === 'string' ? picture : (addresses.get(picture.url) ?? picture.url)
    })
    expect(drawn.filter((name) => !SEASON_PATH_PICTURES.some((known) => known === name))).toEqual(['path-cape-3'])
    expect(SEASON_PATH_PICTURES.filter((name) => !drawn.some((shown) => shown === name))).toEqual([])
  })

  it('need no room on home once all are opened; the off-season day still says what was reached', () => {
    expect([WALKED_PATH, seasonPathOf(0, 0), ENDED_PATH].map((path) => hasPathStrip(path, NOW_MS))).toEqual([
      false,
      true,
      true,
    ])
    expect(hasPathStrip(OFF_SEASON_PATH, NOW_MS)).toBe(true)
    expect(hasPathStrip(OFF_SEASON_OPENED_PATH, NOW_MS)).toBe(true)
    expect(hasPathStrip(OFF_SEASON_OPENED_PATH, nextPathMs(OFF_SEASON_OPENED_PATH))).toBe(false)
  })
})

const Home = () => {
  useQuery(profileQuery)
  const [isListed, setListed] = useState(false)
  return (
    <>
      <FirstDaysSlot place="home" isListed={false} onListed={() => undefined} />
      <PathSlot place="home" isListed={isListed} onListed={setListed} />
    </>
  )
}

const openHome = async (over: Answers = {}) => {
  const server = fakeServer({
    'users.me': { data: baseAnswers['users.me'] },
    'combats.me': { data: aCombatProfile() },
    'season.path': { data: seasonPathOf(835, 7) },
    'season.claimPathStep': { data: PATH_STEP_OPENED },
    ...over,
  })
  const page = await showScreen(<Home />)
  await page.settle()
  return { server, page }
}
const STRIP = /^Season path: /

onSignedInPages()

describe('the strip of the season path (R53)', () => {
  it('waits until the first seven days are done (R50)', async () => {
    const { page, server } = await openHome({
      'users.me': { data: JOINED_LATELY },
      'equipments.welcome': { data: { claimed: true } },
      'users.firstDays': { data: firstDaysOf(1, 1, { claimed: ['win-1'] }) },
    })
    expect(page.hasButton(STRIP)).toBe(false)
    expect(server.count('season.path')).toBe(0)
  })

  it('takes the place of the first seven days once they are done', async () => {
    const { page } = await openHome({ 'users.me': { data: JOINED_LATELY }, 'users.firstDays': { data: null } })
    expect(page.hasButton(STRIP)).toBe(true)
  })

  it('takes their place on the eighth day, also while boxes wait (R50)', async () => {
    const { page } = await openHome({
      'users.me': { data: JOINED_LAST_WEEK },
      'equipments.welcome': { data: { claimed: true } },
      'users.firstDays': { data: firstDaysOf(8, 2, { missed: ['win-15', 'day-3', 'day-5', 'day-7'] }) },
    })
    expect(page.hasButton(STRIP)).toBe(true)
    expect(page.hasButton(/^First seven days/)).toBe(false)
  })

  it.each([
    [
      'can be opened, with their last day',
      OFF_SEASON_PATH,
      'Path of season 11. 19 of 28 steps. Open them until Dec 9th.',
    ],
    [
      'was opened, with the next path',
      OFF_SEASON_OPENED_PATH,
      'Path of season 11. 19 of 28 steps. Next path: Nov 25th at ',
    ],
  ])('on the off-season day says how much of the path %s', async (_what, path, words) => {
    const { page } = await openHome({ 'season.path': { data: path } })
    expect(page.button(/^Path of season/).getAttribute('aria-label')).toContain(words)
  })

  it.each([
    ['has walked the whole path', { 'season.path': { data: WALKED_PATH } }],
    ['is not told', { 'season.path': refusal(500, 'internal') }],
  ])('is not there for a player who %s', async (_name, answers) => {
    const { page } = await openHome(answers)
    expect(page.hasButton(STRIP)).toBe(false)
  })

  it('a tap opens the step that is ready, and shows what was in it', async () => {
    const { page, server } = await openHome()
    await page.tap(STRIP, 1000)
    expect(server.requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      expect.stringContaining('season/path/8/claim'),
    ])
    expect(dialog()).toContain("It's yours!")
    await page.tap('Great', 500)
    expect(page.button(STRIP).getAttribute('aria-label')).toContain('65 more points')
  })

  it('shows the stone that was drawn large, not the one that represents any stone', async () => {
    const opened = openedStep(4, seasonPathOf(435, 4), { stones: [{ type: 'luck-leech', level: 1 }] })
    const { page } = await openHome({
      'season.path': { data: seasonPathOf(435, 3) },
      'season.claimPathStep': { data: opened },
    })
    await page.tap(STRIP, 2500)
    const [large, ofLoot] = [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')].map(({ src }) => src)
    expect(ofLoot).toContain('luck-leech')
    expect(large).toBe(ofLoot)
  })

  it('shakes the box that it opens, not a better one', async () => {
    const boxes = seasonPathOf(1010, 9)
    const { page } = await openHome({
      'season.path': { data: boxes },
      'season.claimPathStep': { data: openedStep(10, boxes, {}) },
    })
    const shown = () => document.querySelector<HTMLImageElement>('[role=dialog] img')?.src
    await page.tap(STRIP, 500)
    expect(shown()).toContain('/box-wood.')
    await page.tap('Tap to open', 500)
    expect(shown()).toContain('/box-wood-open.')
  })

  it('a step that does not open closes again, says so, and asks what is left', async () => {
    const { page, server } = await openHome({
      'season.claimPathStep': refusal(409, 'already-claimed', 'Already claimed'),
    })
    await page.tap(STRIP, 500)
    expect(page.text()).toContain('Already claimed')
    expect(dialog()).toBe('')
    expect(server.count('season.path')).toBe(2)
  })
})

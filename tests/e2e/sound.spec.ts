import { expect, type Page, test } from '@playwright/test'
import { STRANGER, watchPage } from '../helpers/page/page-problems.ts'
import {
  advanceStageUntil,
  holdStageClock,
  newPlayer,
  onboarded,
  openAs,
  setServerMinutesAhead,
  settleStage,
} from '../helpers/server/tester.ts'
import { CI_ONLY } from '../helpers/setup/ci-only.ts'

interface PageWithHowler {
  readonly Howler?: {
    readonly ctx: AudioContext
    readonly masterGain: GainNode
    readonly _howls: readonly { readonly _sounds: readonly { readonly _sprite: string; readonly _paused: boolean }[] }[]
  }
}

/** Names of the effects that sound at this moment. */
const sounding = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as unknown as PageWithHowler).Howler?._howls ?? []).flatMap(({ _sounds }) =>
      _sounds.filter(({ _paused }) => !_paused).map(({ _sprite }) => _sprite),
    ),
  )

/** The loudest sample that leaves Howler within two seconds, and whether its audio runs. */
const listen = (page: Page): Promise<{ readonly state: string; readonly peak: number }> =>
  page.evaluate(async () => {
    const { Howler } = window as unknown as PageWithHowler
    if (!Howler) return { state: 'not loaded', peak: 0 }
    const analyser = Howler.ctx.createAnalyser()
    Howler.masterGain.connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let peak = 0
    const endMs = performance.now() + 2000
    while (performance.now() < endMs && peak < 0.02) {
      await new Promise((resolve) => setTimeout(resolve, 15))
      analyser.getFloatTimeDomainData(samples)
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
    }
    Howler.masterGain.disconnect(analyser)
    return { state: Howler.ctx.state, peak }
  })

test('nothing of the sound loads before the first tap; then it really sounds, and the button rules it (extras 13)', {
  tag: CI_ONLY,
}, async ({ page }) => {
  const watch = watchPage(page, STRANGER)
  const soundFiles: string[] = []
  page.on('request', (request) => {
    if (/\.mp3|sound-stage/.test(request.url())) soundFiles.push(request.url().replace(/.*\//, ''))
  })
  await openAs(page, await newPlayer(page, 'Listener'))
  await expect(page).toHaveURL(/\/v2\/onboard$/)
  const house = page.getByRole('button', { name: /Hamster/ }).first()
  await expect(house).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(soundFiles).toEqual([])

  await house.click()
  await expect.poll(() => soundFiles.filter((name) => /^sounds\..*mp3/.test(name)).length).toBe(1)
  await page.getByRole('button', { name: 'Join now' }).click()
  const joined = await listen(page)
  expect(joined.state).toBe('running')
  expect(joined.peak).toBeGreaterThan(0.02)
  await expect(page).toHaveURL(/\/$/)
  expect(soundFiles.filter((name) => name.startsWith('music-'))).toEqual([])

  const button = page.getByRole('button', { name: 'Sound and music' })
  await expect(button).toHaveAttribute('aria-pressed', 'mixed')
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  // What sounded before dies away by itself.
  await expect.poll(async () => (await listen(page)).peak).toBeLessThan(0.001)
  await page.getByRole('link', { name: 'Earn' }).click()
  expect((await listen(page)).peak).toBeLessThan(0.001)

  await page.getByRole('link', { name: 'Home' }).click()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => soundFiles.filter((name) => name.startsWith('music-menu.')).length).toBe(1)
  await expect.poll(async () => (await listen(page)).peak).toBeGreaterThan(0.02)

  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  watch.expectNone()
})

test('the sounds of the arena load when an opponent is looked for; crowd and blows are heard in the fight', {
  tag: CI_ONLY,
}, async ({ page }) => {
  const watch = watchPage(page)
  const arenaFiles: string[] = []
  page.on('request', (request) => {
    if (/sounds-arena\.\w+\.mp3/.test(request.url())) arenaFiles.push(request.url())
  })
  setServerMinutesAhead(0)
  await holdStageClock(page)
  const player = await onboarded(page, await newPlayer(page, 'Drummer'), 4)
  const rival = await onboarded(page, await newPlayer(page, 'Rival of the drummer'), 6)
  await openAs(page, player, `/friendly-kombat?id=${rival}`)
  await expect(page.getByText('No energy, no rank at stake. 20 a day.')).toBeVisible()
  expect(arenaFiles).toEqual([])
  await page.getByRole('button', { name: 'Fight' }).click()
  await settleStage(page)
  await expect.poll(() => arenaFiles.length).toBe(1)
  await expect.poll(() => sounding(page)).toContain('crowd')

  const heard = new Set<string>()
  const hasHeard = async (wanted: RegExp): Promise<boolean> => {
    for (const name of await sounding(page)) heard.add(name)
    return [...heard].some((name) => wanted.test(name))
  }
  await advanceStageUntil(page, () => hasHeard(/^(hit|heavy|critical|miss)-\d$/), 40)
  expect([...heard].some((name) => name.startsWith('whoosh-'))).toBe(true)
  expect((await listen(page)).peak).toBeGreaterThan(0.01)
  watch.expectNone()
})

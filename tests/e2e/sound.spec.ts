import { expect, type Page, test } from '@playwright/test'
import { STRANGER, watchPage } from '../helpers/page-problems.ts'
import { newPlayer, openAs } from '../helpers/tester.ts'

interface PageWithHowler {
  readonly Howler?: { readonly ctx: AudioContext; readonly masterGain: GainNode }
}

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

test('nothing of the sound loads before the first tap; then it really sounds, and the button rules it (extras 13)', async ({
  page,
}) => {
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

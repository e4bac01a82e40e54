import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { STRANGER, watchPage } from '#tests/helpers/page/page-problems.ts'
import {
  advanceStageUntil,
  holdStageClock,
  newPlayer,
  openAs,
  setServerMinutesAhead,
  settleStage,
} from '#tests/helpers/server/tester.ts'

interface PageWithHowler {
  readonly Howler?: {
    readonly ctx: AudioContext
    readonly masterGain: GainNode
    readonly _howls: readonly { readonly _sounds: readonly { readonly _sprite: string; readonly _paused: boolean }[] }[]
  }
}

const sounding = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as unknown as PageWithHowler).Howler?._howls ?? []).flatMap(({ _sounds }) =>
      _sounds.filter(({ _paused }) => !_paused).map(({ _sprite }) => _sprite),
    ),
  )

/** Listens for at most two seconds, until Howler plays a sample of 0.02. Returns the loudest one as `peak`. */
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

/** The loudest sample allowed: -1 dBFS. */
const LOUDEST = 10 ** (-1 / 20)
const ART = path.resolve(import.meta.dirname, '../../assets/generated')

test('no file of sound decodes to a sample above -1 dBFS', async ({ page }) => {
  await page.goto('/favicon.svg')
  const files = readdirSync(ART).filter((name) => name.endsWith('.mp3'))
  expect(files.length).toBeGreaterThan(8)
  const peaks = await page.evaluate(async (names) => {
    const context = new OfflineAudioContext(2, 44_100, 44_100)
    const found: [string, number][] = []
    for (const name of names) {
      const answer = await fetch(`/art/${name}`)
      const sound = await context.decodeAudioData(await answer.arrayBuffer())
      let peak = 0
      for (let channel = 0; channel < sound.numberOfChannels; channel += 1)
        for (const sample of sound.getChannelData(channel)) peak = Math.max(peak, Math.abs(sample))
      found.push([name, peak])
    }
    return found
  }, files)
  console.log(peaks.map(([name, peak]) => `${name} ${(20 * Math.log10(peak)).toFixed(1)} dBFS`).join(', '))
  expect(peaks.filter(([, peak]) => peak === 0 || peak > LOUDEST)).toEqual([])
})

test('all sounds together leave through one limiter: never above -1 dBFS, and soft sounds unchanged', async ({
  page,
}) => {
  // Only the limiter may feed each context's destination.
  await page.addInitScript(() => {
    const last = new Set<AudioNode>()
    Object.assign(window, { lastNodes: last })
    const { connect, disconnect } = AudioNode.prototype
    AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode | AudioParam, ...rest: number[]) {
      if (to instanceof AudioDestinationNode) last.add(this)
      return (connect as (...given: unknown[]) => AudioNode).call(this, to, ...rest)
    } as typeof connect
    AudioNode.prototype.disconnect = function (this: AudioNode, ...given: unknown[]) {
      if (given.length === 0) last.delete(this)
      return (disconnect as (...given: unknown[]) => void).apply(this, given)
    } as typeof disconnect
  })
  await openAs(page, await newPlayer(page, 'Drum line'))
  await page
    .getByRole('button', { name: /Hamster/ })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => (window as unknown as PageWithHowler).Howler?.ctx.state)).toBe('running')
  const peakOf = (loudness: number): Promise<number> =>
    page.evaluate(async (amplitude) => {
      const { Howler, lastNodes } = window as unknown as PageWithHowler & { readonly lastNodes: ReadonlySet<AudioNode> }
      const out = [...lastNodes].filter(({ context }) => context === Howler?.ctx && context.state === 'running')
      if (!Howler || out.length !== 1 || !out[0]) throw new Error(`${out.length} nodes lead to the loudspeaker`)
      const analyser = Howler.ctx.createAnalyser()
      analyser.fftSize = 32_768
      out[0].connect(analyser)
      const tone = new OscillatorNode(Howler.ctx, { frequency: 180 })
      const level = new GainNode(Howler.ctx, { gain: amplitude })
      tone.connect(level).connect(Howler.masterGain)
      const samples = new Float32Array(analyser.fftSize)
      tone.start()
      // The analyser holds the last 0.75 s, so the onset of the tone is in it.
      const endAt = Howler.ctx.currentTime + 0.4
      while (Howler.ctx.currentTime < endAt) await new Promise((resolve) => setTimeout(resolve, 20))
      analyser.getFloatTimeDomainData(samples)
      tone.stop()
      out[0].disconnect(analyser)
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    }, loudness)
  await expect.poll(() => peakOf(0)).toBeLessThan(0.01)
  const [soft, loud, storm] = [await peakOf(0.25), await peakOf(1), await peakOf(4)]
  console.log(`in 0.25, 1, 4 · out ${[soft, loud, storm].map((peak) => peak.toFixed(3)).join(', ')}`)
  expect(soft).toBeGreaterThan(0.22)
  expect(soft).toBeLessThan(0.28)
  expect(loud).toBeGreaterThan(0.6)
  for (const peak of [loud, storm]) expect(peak).toBeLessThanOrEqual(LOUDEST)
})

test('no sound loads before the first tap; then it really sounds, and the button switches it (extra 19)', async ({
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
  await expect.poll(async () => (await listen(page)).peak).toBeLessThan(0.001)
  await page.getByRole('link', { name: 'Earn' }).click()
  expect((await listen(page)).peak).toBeLessThan(0.001)

  await page.getByRole('link', { name: 'Home' }).click()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => soundFiles.filter((name) => name.startsWith('music-menu.')).length).toBe(1)
  await expect.poll(async () => (await listen(page)).peak).toBeGreaterThan(0.02)

  expect(soundFiles.filter((name) => /^music-(market|hunt)\./.test(name))).toEqual([])
  await page.getByRole('button', { name: /^Hunt/ }).click()
  await expect.poll(() => soundFiles.filter((name) => name.startsWith('music-hunt.')).length).toBe(1)
  await page.goBack()

  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  watch.expectNone()
})

test('the sounds of the arena load when an opponent is looked for; crowd and blows are heard in the fight', async ({
  page,
}) => {
  const watch = watchPage(page)
  const arenaFiles: string[] = []
  page.on('request', (request) => {
    if (/sounds-arena\.\w+\.mp3/.test(request.url())) arenaFiles.push(request.url())
  })
  setServerMinutesAhead(0)
  await holdStageClock(page)
  const player = await newPlayer(page, 'Drummer', 4)
  const rival = await newPlayer(page, 'Rival of the drummer', 6)
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

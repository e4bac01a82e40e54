import { symlinkSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PANEL_TAG } from '../../assets/build/left-out-panel.ts'
import { packSource } from '../../assets/build/pack-sources.ts'
import { MOON_COLOURS, writeMoonFolder } from '../assets/fixtures/addition-folder.ts'
import {
  type Colours,
  exportedByFreeTexturePacker,
  type Painted,
  painted,
  type ToolFile,
} from '../assets/fixtures/other-tool.ts'
import { exportedByTexturePacker } from '../assets/fixtures/texture-packer.ts'
import { type ArtistCheckout, artistCheckout, type RunningCommand } from '../helpers/artist-checkout.ts'
import { advanceStageUntil, holdStageClock, newPlayer, onboarded, openAs, settleStage } from '../helpers/tester.ts'

const LONG_NAME = 'pets/hamster/a-picture-whose-name-nobody-could-read-on-a-narrow-window/head.head copy 2 final.png'
/** Files that cannot be used, and the one sentence for each. */
const BAD: readonly (readonly [name: string, buffer: string, sentence: string])[] = [
  [
    'icons/tok.png',
    '',
    'assets/override/icons/tok.png: "icons/tok": the file is empty. Export it again as PNG or WebP.',
  ],
  [
    'pets/hamster.json',
    '{"frames": {',
    'assets/override/pets/hamster.json: "JSON": it is not valid JSON. Export the atlas again.',
  ],
  [
    'sounds/tap.ogg',
    'OggS',
    'assets/override/sounds/tap.ogg: "sounds/tap": the build does not read this kind of file. Export it as WAV (a loop may be MP3).',
  ],
  [
    LONG_NAME,
    'x',
    `assets/override/${LONG_NAME}: "${LONG_NAME.replace('.png', '')}": it is not an image. Export it as PNG or WebP.`,
  ],
]
const badFiles = BAD.map(([name, buffer]) => ({ name, buffer }))
/** How long to wait until a drop is seen: ten seconds at most where nothing else runs; 7 to 18 s at a load of 17 on two processors. */
const SEEN_MS = 40_000

const timesIn = (text: string, sentence: string): number => text.split(sentence).length - 1

/** Where the pet's head is on the home screen of a phone of 390 px. */
const HEAD = { x: 110, y: 130, width: 170, height: 150 }
const ENOUGH_PIXELS = 500

/** The channels of the page's pixels, or of a part's. */
const pixelsOf = async (page: Page, clip?: typeof HEAD): Promise<Buffer> =>
  sharp(await page.screenshot(clip === undefined ? {} : { clip }))
    .removeAlpha()
    .raw()
    .toBuffer()

/** In which order the channels of the hamster's orange stand on the home screen, or null while it is not there. */
const petColours = async (page: Page): Promise<Colours | 'rgb' | null> => {
  const pixels = await pixelsOf(page, HEAD)
  const counts = { rgb: 0, bgr: 0, grb: 0 }
  const isOrange = (red: number, green: number, blue: number): boolean =>
    red > 200 && green > 90 && green < 200 && blue < 120
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    if (isOrange(red, green, blue)) counts.rgb += 1
    if (isOrange(blue, green, red)) counts.bgr += 1
    if (isOrange(green, red, blue)) counts.grb += 1
  }
  return (['rgb', 'bgr', 'grb'] as const).find((colours) => counts[colours] > ENOUGH_PIXELS) ?? null
}

/** How far a channel may be from the drawn colour: the stage shades what it shows. */
const SHADE = 40
const ENOUGH_OF_A_DRAWING = 60
/** A wall of an arena is more than the gold of a word. */
const ENOUGH_OF_AN_ARENA = 20_000

/** Whether so many pixels of the page have that colour. */
const isShown = async (page: Page, colour: string, enough = ENOUGH_OF_A_DRAWING): Promise<boolean> => {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const pixels = await pixelsOf(page)
  let count = 0
  for (let at = 0; at < pixels.length; at += 3)
    if (wanted.every((channel, index) => Math.abs(channel - (pixels[at + index] ?? 0)) <= SHADE)) count += 1
  return count > enough
}

/** Commands start seldom here: each takes half a minute of a busy machine. Overrides are dropped and taken away; additions stay. */
test.describe('in a checkout of an artist', () => {
  let checkout: ArtistCheckout
  let running: RunningCommand
  const start = async (command: 'start' | 'dev' | 'gallery'): Promise<void> => {
    test.setTimeout(300_000)
    running = await checkout.run(command)
  }
  test.beforeAll(() => {
    checkout = artistCheckout()
  })
  test.afterAll(() => checkout.remove())

  test('npm start leaves bad overrides out, says so in one sentence each, and serves the game', async ({ page }) => {
    checkout.drop(badFiles)
    await start('start')
    try {
      for (const [, , sentence] of BAD) expect(timesIn(running.output(), sentence), sentence).toBe(1)
      await page.goto(running.origin)
      await expect(page.locator('[role=img] canvas')).toBeVisible()
      await expect(page.locator(PANEL_TAG)).toHaveCount(0)
    } finally {
      await running.stop()
    }
    // Nothing is built again, and still it is said.
    await start('start')
    try {
      for (const [, , sentence] of BAD) expect(timesIn(running.output(), sentence), sentence).toBe(1)
    } finally {
      await running.stop()
    }
  })

  test.describe('npm run gallery', () => {
    test.beforeAll(async () => {
      await writeMoonFolder(checkout.additions)
      checkout.drop(badFiles)
      await start('gallery')
    })
    test.afterAll(() => running.stop())

    test('leaves bad overrides out, and tells it in terminal, overlay and gallery on every width until they are gone', async ({
      page,
    }) => {
      for (const [, , sentence] of BAD) expect(timesIn(running.output(), sentence), sentence).toBe(1)
      const notes = page.getByRole('region', { name: /^Left out/ })
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 700 })
        await page.goto(`${running.origin}/workbench/gallery/frames`)
        const panel = page.locator(PANEL_TAG).getByRole('alert')
        for (const [, , sentence] of BAD) {
          const line = panel.getByText(sentence, { exact: true })
          await line.scrollIntoViewIfNeeded()
          await expect(line).toBeInViewport({ ratio: 0.95 })
          expect(await line.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        }
        expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
        await panel.getByRole('button', { name: 'Close' }).click()
        await expect(panel).toHaveCount(0)
        for (const [, , sentence] of BAD) await expect(notes.getByText(sentence, { exact: true })).toBeVisible()
      }
      checkout.drop([])
      await expect(notes).toHaveCount(0, { timeout: SEEN_MS })
    })

    test('shows what was added by a file and a line: item, icon, arena, sound and effect', async ({ page }) => {
      checkout.drop([])
      const gallery = `${running.origin}/workbench/gallery`
      await page.goto(`${gallery}/icons?kind=all&words=moon`)
      await expect(page.getByText('item-special-moon-sword', { exact: true })).toBeVisible()
      await expect.poll(() => isShown(page, MOON_COLOURS.icon)).toBe(true)
      await page.goto(`${gallery}/arenas`)
      const garden = page.locator('figure').filter({ hasText: 'moon-garden' })
      await garden.scrollIntoViewIfNeeded()
      await expect.poll(() => isShown(page, MOON_COLOURS.garden, ENOUGH_OF_AN_ARENA)).toBe(true)
      await page.goto(`${gallery}/sounds?words=moon`)
      await expect(page.getByRole('button', { name: 'Play moon-bell' })).toBeVisible()
      await page.goto(`${gallery}/effects?motion=still`)
      await page.getByRole('listitem').filter({ hasText: 'moon-burst' }).scrollIntoViewIfNeeded()
      await expect.poll(() => isShown(page, MOON_COLOURS.burst)).toBe(true)
      await expect(page.locator(PANEL_TAG)).toHaveCount(0)
    })
  })

  test.describe('npm run dev', () => {
    test.beforeAll(async () => {
      await writeMoonFolder(checkout.additions)
      checkout.drop([])
      await start('dev')
    })
    test.afterAll(() => running.stop())

    const onPhone = async (browser: Browser, work: (page: Page) => Promise<void>, isCalm = false): Promise<void> => {
      const context = await browser.newContext({
        baseURL: running.origin,
        viewport: { width: 390, height: 844 },
        reducedMotion: isCalm ? 'reduce' : 'no-preference',
      })
      try {
        await work(await context.newPage())
      } finally {
        await context.close()
      }
    }

    test('has what was added in the game: the given sword in the gear row and in the hand, the arena behind it, the effect over a blow', async ({
      browser,
    }) => {
      test.setTimeout(300_000)
      await onPhone(browser, async (page) => {
        const ann = await onboarded(page, await newPlayer(page, 'Ann'), 0)
        expect(checkout.admin('item', String(ann), 'moon-sword', '--worn', '--why', 'a gift')).toContain('Moon Sword')
        await holdStageClock(page)
        await openAs(page, ann, '/kombat_prep')
        await page.getByRole('button', { name: /Fight/ }).click()
        await expect(page).toHaveURL(/\/kombat$/, { timeout: 60_000 })
        await settleStage(page)
        const gear = page.getByRole('list', { name: 'Worn by ann' }).locator('img[src*="item-special-moon-sword"]')
        await advanceStageUntil(page, () => isShown(page, MOON_COLOURS.garden, ENOUGH_OF_AN_ARENA), 250, 250)
        await expect(gear).toBeVisible()
        expect(await isShown(page, MOON_COLOURS.sword)).toBe(true)
        await advanceStageUntil(page, () => isShown(page, MOON_COLOURS.burst), 70, 70)
      })
    })

    test('shows every packer’s atlas for the pet in the running game, and gives ours back for a bad one', async ({
      browser,
    }) => {
      test.setTimeout(600_000)
      const hamster = packSource('pet-hamster')
      const [blue, green] = [await painted(hamster, 'bgr'), await painted(hamster, 'grb')]
      const exports: readonly (readonly [title: string, (files: Painted[]) => Promise<ToolFile[]>])[] = [
        ...(['Phaser3', 'JsonHash', 'JsonArray', 'Pixi'] as const).map(
          (exporter) =>
            [
              `Free Texture Packer’s ${exporter}`,
              (files: Painted[]) => exportedByFreeTexturePacker(files, exporter),
            ] as const,
        ),
        ...(['hash', 'array', 'pixi', 'pixi multipack', 'phaser3 multipack'] as const).map(
          (kind) => [`TexturePacker’s ${kind}`, (files: Painted[]) => exportedByTexturePacker(files, kind)] as const,
        ),
      ]
      checkout.drop([])
      const seeThem = async (page: Page): Promise<void> => {
        await openAs(page, await onboarded(page, await newPlayer(page, 'Artist'), 0))
        await expect(page.getByRole('navigation')).toBeVisible({ timeout: 60_000 })
        await expect.poll(() => petColours(page)).toBe('rgb')
        for (const [index, [title, exportAtlas]] of exports.entries()) {
          const colours = index % 2 === 0 ? 'bgr' : 'grb'
          const files = await exportAtlas(colours === 'bgr' ? blue : green)
          checkout.drop(files.map(({ name, buffer }) => ({ name: `pets/${name}`, buffer })))
          const droppedAt = Date.now()
          await expect.poll(() => petColours(page), { timeout: SEEN_MS, message: title }).toBe(colours)
          const description = `${((Date.now() - droppedAt) / 1000).toFixed(1)} s`
          test.info().annotations.push({ type: `${title} is seen after`, description })
        }
        checkout.drop(badFiles)
        // A watcher that follows links must not run in a circle.
        symlinkSync('.', path.join(checkout.overrides, 'again'))
        await expect.poll(() => petColours(page), { timeout: SEEN_MS }).toBe('rgb')
        const panel = page.locator(PANEL_TAG).getByRole('alert')
        for (const [, , sentence] of BAD) {
          await expect(panel.getByText(sentence, { exact: true })).toBeVisible()
          expect(timesIn(running.output(), sentence), sentence).toBe(1)
        }
      }
      // What moves on the page would cost half of all this, and is not looked at.
      await onPhone(browser, seeThem, true)
    })
  })
})

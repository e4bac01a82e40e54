import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '#tests/helpers/page/accessibility.ts'
import { type PageWatch, watchPage } from '#tests/helpers/page/page-problems.ts'
import { WORKBENCH_MARK } from '#workbench/workbench-mark.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const STARTS_WITHIN_MS = 90_000

const WORKBENCH_WORDS = [
  WORKBENCH_MARK,
  '/workbench',
  '__story',
  '__trackImport',
  '__messenger',
  'lunar_tide',
  'Wolfeschlegelsteinhausen',
  'fake-timers',
]

test.describe('the players’ build', () => {
  test('holds nothing of the workbench', () => {
    const built = path.join(ROOT, 'dist/client')
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' })
    const texts = files.filter((file) => /\.(?:js|css|html|json)$/.test(file))
    expect(texts.length).toBeGreaterThan(10)
    expect(files.filter((file) => /workbench|gallery/i.test(file))).toEqual([])
    for (const file of texts) {
      const text = readFileSync(path.join(built, file), 'utf8')
      expect(
        WORKBENCH_WORDS.filter((words) => text.includes(words)),
        file,
      ).toEqual([])
    }
  })

  test('knows no page of it', async ({ page }) => {
    await page.goto('/workbench/gallery')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  })
})

test.describe('npm run gallery', () => {
  let server: ChildProcess
  let gallery = ''
  let watch: PageWatch
  let page: Page

  test.beforeAll(async () => {
    test.setTimeout(STARTS_WITHIN_MS)
    const { PATH = '', HOME = '' } = process.env
    // No database, token or data folder: the gallery needs none.
    server = spawn('npm', ['run', '--silent', 'gallery'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH, HOME, PORT: '0' },
    })
    gallery = await new Promise<string>((resolve, reject) => {
      let output = ''
      server.stderr?.on('data', (data) => {
        output += data
      })
      server.stdout?.on('data', (data) => {
        output += data
        const [, address] = /The gallery is ready: (\S+) /.exec(output) ?? []
        if (address !== undefined) resolve(address)
      })
      server.once('close', () => reject(new Error(`The gallery ended before it was ready:\n${output}`)))
    })
  })

  test.afterAll(async () => {
    const ended = new Promise((resolve) => server.once('close', resolve))
    server.kill('SIGTERM')
    await ended
    await expect(fetch(gallery)).rejects.toThrow()
  })

  // All tests share a page, because it caches the development server's hundreds of modules.
  test.beforeAll(async ({ browser }, { project }) => {
    page = await browser.newPage({ viewport: project.use.viewport ?? null })
  })

  test.afterAll(() => page.close())

  test.beforeEach(() => {
    watch = watchPage(page)
  })

  test.afterEach(() => {
    page.removeAllListeners()
    watch.expectNone()
  })

  const sideways = (page: Page): Promise<number> =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

  const isPainted = (page: Page, label: string | RegExp): Promise<boolean> =>
    page
      .getByRole('img', { name: label })
      .first()
      .evaluate((canvas) => {
        const { width, height } = canvas as HTMLCanvasElement
        const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
        return pixels.some((value) => value > 0)
      })

  test('bears the mark that the players’ build is searched for, and lists its pages', async () => {
    await page.goto(gallery.replace('/gallery', ''))
    await expect(page.locator(`[data-mark="${WORKBENCH_MARK}"]`)).toBeVisible()
    await page.getByRole('link', { name: /^Gallery/ }).click()
    await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible()
  })

  test('shows every frame with its name, size, anchor and bytes', async () => {
    await page.goto(`${gallery}/frames?group=pet-hamster&words=head.head`)
    await expect(page.getByText('hamster/head.head')).toBeVisible()
    await expect(page.getByText(/659 × 630 · anchor 0\.505 0\.634/).first()).toBeVisible()
    await page.getByLabel('Pack').selectOption('everything')
    await page.getByLabel('Name contains').fill('tok')
    await expect(page).toHaveURL(/group=everything/)
    await expect(page.getByText(/^tok\s*128 × 128 · [\d.]+ kB$/)).toBeVisible()
    expect(await sideways(page)).toBe(0)
  })

  test('serves axe, so that a page of it can be checked for accessibility while it runs', async () => {
    await page.goto(gallery.replace('/gallery', ''))
    await expect(page.getByRole('link', { name: /^Gallery/ })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  test('draws a fighter as its address says, and writes what is chosen into the address', async () => {
    await page.goto(`${gallery}/fighters?pet=cats&from=win&sword=legendary&helmet=epic`)
    await expect.poll(() => isPainted(page, 'cats, win')).toBe(true)
    await page.getByLabel('Blend').focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/blend=1(&|$)/)
    await page.getByLabel('Show').selectOption('poses')
    await expect(page.getByRole('img', { name: 'dogs, defeated' })).toHaveCount(1)
    await expect(page).toHaveURL(/pet=cats.*view=poses|view=poses.*pet=cats/)
  })

  test('draws the creatures', async () => {
    await page.goto(`${gallery}/creatures?view=one&creature=mammoth&from=attack`)
    await expect.poll(() => isPainted(page, 'mammoth, attack')).toBe(true)
  })

  for (const section of ['effects?motion=still', 'icons?words=special', 'icons?kind=all', 'sounds'])
    test(`opens ${section} without a fault`, async () => {
      await page.goto(`${gallery}/${section}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('listitem').nth(6)).toBeVisible()
      expect(await sideways(page)).toBe(0)
    })

  test('shows a clip at one moment, and every arena', async () => {
    await page.goto(`${gallery}/motion?body=hollow-boss&clip=recoil&loop=0&at=120`)
    await expect.poll(() => isPainted(page, 'hollow-boss, recoil')).toBe(true)
    await page.goto(`${gallery}/arenas`)
    await expect(page.getByRole('img', { name: /^league arena/ })).toHaveCount(4)
  })

  test('plays a loop and stops it again', async () => {
    await page.goto(`${gallery}/sounds`)
    const file = page.waitForResponse((response) => /\/art\/music-boss\..*\.mp3/.test(response.url()))
    await page.getByRole('button', { name: 'Play boss' }).click()
    expect((await file).ok()).toBe(true)
    await page.getByRole('button', { name: 'Stop boss' }).click()
    await expect(page.getByRole('button', { name: 'Play boss' })).toBeVisible()
  })

  test('plays a fight from its seed in the real arena, and skips to its end', async () => {
    await page.goto(new URL('arena?seed=5&d-gear=legendary&tier=3&mode=replay', gallery).href)
    // The development server compiles the arena's modules here for the first time.
    await expect(page.locator('[role=img][data-ready=true] canvas')).toBeVisible({ timeout: STARTS_WITHIN_MS })
    await expect(page.getByText(/^fighting ·/)).toBeVisible()
    await page.getByRole('button', { name: 'Skip' }).click()
    await expect(page.getByText(/^end ·/)).toBeVisible()
    await page.getByLabel('Next seed with…').selectOption('reflect that kills')
    await expect(page).toHaveURL(/seed=(?!5(&|$))/)
    await expect(page.getByText(/^In this fight: .*reflect that kills/)).toBeVisible()
  })

  test('the suite of screens checks a story in a gallery that runs, and builds nothing', async () => {
    test.setTimeout(300_000)
    const { PATH = '', HOME = '' } = process.env
    const output = test.info().outputPath('suite')
    const args = ['--config', 'tests/shots.config.ts', '--grep', 'Page not found, rich', '--reporter', 'line']
    const { stdout, stderr } = await promisify(execFile)('npx', ['playwright', 'test', ...args, '--output', output], {
      cwd: ROOT,
      env: { PATH, HOME, GALLERY_URL: gallery, DEBUG: 'pw:webserver' },
    })
    expect(stdout).toContain('1 passed')
    expect(stderr).not.toContain('serve-workbench')
  })
})

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildAssets } from '#assets/build/build-assets.ts'
import { PANEL_TAG } from '#assets/build/left-out-panel.ts'
import { ART_BUILD_EVENT, SETTLE_MS } from '#assets/build/live-art.ts'
import { overrideState } from '#assets/build/override/override-files.ts'
import { artPlugin } from '#assets/build/vite-plugin.ts'
import { ART_REPORT_URL } from '#assets/manifest/art-report.ts'
import { type HotReloadPage, openHotReloadPage } from '../fixtures/hot-reload-page.ts'

const root = mkdtempSync(path.join(tmpdir(), 'house-kombat-live-'))
const overrides = path.join(root, 'override')
const rebuild = vi.fn<() => Promise<string | null>>()
const look = vi.fn(overrideState)
let server: ViteDevServer
let origin: string

const openPage = (): Promise<HotReloadPage> => openHotReloadPage(origin, server.config.webSocketToken)
const WAIT_MS = 15_000

/**
 * Connects a page and closes it. Vite keeps messages until the first page connects, and no later page must get these.
 */
const takeKeptMessages = async (): Promise<void> => {
  writeFileSync(path.join(overrides, 'seen.png'), '')
  const page = await openPage()
  await vi.waitFor(() => expect(page.seen).toContainEqual({ type: 'full-reload', path: '*' }), WAIT_MS)
  page.close()
}

beforeAll(async () => {
  rebuild.mockResolvedValue(null)
  await buildAssets()
  mkdirSync(overrides)
  writeFileSync(path.join(root, 'index.html'), '')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      artPlugin({
        directories: [path.join(root, 'art')],
        overrideDir: overrides,
        generatedDir: path.join(root, 'generated'),
        rebuild,
        look,
      }),
    ],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: { ignored: [`${overrides}/**`] } },
  })
  await server.listen()
  const address = server.httpServer?.address()
  if (!address || typeof address === 'string') throw new Error('no address')
  origin = `127.0.0.1:${address.port}`
  await takeKeptMessages()
}, 180_000)
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})
const change = (text: string): void => writeFileSync(path.join(overrides, 'tok.png'), text)
const faults = (page: HotReloadPage): string => page.seen.map(({ err }) => err?.message ?? '').join()
const SENTENCE = 'pet-hamster: "hamster/tail.tail": nothing is drawn. Check that the drawing lies inside its box.'
const pageText = async (): Promise<string> =>
  (await fetch(`http://${origin}/`, { headers: { accept: 'text/html' } })).text()
const buildIn = (text: string): number => Number(/art-build" content="(\d+)"/.exec(text)?.[1])
const report = (leftOut: readonly string[]): void => {
  mkdirSync(path.join(root, 'generated'), { recursive: true })
  writeFileSync(path.join(root, 'generated', 'report.json'), JSON.stringify({ leftOut, suspicions: [], outputs: [] }))
}

describe('art that changes while the game runs', () => {
  let page: HotReloadPage
  beforeEach(async () => {
    rebuild.mockReset()
    rebuild.mockResolvedValue(null)
    page = await openPage()
  })
  afterEach(() => page.close())

  test('is rebuilt for a drawing, not for other files', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    // The rebuild timer starts within the watcher's event, so it can be checked at once.
    const isDueAfter = (file: string): boolean => {
      timers.mockClear()
      server.watcher.emit('all', 'change', path.join(root, file))
      return timers.mock.calls.some(([, ms]) => ms === SETTLE_MS)
    }
    try {
      expect(['note.txt', 'artless.ts', 'art/hamster.ts'].map(isDueAfter)).toEqual([false, false, true])
    } finally {
      timers.mockRestore()
    }
    await vi.waitFor(() => expect(page.seen).toContainEqual({ type: 'full-reload', path: '*' }), WAIT_MS)
    expect(rebuild).toHaveBeenCalledTimes(1)
  })

  test('is rebuilt once for a burst of changes, and the page is loaded again', async () => {
    change('a')
    change('b')
    writeFileSync(path.join(overrides, 'tok.json'), '{}')
    await vi.waitFor(() => expect(page.seen).toContainEqual({ type: 'full-reload', path: '*' }), WAIT_MS)
    expect(rebuild).toHaveBeenCalledTimes(1)
  })

  test('is rebuilt once for a drop whose second half comes while the folder is looked at slowly', async () => {
    let looks = 0
    look.mockImplementation(async (directory) => {
      looks += 1
      if (looks === 1) change('first half')
      if (looks === 2) {
        await setTimeout(2 * SETTLE_MS)
        writeFileSync(path.join(overrides, 'tok.json'), '{"second": "half"}')
      }
      return overrideState(directory)
    })
    try {
      await vi.waitFor(() => expect(page.seen).toContainEqual({ type: 'full-reload', path: '*' }), WAIT_MS)
      await vi.waitFor(() => expect(looks).toBeGreaterThan(5), WAIT_MS)
      expect(rebuild).toHaveBeenCalledTimes(1)
    } finally {
      look.mockImplementation(overrideState)
    }
  })

  test('a page that was being loaded when a build ended is loaded again as soon as it can get the message', async () => {
    const before = buildIn(await pageText())
    change('c')
    await vi.waitFor(() => expect(page.seen).toContainEqual({ type: 'full-reload', path: '*' }), WAIT_MS)
    const late = await openPage()
    late.say(ART_BUILD_EVENT, before)
    await vi.waitFor(() => expect(late.seen).toContainEqual({ type: 'full-reload', path: '*' }), WAIT_MS)
    late.close()
    const fresh = await openPage()
    fresh.say(ART_BUILD_EVENT, buildIn(await pageText()))
    fresh.say(ART_BUILD_EVENT, before)
    await vi.waitFor(() => expect(fresh.seen).toHaveLength(2), WAIT_MS)
    expect(fresh.seen.map(({ type }) => type)).toEqual(['connected', 'full-reload'])
    fresh.close()
    const script = await (await fetch(`http://${origin}/@art-build`)).text()
    expect(script).toContain(ART_BUILD_EVENT)
  })

  test('what the build leaves out is reported on every page until it is mended', async () => {
    expect(await pageText()).not.toContain(PANEL_TAG)
    report(['assets/override/tok.png: "tok": the <file> is empty.'])
    for (const text of [await pageText(), await pageText()]) {
      expect(text).toContain(PANEL_TAG)
      expect(text).toContain('assets/override/tok.png')
      expect(text).not.toContain('<file>')
    }
    report([])
    expect(await pageText()).not.toContain(PANEL_TAG)
  })

  test('a fault of our own drawings is shown over the page with its sentence, also after a reload, until it is fixed', async () => {
    rebuild.mockResolvedValueOnce(SENTENCE)
    change('broken')
    await vi.waitFor(() => expect(faults(page)).toContain(SENTENCE), WAIT_MS)
    const later = await openPage()
    await vi.waitFor(() => expect(faults(later)).toContain(SENTENCE), WAIT_MS)
    later.close()
    change('right')
    await vi.waitFor(() => expect(page.seen).toContainEqual({ type: 'full-reload', path: '*' }), WAIT_MS)
    const last = await openPage()
    expect(last.seen).toEqual([{ type: 'connected' }])
    last.close()
  }, 60_000)

  test('a folder that is deleted and copied again is seen each time, and so is the target of a link', async () => {
    const outside = path.join(root, 'mine.png')
    writeFileSync(outside, 'a')
    mkdirSync(path.join(overrides, 'icons'))
    symlinkSync(outside, path.join(overrides, 'icons', 'tok.png'))
    for (const text of ['b', 'c', 'd']) {
      await vi.waitFor(() => expect(rebuild).toHaveBeenCalled(), WAIT_MS)
      rebuild.mockClear()
      rmSync(path.join(overrides, 'pets'), { recursive: true, force: true })
      mkdirSync(path.join(overrides, 'pets'))
      writeFileSync(path.join(overrides, 'pets', 'head.head.png'), text)
    }
    await vi.waitFor(() => expect(rebuild).toHaveBeenCalled(), WAIT_MS)
    rebuild.mockClear()
    writeFileSync(outside, 'changed')
    await vi.waitFor(() => expect(rebuild).toHaveBeenCalled(), WAIT_MS)
  })
})

test('the development server serves the report of the build', async () => {
  const answer = await fetch(`http://${origin}${ART_REPORT_URL}`)
  expect(answer.headers.get('content-type')).toBe('application/json')
  const report = (await answer.json()) as { outputs: { name: string }[] }
  expect(report.outputs.map((output) => output.name)).toContain('pet-hamster')
})

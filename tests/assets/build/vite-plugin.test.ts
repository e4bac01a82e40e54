import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildAssets } from '#assets/build/build-assets.ts'
import { artFileName, artPlugin } from '#assets/build/vite-plugin.ts'

const root = mkdtempSync(path.join(tmpdir(), 'house-kombat-vite-'))
let tokUrl: string

beforeAll(async () => {
  await buildAssets()
  tokUrl = (await import('#assets/manifest/packs.ts')).iconUrl('tok')
  writeFileSync(path.join(root, 'index.html'), '<script type="module" src="./main.js"></script>')
  writeFileSync(path.join(root, 'main.js'), 'console.log(1)')
}, 180_000)
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('the art in Vite', () => {
  test('a client build gets every art file under its own hashed name', async () => {
    const result = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [artPlugin()],
      build: { write: false },
    })
    const outputs = Array.isArray(result) ? result : [result]
    const names = outputs.flatMap((output) => ('output' in output ? output.output.map((file) => file.fileName) : []))
    expect(names).toContain(tokUrl.slice(1))
    expect(names.some((name) => name.endsWith('manifest.ts'))).toBe(false)
  })

  test('only built files have a name: nothing climbs out of the folder', () => {
    expect(artFileName(tokUrl)).toBe(tokUrl.slice('/art/'.length))
    expect(artFileName(`${tokUrl}?v=1`)).toBe(tokUrl.slice('/art/'.length))
    for (const url of [
      '/art/../package.json',
      '/art/manifest.ts',
      '/art/%2e%2e/x.00000000.png',
      '/other.png',
      '/art/',
    ]) {
      expect(artFileName(url)).toBeNull()
    }
  })

  describe('in development', () => {
    let server: ViteDevServer
    let origin: string
    beforeAll(async () => {
      server = await createServer({
        root,
        configFile: false,
        logLevel: 'silent',
        plugins: [artPlugin()],
        optimizeDeps: { noDiscovery: true },
        server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
      })
      await server.listen()
      const address = server.httpServer?.address()
      if (!address || typeof address === 'string') throw new Error('no address')
      origin = `http://127.0.0.1:${address.port}`
    }, 60_000)
    afterAll(() => server.close())

    test('art is served with its type and is not kept by the browser', async () => {
      const answer = await fetch(origin + tokUrl)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toMatch(/^image\/(png|webp)$/)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    })

    test('an open page gets the file that took the place of its own, until it is loaded again', async () => {
      const [older, newer] = await Promise.all(
        [`${origin}/art/tok.00000000.png`, origin + tokUrl].map(async (url) => fetch(url)),
      )
      expect(older?.status).toBe(200)
      expect(await older?.text()).toBe(await newer?.text())
    })

    test('a file that no build has is not found, with what to do', async () => {
      const answer = await fetch(`${origin}/art/unicorn.00000000.png`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('npm run assets')
    })
  })
})

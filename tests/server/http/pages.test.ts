import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { precompress } from '#server/run/precompress.ts'
import { testApp } from '#tests/helpers/server/test-app.ts'

const PAGE = '<!doctype html><head><!--house-kombat-mode--></head><body>Loading...</body>'
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`

const clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'client-'))
const compressedDir = fs.mkdtempSync(path.join(os.tmpdir(), 'compressed-'))
const files = {
  'index.html': PAGE,
  'assets/app-1a2b3c4d.js': SCRIPT,
  'art/icons.1a2b.webp': 'picture',
  'favicon.svg': '<svg/>',
  'app-icon.png': 'icon',
}
for (const [name, content] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(path.join(clientDir, name)), { recursive: true })
  fs.writeFileSync(path.join(clientDir, name), content)
}
await precompress(clientDir, compressedDir)
const messenger = await testApp({ handlers: {}, config: { clientDir } })
const local = await testApp({ handlers: {}, config: { clientDir, mode: 'local' } })
afterAll(async () => {
  await messenger.close()
  await local.close()
  for (const directory of [clientDir, compressedDir]) fs.rmSync(directory, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) =>
  messenger.app.inject({ url, headers: { accept: 'text/html,*/*', ...headers } })

describe('pages and files', () => {
  test('the page is the same at every address of the client and never comes from a cache (rows 22–32)', async () => {
    for (const url of [
      '/',
      '/index.html',
      '/v2/onboard?tgWebAppStartParam=1',
      '/guild_detail/cats',
      '/kombat/result',
    ]) {
      const answer = await open(url)
      expect(answer.statusCode, url).toBe(200)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('no-cache')
      expect(answer.body).toBe('<!doctype html><head></head><body>Loading...</body>')
    }
  })

  test('the picture of link previews has an absolute address where PUBLIC_URL is set (row 21)', async () => {
    const ownDir = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'))
    fs.copyFileSync('index.html', path.join(ownDir, 'index.html'))
    const imageFor = async (publicUrl: string) => {
      const server = await testApp({ handlers: {}, config: { clientDir: ownDir, publicUrl } })
      const { body } = await server.app.inject('/')
      await server.close()
      return /property="og:image" content="([^"]*)"/.exec(body)?.[1]
    }
    expect(await imageFor('https://play.example.org/')).toBe('https://play.example.org/link-preview.png')
    expect(await imageFor('')).toBe('/link-preview.png')
    fs.rmSync(ownDir, { recursive: true })
  })

  test('the page says local mode in local mode only (R45)', async () => {
    expect((await local.app.inject('/')).body).toContain('<meta name="house-kombat-mode" content="local">')
    expect((await open('/')).body).not.toContain('house-kombat-mode')
  })

  test('the page is also for link previews and other programs, which accept anything', async () => {
    const { app } = messenger
    for (const [method, headers] of [
      ['GET', { accept: '*/*' }],
      ['GET', { accept: 'application/xml,*/*;q=0.8' }],
      ['GET', {}],
      ['HEAD', { accept: '*/*' }],
    ] as const) {
      for (const url of ['/', '/kombat-replay?id=7', '/guild_detail/cats', '/apiary']) {
        const answer = await app.inject({ method, url, headers })
        expect([answer.statusCode, answer.headers['content-type']], `${method} ${url}`).toEqual([
          200,
          'text/html; charset=utf-8',
        ])
      }
    }
  })

  test('the page is no answer to a call, a missing file, another method or a program that wants something else', async () => {
    const { app } = messenger
    for (const [method, url, accept] of [
      ['GET', '/api/v1/nothing', '*/*'],
      ['GET', '/api/v1/nothing', 'text/html'],
      ['GET', '/api?a=1', 'text/html'],
      ['GET', '/local/session', '*/*'],
      ['GET', '/platform/nothing', '*/*'],
      ['GET', '/assets/gone.js', 'text/html,*/*'],
      ['GET', '/art/gone.webp', '*/*'],
      ['GET', '/assets', '*/*'],
      ['GET', '/robots.txt', '*/*'],
      ['POST', '/settings', '*/*'],
      ['GET', '/settings', 'application/json'],
    ] as const) {
      const answer = await app.inject({ method, url, headers: { accept } })
      expect([answer.statusCode, answer.json().code], `${method} ${url}`).toEqual([404, 'not-found'])
    }
  })

  test('a chunk that a deploy took away is a 404, not the page', async () => {
    const answer = await messenger.app.inject({ url: '/assets/gone-99.js', headers: { accept: '*/*' } })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found'])
  })

  test('hashed files are kept for ever, others for an hour', async () => {
    expect((await open('/assets/app-1a2b3c4d.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await open('/art/icons.1a2b.webp')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await open('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  test('text is sent as it was compressed at the build', async () => {
    const url = '/assets/app-1a2b3c4d.js'
    const brotli = await open(url, { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers['content-type']).toMatch(/javascript/)
    expect(brotli.rawPayload.length).toBeLessThan(200)
    expect((await open(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await open(url)).body).toBe(SCRIPT)
  })

  test('only the messenger’s web clients may frame the game, and only its own scripts run', async () => {
    for (const url of ['/', '/tier-list', '/assets/app-1a2b3c4d.js']) {
      const { headers } = await open(url)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'self' https://web.telegram.org https://*.telegram.org")
      expect(policy).toContain("script-src 'self';")
      expect(headers['x-frame-options']).toBeUndefined()
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test('wallets’ bridges may be called, and wallets told whom they answer, only where wallets can be linked (row 21, T34)', async () => {
    const config = { clientDir, tonEnabled: true, publicUrl: 'https://play.example.org/' }
    const withWallets = await testApp({ handlers: {}, config })
    const policy = String((await withWallets.app.inject('/')).headers['content-security-policy'])
    const manifest = await withWallets.app.inject('/tonconnect-manifest.json')
    const icon = await withWallets.app.inject('/app-icon.png')
    await withWallets.close()
    expect(policy).toMatch(/connect-src [^;]*https:\/\/walletbot\.me https:\/\/bridge\.tonapi\.io /)
    expect(policy).toContain("script-src 'self';")
    expect(manifest.json()).toEqual({
      url: 'https://play.example.org',
      name: 'House Kombat',
      iconUrl: 'https://play.example.org/app-icon.png',
    })
    expect(manifest.headers['access-control-allow-origin']).toBe('*')
    for (const { headers } of [manifest, icon]) expect(headers['cross-origin-resource-policy']).toBe('cross-origin')

    expect(String((await open('/')).headers['content-security-policy'])).not.toContain('walletbot')
    expect((await messenger.app.inject('/tonconnect-manifest.json')).statusCode).toBe(404)
    expect((await open('/favicon.svg')).headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('the ad network’s script may run only where its ads are shown (R21)', async () => {
    const { client } = messenger.config
    const config = { clientDir, adRewardSecret: 'a-secret-of-the-tests', client: { ...client, adBlockId: '1234' } }
    const withAds = await testApp({ handlers: {}, config })
    const policy = String((await withAds.app.inject('/')).headers['content-security-policy'])
    await withAds.close()
    expect(policy).toContain("script-src 'self' https://sad.adsgram.ai;")
    expect(String((await open('/')).headers['content-security-policy'])).not.toContain('adsgram')
  })

  test('local mode does not push the browser to https, which it does not speak', async () => {
    const { headers } = await local.app.inject('/')
    expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests')
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('nothing outside the folder is served', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']) {
      const answer = await messenger.app.inject({ url, headers: { accept: '*/*' } })
      expect(answer.statusCode, url).toBeGreaterThanOrEqual(400)
    }
  })
})

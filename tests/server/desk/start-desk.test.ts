import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { startDesk } from '#server/desk/start-desk.ts'
import { freePort } from '#tests/helpers/server/free-port.ts'
import { fileApp } from '#tests/helpers/server/item-server.ts'
import { testConfig } from '#tests/helpers/server/test-app.ts'

const server = await fileApp()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-'))
fs.mkdirSync(path.join(folder, 'desk/assets'), { recursive: true })
fs.writeFileSync(path.join(folder, 'desk/index.html'), '<!doctype html><title>Desk</title>')
fs.writeFileSync(path.join(folder, 'desk/assets/desk-1a2b.js'), 'let desk')
fs.mkdirSync(path.join(folder, 'client/art'), { recursive: true })
fs.writeFileSync(path.join(folder, 'client/index.html'), '<!doctype html><title>Game</title>')
fs.writeFileSync(path.join(folder, 'client/art/arena-0-sky.1a2b3c.webp'), 'picture')
afterAll(() => fs.rmSync(folder, { recursive: true }))

const start = (deskPort: number) =>
  startDesk({
    config: testConfig({ deskPort, clientDir: path.join(folder, 'client') }),
    databaseUrl: server.database.url,
    clock: server.clock,
    log: pino({ level: 'silent' }),
    metrics: server.metrics,
  })

describe('the desk’s server', () => {
  it('is off unless a port is set', async () => {
    expect(testConfig().deskPort).toBe(0)
    expect(await start(0)).toBeNull()
  })

  it('serves its page at every address, its hashed files for ever, the game’s art, and calls to a person who has signed in', async () => {
    const port = await freePort()
    const desk = await start(port)
    onTestFinished(() => desk?.close())
    const at = (place: string) => fetch(`http://127.0.0.1:${port}${place}`)
    const page = await at('/players/5000')
    expect([page.status, page.headers.get('content-type'), page.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect((await at('/')).status).toBe(200)
    const script = await at('/assets/desk-1a2b.js')
    expect([script.status, script.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect((await at('/assets/desk-old.js')).status).toBe(404)
    const picture = await at('/art/arena-0-sky.1a2b3c.webp')
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect((await at('/art/arena-0-sky.old.webp')).status).toBe(404)
    expect((await at('/desk/me')).status).toBe(401)
  })

  it('says in a sentence that its port is taken', async () => {
    const port = await freePort()
    const desk = await start(port)
    onTestFinished(() => desk?.close())
    await expect(start(port)).rejects.toThrow(new RegExp(`^DESK_PORT ${port} cannot be opened: .*EADDRINUSE`))
  })
})

import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ServerConfig } from '#server/config/config.ts'
import { type TestApp, testApp } from '#tests/helpers/server/test-app.ts'

const LIMITS: ServerConfig['sockets'] = {
  headersMs: 1000,
  requestMs: 1500,
  keepAliveMs: 500,
  stalledMs: 900,
  requestsMax: 4,
  checkMs: 100,
}
/** More than the buffers of both sides hold. */
const BIG_FILE_BYTES = 64 * 1024 * 1024

let app: TestApp
let clientDir: string
let port: number
beforeAll(async () => {
  clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'slow-clients-'))
  fs.mkdirSync(path.join(clientDir, 'assets'))
  fs.writeFileSync(path.join(clientDir, 'index.html'), '<!doctype html><title>x</title>')
  fs.writeFileSync(path.join(clientDir, 'assets/big-12345678.bin'), Buffer.alloc(BIG_FILE_BYTES))
  app = await testApp({ config: { sockets: LIMITS, clientDir } })
  await app.app.listen({ host: '127.0.0.1', port: 0 })
  // A hundred clients each add a listener.
  app.app.server.setMaxListeners(0)
  port = (app.app.server.address() as net.AddressInfo).port
})
afterAll(async () => {
  app.app.server.closeAllConnections()
  await app.close()
  fs.rmSync(clientDir, { recursive: true })
})

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    app.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

const connect = async ({ reads = true } = {}) => {
  // Before it is accepted, the server would see the connection of a client that has gone.
  const accepted = once(app.app.server, 'connection')
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  await Promise.all([accepted, once(socket, 'connect')])
  let text = ''
  if (reads) socket.on('data', (data) => (text += data))
  return { socket, read: () => text }
}

const isAlone = (): Promise<void> =>
  vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000, interval: 20 })

const HEAD = `POST /api/v1/users/onboard HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n`

describe('a client that takes its time is gone after its limit, though it never hangs up', () => {
  test('one that sends nothing at all', async () => {
    const { socket } = await connect()
    await isAlone()
    socket.destroy()
  })

  test('one that drips headers, with the reason', async () => {
    const { socket, read } = await connect()
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n')
    const drip = setInterval(() => socket.write('x-slow: 1\r\n'), 50)
    await isAlone()
    clearInterval(drip)
    expect(read()).toMatch(/^HTTP\/1\.1 408 /)
    expect(read()).toContain('"code":"request-too-slow"')
    socket.destroy()
  })

  test('one that drips a body, with the reason', async () => {
    const { socket, read } = await connect()
    socket.write(`${HEAD}authorization: ${app.authorization(1)}\r\n\r\n{`)
    const drip = setInterval(() => socket.write(' '), 50)
    await isAlone()
    clearInterval(drip)
    expect(read()).toMatch(/^HTTP\/1\.1 408 /)
    socket.destroy()
  })

  test('one whose body is not read, because it has no launch data', async () => {
    const { socket, read } = await connect()
    socket.write(`${HEAD}\r\n{`)
    const drip = setInterval(() => socket.write(' '), 50)
    await isAlone()
    clearInterval(drip)
    expect(read()).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
  })

  test('one that has its answer and keeps the line', async () => {
    const { socket, read } = await connect()
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await isAlone()
    expect(read()).toMatch(/^HTTP\/1\.1 200 /)
    socket.destroy()
  })

  test('one that never reads its answer', async () => {
    const { socket } = await connect({ reads: false })
    socket.pause()
    socket.write('GET /assets/big-12345678.bin HTTP/1.1\r\nhost: x\r\n\r\n')
    await isAlone()
    socket.destroy()
  })

  test('one that speaks no HTTP, with an answer that says so', async () => {
    const { socket, read } = await connect()
    socket.write('hello\r\n\r\n')
    await isAlone()
    expect(read()).toMatch(/^HTTP\/1\.1 400 /)
    expect(read()).toContain('"code":"invalid-payload"')
    socket.destroy()
  })
})

test('a client that reads slowly, but reads, gets all of its answer', async () => {
  const { socket } = await connect({ reads: false })
  let bytes = 0
  socket.on('data', (data) => {
    bytes += data.length
    socket.pause()
    setImmediate(() => socket.resume())
  })
  socket.write('GET /assets/big-12345678.bin HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  await once(socket, 'end')
  expect(bytes).toBeGreaterThan(BIG_FILE_BYTES)
  socket.destroy()
})

test('a hundred of them leave the server to the others', async () => {
  const slow = await Promise.all(Array.from({ length: 100 }, () => connect()))
  for (const { socket } of slow) socket.write('GET / HTTP/1.1\r\n')
  expect((await fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: 'close' } })).status).toBe(200)
  await isAlone()
  for (const { socket } of slow) socket.destroy()
})

test('a connection takes a limited number of requests; the last answer says so and ends it', async () => {
  const { socket, read } = await connect()
  // Pipelined, because a client that waits for each answer may be too late for the next request.
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(LIMITS.requestsMax))
  await once(socket, 'end')
  const answers = read().split('HTTP/1.1 200 OK').slice(1)
  for (const answer of answers) expect(answer).toContain('{"data":{"alive":true}}')
  const connection = answers.map((answer) => /^connection: (.+)\r$/im.exec(answer)?.[1])
  expect(connection).toEqual(['keep-alive', 'keep-alive', 'keep-alive', 'close'])
  socket.destroy()
})

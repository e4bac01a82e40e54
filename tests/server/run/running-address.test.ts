import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { noteAddress, playAddress } from '#server/run/running-address.ts'

const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'house-kombat-address-')), 'data')
const place = { dataDir, host: '127.0.0.1', port: 3000 }
afterAll(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }))

describe('the address that npm run player prints', () => {
  test('is the running game’s, whatever PORT it was started with; without one it is the next start’s', async () => {
    expect(await playAddress(place)).toBe('http://127.0.0.1:3000')
    const game = createServer((_request, response) => response.end('{}'))
    await new Promise<void>((resolve) => game.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(game.address() as AddressInfo).port}`
    await noteAddress(place, address)
    expect(await playAddress(place)).toBe(address)
    await new Promise((resolve) => game.close(resolve))
    expect(await playAddress(place)).toBe('http://127.0.0.1:3000')
  })
})

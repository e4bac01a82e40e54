// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { moveMaps } from '#build/client-maps.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'house-kombat-maps-'))
  mkdirSync(path.join(folder, 'client/assets'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

it('source maps are moved out of the served folder, without the sources and without an earlier build’s maps', () => {
  const [client, maps] = [path.join(folder, 'client'), path.join(folder, 'client-maps')]
  const map = { version: 3, sources: ['../src/a.ts'], names: ['a'], mappings: 'AAAAA' }
  writeFileSync(path.join(client, 'assets/a.js'), 'a()')
  writeFileSync(
    path.join(client, 'assets/a.js.map'),
    JSON.stringify({ ...map, sourcesContent: ['secret'], file: 'a.js' }),
  )
  mkdirSync(maps)
  writeFileSync(path.join(maps, 'old.js.json'), '{}')
  expect(moveMaps(client, maps)).toBe(1)
  expect(readdirSync(path.join(client, 'assets'))).toEqual(['a.js'])
  expect(JSON.parse(readFileSync(path.join(maps, 'assets/a.js.json'), 'utf8'))).toEqual(map)
  expect(existsSync(path.join(maps, 'old.js.json'))).toBe(false)
})

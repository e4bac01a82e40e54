import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type ExtraPictureName, extraIconUrl, extraPictureUrl } from '#assets/manifest/extras.ts'
import { type PictureName, pictureUrl } from '#assets/manifest/packs.ts'
import { quietPictures } from '#client/app/quiet-pictures.ts'

const CLIENT = path.resolve(import.meta.dirname, '../../../src/client')

const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(path.join(CLIENT, file), 'utf8'))

const namesIn = (pattern: RegExp): string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
]

test('every picture of an empty, failed or closed screen is loaded before it is needed (extra 9)', () => {
  const named = namesIn(/\bpicture="([a-z-]+)"/g).map((name) => pictureUrl(name as PictureName))
  const extra = namesIn(/extraPictureUrl\('(empty-[a-z]+)'\)/g).map((name) => extraPictureUrl(name as ExtraPictureName))
  expect(named.length).toBeGreaterThan(3)
  expect(extra.length).toBeGreaterThan(3)
  expect([...named, ...extra].filter((url) => !quietPictures().includes(url))).toEqual([])
})

test('the ways in "More" on home have their pictures before it is opened without a network (extra 9)', () => {
  expect(quietPictures()).toEqual(expect.arrayContaining([extraIconUrl('shop-sign'), extraIconUrl('ticket')]))
})

import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildAssets, GENERATED_DIR } from '#assets/build/build-assets.ts'
import { extraSources } from '#assets/build/extra-sources.ts'
import { ICON_NAMES } from '#assets/build/icon-sources.ts'
import { PUBLIC_PICTURES } from '#assets/build/public-pictures.ts'
import { EXTRA_ICON_NAMES, EXTRA_PACK_NAMES, EXTRA_PICTURE_NAMES } from '#assets/manifest/extra-names.ts'
import { PACK_NAMES, PICTURE_NAMES } from '#assets/manifest/names.ts'

const PUBLIC_DIR = path.resolve(import.meta.dirname, '../../../public')
const fileOf = (url: string): string => path.join(GENERATED_DIR, url.slice('/art/'.length))

let extras: typeof import('#assets/manifest/extras.ts')

beforeAll(async () => {
  await buildAssets()
  extras = await import('#assets/manifest/extras.ts')
}, 180_000)

describe('the art beyond the first screens', () => {
  test('every name has its files', () => {
    for (const name of EXTRA_PACK_NAMES) {
      const { imageUrl, framesUrl, bytes } = extras.extraPackOf(name)
      expect(statSync(fileOf(imageUrl)).size + statSync(fileOf(framesUrl)).size, name).toBe(bytes)
    }
    for (const name of EXTRA_ICON_NAMES) expect(existsSync(fileOf(extras.extraIconUrl(name))), name).toBe(true)
    for (const name of EXTRA_PICTURE_NAMES) expect(existsSync(fileOf(extras.extraPictureUrl(name))), name).toBe(true)
  })

  test('every name has one source, and shares none with the first screens', () => {
    const extra: string[] = [...EXTRA_PACK_NAMES, ...EXTRA_ICON_NAMES, ...EXTRA_PICTURE_NAMES]
    expect(
      extraSources()
        .map((source) => source.name)
        .sort(),
    ).toEqual([...extra].sort())
    const all: string[] = [...PACK_NAMES, ...ICON_NAMES, ...PICTURE_NAMES, ...extra]
    expect(new Set(all).size).toBe(all.length)
  })

  test('the first screens do not know the manifest of the others', () => {
    const first = readFileSync(path.resolve(import.meta.dirname, '../../../assets/manifest/packs.ts'), 'utf8')
    expect(first).not.toContain('extra')
  })
})

describe('the pictures of public/', () => {
  test.each(Object.entries(PUBLIC_PICTURES))('%s is there in its size', async (name, { box, pxPerUnit }) => {
    const { width, height } = await sharp(path.join(PUBLIC_DIR, name)).metadata()
    expect([width, height]).toEqual([box.width * pxPerUnit, box.height * pxPerUnit])
  })

  test('a link preview is light enough for every messenger, and the page names it', () => {
    expect(statSync(path.join(PUBLIC_DIR, 'link-preview.png')).size).toBeLessThan(300_000)
    const page = readFileSync(path.resolve(import.meta.dirname, '../../../index.html'), 'utf8')
    expect(page).toMatch(/property="og:image" content="[^"]*\/link-preview\.png"/)
  })
})

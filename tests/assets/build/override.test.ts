import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cacheKey } from '#assets/build/cache.ts'
import { iconSource } from '#assets/build/icon-sources.ts'
import { makeOutput, type OutputFile, type OutputSource } from '#assets/build/output.ts'
import { writeTemplates } from '#assets/build/override/frame-templates.ts'
import { makeWithOverrides } from '#assets/build/override/make-with-overrides.ts'
import { overridesKey, readOverrides } from '#assets/build/override/read-overrides.ts'
import type { AtlasFrame } from '#assets/build/pack.ts'
import { packSource } from '#assets/build/pack-sources.ts'
import { rasterise } from '#assets/build/rasterise.ts'
import { reportText } from '#assets/build/report.ts'
import type { ArtReport } from '#assets/manifest/art-report.ts'
import { exportedByFreeTexturePacker, type Painted, painted, recoloured } from '../fixtures/other-tool.ts'
import { block, overrideFolder, toolFrame } from '../fixtures/override-folder.ts'
import { exportedByTexturePacker } from '../fixtures/texture-packer.ts'

const hamster = packSource('pet-hamster')
const outputs: readonly OutputSource[] = [hamster, packSource('vfx'), iconSource('item-sword-5'), iconSource('tok')]
const outputOf = (name: string): OutputSource => {
  const output = outputs.find((candidate) => candidate.name === name)
  if (!output) throw new Error(`no output ${name}`)
  return output
}
const frameOf = (name: string) => {
  const frame = hamster.kind === 'pack' ? hamster.frames.find((candidate) => candidate.name === name) : undefined
  if (!frame) throw new Error(`no frame ${name}`)
  return frame
}

const folder = overrideFolder()
beforeEach(() => folder.empty())
afterAll(() => folder.remove())

const built = async (name: string): Promise<readonly OutputFile[]> => {
  const { overrides } = await readOverrides(folder.directory, outputs)
  return (await makeWithOverrides(outputOf(name), overrides.get(name))).files
}
const framesIn = (files: readonly OutputFile[]): Readonly<Record<string, AtlasFrame>> =>
  JSON.parse(files[1]?.data.toString('utf8') ?? '{}').frames

const shown = async (files: readonly OutputFile[], name: string): Promise<Buffer> => {
  const [image] = files
  const entry = framesIn(files)[name]
  if (!image || !entry) throw new Error(`${name} is not in the atlas`)
  const { frame, spriteSourceSize: at, sourceSize } = entry
  const cut = await sharp(image.data)
    .ensureAlpha()
    .extract({ left: frame.x, top: frame.y, width: frame.w, height: frame.h })
    .toBuffer()
  return sharp(cut)
    .extend({
      left: at.x,
      top: at.y,
      right: sourceSize.w - at.x - at.w,
      bottom: sourceSize.h - at.y - at.h,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
}

const turnedIn = (directory: string): number =>
  readdirSync(path.join(directory, 'pets'))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => [...readFileSync(path.join(directory, 'pets', name), 'utf8').matchAll(/"rotated":\s*true/g)])
    .length

/** Mean difference of a channel, 0–255, over the pixels that either picture shows. */
const difference = (a: Buffer, b: Buffer): number => {
  let [sum, visible] = [0, 0]
  for (let at = 0; at < a.length; at += 4) {
    const [alphaA, alphaB] = [a[at + 3] ?? 0, b[at + 3] ?? 0]
    if (alphaA === 0 && alphaB === 0) continue
    visible += 1
    // Colours are weighted by alpha.
    for (let channel = at; channel < at + 3; channel += 1) {
      sum += Math.abs(((a[channel] ?? 0) * alphaA - (b[channel] ?? 0) * alphaB) / 255)
    }
  }
  return sum / (visible * 3)
}
const rawOf = (png: Buffer): Promise<Buffer> => sharp(png).ensureAlpha().raw().toBuffer()

describe('an atlas by another tool', () => {
  let hamsterFiles: Painted[]
  let own: Readonly<Record<string, AtlasFrame>>
  const wanted = new Map<string, Buffer>()
  beforeAll(async () => {
    hamsterFiles = await painted(hamster)
    own = framesIn(await makeOutput(hamster))
    for (const { path: name, contents } of hamsterFiles) wanted.set(name.replace('.png', ''), await rawOf(contents))
  }, 60_000)

  test.each([
    ...(['JsonHash', 'JsonArray', 'Phaser3', 'Pixi'] as const).map(
      (exporter) =>
        [
          `Free Texture Packer’s ${exporter}`,
          (files: Painted[]) => exportedByFreeTexturePacker(files, exporter),
        ] as const,
    ),
    ...(['hash', 'array', 'pixi', 'pixi multipack', 'phaser3 multipack'] as const).map(
      (kind) => [`TexturePacker’s ${kind}`, (files: Painted[]) => exportedByTexturePacker(files, kind)] as const,
    ),
  ])(
    '%s, trimmed and turned as by default, replaces the hamster: pixels, places and anchors right',
    async (_title, exportAtlas) => {
      for (const file of await exportAtlas(hamsterFiles)) folder.write(`pets/${file.name}`, file.buffer)
      expect(turnedIn(folder.directory)).toBeGreaterThan(0)
      const files = await built('pet-hamster')
      const theirs = framesIn(files)
      expect(Object.keys(theirs)).toEqual(Object.keys(own))
      for (const [name, frame] of Object.entries(theirs)) {
        // The tools' pivots are ignored, because the rig's bones decide.
        expect(frame.anchor).toEqual(own[name]?.anchor)
        expect(frame.sourceSize).toEqual({ w: 659, h: 630 })
        expect(difference(await shown(files, name), wanted.get(name) ?? Buffer.alloc(0)), name).toBeLessThan(6)
      }
    },
  )

  test('drawn at twice the size, it is brought to the size of the game', async () => {
    const name = 'hamster/head.head'
    const large = {
      kind: 'pack',
      name: 'pet-hamster',
      frames: [{ ...frameOf(name), pxPerUnit: 1.8 }],
      quality: 84,
    } as const
    const files = await exportedByFreeTexturePacker(await painted(large), 'JsonHash')
    for (const file of files) folder.write(file.name, file.buffer)
    const wanted = await rawOf(await recoloured(rasterise(frameOf(name), 'test')))
    expect(difference(await shown(await built('pet-hamster'), name), wanted)).toBeLessThan(6)
  }, 30_000)

  test('Aseprite: layers named by file and layer, an image with a way to it, a size for every frame', async () => {
    folder.write('pets/hamster-sheet.png', await block(64, 64, '#00ff00', 0))
    folder.write(
      'pets/hamster-sheet.json',
      JSON.stringify({
        frames: [{ filename: 'hamster/tail.tail.aseprite', ...toolFrame(0, 0), duration: 100 }],
        meta: {
          app: 'https://www.aseprite.org/',
          version: '1.3.9',
          image: 'C:\\art\\hamster-sheet.png',
          format: 'RGBA8888',
          size: { w: 64, h: 64 },
          scale: '1',
          frameTags: [],
        },
      }),
    )
    const tail = framesIn(await built('pet-hamster'))['hamster/tail.tail']
    expect(tail?.spriteSourceSize).toEqual({ x: 100, y: 100, w: 40, h: 40 })
  })

  test('what it lacks comes from our own set', async () => {
    await folder.atlas('pets/hamster', { 'hamster/head.head': toolFrame(0, 0) })
    const files = await built('pet-hamster')
    const own = await makeOutput(hamster)
    const face = 'hamster/face.head@idle'
    expect(difference(await shown(files, face), await shown(own, face))).toBeLessThan(4)
    expect(framesIn(files)['hamster/head.head']?.frame).toMatchObject({ w: 40, h: 40 })
  })
})

describe('a single picture', () => {
  test.each([
    ['items/sword-5.png', 'item-sword-5'],
    ['icons/item-sword-5.png', 'item-sword-5'],
    ['icons/tok.png', 'tok'],
    ['tok.png', 'tok'],
  ])('%s is the icon %s', async (file, name) => {
    folder.write(file, await block(256, 256, '#ff00ff', 40))
    const [icon] = await built(name)
    const { width, height } = await sharp(icon?.data).metadata()
    expect([width, height]).toEqual([128, 128])
    const middle = await sharp(icon?.data)
      .ensureAlpha()
      .extract({ left: 64, top: 64, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(Math.abs((middle[0] ?? 0) - 255) + (middle[1] ?? 0) + Math.abs((middle[2] ?? 0) - 255)).toBeLessThan(12)
  })

  test.each([
    ['pets/hamster/face.head@win.png', 'pet-hamster', 'hamster/face.head@win', [659, 630]],
    ['vfx/hit/00.png', 'vfx', 'vfx/hit/00', [192, 192]],
  ] as const)(
    '%s is a frame of the pack %s',
    async (file, pack, frame, [width, height]) => {
      folder.write(file, await block(width, height, '#ff00ff', 50))
      expect(framesIn(await built(pack))[frame]?.spriteSourceSize).toEqual({
        x: 50,
        y: 50,
        w: width - 100,
        h: height - 100,
      })
    },
    30_000,
  )

  test('may be WebP', async () => {
    const webp = await sharp(await block(256, 256, '#ff00ff'))
      .webp({ lossless: true })
      .toBuffer()
    folder.write('icons/tok.webp', webp)
    expect(await built('tok')).toHaveLength(1)
  })
})

test.each([
  ['hamster/head', 'pet-hamster', 'pets/hamster/head.head.png', [1318, 1260]],
  ['items/sword', 'item-sword-5', 'items/sword-5.png', [256, 256]],
  ['vfx/hit/00', 'vfx', 'vfx/hit/00.png', [384, 384]],
] as const)(
  'templates to paint over %s can be dropped in as it was written',
  async (prefix, output, file, [width, height]) => {
    const files = await writeTemplates(outputs, prefix, folder.directory)
    expect(files).toContain(path.join(folder.directory, file))
    expect(await sharp(path.join(folder.directory, file)).metadata()).toMatchObject({ width, height })
    expect((await readOverrides(folder.directory, outputs)).overrides.get(output)?.size).toBe(files.length)
  },
  30_000,
)

describe('building with overrides', () => {
  const keyOf = async (): Promise<string> => {
    const overrides = (await readOverrides(folder.directory, outputs)).overrides.get('pet-hamster')
    return cacheKey(hamster, overrides ? overridesKey(overrides) : '')
  }

  test('the same override gives the same bytes', async () => {
    folder.write('pets/hamster/head.head.png', await block(1464, 1400, '#ff00ff', 300))
    const [first, second] = [await built('pet-hamster'), await built('pet-hamster')]
    expect(second.map((file) => file.fileName)).toEqual(first.map((file) => file.fileName))
    for (const [index, file] of first.entries()) expect(second[index]?.data.equals(file.data)).toBe(true)
  })

  test('an added, changed or removed override is another cache entry, and only of its own output', async () => {
    const none = await keyOf()
    folder.write('icons/tok.png', await block(128, 128, '#ff0000'))
    expect(await keyOf()).toBe(none)
    folder.write('pets/hamster/head.head.png', await block(659, 630, '#ff0000'))
    const red = await keyOf()
    expect(red).not.toBe(none)
    folder.write('pets/hamster/head.head.png', await block(659, 630, '#ff0001'))
    expect(await keyOf()).not.toBe(red)
    folder.empty()
    expect(await keyOf()).toBe(none)
  })

  test('the report names the file of every frame that an artist drew, its size and its anchor', async () => {
    folder.write('pets/hamster/head.head.png', await block(1464, 1400, '#ff0000', 300))
    const { overrides } = await readOverrides(folder.directory, outputs)
    const results = new Map([['tok', [{ fileName: 'tok.00000000.png', data: Buffer.alloc(7) }]]])
    const report = JSON.parse(
      reportText(outputs, results, { overrides, used: 1, leftOut: [], suspicions: [] }),
    ) as ArtReport
    const frames = report.outputs.find((output) => output.name === 'pet-hamster')?.frames
    expect(frames?.find((frame) => frame.name === 'hamster/head.head')).toEqual({
      name: 'hamster/head.head',
      width: 659,
      height: 630,
      anchor: { x: 0.50546, y: 0.63429 },
      override: { file: 'assets/override/pets/hamster/head.head.png', width: 1464, height: 1400 },
    })
    expect(frames?.filter((frame) => frame.override)).toHaveLength(1)
    expect(report.outputs.find((output) => output.name === 'tok')).toMatchObject({
      kind: 'picture',
      files: ['tok.00000000.png'],
      bytes: 7,
    })
  })

  test('a folder that is not there holds no overrides', async () => {
    expect((await readOverrides(`${folder.directory}/nowhere`, outputs)).overrides.size).toBe(0)
  })
})

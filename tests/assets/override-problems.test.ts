import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { iconSource } from '../../assets/build/icon-sources.ts'
import { makeOutput, type OutputSource } from '../../assets/build/output.ts'
import { checkWeight } from '../../assets/build/override/check-weight.ts'
import { readOverrides } from '../../assets/build/override/read-overrides.ts'
import { packSource } from '../../assets/build/pack-sources.ts'
import { block, overrideFolder, type ToolFrame, toolFrame } from './fixtures/override-folder.ts'

const hamster = packSource('pet-hamster')
const sword = iconSource('item-sword-5')
const outputs: readonly OutputSource[] = [hamster, packSource('pet-dogs'), sword, iconSource('tok')]

const folder = overrideFolder()
beforeEach(() => folder.empty())
afterAll(() => folder.remove())

/** The build's problems of the folder. */
const sentences = async (sources: readonly OutputSource[] = outputs): Promise<string[]> => {
  try {
    await readOverrides(folder.directory, sources)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [String(error)]
  }
}
const hamsterAtlas = (frame: Partial<ToolFrame>, name = 'hamster/head.head') =>
  folder.atlas('pets/hamster', { [name]: { ...toolFrame(0, 0), ...frame } })

describe('names', () => {
  test('a misspelt frame of an atlas, with the name that was meant', async () => {
    await hamsterAtlas({}, 'hamster/face.head@hitt')
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "hamster/face.head@hitt": nothing in the game has this name. Did you mean "hamster/face.head@hit".',
    ])
  })

  test('a misspelt single picture: the hint is the path to rename it to', async () => {
    folder.write('items/swrd-5.png', await block(256, 256, '#ff0000'))
    expect(await sentences()).toEqual([
      'assets/override/items/swrd-5.png: "items/swrd-5": nothing in the game has this name. Did you mean "items/sword-5".',
    ])
  })

  test('a name without a near match points to the list of names', async () => {
    folder.write('icons/unicorn-of-doom.png', await block(64, 64, '#ff0000'))
    expect(await sentences()).toEqual([
      'assets/override/icons/unicorn-of-doom.png: "icons/unicorn-of-doom": nothing in the game has this name. All names are in assets/generated/report.json.',
    ])
  })

  test('one frame from two files', async () => {
    await hamsterAtlas({})
    folder.write('pets/hamster/head.head.png', await block(659, 630, '#ff0000'))
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster/head.head.png: "pets/hamster/head.head": it is in assets/override/pets/hamster.json as well. Keep one of the two.',
    ])
  })

  test('all faults are reported at once, a sentence each', async () => {
    await folder.atlas('pets/hamster', { 'hamster/hed.head': toolFrame(0, 0), 'hamster/torso.torsoo': toolFrame(0, 0) })
    expect(await sentences()).toHaveLength(2)
  })
})

describe('a frame that the game needs', () => {
  const undrawn = (name: string): OutputSource => {
    if (hamster.kind !== 'pack') throw new Error('the hamster is a pack')
    return { ...hamster, frames: hamster.frames.map((frame) => (frame.name === name ? { ...frame, svg: '' } : frame)) }
  }

  test('is missing when neither we nor an artist drew it', async () => {
    expect(await sentences([undrawn('hamster/tail.tail')])).toEqual([
      'pet-hamster: "hamster/tail.tail": the game needs this frame and nobody has drawn it. Draw it in assets/art or put it into assets/override.',
    ])
  })

  test('is looked for among misspelt ones', async () => {
    await hamsterAtlas({}, 'hamster/tail.tial')
    const [unknown, missing] = await sentences([undrawn('hamster/tail.tail')])
    expect(unknown).toContain('Did you mean "hamster/tail.tail"')
    expect(missing).toContain('(found "hamster/tail.tial": a typo?)')
  })

  test('may come from an override alone', async () => {
    await hamsterAtlas({}, 'hamster/tail.tail')
    expect(await sentences([undrawn('hamster/tail.tail')])).toEqual([])
  })
})

describe('sizes', () => {
  test('parts of a pet on canvases of several sizes', async () => {
    await folder.atlas('pets/hamster', {
      'hamster/head.head': toolFrame(0, 0),
      'hamster/torso.torso': toolFrame(0, 50, { w: 400, h: 504 }),
      'hamster/tail.tail': toolFrame(0, 100),
    })
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "hamster/torso.torso": its canvas is 400x504, but the other parts of pet-hamster are on 659x630. Draw all parts on the same canvas, and let the packer trim, not crop.',
    ])
  })

  test('a canvas of another shape, reported once for the whole atlas', async () => {
    const square = { w: 512, h: 512 }
    await folder.atlas('pets/hamster', {
      'hamster/head.head': toolFrame(0, 0, square),
      'hamster/tail.tail': toolFrame(0, 50, square),
    })
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "hamster/head.head": its canvas is 512x512, which has another shape. Draw it on 659x630 px, or larger in the same proportions, and let the packer trim, not crop.',
    ])
  })

  test('a single picture of another shape', async () => {
    folder.write('items/sword-5.png', await block(256, 128, '#ff0000'))
    expect(await sentences()).toEqual([
      'assets/override/items/sword-5.png: "items/sword-5": its canvas is 256x128, which has another shape. Draw it on 128x128 px, or larger in the same proportions, and let the packer trim, not crop.',
    ])
  })

  test('the JSON states another size than the image has', async () => {
    await folder.atlas('pets/hamster', { 'hamster/head.head': toolFrame(0, 0) }, { meta: { size: { w: 999, h: 256 } } })
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "meta.size": it says 999x256 but hamster.png is 256x256. Export image and JSON together.',
    ])
  })

  test('a frame outside its image', async () => {
    await hamsterAtlas({ frame: { x: 240, y: 0, w: 40, h: 40 } })
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "hamster/head.head": it lies outside the image of 256x256. Export image and JSON together.',
    ])
  })

  test('a frame outside its canvas', async () => {
    await hamsterAtlas({ spriteSourceSize: { x: 640, y: 0, w: 40, h: 40 } })
    expect((await sentences()).join()).toContain('it lies outside its canvas of 659x630. Export the atlas again')
  })

  test('an image that old phones could not load', async () => {
    await folder.atlas('pets/hamster', { 'hamster/head.head': toolFrame(0, 0) }, { image: { w: 2049, h: 64 } })
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.png: "*": 2049x64 is over the limit of 2048x2048. Export it smaller or split the atlas in two.',
    ])
  })

  test('a canvas beyond all use', async () => {
    await hamsterAtlas({ sourceSize: { w: 7320, h: 7000 } })
    expect((await sentences()).join()).toContain(
      'its canvas 7320x7000 is over the limit of 4096x4096. Export it smaller',
    )
  })

  test('a file of too many bytes', async () => {
    folder.write('icons/tok.png', Buffer.alloc(8_100_000))
    expect(await sentences()).toEqual([
      'assets/override/icons/tok.png: "icons/tok": 8.1 MB is over the limit of 8 MB. Export it smaller or as WebP.',
    ])
  })
})

test('a pack that an override makes too heavy for a phone', async () => {
  folder.write('pets/hamster/head.head.png', await block(659, 630, '#ff0000'))
  const replaced = (await readOverrides(folder.directory, outputs)).get('pet-hamster')
  if (!replaced) throw new Error('nothing is replaced')
  const files = [{ fileName: 'pet-hamster.00000000.png', data: Buffer.alloc(700_001) }]
  expect(() => checkWeight(hamster, files, replaced)).toThrow(
    'assets/override/pets/hamster/head.head.png: "pet-hamster": packed for the game it weighs 701 kB, over the limit of 600 kB. Use fewer colours, flat areas and less noise.',
  )
})

describe('anchors', () => {
  test('an anchor outside the frame', async () => {
    await hamsterAtlas({ pivot: { x: 1.4, y: 0.5 } })
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "hamster/head.head": its anchor 1.4,0.5 lies outside the frame. Leave the pivot at the default: parts turn about the bones of assets/manifest/rig.ts.',
    ])
  })

  test('a rotated frame', async () => {
    await hamsterAtlas({ rotated: true })
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "hamster/head.head": it is rotated. Turn rotation off in the packer.',
    ])
  })
})

describe('pixels', () => {
  const built = async (): Promise<string> => {
    const overrides = await readOverrides(folder.directory, outputs)
    return makeOutput(hamster, overrides.get('pet-hamster')).then(
      () => '',
      (error: Error) => error.message,
    )
  }

  test('art that touches the edge of its canvas', async () => {
    await hamsterAtlas({ spriteSourceSize: { x: 0, y: 100, w: 40, h: 40 } })
    expect(await built()).toBe(
      'assets/override/pets/hamster.json: "hamster/head.head": the art touches the edge of its 659x630 canvas and would be cut off. Make it smaller or move it inwards, on a canvas of the same size.',
    )
  })

  test('a frame with nothing in it', async () => {
    folder.write('pets/hamster/head.head.png', await block(659, 630, '#00000000'))
    expect(await built()).toBe(
      'assets/override/pets/hamster/head.head.png: "pets/hamster/head.head": nothing is to be seen in it. Draw it, or leave it out to keep the game’s own.',
    )
  })

  test('an image that breaks off', async () => {
    const whole = await block(659, 630, '#ff0000')
    folder.write('pets/hamster/head.head.png', whole.subarray(0, whole.length / 2))
    expect(await built()).toBe(
      'assets/override/pets/hamster/head.head.png: "pets/hamster/head.head": it is not an image that can be read. Export it again as PNG or WebP.',
    )
  })
})

describe('files', () => {
  test('broken JSON, reported once for the pair', async () => {
    await hamsterAtlas({})
    folder.write('pets/hamster.json', '{"frames": {')
    const [sentence, ...more] = await sentences()
    expect(sentence).toMatch(
      /^assets\/override\/pets\/hamster\.json: "JSON": it is not valid JSON \(.+\)\. Export the atlas again\.$/,
    )
    expect(more).toEqual([])
  })

  test('JSON that is no atlas', async () => {
    folder.write('pets/hamster.json', '{"name": "hamster", "meta": {"image": "hamster.png"}}')
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.json: "frames": it has no list of frames. Export as "JSON (Hash)" or "JSON (Array)" from TexturePacker, Aseprite or Free Texture Packer.',
    ])
  })

  test('JSON that names no image, and an image that is not there', async () => {
    folder.write('a.json', '{"frames": {}}')
    folder.write('b.json', '{"frames": {}, "meta": {"image": "b.png"}}')
    expect(await sentences()).toEqual([
      'assets/override/a.json: "meta": it does not name its image. Export image and JSON together.',
      'assets/override/b.png: "*": there is no such image beside the JSON. Put the two files into the same folder.',
    ])
  })

  test('frames without a name, a place or a canvas', async () => {
    const { sourceSize: _, ...noCanvas } = toolFrame(0, 0)
    folder.write('a.png', await block(64, 64, '#ff0000'))
    folder.write(
      'a.json',
      JSON.stringify({
        frames: [toolFrame(0, 0), { ...noCanvas, filename: 'tok' }, { filename: 'tok', frame: { x: 0.5 } }],
        meta: { image: 'a.png' },
      }),
    )
    expect(await sentences()).toEqual([
      'assets/override/a.json: "frames[0]": it has no name. Export the atlas again.',
      'assets/override/a.json: "tok": it has no "sourceSize", the canvas it was drawn on. Export as "JSON (Hash)" or "JSON (Array)".',
      'assets/override/a.json: "tok": it has no "frame" of whole pixels {x, y, w, h}. Export the atlas again.',
    ])
  })

  test('a text that calls itself PNG, and a GIF that does', async () => {
    folder.write('icons/tok.png', 'not a picture')
    folder.write('items/sword-5.png', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))
    expect(await sentences()).toEqual([
      'assets/override/icons/tok.png: "icons/tok": it is not an image. Export it as PNG or WebP.',
      'assets/override/items/sword-5.png: "items/sword-5": it is GIF inside. Export it as PNG or WebP.',
    ])
  })

  test('a kind of file that the build does not know', async () => {
    folder.write('pets/hamster.psd', '8BPS')
    expect(await sentences()).toEqual([
      'assets/override/pets/hamster.psd: "*": the build does not know this kind of file. Put PNG, WebP or an atlas JSON here and keep working files elsewhere.',
    ])
  })

  test('notes and the system’s own files are left alone', async () => {
    for (const file of ['README.md', '.gitkeep', 'pets/.DS_Store', 'pets/Thumbs.db']) folder.write(file, '')
    expect(await sentences()).toEqual([])
  })
})

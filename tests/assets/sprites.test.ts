import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawFighter } from '../../assets/art/dressed.ts'
import { buildAssets, GENERATED_DIR } from '../../assets/build/build-assets.ts'
import type { AtlasFrame } from '../../assets/build/pack.ts'
import { type FighterLayer, fighterLayers, GEAR_SLOTS, type Worn } from '../../assets/manifest/fighter-layers.ts'
import type { PackName } from '../../assets/manifest/names.ts'
import { buildOfHouse } from '../../assets/manifest/pets.ts'
import { POSES, type PoseName } from '../../assets/manifest/poses.ts'
import { applyFit, placementOf, REST_BOX, solvePose, TEXTURE_PX_PER_UNIT } from '../../assets/manifest/rig.ts'

interface Atlas {
  readonly image: Buffer
  readonly frames: Readonly<Record<string, AtlasFrame>>
}

const atlases = new Map<PackName, Atlas>()
let packOf: typeof import('../../assets/manifest/packs.ts').packOf

beforeAll(async () => {
  await buildAssets()
  packOf = (await import('../../assets/manifest/packs.ts')).packOf
}, 180_000)

const atlasOf = (name: PackName): Atlas => {
  const known = atlases.get(name)
  if (known) return known
  const { imageUrl, framesUrl } = packOf(name)
  const read = (url: string) => readFileSync(path.join(GENERATED_DIR, url.slice('/art/'.length)))
  const atlas = { image: read(imageUrl), frames: JSON.parse(read(framesUrl).toString('utf8')).frames }
  atlases.set(name, atlas)
  return atlas
}

/** The layer as a sprite: cut out of its atlas, its origin at the frame's anchor, placed without skew. */
const spriteSvg = async (layer: FighterLayer, houseId: number, pose: PoseName): Promise<string> => {
  const atlas = atlasOf(layer.pack)
  const name = layer.faceFrames ? layer.faceFrames[POSES[pose].face] : layer.frame
  const frame = atlas.frames[name]
  if (!frame) throw new Error(`no frame ${name}`)
  const { x, y, w, h } = frame.frame
  const cut = await sharp(atlas.image).extract({ left: x, top: y, width: w, height: h }).png().toBuffer()
  const solved = solvePose(POSES[pose], buildOfHouse(houseId))[layer.bone]
  const at = placementOf(layer.fit ? applyFit(solved, layer.fit, layer.bone) : solved, layer.bone)
  const left = frame.spriteSourceSize.x - frame.anchor.x * frame.sourceSize.w
  const top = frame.spriteSourceSize.y - frame.anchor.y * frame.sourceSize.h
  const degrees = (at.rotation * 180) / Math.PI
  return `<image href="data:image/png;base64,${cut.toString('base64')}" x="${left}" y="${top}" width="${w}" height="${h}" transform="translate(${at.x},${at.y}) rotate(${degrees}) scale(${at.scaleX / TEXTURE_PX_PER_UNIT},${at.scaleY / TEXTURE_PX_PER_UNIT})"/>`
}

const render = (body: string): Buffer => {
  const { x, y, width, height } = REST_BOX
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / 2}" height="${height / 2}" viewBox="${x} ${y} ${width} ${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#3a2a70"/>${body}</svg>`
  return new Resvg(svg).render().pixels
}

const shareOfDifferentPixels = (a: Buffer, b: Buffer): number => {
  let different = 0
  for (let index = 0; index < a.length; index += 4) {
    const distance = [0, 1, 2].map((channel) => Math.abs((a[index + channel] ?? 0) - (b[index + channel] ?? 0)))
    if (Math.max(...distance) > 60) different += 1
  }
  return different / (a.length / 4)
}

const dressed = Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, 3])) as Worn

describe('sprites from the packs, placed as the scenes place them (row 39, row 75)', () => {
  test.each([
    { houseId: 0, pose: 'idle', worn: {} },
    { houseId: 3, pose: 'win', worn: dressed },
    { houseId: 5, pose: 'windup', worn: dressed },
    { houseId: 7, pose: 'hit', worn: {} },
  ] as const)('house $houseId in pose $pose looks like its drawing', async ({ houseId, pose, worn }) => {
    const sprites = await Promise.all(fighterLayers({ houseId, worn }).map((layer) => spriteSvg(layer, houseId, pose)))
    const difference = shareOfDifferentPixels(render(sprites.join('')), render(drawFighter(houseId, worn, POSES[pose])))
    // The tolerance covers skew, which sprites lack, and edges drawn twice.
    expect(difference).toBeLessThan(0.05)
  })

  test('the comparison is no empty one: another pose is clearly different', () => {
    const difference = shareOfDifferentPixels(
      render(drawFighter(0, dressed, POSES.idle)),
      render(drawFighter(0, dressed, POSES.hit)),
    )
    expect(difference).toBeGreaterThan(0.15)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { fighterLayers } from '#assets/manifest/fighter-layers.ts'
import { buildOfHouse } from '#assets/manifest/pets.ts'
import { POSES } from '#assets/manifest/poses.ts'
import { BONES, REST_BOX, solvePose, TEXTURE_PX_PER_UNIT } from '#assets/manifest/rig.ts'
import { drawFighter, placeLayer } from '#client/ui/fighters/draw-fighter.ts'
import type { AtlasFrame, LoadedAtlas } from '#client/ui/icons/atlas.ts'

const frame: AtlasFrame = {
  frame: { x: 2, y: 4, w: 90, h: 45 },
  spriteSourceSize: { x: 10, y: 20 },
  sourceSize: { w: 100, h: 100 },
  anchor: { x: 0.5, y: 0.25 },
}

const drawn = (missing: readonly string[] = []) => {
  const layers = fighterLayers({ houseId: 0, worn: { sword: 3 } })
  const frames = Object.fromEntries(
    layers
      .flatMap((layer) => [layer.frame, ...Object.values(layer.faceFrames ?? {})])
      .filter((name) => !missing.includes(name))
      .map((name, index) => [name, { ...frame, frame: { ...frame.frame, x: index } }]),
  )
  const atlas: LoadedAtlas = { image: {} as HTMLImageElement, frames }
  const drawImage = vi.fn()
  const context = {
    canvas: { width: REST_BOX.width * 2, height: REST_BOX.height * 2 },
    setTransform: vi.fn(),
    clearRect: vi.fn(),
    drawImage,
  } as unknown as CanvasRenderingContext2D
  const draw = (face?: 'win') =>
    drawFighter(
      context,
      { houseId: 0, layers, pose: POSES.attack, ...(face ? { face } : {}) },
      new Map([
        ['pet-hamster', atlas],
        ['gear', atlas],
      ]),
    )
  const framesDrawn = (): string[] =>
    drawImage.mock.calls.map(([, x]) => Object.keys(frames).find((name) => frames[name]?.frame.x === x) ?? '?')
  return { layers, draw, framesDrawn, context }
}

describe('the picture of a fighter (row 39)', () => {
  it('puts the anchor of a frame on the pivot of its bone', () => {
    const layer = { pack: 'gear', frame: 'x', bone: 'head', slot: 'head' } as const
    const place = placeLayer(layer, frame, [1, 0, 0, 1, 0, 0])
    expect(place.x).toBeCloseTo(BONES.head.x + (10 - 50) / TEXTURE_PX_PER_UNIT)
    expect(place.y).toBeCloseTo(BONES.head.y + (20 - 25) / TEXTURE_PX_PER_UNIT)
    expect(place.width).toBeCloseTo(90 / TEXTURE_PX_PER_UNIT)
  })

  it('fits the helmet to the head', () => {
    const head = solvePose(POSES.idle, buildOfHouse(3)).helmet
    const layer = {
      pack: 'gear',
      frame: 'x',
      bone: 'helmet',
      slot: 'helmet',
      fit: { dx: 0, dy: -30, scaleX: 0.74, scaleY: 0.74 },
    } as const
    expect(placeLayer(layer, frame, head).matrix).not.toEqual(head)
  })

  it('draws every layer once, back to front, with the face of the pose', () => {
    const { layers, draw, framesDrawn } = drawn()
    draw()
    expect(framesDrawn()).toEqual(layers.map((layer) => layer.faceFrames?.attack ?? layer.frame))
  })

  it('draws another face on demand', () => {
    const { layers, draw, framesDrawn } = drawn()
    draw('win')
    expect(framesDrawn()).toContain(layers.find((layer) => layer.faceFrames)?.faceFrames?.win)
  })

  it('leaves out a frame that the pack does not have', () => {
    const { layers } = drawn()
    const sword = layers.find((layer) => layer.slot === 'weapon')?.frame ?? ''
    const { draw, framesDrawn } = drawn([sword])
    draw()
    expect(framesDrawn()).toHaveLength(layers.length - 1)
  })
})

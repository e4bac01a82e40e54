import type { ArenaLayerName } from '#assets/manifest/arena-layers.ts'
import { ARENA_BOX } from '#assets/manifest/arena-layers.ts'
import { specialFrame } from '#assets/manifest/fighter-layers.ts'
import type { PetPart } from '#assets/manifest/pets.ts'
import { BONES, GEAR_PARTS, REST_BOX, TEXTURE_PX_PER_UNIT } from '#assets/manifest/rig.ts'
import type { NamedSlug } from '#assets/manifest/special-slugs.ts'
import { effectFrames } from '#assets/manifest/vfx.ts'
import { ICON_BOX, iconOutput } from '../icon-sources.ts'
import type { OutputSource } from '../output.ts'
import { EFFECT_CANVAS } from '../pack-sources.ts'
import { ArtProblem } from '../problem.ts'
import type { FrameSource } from '../rasterise.ts'
import { ITEM_ICON_PX } from '../special-item-sources.ts'
import { cutOut, inSquare, openPicture, type Pixels, pictureFrame, stacked } from './added-picture.ts'
import { labelOf, missingFile } from './addition-files.ts'
import type { AdditionLines } from './addition-lines.ts'

export interface AddedArt {
  readonly files: readonly string[]
  readonly frames: Readonly<Partial<Record<'gear-special' | 'vfx', readonly FrameSource[]>>>
  readonly icons: readonly OutputSource[]
  readonly pictures: readonly OutputSource[]
}

type Files = ReadonlyMap<string, string>
type Line<Kind extends keyof AdditionLines> = AdditionLines[Kind][number]

const MAX_ICON_PX = 512
const NORMAL_ICON_PX = 128
const FRAMES = { fewest: 2, most: 24 } as const
const LAYERS: readonly ArenaLayerName[] = ['sky', 'far', 'stands', 'wall', 'floor', 'fore']
const WHOLE_LAYER = 'floor'

const fileOf = (files: Files, name: string, folder: string): string => {
  const file = files.get(name)
  if (file === undefined) throw missingFile(files, name, `its picture ${labelOf(`${folder}/${name}.png`)}`)
  return file
}

const iconFrame = (name: string, px: number): Omit<FrameSource, 'svg'> => ({
  name,
  box: ICON_BOX,
  pxPerUnit: px / ICON_BOX.width,
  bleeds: true,
})

/** One file per part. An item with a single part has the file `<slug>.png`. */
export const itemArt = async (directory: string, files: Files, { slug, slot }: Line<'items'>): Promise<AddedArt> => {
  const parts = GEAR_PARTS[slot]
  const nameOf = (part: PetPart): string => (parts.length === 1 ? slug : `${slug}.${part.bone}`)
  const used: string[] = []
  const worn: Pixels[] = []
  const frames: FrameSource[] = []
  for (const part of parts) {
    const file = fileOf(files, nameOf(part), 'items')
    const pixels = await openPicture(directory, file, nameOf(part))
    const { x, y } = BONES[part.bone]
    const name = specialFrame(slug as NamedSlug, part)
    const frame = { name, box: REST_BOX, pxPerUnit: TEXTURE_PX_PER_UNIT, anchor: { x, y } }
    frames.push(await pictureFrame(frame, pixels, file))
    worn.push(pixels)
    used.push(file)
  }
  const [first] = worn
  if (first && worn.some(({ width, height }) => width !== first.width || height !== first.height)) {
    const problem = 'its parts are on canvases of different sizes'
    throw new ArtProblem(labelOf(used.join(', ')), slug, problem, 'Draw all parts on the same canvas')
  }
  const drawnIcon = files.get(`${slug}.icon`)
  const picture = drawnIcon
    ? await openPicture(directory, drawnIcon, `${slug}.icon`)
    : await inSquare(await stacked(worn), MAX_ICON_PX)
  const icon = await pictureFrame(
    iconFrame(`item-special-${slug}`, ITEM_ICON_PX),
    picture,
    drawnIcon ?? used[0] ?? slug,
  )
  return {
    files: [...used, ...(drawnIcon ? [drawnIcon] : [])],
    frames: { 'gear-special': frames },
    icons: [iconOutput(icon)],
    pictures: [],
  }
}

export const iconArt = async (directory: string, files: Files, { name }: Line<'icons'>): Promise<AddedArt> => {
  const file = fileOf(files, name, 'icons')
  const frame = await pictureFrame(iconFrame(name, NORMAL_ICON_PX), await openPicture(directory, file, name), file)
  return { files: [file], frames: {}, icons: [iconOutput(frame)], pictures: [] }
}

/**
 * `<name>.sky.png` and so on are layers. `<name>.png` is the layer `floor`, or the whole arena if there are no other
 * layers.
 */
const layerFiles = (files: Files, name: string): [ArenaLayerName, string][] => {
  const layers = LAYERS.flatMap((layer): [ArenaLayerName, string][] => {
    const file = files.get(`${name}.${layer}`)
    return file === undefined ? [] : [[layer, file]]
  })
  const whole = files.get(name)
  if (whole !== undefined && layers.some(([layer]) => layer === WHOLE_LAYER)) {
    const problem = `it is the same layer as ${name}.${WHOLE_LAYER}`
    throw new ArtProblem(labelOf(whole), name, problem, 'Keep one of the two')
  }
  if (whole === undefined && layers.length > 0) return layers
  return [...layers, [WHOLE_LAYER, fileOf(files, name, 'backdrops')]]
}

export const backdropArt = async (
  directory: string,
  files: Files,
  { name }: Line<'backdrops'>,
): Promise<AddedArt & { readonly layers: readonly ArenaLayerName[] }> => {
  const pictures: OutputSource[] = []
  const used = layerFiles(files, name)
  for (const [layer, file] of used) {
    const frame = { name: `backdrop-${name}-${layer}`, box: ARENA_BOX, pxPerUnit: 1, bleeds: true }
    const source = await pictureFrame(frame, await openPicture(directory, file, name), file)
    pictures.push({ kind: 'picture', name: frame.name, frame: source, quality: 80 })
  }
  return { files: used.map(([, file]) => file), frames: {}, icons: [], pictures, layers: used.map(([layer]) => layer) }
}

export const effectArt = async (directory: string, files: Files, { name }: Line<'effects'>): Promise<AddedArt> => {
  const file = fileOf(files, name, 'effects')
  const strip = await openPicture(directory, file, name)
  const { width, height } = strip
  const count = width / height
  if (!Number.isInteger(count) || count < FRAMES.fewest || count > FRAMES.most) {
    const problem = `${width}x${height} is no strip of ${FRAMES.fewest} to ${FRAMES.most} squares`
    throw new ArtProblem(labelOf(file), name, problem, 'Lay the frames side by side, each as wide as it is high')
  }
  const frames: FrameSource[] = []
  for (const [index, frameName] of effectFrames(name, count).entries()) {
    const pixels = await cutOut(strip, { x: index * height, y: 0, width: height, height })
    frames.push(await pictureFrame({ name: frameName, ...EFFECT_CANVAS }, pixels, file))
  }
  return { files: [file], frames: { vfx: frames }, icons: [], pictures: [] }
}

import { ArtProblem } from '../problem.ts'
import { duplicateKeys } from './duplicate-keys.ts'
import { withoutSourceEnding } from './source-ending.ts'

interface Size {
  readonly w: number
  readonly h: number
}

interface Rect extends Size {
  readonly x: number
  readonly y: number
}

export interface AtlasEntry {
  readonly name: string
  /** Position in the image; the size is the upright picture's, even if it is stored turned. */
  readonly frame: Rect
  /** Stored turned by 90° clockwise: in the image it is as wide as `frame` is high. */
  readonly rotated: boolean
  readonly offset: { readonly x: number; readonly y: number }
  readonly sourceSize: Size
}

export interface AtlasSheet {
  readonly image: string
  readonly size: Size | null
  readonly entries: readonly AtlasEntry[]
  /** The other JSON files, if an atlas has one per image. */
  readonly otherParts: readonly string[]
}

type Json = Readonly<Record<string, unknown>>
type Fault = readonly [problem: string, cure: string]

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

const sizeOf = (value: unknown): Size | null =>
  isObject(value) && isCount(value.w) && isCount(value.h) && value.w > 0 && value.h > 0
    ? { w: value.w, h: value.h }
    : null

const pointOf = (value: unknown): { x: number; y: number } | null =>
  isObject(value) && isCount(value.x) && isCount(value.y) ? { x: value.x, y: value.y } : null

const rectOf = (value: unknown): Rect | null => {
  const [point, size] = [pointOf(value), sizeOf(value)]
  return point && size ? { ...point, ...size } : null
}

/** Packers name a frame after its source file; on Windows the path may contain backslashes. */
const frameName = (name: string): string => withoutSourceEnding(name.replaceAll('\\', '/'))

const FORMATS = '"JSON (Hash)" or "JSON (Array)"'

/** For a turned frame most tools write the upright size, some the size in the image. Returns the upright size. */
const uprightFrame = (frame: Rect, place: unknown, isRotated: boolean): Rect => {
  const size = sizeOf(place)
  const isTurned = isRotated && size !== null && size.w === frame.h && size.h === frame.w
  return isTurned ? { ...frame, w: frame.h, h: frame.w } : frame
}

/** Null if ambiguous: tools disagree about the direction of a number of degrees. */
const turnedOf = (rotated: unknown): boolean | null => {
  if (typeof rotated === 'boolean') return rotated
  return rotated === undefined || rotated === null || rotated === 0 ? false : null
}

/** Ignores pivots, because anchors come from the rig. */
const entryOf = (name: string, { frame, rotated, spriteSourceSize: place, sourceSize }: Json): AtlasEntry | Fault => {
  const rect = rectOf(frame)
  const canvas = sizeOf(sourceSize)
  if (!rect) return ['it has no "frame" of whole pixels {x, y, w, h}', 'Export the atlas again']
  if (!canvas) return ['it has no "sourceSize", the canvas it was drawn on', `Export as ${FORMATS}`]
  const isTurned = turnedOf(rotated)
  if (isTurned === null) {
    const value = JSON.stringify(rotated)
    const problem = `its "rotated" is ${value}, which does not say to which side it is turned: only true and false do`
    return [problem, 'Turn rotation off in the packer and export the atlas again']
  }
  const upright = uprightFrame(rect, place, isTurned)
  const isWhole = upright.w === canvas.w && upright.h === canvas.h
  const offset = place === undefined && isWhole ? { x: 0, y: 0 } : pointOf(place)
  if (offset) return { name, frame: upright, rotated: isTurned, offset, sourceSize: canvas }
  if (!isObject(place)) return ['it has no "spriteSourceSize", its place on the canvas', `Export as ${FORMATS}`]
  return [
    `its place on the canvas, "spriteSourceSize" ${place.x},${place.y}, is not of whole pixels from 0,0 on`,
    'Let the packer trim, not crop, and export the atlas again',
  ]
}

const isFault = (read: AtlasEntry | Fault): read is Fault => Array.isArray(read)

const namedFrames = (frames: Json | readonly unknown[]): readonly (readonly [unknown, unknown])[] =>
  Array.isArray(frames)
    ? frames.map((frame: unknown) => [isObject(frame) ? frame.filename : undefined, frame])
    : Object.entries(frames)

const imageFault = (image: unknown): Fault | null => {
  if (typeof image !== 'string' || image === '') return ['it does not name its image', 'Export image and JSON together']
  if (!image.startsWith('data:')) return null
  return ['its image is inside the JSON', 'Turn "Base64 export" off, so that the image is a file of its own']
}

/** Aseprite may write a path on the artist's computer. The file beside the JSON is used. */
const fileOf = (way: string): string => way.replace(/^.*[\\/]/, '')

const sheetOf = (
  file: string,
  source: { frames: unknown; image: unknown; size: unknown; others?: unknown },
  problems: ArtProblem[],
): AtlasSheet | null => {
  const { frames, image } = source
  const fault = imageFault(image)
  if (fault) {
    problems.push(new ArtProblem(file, 'meta', ...fault))
    return null
  }
  if (!isObject(frames) && !Array.isArray(frames)) {
    const cure = `Export as ${FORMATS} from TexturePacker, Aseprite or Free Texture Packer`
    problems.push(new ArtProblem(file, 'frames', 'it has no list of frames', cure))
    return null
  }
  const listed = namedFrames(frames)
  if (listed.length === 0) {
    problems.push(new ArtProblem(file, 'frames', 'its list of frames is empty', 'Export the atlas again'))
    return null
  }
  const entries = listed.flatMap(([rawName, frame], index): AtlasEntry[] => {
    const name = typeof rawName === 'string' ? frameName(rawName) : ''
    if (name === '' || !isObject(frame)) {
      problems.push(new ArtProblem(file, `frames[${index}]`, 'it has no name', 'Export the atlas again'))
      return []
    }
    const entry = entryOf(name, frame)
    if (!isFault(entry)) return [entry]
    problems.push(new ArtProblem(file, name, ...entry))
    return []
  })
  const others = Array.isArray(source.others) ? source.others.filter((other) => typeof other === 'string') : []
  return { image: fileOf(String(image)), size: sizeOf(source.size), entries, otherParts: others.map(fileOf) }
}

/** Of two frames with one name neither is used, because either may be meant. */
const withoutDuplicates = (
  file: string,
  text: string,
  sheets: readonly AtlasSheet[],
  problems: ArtProblem[],
): AtlasSheet[] => {
  const names = sheets.flatMap(({ entries }) => entries.map(({ name }) => name))
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index))
  for (const key of duplicateKeys(text).map(frameName)) if (names.includes(key)) twice.add(key)
  for (const name of twice) {
    const cure = 'Take one of the two out of the packer and export the atlas again'
    problems.push(new ArtProblem(file, name, 'the atlas holds this name twice', cure))
  }
  return sheets.map((sheet) => ({ ...sheet, entries: sheet.entries.filter(({ name }) => !twice.has(name)) }))
}

const parsed = (file: string, text: string, problems: ArtProblem[]): unknown => {
  if (text.trim() === '') {
    problems.push(new ArtProblem(file, 'JSON', 'the file is empty', 'Export the atlas again'))
    return undefined
  }
  if (/[\0\uFFFD]/.test(text)) {
    problems.push(new ArtProblem(file, 'JSON', 'it is not in UTF-8', 'Export the atlas again'))
    return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    problems.push(new ArtProblem(file, 'JSON', 'it is not valid JSON', 'Export the atlas again'))
    return undefined
  }
}

/**
 * Reads TexturePacker, Aseprite and similar formats (hash, array, Phaser's multi-texture). Faults are added to
 * `problems`.
 */
export const parseAtlas = (file: string, rawText: string, problems: ArtProblem[]): AtlasSheet[] => {
  const text = rawText.replace(/^\uFEFF/, '')
  const json = parsed(file, text, problems)
  if (json === undefined) return []
  const root = isObject(json) ? json : {}
  if (isObject(root.skeleton) && Array.isArray(root.bones)) {
    const cure = `Export the pictures from a packer as ${FORMATS}: the game has bones of its own`
    problems.push(new ArtProblem(file, 'JSON', 'it is a skeleton of Spine, not an atlas', cure))
    return []
  }
  const meta = isObject(root.meta) ? root.meta : {}
  const sources = Array.isArray(root.textures)
    ? root.textures.filter(isObject).map(({ frames, image, size }) => ({ frames, image, size }))
    : [{ frames: root.frames, image: meta.image, size: meta.size, others: meta.related_multi_packs }]
  if (sources.length === 0) {
    problems.push(new ArtProblem(file, 'textures', 'it holds no texture', 'Export the atlas again'))
  }
  const sheets = sources.flatMap((source) => sheetOf(file, source, problems) ?? [])
  return withoutDuplicates(file, text, sheets, problems)
}

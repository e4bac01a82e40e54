import { ArtProblem } from '../problem.ts'

interface Size {
  readonly w: number
  readonly h: number
}

interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** A frame of another tool's atlas. */
export interface AtlasEntry {
  readonly name: string
  /** Its rectangle in the image. */
  readonly frame: Rect
  /** That rectangle on the artist's canvas. */
  readonly offset: { readonly x: number; readonly y: number }
  /** That canvas. */
  readonly sourceSize: Size
}

/** One image of an atlas and what is in it. */
export interface AtlasSheet {
  /** Name of the image's file, beside the JSON. */
  readonly image: string
  /** How large the JSON says the image is, if it does. */
  readonly size: Size | null
  readonly entries: readonly AtlasEntry[]
}

type Json = Readonly<Record<string, unknown>>

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

/** Tools name a frame by the picture it came from; Windows tools may write its folders with backslashes. */
const frameName = (name: string): string => name.replaceAll('\\', '/').replace(/\.(?:png|webp|aseprite|ase)$/i, '')

const isOutside = (value: unknown): boolean => typeof value === 'number' && (value < 0 || value > 1)

/** What is wrong with a frame's description, or null. Anchors come from the rig, so a pivot only may not be nonsense. */
const faultOf = (frame: Json): readonly [problem: string, cure: string] | null => {
  if (frame.rotated === true) return ['it is rotated', 'Turn rotation off in the packer']
  const pivot = frame.anchor ?? frame.pivot
  if (isObject(pivot) && (isOutside(pivot.x) || isOutside(pivot.y))) {
    return [
      `its anchor ${pivot.x},${pivot.y} lies outside the frame`,
      'Leave the pivot at the default: parts turn about the bones of assets/manifest/rig.ts',
    ]
  }
  if (!rectOf(frame.frame)) return ['it has no "frame" of whole pixels {x, y, w, h}', 'Export the atlas again']
  if (!sizeOf(frame.sourceSize)) {
    return ['it has no "sourceSize", the canvas it was drawn on', 'Export as "JSON (Hash)" or "JSON (Array)"']
  }
  return null
}

const entryOf = (name: string, frame: Json): AtlasEntry | null => {
  const [rect, sourceSize] = [rectOf(frame.frame), sizeOf(frame.sourceSize)]
  if (!rect || !sourceSize) return null
  return { name, frame: rect, offset: pointOf(frame.spriteSourceSize) ?? { x: 0, y: 0 }, sourceSize }
}

const sheetOf = (
  file: string,
  source: { frames: unknown; image: unknown; size: unknown },
  problems: ArtProblem[],
): AtlasSheet | null => {
  const { frames, image } = source
  if (typeof image !== 'string' || image === '') {
    problems.push(new ArtProblem(file, 'meta', 'it does not name its image', 'Export image and JSON together'))
    return null
  }
  if (!isObject(frames) && !Array.isArray(frames)) {
    const cure = 'Export as "JSON (Hash)" or "JSON (Array)" from TexturePacker, Aseprite or Free Texture Packer'
    problems.push(new ArtProblem(file, 'frames', 'it has no list of frames', cure))
    return null
  }
  const listed: readonly (readonly [unknown, unknown])[] = Array.isArray(frames)
    ? frames.map((frame: unknown) => [isObject(frame) ? frame.filename : undefined, frame])
    : Object.entries(frames)
  const entries = listed.flatMap(([rawName, frame], index): AtlasEntry[] => {
    const name = typeof rawName === 'string' ? frameName(rawName) : ''
    if (name === '' || !isObject(frame)) {
      problems.push(new ArtProblem(file, `frames[${index}]`, 'it has no name', 'Export the atlas again'))
      return []
    }
    const fault = faultOf(frame)
    if (fault) problems.push(new ArtProblem(file, name, ...fault))
    const entry = fault ? null : entryOf(name, frame)
    return entry ? [entry] : []
  })
  // Aseprite may write the whole way to the image on the artist's machine; what counts is the file beside the JSON.
  return { image: image.replace(/^.*[\\/]/, ''), size: sizeOf(source.size), entries }
}

/**
 * Reads an atlas exported by TexturePacker, Aseprite or a tool that writes like them: frames as a hash or an array, or
 * Phaser's form with several textures. Faults go to `problems`; returns what can be read.
 */
export const parseAtlas = (file: string, text: string, problems: ArtProblem[]): AtlasSheet[] => {
  let json: unknown
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    problems.push(new ArtProblem(file, 'JSON', `it is not valid JSON (${why})`, 'Export the atlas again'))
    return []
  }
  const root = isObject(json) ? json : {}
  const meta = isObject(root.meta) ? root.meta : {}
  const sources = Array.isArray(root.textures)
    ? root.textures.filter(isObject).map(({ frames, image, size }) => ({ frames, image, size }))
    : [{ frames: root.frames, image: meta.image, size: meta.size }]
  return sources.flatMap((source) => sheetOf(file, source, problems) ?? [])
}

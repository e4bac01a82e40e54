import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { OutputSource } from '../output.ts'
import type { OverrideFrame } from '../override-source.ts'
import { ArtProblem, throwProblems } from '../problem.ts'
import { type AtlasEntry, type AtlasSheet, parseAtlas } from './atlas-json.ts'
import { fitting, type Placed } from './check-fit.ts'
import { type FrameTargets, framesOf, frameTargets } from './frame-targets.ts'
import { nearestName } from './nearest-name.ts'
import { labelOf, listOverrides, nameOf } from './override-files.ts'
import { overrideFrame } from './override-frame.ts'
import { type OverrideImage, openImage } from './override-image.ts'

/** The artist's frames of one output, by the frame's name in the game. */
export type FrameOverrides = ReadonlyMap<string, OverrideFrame>

/** The artist's frames of every output that has some, by the output's name. */
export type Overrides = ReadonlyMap<string, FrameOverrides>

/** The artists' pictures as they were found. */
export interface OverrideReading {
  readonly overrides: Overrides
  /** Why others are left out and our own frames stand in. */
  readonly leftOut: readonly ArtProblem[]
}

/** All frames of an image at once, in messages. */
const EVERY_FRAME = 'every frame'

const opened = async (
  directory: string,
  file: string,
  frame: string,
  problems: ArtProblem[],
): Promise<OverrideImage | null> => {
  try {
    return await openImage(path.join(directory, file), labelOf(file), frame)
  } catch (error) {
    if (!(error instanceof ArtProblem)) throw error
    problems.push(error)
    return null
  }
}

/** What is wrong with a frame's place in its image or on its canvas, or null. */
const misplaced = (file: string, entry: AtlasEntry, image: OverrideImage): ArtProblem | null => {
  const { frame, offset, sourceSize } = entry
  const inImage = entry.rotated ? { w: frame.h, h: frame.w } : frame
  if (frame.x + inImage.w > image.width || frame.y + inImage.h > image.height) {
    const problem = `it lies outside the image of ${image.width}x${image.height}`
    return new ArtProblem(file, entry.name, problem, 'Export image and JSON together')
  }
  if (offset.x + frame.w > sourceSize.w || offset.y + frame.h > sourceSize.h) {
    const problem = `it lies outside its canvas of ${sourceSize.w}x${sourceSize.h}`
    return new ArtProblem(file, entry.name, problem, 'Export the atlas again')
  }
  return null
}

/** A frame's name in the folder of its atlas, and in a folder of the atlas's name; several sheets are numbered. */
const namesIn = (atlas: string, name: string): string[] => {
  const folder = nameOf(atlas).replace(/[-_]?\d+$/, '')
  return [path.posix.join(folder, name), path.posix.join(path.posix.dirname(atlas), name)]
}

const sheetFrames = async (
  directory: string,
  atlas: string,
  sheet: AtlasSheet,
  problems: ArtProblem[],
): Promise<OverrideFrame[]> => {
  const imageFile = path.posix.join(path.posix.dirname(atlas), sheet.image)
  const image = await opened(directory, imageFile, EVERY_FRAME, problems)
  if (!image) return []
  if (sheet.size && (sheet.size.w !== image.width || sheet.size.h !== image.height)) {
    const problem = `it says ${sheet.size.w}x${sheet.size.h} but ${sheet.image} is ${image.width}x${image.height}`
    problems.push(new ArtProblem(labelOf(atlas), 'meta.size', problem, 'Export image and JSON together'))
    return []
  }
  return sheet.entries.flatMap((entry) => {
    const problem = misplaced(labelOf(atlas), entry, image)
    if (problem) problems.push(problem)
    return problem ? [] : [overrideFrame(labelOf(atlas), entry, image, namesIn(atlas, entry.name))]
  })
}

const singleFrame = async (directory: string, file: string, problems: ArtProblem[]): Promise<OverrideFrame[]> => {
  const name = nameOf(file)
  const image = await opened(directory, file, name, problems)
  if (!image) return []
  const whole = { w: image.width, h: image.height }
  return [
    overrideFrame(
      labelOf(file),
      { name, frame: { x: 0, y: 0, ...whole }, rotated: false, offset: { x: 0, y: 0 }, sourceSize: whole },
      image,
    ),
  ]
}

const atlasText = (directory: string, atlas: string, problems: ArtProblem[]): Promise<string | null> =>
  readFile(path.join(directory, atlas), 'utf8').catch((error: NodeJS.ErrnoException) => {
    const cure = 'Give the file back its rights to be read, or export it again'
    problems.push(new ArtProblem(labelOf(atlas), 'JSON', `it cannot be read (${error.code})`, cure))
    return null
  })

/** Frames as the files hold them, a list for each atlas and one for the single pictures. */
const readFiles = async (directory: string, problems: ArtProblem[]): Promise<OverrideFrame[][]> => {
  const { atlases, images } = await listOverrides(directory, problems)
  const groups: OverrideFrame[][] = []
  const imagesOfAtlases = new Set<string>()
  for (const atlas of atlases) {
    const text = await atlasText(directory, atlas, problems)
    const sheets = text === null ? [] : parseAtlas(labelOf(atlas), text, problems)
    for (const sheet of sheets) {
      imagesOfAtlases.add(path.posix.join(path.posix.dirname(atlas), sheet.image))
      groups.push(await sheetFrames(directory, atlas, sheet, problems))
    }
    // The image of a broken atlas is no picture of its own: the pair is reported once.
    if (sheets.length === 0)
      for (const ending of ['.png', '.webp']) imagesOfAtlases.add(atlas.replace(/\.json$/i, ending))
  }
  for (const image of images) {
    if (!imagesOfAtlases.has(image)) groups.push(await singleFrame(directory, image, problems))
  }
  return groups
}

const nearestOf = ({ name, alsoNamed }: OverrideFrame, targets: FrameTargets): string | null => {
  for (const reading of [name, ...alsoNamed]) {
    const hint = targets.nearest(reading)
    if (hint !== null) return hint
  }
  return null
}

/** Finds each frame's target; reports names that the game does not have. */
const placeFrames = (
  frames: readonly OverrideFrame[],
  targets: FrameTargets,
  problems: ArtProblem[],
): { placed: Placed[]; unknown: OverrideFrame[] } => {
  const placed: Placed[] = []
  const unknown: OverrideFrame[] = []
  for (const frame of frames) {
    const target = [frame.name, ...frame.alsoNamed].map(targets.find).find((found) => found !== null)
    if (target) {
      placed.push({ frame, target })
      continue
    }
    unknown.push(frame)
    const hint = nearestOf(frame, targets)
    const cure = hint === null ? 'All names are in assets/generated/report.json' : `Did you mean "${hint}"`
    problems.push(new ArtProblem(frame.file, frame.name, 'nothing in the game has this name', cure))
  }
  return { placed, unknown }
}

const merge = (placed: readonly Placed[], problems: ArtProblem[]): Map<string, Map<string, OverrideFrame>> => {
  const overrides = new Map<string, Map<string, OverrideFrame>>()
  for (const { frame, target } of placed) {
    const ofOutput = overrides.get(target.output.name) ?? new Map<string, OverrideFrame>()
    overrides.set(target.output.name, ofOutput)
    const other = ofOutput.get(target.frame.name)
    if (other) {
      const problem = `it is in ${other.file} as well, which counts`
      problems.push(new ArtProblem(frame.file, frame.name, problem, 'Keep one of the two'))
    } else ofOutput.set(target.frame.name, frame)
  }
  return overrides
}

/** Throws for frames that neither we nor an artist drew, with what may be the reason. */
const requireAll = (
  outputs: readonly OutputSource[],
  overrides: Overrides,
  unknown: readonly OverrideFrame[],
  leftOut: readonly ArtProblem[],
): void => {
  const problems: ArtProblem[] = []
  for (const output of outputs) {
    for (const frame of framesOf(output)) {
      if (frame.svg !== '' || overrides.get(output.name)?.has(frame.name)) continue
      const typo = nearestName(
        frame.name,
        unknown.map(({ name }) => name),
      )
      const hint = typo === null ? '' : ` (found "${typo}": a typo?)`
      const cure = `Draw it in assets/art or put it into assets/override${hint}`
      problems.push(new ArtProblem(output.name, frame.name, 'the game needs this frame and nobody has drawn it', cure))
    }
  }
  if (problems.length > 0) throwProblems([...leftOut, ...problems])
}

/**
 * Reads the artists' folder: atlases and single pictures that take the place of drawn frames, one by one. What they lack
 * comes from our own set, and so does what is wrong with them. Throws `ArtProblem` only for a frame that nobody drew.
 */
export const readOverrides = async (directory: string, outputs: readonly OutputSource[]): Promise<OverrideReading> => {
  const leftOut: ArtProblem[] = []
  const targets = frameTargets(outputs)
  const placed: Placed[] = []
  const unknown: OverrideFrame[] = []
  for (const frames of await readFiles(directory, leftOut)) {
    const found = placeFrames(frames, targets, leftOut)
    placed.push(...fitting(found.placed, leftOut))
    unknown.push(...found.unknown)
  }
  const overrides = merge(placed, leftOut)
  requireAll(outputs, overrides, unknown, leftOut)
  return { overrides, leftOut }
}

/** Text that changes whenever an output's overrides may have changed: part of its key in the cache. */
export const overridesKey = (overrides: FrameOverrides): string =>
  JSON.stringify([...overrides].map(([name, frame]) => [name, frame.hash]))

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { OutputSource } from '../output.ts'
import type { OverrideFrame } from '../override-source.ts'
import { ArtProblem, throwProblems } from '../problem.ts'
import { type AtlasEntry, type AtlasSheet, parseAtlas } from './atlas-json.ts'
import { paintingSize, sizeText } from './canvas-size.ts'
import { fitting, type Placed } from './check-fit.ts'
import { type FrameTargets, framesOf, frameTargets } from './frame-targets.ts'
import { nearestName } from './nearest-name.ts'
import { labelOf, listOverrides, nameOf } from './override-files.ts'
import { overrideFrame } from './override-frame.ts'
import { type ImageAdvice, type OverrideImage, openImage } from './override-image.ts'
import { unknownName } from './unknown-name.ts'

export type FrameOverrides = ReadonlyMap<string, OverrideFrame>

export type Overrides = ReadonlyMap<string, FrameOverrides>

export interface OverrideReading {
  readonly overrides: Overrides
  readonly leftOut: readonly ArtProblem[]
}

const EVERY_FRAME = 'every frame'

const opened = async (
  directory: string,
  file: string,
  frame: string,
  advice: ImageAdvice,
  problems: ArtProblem[],
): Promise<OverrideImage | null> => {
  try {
    return await openImage(path.join(directory, file), labelOf(file), frame, advice)
  } catch (error) {
    if (!(error instanceof ArtProblem)) throw error
    problems.push(error)
    return null
  }
}

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

/** Sheets of one atlas differ in this number. */
const SHEET_NUMBER = /[-_]?\d+$/
const unnumbered = (file: string): string => nameOf(file).replace(SHEET_NUMBER, '')

/** Names to try: in a folder named after the atlas, and in the atlas's own folder. */
const namesIn = (atlas: string, name: string): string[] => {
  const folder = unnumbered(atlas)
  return [path.posix.join(folder, name), path.posix.join(path.posix.dirname(atlas), name)]
}

const beside = (file: string, other: string): string => path.posix.join(path.posix.dirname(file), other)

const sheetAdvice = (atlas: string, imageCount: number): ImageAdvice => {
  const oversized = 'Export it smaller or split the atlas in two'
  if (imageCount === 1) return { oversized }
  const problem = `it is one of the ${imageCount} images of ${path.posix.basename(atlas)}, and it is not there`
  return { oversized, missing: [problem, 'Put all of them into the folder of the JSON'] }
}

const missingPart = (part: string, atlas: string): ArtProblem => {
  const problem = `${path.posix.basename(atlas)} names it as a part of the same atlas, and it is not there`
  const cure = 'Put the JSON and the image of every part into the same folder'
  return new ArtProblem(labelOf(part), EVERY_FRAME, problem, cure)
}

/** A file whose name differs only in case, or null. Some systems ignore case; the build server does not. */
const otherCapitals = (file: string, files: readonly string[]): string | null => {
  if (files.includes(file)) return null
  return files.find((other) => other.toLowerCase() === file.toLowerCase()) ?? null
}

const misnamed = (atlas: string, named: string, called: string): ArtProblem => {
  const [inJson, onDisk] = [named, called].map((file) => path.posix.basename(file))
  const problem = `the file beside it is called ${onDisk}, with other capitals`
  return new ArtProblem(labelOf(atlas), inJson ?? named, problem, `Rename ${onDisk} to ${inJson}`)
}

const sheetFrames = async (
  directory: string,
  atlas: string,
  sheet: AtlasSheet,
  imageCount: number,
  problems: ArtProblem[],
): Promise<OverrideFrame[]> => {
  const image = await opened(
    directory,
    beside(atlas, sheet.image),
    EVERY_FRAME,
    sheetAdvice(atlas, imageCount),
    problems,
  )
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

const singleFrame = async (
  directory: string,
  file: string,
  targets: FrameTargets,
  problems: ArtProblem[],
): Promise<OverrideFrame[]> => {
  const name = nameOf(file)
  const target = targets.find(name)
  const advice = target
    ? { oversized: `Export it on ${sizeText(paintingSize(target.frame))} px, as its template is` }
    : {}
  const image = await opened(directory, file, name, advice, problems)
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

/** The images that, by name, belong to an unusable list of frames. The fault is reported for the list only. */
const likelyImages = (atlas: string, images: readonly string[], hasSheets: boolean): string[] =>
  images.filter((image) => nameOf(image) === nameOf(atlas) || (!hasSheets && unnumbered(image) === unnumbered(atlas)))

const readFiles = async (
  directory: string,
  targets: FrameTargets,
  problems: ArtProblem[],
): Promise<OverrideFrame[][]> => {
  const { atlases, images, foreignLists } = await listOverrides(directory, problems)
  const groups: OverrideFrame[][] = []
  const imagesOfAtlases = new Set<string>()
  const missing = new Set<string>()
  for (const atlas of atlases) {
    const text = await atlasText(directory, atlas, problems)
    const sheets = text === null ? [] : parseAtlas(labelOf(atlas), text, problems)
    for (const sheet of sheets) {
      const named = beside(atlas, sheet.image)
      imagesOfAtlases.add(named)
      const called = otherCapitals(named, images)
      if (called !== null) {
        imagesOfAtlases.add(called)
        problems.push(misnamed(atlas, named, called))
        continue
      }
      groups.push(await sheetFrames(directory, atlas, sheet, sheets.length, problems))
    }
    for (const part of sheets.flatMap(({ otherParts }) => otherParts).map((other) => beside(atlas, other))) {
      if (atlases.includes(part) || missing.has(part)) continue
      const called = otherCapitals(part, atlases)
      problems.push(called === null ? missingPart(part, atlas) : misnamed(atlas, part, called))
      missing.add(part)
    }
    const isWhole = sheets.length > 0 && sheets.every(({ image }) => images.includes(beside(atlas, image)))
    if (isWhole) continue
    for (const image of likelyImages(atlas, images, sheets.length > 0)) imagesOfAtlases.add(image)
  }
  for (const list of foreignLists) {
    for (const image of likelyImages(list, images, false)) {
      if (targets.find(nameOf(image)) === null) imagesOfAtlases.add(image)
    }
  }
  for (const part of missing) for (const image of likelyImages(part, images, true)) imagesOfAtlases.add(image)
  for (const image of images) {
    if (!imagesOfAtlases.has(image)) groups.push(await singleFrame(directory, image, targets, problems))
  }
  return groups
}

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
    problems.push(unknownName(frame, targets))
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

/** Throws for a frame that has neither the game's drawing nor an artist's. */
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

/** Missing or faulty frames fall back to the game's own. Throws `ArtProblem` only if there is no drawing either. */
export const readOverrides = async (directory: string, outputs: readonly OutputSource[]): Promise<OverrideReading> => {
  const leftOut: ArtProblem[] = []
  const targets = frameTargets(outputs)
  const placed: Placed[] = []
  const unknown: OverrideFrame[] = []
  for (const frames of await readFiles(directory, targets, leftOut)) {
    const found = placeFrames(frames, targets, leftOut)
    placed.push(...fitting(found.placed, leftOut))
    unknown.push(...found.unknown)
  }
  const overrides = merge(placed, leftOut)
  requireAll(outputs, overrides, unknown, leftOut)
  return { overrides, leftOut }
}

export const overridesKey = (overrides: FrameOverrides): string =>
  JSON.stringify([...overrides].map(([name, frame]) => [name, frame.hash]))

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AddedBackdrop, AddedEffect, AddedItem, AddedSound, Additions } from '#assets/manifest/addition-shapes.ts'
import { PETS_BY_HOUSE } from '#assets/manifest/pets.ts'
import { GEAR_PARTS } from '#assets/manifest/rig.ts'
import type { OutputSource } from '../output.ts'
import { nearestName } from '../override/nearest-name.ts'
import { ArtProblem } from '../problem.ts'
import type { FrameSource } from '../rasterise.ts'
import { type AddedArt, backdropArt, effectArt, iconArt, itemArt } from './added-art.ts'
import { type AddedSoundFile, openSound } from './added-sounds.ts'
import { type AdditionFiles, LINES_FILE, labelOf, listAdditionFiles } from './addition-files.ts'
import { ADDITION_KINDS, type AdditionLines, LEAGUES, LINES_LABEL, readLines } from './addition-lines.ts'

export interface ReadAdditions {
  readonly additions: Additions
  readonly frames: Readonly<Record<'gear-special' | 'vfx', readonly FrameSource[]>>
  readonly icons: readonly OutputSource[]
  readonly pictures: readonly OutputSource[]
  readonly sounds: ReadonlyMap<string, AddedSoundFile>
  readonly files: readonly string[]
  readonly leftOut: readonly ArtProblem[]
  readonly unfinished: readonly ArtProblem[]
}

/** An `ArtProblem` is reported, and its line is left out (null). */
const orLeftOut = async <T>(problems: ArtProblem[], work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ArtProblem)) throw error
    problems.push(error)
    return null
  }
}

/** Reads folder names, because importing the list of languages would import fonts. */
const LANGUAGES_DIR = fileURLToPath(new URL('../../../src/languages', import.meta.url))

const languageCodes = async (): Promise<string[]> => {
  const entries = await readdir(LANGUAGES_DIR, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

const missingNames = async ({ slug, names }: AdditionLines['items'][number]): Promise<ArtProblem | null> => {
  const missing = (await languageCodes()).filter((language) => names[language] === undefined)
  if (missing.length === 0) return null
  const problem = `it has no name in ${missing.join(', ')}, where players read "${names.en}"`
  return new ArtProblem(LINES_LABEL, slug, problem, `Add "${missing[0]}": "…" to its names`)
}

/** Files that no line mentions: a line is missing, or a name is misspelt. */
const strayFiles = (files: AdditionFiles, lines: AdditionLines, used: ReadonlySet<string>): ArtProblem[] =>
  ADDITION_KINDS.flatMap((kind) => {
    const names = lines[kind].map((line) => ('slug' in line ? line.slug : line.name))
    return [...files[kind]].flatMap(([name, file]) => {
      const written = name.toLowerCase()
      if (
        used.has(file) ||
        names.some((own) => written === own.toLowerCase() || written.startsWith(`${own.toLowerCase()}.`))
      )
        return []
      const hint = nearestName(name, names)
      const cure = hint === null ? `Add a line for it to "${kind}"` : `Did you mean "${hint}"`
      return [new ArtProblem(labelOf(file), name, `no line of ${LINES_FILE} names it`, cure)]
    })
  })

const strangeParts = (files: AdditionFiles, { slug, slot }: AdditionLines['items'][number]): ArtProblem[] => {
  const parts = GEAR_PARTS[slot].map(({ bone }) => `${slug}.${bone}`)
  const own = [...(parts.length === 1 ? [slug] : parts), `${slug}.icon`]
  return [...files.items]
    .filter(([name]) => (name === slug || name.startsWith(`${slug}.`)) && !own.includes(name))
    .map(
      ([name, file]) =>
        new ArtProblem(labelOf(file), name, `a ${slot} has no such part`, `Its files are ${own.join(', ')}`),
    )
}

export const readAdditions = async (directory: string): Promise<ReadAdditions> => {
  const problems: ArtProblem[] = []
  const unfinished: ArtProblem[] = []
  const text = await readFile(path.join(directory, LINES_FILE), 'utf8').catch(() => '{}')
  const lines = readLines(text, problems)
  const files = await listAdditionFiles(directory, problems)
  const arts: AddedArt[] = []
  const items: Record<string, AddedItem> = {}
  const icons: string[] = []
  const backdrops: Record<string, AddedBackdrop> = {}
  const effects: Record<string, AddedEffect> = {}
  const addedSounds: Record<string, AddedSound> = {}
  const sounds = new Map<string, AddedSoundFile>()
  for (const line of lines.items) {
    const art = await orLeftOut(problems, () => itemArt(directory, files.items, line))
    problems.push(...strangeParts(files, line))
    if (!art) continue
    arts.push(art)
    const { slug, ...item } = line
    items[slug] = item
    const unnamed = await missingNames(line)
    if (unnamed) unfinished.push(unnamed)
  }
  for (const line of lines.icons) {
    const art = await orLeftOut(problems, () => iconArt(directory, files.icons, line))
    if (!art) continue
    arts.push(art)
    icons.push(line.name)
  }
  for (const line of lines.backdrops) {
    const art = await orLeftOut(problems, () => backdropArt(directory, files.backdrops, line))
    if (!art) continue
    arts.push(art)
    const { name, leagues, houses, above, below } = line
    backdrops[name] = {
      layers: art.layers,
      leagues: leagues.map((league) => LEAGUES.indexOf(league)),
      houses: houses.map((pet) => PETS_BY_HOUSE.indexOf(pet)),
      above,
      below,
    }
  }
  for (const line of lines.effects) {
    const art = await orLeftOut(problems, () => effectArt(directory, files.effects, line))
    if (!art) continue
    arts.push(art)
    effects[line.name] = { frames: art.frames.vfx?.length ?? 0, with: line.with }
  }
  for (const line of lines.sounds) {
    const sound = await orLeftOut(problems, () => openSound(directory, files.sounds, line))
    if (!sound) continue
    sounds.set(line.name, sound)
    addedSounds[line.name] = { with: line.with }
  }
  const used = [...arts.flatMap((art) => art.files), ...[...sounds.values()].map(({ file }) => file)]
  problems.push(...strayFiles(files, lines, new Set(used)))
  return {
    additions: { items, icons, backdrops, sounds: addedSounds, effects },
    frames: {
      'gear-special': arts.flatMap((art) => art.frames['gear-special'] ?? []),
      vfx: arts.flatMap((art) => art.frames.vfx ?? []),
    },
    icons: arts.flatMap((art) => art.icons),
    pictures: arts.flatMap((art) => art.pictures),
    sounds,
    files: used,
    leftOut: problems,
    unfinished,
  }
}

import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { EXTRA_ICON_NAMES, EXTRA_PACK_NAMES, EXTRA_PICTURE_NAMES } from '#assets/manifest/extra-names.ts'
import { PACK_NAMES, PICTURE_NAMES } from '#assets/manifest/names.ts'
import { SERVER_ART_FILE } from '#assets/manifest/server-art.ts'
import { buildAddedSounds } from './additions/added-sounds.ts'
import { ADDITIONS_FILE, additionsText } from './additions/additions-text.ts'
import { withAdditions } from './additions/additions-words.ts'
import { type ReadAdditions, readAdditions } from './additions/read-additions.ts'
import { type ArtMaker, artMaker } from './art-threads.ts'
import { buildSounds } from './audio.ts'
import { cacheKey, pruneCache, readCached, writeCached } from './cache.ts'
import { filesWithoutCredit, readCredits } from './credits.ts'
import { extraSources } from './extra-sources.ts'
import { ICON_NAMES, iconSource } from './icon-sources.ts'
import { manifestText } from './manifest-text.ts'
import type { OutputFile, OutputSource } from './output.ts'
import { builtOverrides, type OutputNotes, type OverrideWords, toNotes, withNotes } from './override/built-overrides.ts'
import { makeWithOverrides, type OverriddenOutput } from './override/make-with-overrides.ts'
import { listOverrides } from './override/override-files.ts'
import { type FrameOverrides, overridesKey, readOverrides } from './override/read-overrides.ts'
import { packSource } from './pack-sources.ts'
import { pictureSource } from './picture-sources.ts'
import { REPORT_FILE, reportText } from './report.ts'
import { serverArtText } from './server-art.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

export const GENERATED_DIR = path.join(ROOT, 'assets/generated')
export const CACHE_DIR = path.join(ROOT, '.cache/assets')
const CREDITS_FILE = path.join(ROOT, 'assets/CREDITS.md')
export const ADDITIONS_DIR = path.join(ROOT, 'assets/additions')
export const OVERRIDE_DIR = path.join(ROOT, 'assets/override')

/** Part of the cache keys: a change in one of these files rebuilds all packs, icons and pictures. */
const TOOL_FILES = [
  'assets/build/rasterise.ts',
  'assets/build/pack.ts',
  'assets/build/encode.ts',
  'assets/build/output.ts',
  'assets/build/override/check-weight.ts',
  'assets/build/override/make-with-overrides.ts',
  'assets/build/override/override-frame.ts',
  'assets/build/override/override-image.ts',
  'assets/build/override/premultiplied.ts',
  'assets/build/override/suspicions.ts',
]
const TOOL_PACKAGES = ['@resvg/resvg-js', 'maxrects-packer', 'sharp']

export interface BuildOptions {
  readonly force?: boolean
  readonly log?: (line: string) => void
  readonly generatedDir?: string
  readonly cacheDir?: string
  readonly overrideDir?: string
  readonly additionsDir?: string
  readonly creditsFile?: string
  readonly threads?: number
}

export interface BuildReport {
  readonly made: number
  readonly outputs: number
  readonly files: readonly { readonly fileName: string; readonly bytes: number }[]
  readonly sounds: readonly { readonly fileName: string; readonly bytes: number }[]
  readonly overrides: OverrideWords
  /** Artists' files without an entry in `CREDITS.md`, relative to `assets`. */
  readonly uncredited: readonly string[]
  readonly durationMs: number
}

const toolHash = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const file of TOOL_FILES) hash.update(await readFile(path.join(ROOT, file)))
  for (const name of TOOL_PACKAGES) {
    const manifest = JSON.parse(await readFile(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8'))
    hash.update(`${name}@${manifest.version}`)
  }
  return hash.digest('hex')
}

export const allSources = (): OutputSource[] => [
  ...PACK_NAMES.map(packSource),
  ...ICON_NAMES.map(iconSource),
  ...PICTURE_NAMES.map(pictureSource),
  ...extraSources(),
]

const sourcesWith = ({ frames, icons, pictures }: ReadAdditions): OutputSource[] => [
  ...allSources().map((source): OutputSource => {
    if (source.kind !== 'pack') return source
    const added = source.name === 'gear-special' || source.name === 'vfx' ? frames[source.name] : []
    return { ...source, frames: [...source.frames, ...added] }
  }),
  ...icons,
  ...pictures,
]

const manifestTexts = (
  results: ReadonlyMap<string, readonly OutputFile[]>,
  added: ReadAdditions,
): [fileName: string, text: string][] => [
  [
    'manifest.ts',
    manifestText(results, {
      namesFile: 'names.ts',
      types: { icon: 'IconName', pack: 'PackName', picture: 'PictureName' },
      icons: ICON_NAMES,
      packs: PACK_NAMES,
      pictures: PICTURE_NAMES,
    }),
  ],
  [
    'manifest-extras.ts',
    manifestText(results, {
      namesFile: 'extra-names.ts',
      types: { icon: 'ExtraIconName', pack: 'ExtraPackName', picture: 'ExtraPictureName' },
      icons: [...EXTRA_ICON_NAMES, ...added.icons.map(({ name }) => name)],
      packs: EXTRA_PACK_NAMES,
      pictures: [...EXTRA_PICTURE_NAMES, ...added.pictures.map(({ name }) => name)],
    }),
  ],
  [ADDITIONS_FILE, additionsText(added.additions)],
  [
    SERVER_ART_FILE,
    serverArtText(
      results,
      [...ICON_NAMES, ...EXTRA_ICON_NAMES, ...added.icons.map(({ name }) => name)],
      added.additions.items,
    ),
  ],
]

/** Files with a hash in their name are compared by size only, all others by content. */
const HASHED = /\.[0-9a-f]{6,8}\.\w+$/
const UNFINISHED = /\.[0-9a-f-]{36}$/

/** Writes a file that is missing or differs. The write is atomic, because a server may be reading the folder. */
const place = async (directory: string, fileName: string, data: Buffer): Promise<void> => {
  const target = path.join(directory, fileName)
  const there = HASHED.test(fileName)
    ? (await stat(target).catch(() => null))?.size === data.length
    : (await readFile(target).catch(() => null))?.equals(data)
  if (there) return
  const temporary = `${target}.${randomUUID()}`
  await writeFile(temporary, data)
  await rename(temporary, target)
}

interface Missing {
  readonly source: OutputSource
  readonly replaced: FrameOverrides | undefined
  readonly key: string
}

const NOT_MADE: OverriddenOutput = { files: [], used: [], leftOut: [], suspicions: [] }

/**
 * Makes several outputs at once and passes each on when it is finished. Outputs with artists' frames are made in this
 * thread.
 */
const makeMissing = async (
  missing: readonly Missing[],
  maker: ArtMaker,
  finish: (output: Missing, made: OverriddenOutput) => Promise<void>,
): Promise<void> => {
  const queue = [...missing]
  const next = async (): Promise<void> => {
    for (let output = queue.shift(); output; output = queue.shift()) {
      const { source, replaced } = output
      const made = replaced
        ? await makeWithOverrides(source, replaced)
        : { ...NOT_MADE, files: await maker.output(source) }
      await finish(output, made)
    }
  }
  await Promise.all(Array.from({ length: maker.atOnce }, next))
}

/**
 * Builds all art into `assets/generated`. Faulty overrides are reported; a fault in the game's own art throws
 * `ArtProblem`.
 */
export const buildAssets = async (options: BuildOptions = {}): Promise<BuildReport> => {
  const started = performance.now()
  const { force = false, log = () => {}, generatedDir = GENERATED_DIR, cacheDir = CACHE_DIR } = options
  await mkdir(generatedDir, { recursive: true })
  await mkdir(cacheDir, { recursive: true })
  const tools = await toolHash()
  const added = await readAdditions(options.additionsDir ?? ADDITIONS_DIR)
  const sources = sourcesWith(added)
  const overrideDir = options.overrideDir ?? OVERRIDE_DIR
  const reading = await readOverrides(overrideDir, sources)
  const { images, sounds: ownSounds } = await listOverrides(overrideDir, [])
  const foreign = [
    ...[...images, ...ownSounds].map((file) => `override/${file}`),
    ...added.files.map((file) => `additions/${file}`),
  ]
  const uncredited = filesWithoutCredit(foreign, await readCredits(options.creditsFile ?? CREDITS_FILE))
  const results = new Map<string, readonly OutputFile[]>()
  const overridden = new Map<string, OutputNotes>()
  const keys = new Set<string>()
  const missing: Missing[] = []
  for (const source of sources) {
    const replaced = reading.overrides.get(source.name)
    const key = cacheKey(source, replaced ? tools + overridesKey(replaced) : tools)
    keys.add(key)
    const cached = force ? null : await readCached(cacheDir, key)
    if (!cached) missing.push({ source, replaced, key })
    const { files, ...notes } = cached ? toNotes(cached) : NOT_MADE
    results.set(source.name, files)
    overridden.set(source.name, notes)
  }
  const maker = artMaker(missing.length, options.threads)
  const drawing = makeMissing(missing, maker, async ({ source, key }, { files, ...notes }) => {
    results.set(source.name, files)
    overridden.set(source.name, notes)
    await writeCached(cacheDir, key, withNotes({ files, ...notes }))
    log(files.map((file) => `${file.fileName} ${(file.data.length / 1000).toFixed(1)} kB`).join(' · '))
  })
  const sounding = buildSounds({ cacheDir, overrideDir, force, log, makeOwn: maker.sound })
  const [sounds] = await Promise.all([sounding, drawing]).finally(maker.close)
  const addedSounds = await buildAddedSounds(added.sounds, cacheDir)
  for (const key of [...sounds.keys, ...addedSounds.keys]) keys.add(key)
  const soundFiles = [...sounds.files, ...addedSounds.files]
  const built = withAdditions(builtOverrides(reading, overridden, sounds.overrides), added)
  const files = sources.flatMap((source) => results.get(source.name) ?? [])
  for (const file of [...files, ...soundFiles]) await place(generatedDir, file.fileName, file.data)
  const manifests = [
    ...manifestTexts(results, added),
    [REPORT_FILE, reportText(sources, results, built)] as const,
    sounds.manifest,
    addedSounds.manifest,
  ]
  for (const [fileName, text] of manifests) await place(generatedDir, fileName, Buffer.from(text))
  const wanted = new Set([
    ...[...files, ...soundFiles].map((file) => file.fileName),
    ...manifests.map(([fileName]) => fileName),
  ])
  for (const name of await readdir(generatedDir)) {
    if (!wanted.has(name) && !UNFINISHED.test(name)) await rm(path.join(generatedDir, name), { force: true })
  }
  await pruneCache(cacheDir, keys)
  return {
    made: missing.length + sounds.made,
    outputs: results.size + sounds.outputs,
    files: files.map((file) => ({ fileName: file.fileName, bytes: file.data.length })),
    sounds: soundFiles.map((file) => ({ fileName: file.fileName, bytes: file.data.length })),
    overrides: { used: built.used, leftOut: built.leftOut, suspicions: built.suspicions },
    uncredited,
    durationMs: Math.round(performance.now() - started),
  }
}

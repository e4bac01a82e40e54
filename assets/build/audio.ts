import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEndless, renderEffect } from '../audio/effects/all.ts'
import { LOOPS } from '../audio/loops/all.ts'
import {
  EFFECT_FILE_NAMES,
  EFFECT_FILES,
  type EffectFile,
  type EffectName,
  LOOP_NAMES,
  type LoopName,
} from '../manifest/sound-names.ts'
import { encodeMp3 } from './audio-encode.ts'
import { loopRegion, padded, type SoundRegion } from './audio-seam.ts'
import { layInSprite } from './audio-sprite.ts'
import { readCached, writeCached } from './cache.ts'
import type { OutputFile } from './output.ts'
import { type LoopOverride, readSoundOverrides, type SoundOverrides } from './override/sound-overrides.ts'
import type { ArtProblem } from './problem.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const TOOL_FILES = [
  'audio.ts',
  'audio-encode.ts',
  'audio-seam.ts',
  'audio-sprite.ts',
  'override/sound-overrides.ts',
  'override/wav.ts',
].map((file) => `assets/build/${file}`)

/** Generates the module with each sound's position. */
const SOUNDS_FILE = 'sounds.ts'
/** In a cache entry beside the sound: where its parts lie. */
const REGIONS_FILE = 'regions.json'

export interface SoundBuildOptions {
  readonly cacheDir: string
  /** Folder of sounds that override ours. */
  readonly overrideDir: string
  readonly force: boolean
  readonly log: (line: string) => void
}

/** Result of the sound build. */
export interface SoundBuild {
  readonly files: readonly OutputFile[]
  /** The typed module beside the files. */
  readonly manifest: readonly [fileName: string, text: string]
  /** Keys of their entries in the cache. */
  readonly keys: readonly string[]
  /** Rebuilt files, of all files. */
  readonly made: number
  readonly outputs: number
  /** How many sounds by artists are in it, and why others are left out. */
  readonly overrides: { readonly used: number; readonly leftOut: readonly ArtProblem[] }
}

interface SoundOutput {
  /** Name of its file: `sounds` for the game's effects, `music-menu` for a loop. */
  readonly name: string
  /** Files and folders of the repository that it is made from. */
  readonly sources: readonly string[]
  /** Hashes of the sounds that override ours in it. */
  readonly replaced: readonly string[]
  readonly make: () => Promise<{ readonly data: Buffer; readonly regions: Readonly<Record<string, SoundRegion>> }>
}

const effectsOutput = (file: EffectFile, { effects }: SoundOverrides): SoundOutput => {
  const names: readonly EffectName[] = EFFECT_FILES[file]
  return {
    name: file,
    sources: ['assets/audio/kit', 'assets/audio/effects', 'assets/manifest/sound-names.ts'],
    replaced: names.flatMap((name) => {
      const own = effects.get(name)
      return own ? [`${name} ${own.hash}`] : []
    }),
    make: async () => {
      const laid = names.map((name) => ({
        name,
        signal: effects.get(name)?.render() ?? renderEffect(name),
        isEndless: isEndless(name),
      }))
      const { signal, regions } = layInSprite(laid)
      return { data: await encodeMp3([signal]), regions }
    },
  }
}

const loopOutput = (name: LoopName, override: LoopOverride | undefined): SoundOutput => ({
  name: `music-${name}`,
  sources: ['assets/audio/kit', 'assets/audio/instruments', `assets/audio/loops/${name}.ts`],
  replaced: override ? [override.hash] : [],
  make: async () => {
    // A finished MP3 has no padding, so it is looped from end to end.
    if (override?.kind === 'mp3') return { data: override.data, regions: { [name]: [0, override.seconds * 1000] } }
    const { left, right } = override?.render() ?? LOOPS[name]()
    return { data: await encodeMp3([padded(left), padded(right)]), regions: { [name]: loopRegion(left) } }
  },
})

const filesUnder = async (source: string): Promise<string[]> => {
  if (source.endsWith('.ts')) return [source]
  const names = await readdir(path.join(ROOT, source))
  return names.sort().map((name) => `${source}/${name}`)
}

const keyOf = async ({ name, sources, replaced }: SoundOutput): Promise<string> => {
  const hash = createHash('sha256').update(name)
  for (const sound of replaced) hash.update(sound)
  const files = (await Promise.all([...TOOL_FILES, ...sources].map(filesUnder))).flat()
  for (const file of files) hash.update(file).update(await readFile(path.join(ROOT, file)))
  const encoder = await readFile(path.join(ROOT, 'node_modules/wasm-media-encoders/package.json'), 'utf8')
  return hash.update(JSON.parse(encoder).version).digest('hex').slice(0, 32)
}

const made = async ({ name, make }: SoundOutput): Promise<OutputFile[]> => {
  const { data, regions } = await make()
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8)
  return [
    { fileName: `${name}.${hash}.mp3`, data },
    { fileName: REGIONS_FILE, data: Buffer.from(JSON.stringify(regions)) },
  ]
}

type Finished = ReadonlyMap<string, { readonly file: OutputFile; readonly regions: Record<string, SoundRegion> }>

const manifestText = (finished: Finished): string => {
  const partOf = (output: string, part: EffectName | LoopName) => {
    const entry = finished.get(output)
    const region = entry?.regions[part]
    if (!entry || !region) throw new Error(`The build made no sound "${part}"`)
    return { fileName: entry.file.fileName, region: region.join(', ') }
  }
  return [
    '// Written by the art build (npm run assets); not to be edited.',
    "import type { EffectFile, EffectName, LoopName } from '../manifest/sound-names.ts'",
    '',
    'export const effectFiles: Readonly<Record<EffectFile, string>> = {',
    ...EFFECT_FILE_NAMES.map((file) => `  '${file}': '${partOf(file, EFFECT_FILES[file][0]).fileName}',`),
    '}',
    '',
    'export const effects: Readonly<Record<EffectName, readonly [startMs: number, durationMs: number]>> = {',
    ...EFFECT_FILE_NAMES.flatMap((file) =>
      EFFECT_FILES[file].map((name) => `  '${name}': [${partOf(file, name).region}],`),
    ),
    '}',
    '',
    'export const loops: Readonly<Record<LoopName, readonly [file: string, startMs: number, durationMs: number]>> = {',
    ...LOOP_NAMES.map((name) => {
      const loop = partOf(`music-${name}`, name)
      return `  '${name}': ['${loop.fileName}', ${loop.region}],`
    }),
    '}',
    '',
  ].join('\n')
}

/** Builds all sound: the files of effects, one for each loop, and the module of their positions. Only changed files are rebuilt. */
export const buildSounds = async ({ cacheDir, overrideDir, force, log }: SoundBuildOptions): Promise<SoundBuild> => {
  const finished = new Map<string, { file: OutputFile; regions: Record<string, SoundRegion> }>()
  const keys: string[] = []
  let madeCount = 0
  const overrides = await readSoundOverrides(overrideDir)
  const loops = LOOP_NAMES.map((name) => loopOutput(name, overrides.loops.get(name)))
  const effects = EFFECT_FILE_NAMES.map((file) => effectsOutput(file, overrides))
  for (const output of [...effects, ...loops]) {
    const key = await keyOf(output)
    keys.push(key)
    let files = force ? null : await readCached(cacheDir, key)
    if (!files) {
      files = await made(output)
      await writeCached(cacheDir, key, files)
      madeCount += 1
      log(`${files[0]?.fileName} ${((files[0]?.data.length ?? 0) / 1000).toFixed(1)} kB`)
    }
    const [file, regions] = files
    if (!file || !regions) throw new Error(`The cache holds half of "${output.name}": run "npm run assets -- --force"`)
    finished.set(output.name, { file, regions: JSON.parse(regions.data.toString('utf8')) })
  }
  return {
    files: [...finished.values()].map(({ file }) => file),
    manifest: [SOUNDS_FILE, manifestText(finished)],
    keys,
    made: madeCount,
    outputs: finished.size,
    overrides: { used: overrides.effects.size + overrides.loops.size, leftOut: overrides.leftOut },
  }
}

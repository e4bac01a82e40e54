import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isEndless, renderEffect } from '#assets/audio/effects/all.ts'
import { LOOPS } from '#assets/audio/loops/all.ts'
import {
  EFFECT_FILE_NAMES,
  EFFECT_FILES,
  type EffectFile,
  type EffectName,
  LOOP_NAMES,
  type LoopName,
} from '#assets/manifest/sound-names.ts'
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

const SOUNDS_FILE = 'sounds.ts'
/** Kept in the cache entry, beside the sound. */
const REGIONS_FILE = 'regions.json'

export interface SoundBuildOptions {
  readonly cacheDir: string
  readonly overrideDir: string
  readonly force: boolean
  readonly log: (line: string) => void
  readonly makeOwn?: (name: string) => Promise<readonly OutputFile[]>
}

export interface SoundBuild {
  readonly files: readonly OutputFile[]
  readonly manifest: readonly [fileName: string, text: string]
  readonly keys: readonly string[]
  readonly made: number
  readonly outputs: number
  readonly overrides: { readonly used: number; readonly leftOut: readonly ArtProblem[] }
}

interface SoundOutput {
  /** Name without hash, such as `sounds` for a file of effects or `music-menu` for a loop. */
  readonly name: string
  readonly sources: readonly string[]
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
    // The artist's MP3 has no padding, so the whole file is the loop.
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

const outputsWith = (overrides: SoundOverrides): readonly SoundOutput[] => [
  ...EFFECT_FILE_NAMES.map((file) => effectsOutput(file, overrides)),
  ...LOOP_NAMES.map((name) => loopOutput(name, overrides.loops.get(name))),
]

const NO_OVERRIDES: SoundOverrides = { effects: new Map(), loops: new Map(), leftOut: [] }

/** Makes a sound without overrides, together with the file of its regions. `name` is for example `music-menu`. */
export const makeOwnSound = async (name: string): Promise<readonly OutputFile[]> => {
  const output = outputsWith(NO_OVERRIDES).find((one) => one.name === name)
  if (!output) throw new Error(`There is no sound "${name}"`)
  return made(output)
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
    "import type { EffectFile, EffectName, LoopName } from '#assets/manifest/sound-names.ts'",
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

/** Builds effects, loops and the module with their regions. Only changed files are rebuilt. */
export const buildSounds = async (options: SoundBuildOptions): Promise<SoundBuild> => {
  const { cacheDir, force, log, makeOwn = makeOwnSound } = options
  const overrides = await readSoundOverrides(options.overrideDir)
  const finish = async (output: SoundOutput) => {
    const key = await keyOf(output)
    const cached = force ? null : await readCached(cacheDir, key)
    const files = cached ?? (await (output.replaced.length > 0 ? made(output) : makeOwn(output.name)))
    const [file, regions] = files
    if (!file || !regions) throw new Error(`The cache holds half of "${output.name}": run "npm run assets -- --force"`)
    if (!cached) {
      await writeCached(cacheDir, key, files)
      log(`${file.fileName} ${(file.data.length / 1000).toFixed(1)} kB`)
    }
    const places: Record<string, SoundRegion> = JSON.parse(regions.data.toString('utf8'))
    return { name: output.name, key, file, regions: places, isMade: cached === null }
  }
  const outputs = await Promise.all(outputsWith(overrides).map(finish))
  return {
    files: outputs.map(({ file }) => file),
    manifest: [SOUNDS_FILE, manifestText(new Map(outputs.map((output) => [output.name, output])))],
    keys: outputs.map(({ key }) => key),
    made: outputs.filter(({ isMade }) => isMade).length,
    outputs: outputs.length,
    overrides: { used: overrides.effects.size + overrides.loops.size, leftOut: overrides.leftOut },
  }
}

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Signal } from '#assets/audio/kit/signal.ts'
import { soundOfCue } from '#assets/manifest/sound-names.ts'
import { encodeMp3 } from '../audio-encode.ts'
import { layInSprite } from '../audio-sprite.ts'
import { readCached, writeCached } from '../cache.ts'
import type { OutputFile } from '../output.ts'
import { effectOf, SoundFault } from '../override/sound-overrides.ts'
import { ArtProblem } from '../problem.ts'
import { labelOf, missingFile } from './addition-files.ts'
import type { AdditionLines } from './addition-lines.ts'

export interface AddedSoundFile {
  readonly file: string
  readonly hash: string
  readonly render: () => Signal
}

export const openSound = async (
  directory: string,
  files: ReadonlyMap<string, string>,
  { name, loudAs }: AdditionLines['sounds'][number],
): Promise<AddedSoundFile> => {
  const file = files.get(name)
  if (file === undefined) throw missingFile(files, name, `its sound ${labelOf(`sounds/${name}.wav`)}`)
  const data = await readFile(path.join(directory, file))
  try {
    const hash = createHash('sha256').update(data).update(loudAs).digest('hex')
    return { file, hash, render: effectOf(soundOfCue(loudAs), data, false) }
  } catch (error) {
    if (!(error instanceof SoundFault)) throw error
    throw new ArtProblem(labelOf(file), name, error.message, error.cure)
  }
}

const MODULE = 'added-sounds.ts'
const REGIONS = 'regions.json'

type Regions = Readonly<Record<string, readonly [startMs: number, durationMs: number]>>

const moduleText = (fileName: string | null, regions: Regions): string =>
  [
    '// Written by the art build (npm run assets); not to be edited.',
    "import type { AddedSoundName } from './additions.ts'",
    '',
    `export const addedSoundsFile: string | null = ${JSON.stringify(fileName)}`,
    '',
    'export const addedRegions: ReadonlyMap<AddedSoundName, readonly [startMs: number, durationMs: number]> = new Map(',
    `  ${JSON.stringify(Object.entries(regions))},`,
    ')',
    '',
  ].join('\n')

export interface AddedSoundsBuild {
  readonly files: readonly OutputFile[]
  readonly manifest: readonly [fileName: string, text: string]
  readonly keys: readonly string[]
}

export const buildAddedSounds = async (
  added: ReadonlyMap<string, AddedSoundFile>,
  cacheDir: string,
): Promise<AddedSoundsBuild> => {
  if (added.size === 0) return { files: [], manifest: [MODULE, moduleText(null, {})], keys: [] }
  const hash = createHash('sha256').update('sounds-added')
  for (const [name, sound] of added) hash.update(`${name} ${sound.hash}\n`)
  const key = hash.digest('hex').slice(0, 32)
  let cached = await readCached(cacheDir, key)
  if (!cached) {
    const { signal, regions } = layInSprite([...added].map(([name, { render }]) => ({ name, signal: render() })))
    const data = await encodeMp3([signal])
    const content = createHash('sha256').update(data).digest('hex').slice(0, 8)
    cached = [
      { fileName: `sounds-added.${content}.mp3`, data },
      { fileName: REGIONS, data: Buffer.from(JSON.stringify(regions)) },
    ]
    await writeCached(cacheDir, key, cached)
  }
  const [file, regions] = cached
  if (!file || !regions) throw new Error('The cache holds half of the added sounds: run "npm run assets -- --force"')
  return { files: [file], manifest: [MODULE, moduleText(file.fileName, JSON.parse(String(regions.data)))], keys: [key] }
}

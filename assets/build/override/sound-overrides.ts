import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderEffect } from '#assets/audio/effects/all.ts'
import { asHeard, levelled, loudestRms, rmsOf, trimmed, underCeiling } from '#assets/audio/kit/level.ts'
import { SAMPLE_RATE, type Signal } from '#assets/audio/kit/signal.ts'
import { LOOPS } from '#assets/audio/loops/all.ts'
import { EFFECT_NAMES, type EffectName, LOOP_NAMES, type LoopName } from '#assets/manifest/sound-names.ts'
import { ArtProblem } from '../problem.ts'
import { mp3Seconds } from './mp3-length.ts'
import { nearestName, withoutCopyMarks } from './nearest-name.ts'
import { labelOf, listOverrides } from './override-files.ts'
import { withoutSourceEnding } from './source-ending.ts'
import { brokenOff, readWav } from './wav.ts'

/** Samples to encode, or a finished MP3 with its length in seconds. */
export type LoopOverride =
  | { readonly kind: 'wav'; readonly hash: string; readonly render: () => { left: Signal; right: Signal } }
  | { readonly kind: 'mp3'; readonly hash: string; readonly data: Buffer; readonly seconds: number }

export interface SoundOverrides {
  readonly effects: ReadonlyMap<EffectName, { readonly hash: string; readonly render: () => Signal }>
  readonly loops: ReadonlyMap<LoopName, LoopOverride>
  readonly leftOut: readonly ArtProblem[]
}

const MUSIC = 'music-'
/** All sounds together may have 2.2 MB. */
const MAX_MP3_BYTES = 500_000
const MAX_EFFECT_SECONDS = 6
const LOOP_SECONDS = { least: 2, most: 60 } as const

const NAMES: readonly string[] = [...EFFECT_NAMES, ...LOOP_NAMES.map((name) => MUSIC + name)]

const isEffect = (name: string): name is EffectName => (EFFECT_NAMES as readonly string[]).includes(name)
const loopOf = (name: string): LoopName | undefined => LOOP_NAMES.find((loop) => MUSIC + loop === name)

export class SoundFault extends Error {
  readonly cure: string
  constructor(problem: string, cure: string) {
    super(problem)
    this.cure = cure
  }
}

const samplesOf = (data: Buffer): Signal[] => {
  const channels = readWav(data)
  if (!channels?.every((channel) => channel.every(Number.isFinite)))
    throw new SoundFault('it is not a WAV that can be read', 'Export it as WAV, 16 or 24 bits')
  const broken = brokenOff(data)
  if (broken) {
    const problem = `it ends after ${broken.actual.toFixed(2)} s, but its header says ${broken.promised.toFixed(2)} s`
    throw new SoundFault(problem, 'Copy the whole file, or export it again')
  }
  return channels
}

const bytesOf = async (file: string): Promise<Buffer> => {
  const data = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new SoundFault(`it cannot be read (${error.code})`, 'Give the file back its rights to be read')
  })
  if (data.length === 0) throw new SoundFault('the file is empty', 'Export it again')
  return data
}

const secondsText = (seconds: number): string => `${seconds.toFixed(1)} s`

/** Makes the effect mono and as loud as the game's own effect. */
export const effectOf = (name: EffectName, data: Buffer, isMp3: boolean): (() => Signal) => {
  if (isMp3) throw new SoundFault('effects are laid into one file and must not be packed before', 'Export it as WAV')
  const [left, right = left] = samplesOf(data)
  if (!left || !right || loudestRms(left) + loudestRms(right) === 0) {
    throw new SoundFault('nothing is to be heard in it', 'Export it again, or leave it out to keep the game’s own')
  }
  const seconds = left.length / SAMPLE_RATE
  if (seconds > MAX_EFFECT_SECONDS) {
    throw new SoundFault(`${secondsText(seconds)} is over the limit of ${MAX_EFFECT_SECONDS} s`, 'Cut it')
  }
  const mono = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2)
  // A function, because the comparison renders the game's own effect. Only a rebuild needs it.
  return () => trimmed(levelled(mono, loudestRms(asHeard(renderEffect(name)))))
}

const checkLoopSeconds = (seconds: number): void => {
  const { least, most } = LOOP_SECONDS
  if (seconds >= least && seconds <= most) return
  throw new SoundFault(`${secondsText(seconds)} is not between ${least} and ${most} s`, 'Cut the loop to a few bars')
}

const loopFrom = (name: LoopName, data: Buffer, isMp3: boolean, hash: string): LoopOverride => {
  if (isMp3) {
    const seconds = mp3Seconds(data)
    if (seconds === null) throw new SoundFault('it is not an MP3', 'Export it as MP3 or, to loop without a gap, as WAV')
    checkLoopSeconds(seconds)
    if (data.length > MAX_MP3_BYTES) {
      const size = `${Math.ceil(data.length / 1000)} kB`
      throw new SoundFault(`${size} is over the limit of ${MAX_MP3_BYTES / 1000} kB`, 'Export it with 64 kbit/s')
    }
    return { kind: 'mp3', hash, data, seconds }
  }
  const [left, right = left] = samplesOf(data)
  checkLoopSeconds((left?.length ?? 0) / SAMPLE_RATE)
  if (!left || !right) throw new SoundFault('it has no channel', 'Export it again')
  const render = (): { left: Signal; right: Signal } => {
    const own = LOOPS[name]()
    const strength = rmsOf(asHeard(left)) + rmsOf(asHeard(right))
    const gain = (rmsOf(asHeard(own.left)) + rmsOf(asHeard(own.right))) / (strength || 1)
    const level = (signal: Signal): Signal => signal.map((sample) => underCeiling(sample * gain))
    return { left: level(left), right: level(right) }
  }
  return { kind: 'wav', hash, render }
}

const unknownName = (file: string, name: string): ArtProblem => {
  const hint = nearestName(withoutCopyMarks(name), NAMES)
  if (hint?.toLowerCase() === name.toLowerCase())
    return new ArtProblem(labelOf(file), name, 'the game writes this name in other capitals', `Rename it to "${hint}"`)
  const cure = hint === null ? 'All names are in assets/manifest/sound-names.ts' : `Did you mean "${hint}"`
  return new ArtProblem(labelOf(file), name, 'no sound of the game has this name', cure)
}

/**
 * Reads `sounds/<effect>.wav` and `sounds/music-<loop>.wav` or `.mp3`. A WAV gets the loudness of the sound that it
 * replaces.
 */
export const readSoundOverrides = async (directory: string): Promise<SoundOverrides> => {
  const effects = new Map<EffectName, { hash: string; render: () => Signal }>()
  const loops = new Map<LoopName, LoopOverride>()
  const leftOut: ArtProblem[] = []
  const { sounds } = await listOverrides(directory, [])
  for (const file of sounds) {
    const { name: written, ext } = path.posix.parse(file)
    const name = withoutSourceEnding(written)
    const isMp3 = ext.toLowerCase() === '.mp3'
    const loop = loopOf(name)
    try {
      if (!loop && !isEffect(name)) {
        leftOut.push(unknownName(file, name))
        continue
      }
      const data = await bytesOf(path.join(directory, file))
      const hash = createHash('sha256').update(data).digest('hex')
      if (loop ? loops.has(loop) : isEffect(name) && effects.has(name)) {
        throw new SoundFault('two files have this name', 'Keep one of the two')
      }
      if (loop) loops.set(loop, loopFrom(loop, data, isMp3, hash))
      else if (isEffect(name)) effects.set(name, { hash, render: effectOf(name, data, isMp3) })
    } catch (error) {
      if (!(error instanceof SoundFault)) throw error
      leftOut.push(new ArtProblem(labelOf(file), name, error.message, error.cure))
    }
  }
  return { effects, loops, leftOut }
}
